/* What the parts of the table share: the view, the components, what can be touched, and what is moving. */
import { lang } from '../../lib/i18n/index.svelte';
import type { TableModel } from '../../lib/model.svelte';
import { ALL, SEND, type Pick, type Plan } from '../../lib/sentence.svelte';
import { gainOf, type Gain, type Move } from '../../lib/types';
import { amountOf, cardsIn, isWithin, slotsOf, type Components, type PlanetView, type Role, type SeatView, type View } from './cards';
import { ed } from './words';

/* Kinds of moves that are touched in the prompt. */
const IN_PROMPT = /^(?:button|resource|stack|fighters):/;
const FEW = 6;

export class Scene {
  /* the role that is looked at: what counts for it lifts */
  lit = $state<Role | null>(null);
  floats = $state.raw<Record<number, Gain>>({});
  /* the role that somebody leads while it is shown */
  led = $state<Role | null>(null);
  changed = $state.raw<ReadonlySet<string>>(new Set());

  constructor(readonly model: TableModel, readonly components: Components) {}

  readonly view = $derived.by(() => this.model.state.view as unknown as View);
  readonly me = $derived.by(() => this.model.state.seat);
  readonly players = $derived.by(() => this.view.seats?.length ?? 2);
  readonly mySeat = $derived.by<SeatView | null>(() => (this.me === null ? null : (this.view.seats[this.me] ?? null)));
  /* whose empire is at the foot: mine, for a spectator the first */
  readonly foot = $derived.by(() => this.me ?? 0);
  readonly ask = $derived.by(() => (this.model.mine ? this.model.state.ask : ''));
  readonly role = $derived.by(() => this.led ?? this.view.role);
  /* planets that I look at */
  readonly offer = $derived.by(() => this.view.look?.planets ?? null);

  moves(at: string): Move[] {
    return this.model.at.get(at) ?? [];
  }

  name(code: string): string {
    const { cards, technologies, planets } = this.components;
    return (cards[code] ?? technologies[code] ?? planets[code])?.name[lang.now] ?? code;
  }

  /* What touching a card of the hand means. Cards that can be discarded together with others only are not in the
   * list of first moves; the sentence takes them all the same. */
  movesAtCard(code: string): Move[] {
    const moves = this.moves(`card:${code}`);
    if (this.ask !== 'cleanup' || moves.some((move) => move.move.startsWith('discard '))) return moves;
    return [...moves, { move: `discard ${code}`, at: `card:${code}`, words: ed().discardCard(this.name(code)) }];
  }

  /* ---- sentences ---- */

  readonly plan = $derived.by<Plan | null>(() => {
    const { ask } = this;
    const hand = Object.keys(this.mySeat?.hand ?? {});
    const moves = this.model.moves;
    const most = Math.max(0, ...moves.map((move) => gainOf(move.gain, 'most'))) || Infinity;
    const verb = (word: string) => (move: Move) => move.move.startsWith(`${word} `);
    switch (ask) {
      case 'boost':
        return { ask, takes: verb('boost'), most: Infinity, spell: inOrder(hand.map((code) => `boost ${code}`)), close: 'done' };
      case 'follow':
        return {
          ask,
          takes: (move) => move.at.startsWith('card:'),
          most: Infinity,
          spell: (picked) => inOrder(hand.map((code) => `follow ${code}`))(picked).map((move, i) => (i ? move.replace('follow', 'boost') : move)),
          close: 'done',
          closeAsk: 'boost',
        };
      case 'cleanup':
        return { ask, takes: verb('discard'), most: Infinity, spell: inOrder(hand.map((code) => `discard ${code}`)), close: 'done' };
      case 'remove':
        return most === 1 ? null : { ask, takes: verb('remove'), most, spell: inOrder([...hand, 'itself'].map((code) => `remove ${code}`)), close: 'done' };
      case 'produce':
      case 'sell':
        return most === 1 ? null : { ask, takes: verb(ask), most, spell: inOrder(moves.map((move) => move.move)), close: 'done' };
      case 'place': {
        const n = Object.values(this.mySeat?.played ?? {})[0] ?? 1;
        const places = this.mySeat?.planets.flatMap((planet) => (planet.up ? [] : [`tuck ${planet.planet}`])) ?? [];
        return n === 1 ? null : { ask, takes: verb('tuck'), most: n, sends: true, repeats: true, spell: (picked) => untilLast(inOrder(places)(picked), places.at(-1)) };
      }
      default:
        return null;
    }
  });

