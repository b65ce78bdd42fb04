/* What the parts of the table share: the view, the components, and what is moving at the moment. */
import { lang } from '../../lib/i18n/index.svelte';
import { keyed, type TableModel } from '../../lib/model.svelte';
import type { Gain, Move } from '../../lib/types';
import type { Tip } from '../../kit/tips.svelte';
import { cardName, isColony, isStarter, moveAsked, sectorsUsed, type Card, type Components, type Place, type View } from './cards';
import { sb, sideWords } from './words';

/* Kinds of moves that have no place on the table: they are buttons of the prompt. */
const IN_PROMPT = /^(?:button|die|dice):/;
const FEW = 6;

export class Scene {
  lit = $state.raw<number[]>([]);
  dice = $state.raw<[number, number] | null>(null);
  tumbling = $state(false);
  floats = $state.raw<Record<number, Gain>>({});
  hits = $state.raw<Record<number, number[]>>({});
  changed = $state.raw<ReadonlySet<string>>(new Set());

  constructor(readonly model: TableModel, readonly components: Components) {}

  readonly view = $derived.by(() => this.model.state.view as unknown as View);
  readonly me = $derived.by(() => this.model.state.seat);
  readonly players = $derived.by(() => this.view.seats?.length ?? 2);
  readonly mySeat = $derived.by(() => (this.me === null ? null : (this.view.seats[this.me] ?? null)));

  /* Light Speed: the cards dealt to me are for sale, not the shipyard. */
  readonly dealing = $derived.by(() => this.view.phase === 'lightspeed' && !!this.view.dealt);

  /* The moves that are buttons: those without a thing, and the others too where there are few. */
  readonly choices = $derived.by<Move[]>(() => {
    const moves = this.model.moves;
    const things = moves.filter((move) => !IN_PROMPT.test(move.at));
    return things.length <= FEW && !this.dealing ? [...moves] : moves.filter((move) => IN_PROMPT.test(move.at));
  });

  /* The sectors that a use of the dice would pay, with the move and its key. */
  readonly uses = $derived.by(() => {
    const map = new Map<number, { move: Move; key: string }>();
    for (const { move, key } of keyed(this.choices)) for (const sector of sectorsUsed(move.move)) map.set(sector, { move, key });
    return map;
  });

  card(code: string): Card | undefined {
    return this.components.cards[code];
  }

  name(code: string, seat: number): string {
    return cardName(this.components, code, seat, lang.now);
  }

  /* Who owns the colony of a sector that is no longer for sale. */
  ownerOf(code: string): number | null {
    const seat = this.view.seats.findIndex((s) => s.sectors.some((sector) => sector.card === code));
    return seat < 0 ? null : seat;
  }

  movesAtCard(code: string): Move[] {
    return this.model.at.get(`card:${code}`) ?? [];
  }

  /* What touching a sector of a board does: a move at the sector, at its stationed card, or a use of the dice. */
  movesAtSector(seat: number, n: number, station: string): Move[] {
    if (seat !== this.me) return [];
    const own = isStarter(station) ? [] : this.movesAtCard(station);
    const use = this.uses.get(n);
    return [...(this.model.at.get(`sector:${seat}.${n}`) ?? []), ...own, ...(use ? [use.move] : [])];
  }

  /* A thing without a move was touched while I am asked: the table says why not. */
  refuse(code: string): void {
    if (!this.model.mine) return;
    const shifts = this.model.moves.some((move) => move.move.startsWith('shift') || move.move === 'stop');
    this.model.hands.why(moveAsked(this.model.state.ask, shifts, code));
  }

  /* Whether cards are being bought or taken, so that the shipyard is asked about. */
  readonly trading = $derived.by(
    () => this.model.mine && (['buy', 'purchase', 'claim', 'lightspeed'].includes(this.model.state.ask) || this.model.moves.some((m) => /^(?:buy|claim) /.test(m.move))),
  );

  /* touch, dim (too dear), forbidden, or nothing, for a card that lies for sale */
  saleState(code: string): '' | 'touch' | 'dim' | 'forbidden' {
    if (!this.trading) return '';
    if (this.movesAtCard(code).length) return 'touch';
    const card = this.card(code);
    if (!card || !this.mySeat) return '';
    if (this.dealing && (!this.view.dealt?.includes(code) || this.view.answer?.bought?.includes(code))) return '';
    return this.model.state.ask !== 'claim' && card.cost > this.mySeat.credits ? 'dim' : 'forbidden';
  }

  tip(code: string, seat: number, place?: Place): Tip | null {
    const w = sb();
    const card = this.card(code);
    if (!card) return null;
    const title = this.name(code, seat);
    const kind = card.type[lang.now];
    if (isColony(card)) {
      return { title, sub: [kind, w.sector(card.sector), w.cost(card.cost)].join(' · '), lines: [{ icon: 'vp', text: w.colonyDoes(card.vp) }] };
    }
    const price = isStarter(code) ? w.starter : `${w.level(card.level)} · ${w.cost(card.cost)}`;
    const lines = [
      { icon: 'own-turn', text: card.station ? sideWords(w, card.station, this.players) : '' },
      { icon: 'other-turn', text: card.deployed ? sideWords(w, card.deployed, this.players) : '' },
    ];
    if (place?.slots) lines.push({ icon: 'charge', text: w.charged(place.charges, place.slots) });
    const short = this.trading && this.saleState(code) === 'dim' && this.mySeat ? w.tooDear(card.cost - this.mySeat.credits) : '';
    return { title, sub: [kind, w.sector(card.sector), price].join(' · '), lines, ...(short ? { reason: short, rule: 'SB-13.1' } : {}) };
  }

  /* Shows the sectors that a choice would pay; a choice that is taken off the page says so too, so not at once. */
  light(move: Move | null): void {
    queueMicrotask(() => (this.lit = move ? sectorsUsed(move.move) : []));
  }
}