  /* Everything that could be touched for the sentence. */
  readonly pickable = $derived.by<Pick[]>(() => {
    const plan = this.plan;
    if (!plan) return [];
    if (plan.ask === 'produce' || plan.ask === 'sell') return this.slotPicks();
    return cardsIn(this.mySeat?.hand ?? {}).flatMap(({ code, place }) => {
      const move = this.movesAtCard(code).find(plan.takes);
      return move ? [{ place, move: move.move }] : [];
    });
  });

  private slotPicks(): Pick[] {
    return (this.mySeat?.planets ?? []).flatMap((planet) =>
      this.slots(planet).flatMap((slot) => {
        const move = this.movesAtSlot(this.foot, slot.kind, slot.full)[0];
        return move ? [{ place: slot.place, move: move.move }] : [];
      }),
    );
  }

  slots(planet: PlanetView) {
    const row = planet.planet && planet.up ? this.components.planets[planet.planet] : undefined;
    return row && !planet.marker ? slotsOf(planet.planet ?? '', row, planet.resources) : [];
  }

  /* Empty slots are produced into, full ones sold from; equal slots are one choice. */
  movesAtSlot(seat: number, kind: string, full: string | null): Move[] {
    if (seat !== this.me) return [];
    const verb = full ? 'sell ' : 'produce ';
    if (kind !== 'any') return this.moves(`slot:${seat}.${kind}`).filter((move) => move.move.startsWith(verb));
    return this.model.moves.filter((move) => move.at.startsWith(`slot:${seat}.utopia.`) && move.move.startsWith(verb) && (!full || move.move.includes(` ${full} `)));
  }

  /* ---- what a role brings ---- */

  /* The symbols of the role under way that count now, with the cards that are touched. */
  readonly total = $derived.by(() => {
    const role = this.view.role;
    const moves = this.model.moves;
    if (!role || !this.mySeat) return 0;
    const base = this.ask === 'boost' ? gainOf(moves.find((move) => move.move === 'done')?.gain, 'symbols') : this.mySeat.symbols[role];
    return this.model.sentence.moves.reduce((sum, picked) => {
      const move = moves.find((one) => one.move === picked);
      return sum + (move ? gainOf(move.gain, 'symbols') - base : 0);
    }, base);
  });

  /* What so many symbols of a role would bring me, in words. */
  gives(role: Role, symbols: number, leads: boolean): string {
    const w = ed();
    const seat = this.mySeat ?? this.view.seats[this.foot];
    if (!seat) return '';
    const n = amountOf(role, symbols, seat.symbols[role], leads);
    switch (role) {
      case 'produce':
        return w.gives.produce(n, seat.planets.flatMap((planet) => this.slots(planet)).filter((slot) => !slot.full).length);
      case 'trade':
        return w.gives.trade(n, seat.resources + (seat.permanents.includes('weapon-emporium') ? seat.fighters : 0));
      case 'research': {
        const techs = this.view.technologies.map((code) => this.components.technologies[code]).filter((tech) => tech && isWithin(tech, seat, n));
        return w.gives.research(Math.max(0, ...techs.map((tech) => tech?.level ?? 0)));
      }
      case 'colonize':
        return seat.planets.some((planet) => !planet.up) ? w.gives.colonize(n) : w.noTarget;
      default:
        return w.gives[role](n);
    }
  }

  /* My Research symbols: those of the role under way, else of leading it with all my cards. */
  readonly researchSymbols = $derived.by(() => {
    const now = this.ask === 'research' ? gainOf(this.model.moves.find((move) => move.move.startsWith('research '))?.gain, 'symbols') : 0;
    if (now) return now;
    const lead = this.mySeat?.leads?.research;
    return lead ? lead.card + lead.hand + lead.empire : 0;
  });

  /* ---- the prompt ---- */

  readonly choices = $derived.by<Move[]>(() => {
    const moves = this.model.moves;
    if (this.plan) return this.sentenceChoices(moves);
    const things = moves.filter((move) => !IN_PROMPT.test(move.at) && !/^(?:card|technology):/.test(move.at));
    const apart = ['role', 'keep'].includes(this.ask) || things.length > FEW;
    return [...(apart ? [] : things), ...moves.filter((move) => IN_PROMPT.test(move.at))];
  });

  private sentenceChoices(moves: readonly Move[]): Move[] {
    const { ask, model } = this;
    const w = ed();
    const n = model.sentence.picked.length;
    if (ask === 'place') return moves.filter((move) => move.move.startsWith('tuck '));
    const send = (words: string, move = 'done'): Move => ({ move, at: SEND, words });
    const all: Move[] = this.pickable.length > n && n < (this.plan?.most ?? 0) && this.pickable.length > 1
      ? [{ move: 'all', at: ALL, words: ask === 'produce' || ask === 'sell' ? w.allSlots : w.allCards }]
      : [];
    switch (ask) {
      case 'boost':
        return [...all, send(w.send.boost(n, this.outcome))];
      case 'follow': {
        const planets = moves.filter((move) => move.at.startsWith('planet:'));
        const bare = moves.filter((move) => move.move === 'follow').map((move) => ({ ...move, words: w.followBare(this.outcome) }));
        const dissent = moves.filter((move) => move.move === 'dissent').map((move) => ({ ...move, words: w.dissent(gainOf(move.gain, 'cards')) }));
        return [...planets, ...all, ...(n ? [send(w.send.follow(n, this.outcome), 'send')] : bare), ...dissent];
      }
      case 'cleanup': {
        const seat = this.mySeat;
        const left = (seat?.hand_size ?? 0) - n;
        const over = left - (seat?.hand_limit ?? 0);
        const draw = Math.min(-over, (seat?.deck_size ?? 0) + (seat ? Object.values(seat.discard).reduce((a, b) => a + b, 0) : 0) + n);
        return over > 0 ? [] : [send(w.send.cleanup(n, draw))];
      }
      case 'remove': {
        const itself = moves.filter((move) => move.move === 'remove itself' && model.sentence.open(move.at));
        const may = n > 0 || moves.some((move) => move.move === 'done');
        return [...itself, ...(may ? [send(w.send.remove(n))] : [])];
      }
      case 'sell': {
        const fighters = moves.filter((move) => move.at.startsWith('fighters:') && model.sentence.open(move.at));
        return [...fighters, ...all, send(w.send.sell(n, this.salePays()))];
      }
      default:
        return [...all, ...(n || moves.some((move) => move.move === 'done') ? [send(w.send.produce(n))] : [])];
    }
  }

  /* The influence of what is touched to be sold: a second resource of a type brings no more for its type. */
  private salePays(): number {
    const seen = new Set<string>();
    const special = this.view.specialization;
    return this.model.sentence.moves.reduce((sum, picked) => {
      const move = this.model.moves.find((one) => one.move === picked);
      const kind = picked.split(' ')[1] ?? '';
      const first = !seen.has(kind);
      seen.add(kind);
      const alone = gainOf(move?.gain, 'influence') || 1;
      return sum + (first ? alone : 1 + Number(special === kind && this.view.active === this.me));
    }, 0);
  }

  /* What the role under way brings me with what is touched. */
  readonly outcome = $derived.by(() => {
    const role = this.view.role;
    return role ? this.gives(role, this.total, this.view.active === this.me) : '';
  });

  /* The plain sentence beside the question. */
  readonly aside = $derived.by(() => {
    const w = ed();
    const n = this.model.sentence.picked.length;
    const role = this.view.role ? w.roles[this.view.role] : '';
    switch (this.ask) {
      case 'role':
        return w.roleHint;
      case 'keep':
        return w.keepHint;
      case 'boost':
        return w.picks[this.pickable.length ? 'boost' : 'noBoost'](role, this.total);
      case 'follow':
        return w.picks[this.pickable.length ? 'follow' : 'noFollow'](role);
      case 'cleanup': {
        const over = (this.mySeat?.hand_size ?? 0) - n - (this.mySeat?.hand_limit ?? 0);
        return over > 0 ? w.picks.mustDiscard(over) : w.picks.discard;
      }
      case 'remove':
        return this.plan ? w.picks.remove(Number.isFinite(this.plan.most) ? this.plan.most : 0) : '';
      case 'produce':
      case 'sell':
        return this.plan ? w.picks.slots(this.plan.most) : '';
      case 'place':
        return this.plan ? w.picks.place(n, this.plan.most) : '';
      default:
        return '';
    }
  });

  /* A thing without a move was touched while I am asked: the table says why not. */
  refuse(move: string): void {
    if (this.model.mine) this.model.hands.why(move);
  }

  /* The move that touching a card of the hand would mean now. */
  meant(code: string): string {
    const verbs: Record<string, string> = { boost: 'boost', follow: 'follow', cleanup: 'discard', remove: 'remove' };
    return `${verbs[this.ask] ?? 'play'} ${code}`;
  }
}

/* Moves in the order of a list that has each of them once. */
const inOrder = (list: readonly string[]) => (moves: readonly string[]): string[] =>
  [...moves].sort((a, b) => list.indexOf(a) - list.indexOf(b));

/* Cards of a kind go under planets in the order of their places: once one is under the last, the others follow by
 * themselves (ED-26.1). */
const untilLast = (moves: string[], last: string | undefined): string[] => {
  const at = last === undefined ? -1 : moves.indexOf(last);
  return at < 0 ? moves : moves.slice(0, at + 1);
};
