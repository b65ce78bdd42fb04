/* What the parts of the table share: the view, the components, what can be touched, and what is moving. */
import { lang } from '../../lib/i18n/index.svelte';
import { verbOf, type TableModel } from '../../lib/model.svelte';
import { SEND, type Plan } from '../../lib/sentence.svelte';
import type { Gain, Move } from '../../lib/types';
import { PHASE_OF, placed, without, type Action, type Attack, type Card, type Components, type Phase, type Row, type SeatView, type View } from './cards';
import { rg } from './words';

/* Where a card lies that a move names. */
const HAND = new Set(['start', 'discard', 'save', 'develop', 'settle', 'sneak', 'muster', 'pay', 'with', 'ante']);
const TABLEAU = new Set(['purchase-with', 'conquer-with', 'spend', 'good', 'sell', 'takeover', 'replace', 'use', 'windfall']);
/* What the plan of powers and goods offers. */
const PLANNED = new Set(['use', 'good', 'sell', 'windfall', 'bonus']);

/* Questions that are answered by naming cards of the hand one by one, and by which move. */
const NAMES: Record<string, readonly string[]> = {
  start: ['discard'], sift: ['discard'], limit: ['discard'], discard: ['discard'], hand: ['discard'], pay: ['pay'], place: ['pay', 'muster'],
  declare: ['muster'], extra: ['muster'], defend: ['muster'],
};

/* What touching a card of the hand would mean, where it is not offered. */
const MEANT: Record<string, string> = { develop: 'develop', settle: 'settle', extra: 'settle', replace: 'with', ante: 'ante', give: 'discard', sift: 'discard', start: 'start', save: 'save' };

export const cardIn = (move: string): string => move.split(' ')[1] ?? '';

export class Scene {
  floats = $state.raw<Record<number, Gain>>({});
  changed = $state.raw<ReadonlySet<string>>(new Set());
  /* the phase that is being shown */
  shownPhase = $state<Row | null>(null);

  constructor(readonly model: TableModel, readonly components: Components) {}

  readonly view = $derived.by(() => this.model.state.view as unknown as View);
  readonly me = $derived.by(() => this.model.state.seat);
  readonly players = $derived.by(() => this.view.seats?.length ?? 2);
  readonly mySeat = $derived.by<SeatView | null>(() => (this.me === null ? null : (this.view.seats[this.me] ?? null)));
  /* whose tableau is at the foot: mine, for a spectator the first */
  readonly foot = $derived.by(() => this.me ?? 0);
  readonly ask = $derived.by(() => (this.model.mine ? this.model.state.ask : ''));
  readonly phase = $derived.by<Row | null>(() => this.shownPhase ?? this.view.phase ?? null);
  readonly prestige = $derived.by(() => this.view.leader !== undefined);
  readonly others = $derived.by(() => Array.from({ length: this.players - 1 }, (_, i) => (this.foot + 1 + i) % this.players));
  /* all have chosen their actions */
  readonly revealed = $derived.by(() => this.view.seats.every((seat) => seat.actions?.length));

  card(code: string): Card | undefined {
    return this.components.cards[code];
  }

  name(code: string): string {
    return this.card(code)?.name[lang.now] ?? code;
  }

  /* The action with which a seat takes part in a phase, and whether prestige goes with it. */
  choicesFor(phase: Phase): { seat: number; action: Action; boost: boolean }[] {
    return this.view.seats.flatMap((seat, i) =>
      (seat.actions ?? []).flatMap((action, nth) => (PHASE_OF[action] === phase ? [{ seat: i, action, boost: seat.boost === nth + 1 }] : [])),
    );
  }

  /* ---- what can be touched ---- */

  movesAtHand(code: string): Move[] {
    const moves = (this.model.at.get(`card:${code}`) ?? []).filter((move) => HAND.has(verbOf(move.move)));
    const verb = this.naming;
    if (!verb || !this.pool.includes(code) || moves.some((move) => verbOf(move.move) === verb)) return moves;
    return [...moves, { move: `${verb} ${code}`, at: `card:${code}`, words: rg().name[verb](this.name(code)) }];
  }

  movesAtTableau(code: string): Move[] {
    const moves = [...(this.model.at.get(`card:${code}`) ?? []), ...(this.model.at.get(`good:${code}`) ?? [])].filter((move) => TABLEAU.has(verbOf(move.move)));
    return this.me === null ? moves : [...moves, ...this.aimsAt(this.me, code)];
  }

  /* The takeover that a move of `prevent` is about. */
  attack(move: Move): Attack | undefined {
    const [verb, attacker, target] = move.move.split(' ');
    return verb === 'prevent' ? this.view.takeovers?.find((one) => one.attacker === Number(attacker) && one.target === target) : undefined;
  }

  /* Worlds are attacked, and attacks prevented, where they lie. */
  aimsAt(seat: number, code: string): Move[] {
    return this.model.moves.filter((move) =>
      verbOf(move.move) === 'target' ? seat !== this.me && cardIn(move.move) === code : this.attack(move)?.owner === seat && this.attack(move)?.target === code,
    );
  }

  /* ---- sentences ---- */

  /* The move by which several cards are named one by one. */
  readonly naming = $derived.by<'discard' | 'pay' | 'muster' | null>(() => {
    const wanted = this.view.wanted;
    if (!wanted || wanted.most < 2 || !this.model.mine) return null;
    const verb = NAMES[this.ask]?.find((word) => this.model.moves.some((move) => verbOf(move.move) === word));
    return (verb as 'discard' | 'pay' | 'muster' | undefined) ?? null;
  });

  /* The cards of the hand that may be named. */
  readonly pool = $derived.by<string[]>(() => {
    const seat = this.mySeat;
    if (!seat) return [];
    const left = without(seat.hand, seat.chosen ?? []);
    if (this.ask === 'start') return without(left, seat.drawn ?? []);
    if (this.ask === 'sift' && !seat.phases.explore.mix) return without(seat.drawn ?? [], seat.chosen ?? []);
    return left;
  });

  readonly plan = $derived.by<Plan | null>(() => {
    const verb = this.naming;
    const wanted = this.view.wanted;
    if (!verb || !wanted) return null;
    const order = this.mySeat?.hand ?? [];
    const exact = wanted.least === wanted.most;
    return {
      ask: this.ask,
      takes: (move) => verbOf(move.move) === verb,
      most: wanted.most,
      spell: (moves) => [...moves].sort((a, b) => order.indexOf(cardIn(a)) - order.indexOf(cardIn(b))),
      ...(exact ? {} : { close: 'done' }),
    };
  });

  /* How many are touched, and how many are still wanted. */
  readonly picked = $derived.by(() => this.model.sentence.picked.length);
  readonly lacking = $derived.by(() => Math.max(0, (this.view.wanted?.least ?? 0) - this.picked));

  /* ---- the prompt ---- */

  /* Powers to be used and goods to be given are planned below the question. */
  readonly planned = $derived.by<Move[]>(() =>
    ['trade', 'consume', 'goods', 'produce', 'windfall'].includes(this.ask) ? this.model.moves.filter((move) => PLANNED.has(verbOf(move.move))) : [],
  );
  readonly choosesAction = $derived.by(() => this.ask === 'action' || this.ask === 'late');
  /* what was turned up, the match of a search first */
  readonly aside = $derived.by(() => {
    const all = placed(this.view.aside ?? []);
    return [...all.filter((card) => card.code === this.view.match), ...all.filter((card) => card.code !== this.view.match)];
  });

  /* A flipped card is taken, and the match of a search kept, by touching it. */
  movesAside(code: string): Move[] {
    return this.model.moves.filter((move) => (verbOf(move.move) === 'take' ? cardIn(move.move) === code : move.move === 'keep' && code === this.view.match));
  }

  readonly choices = $derived.by<Move[]>(() => {
    const hand = this.mySeat?.hand ?? [];
    const tableau = this.mySeat?.tableau ?? [];
    const rest = this.model.moves.filter((move) => {
      const verb = verbOf(move.move);
      const code = cardIn(move.move);
      if (verb === 'action' || verb === 'boost' || this.planned.includes(move)) return false;
      if (this.plan && (this.plan.takes(move) || move.move === this.plan.close)) return false;
      if (HAND.has(verb)) return !hand.includes(code);
      if (TABLEAU.has(verb)) return !tableau.includes(code);
      return verb !== 'take';
    });
    return [...rest, ...this.sending];
  });

  private readonly sending = $derived.by<Move[]>(() => {
    const { plan, naming, picked } = this;
    if (!plan || !naming) return [];
    const least = plan.close ? (this.model.moves.some((move) => move.move === plan.close) ? 0 : (this.view.wanted?.least ?? 1)) : plan.most;
    return picked >= least ? [{ move: 'done', at: SEND, words: rg().send[naming](picked) }] : [];
  });

  /* The plain sentence beside the question. */
  readonly hint = $derived.by(() => {
    const words = rg();
    const wanted = this.view.wanted;
    if (this.choosesAction) return words.hints.action;
    if (this.plan && wanted) return wanted.least === wanted.most ? words.hints.pick(this.picked, wanted.most) : words.hints.upTo(this.picked, wanted.most);
    if (['consume', 'goods', 'trade', 'produce', 'windfall'].includes(this.ask)) return words.hints[this.ask as 'consume'];
    if (this.ask === 'develop' || this.ask === 'settle') return words.hints.place;
    if (this.ask === 'ante' || this.ask === 'defend') return words.hints[this.ask];
    return '';
  });

  /* A card without a move was touched while I am asked: the table says why not. */
  refuse(code: string): void {
    const verb = this.naming ?? MEANT[this.ask] ?? NAMES[this.ask]?.[0];
    if (verb) this.model.hands.why(`${verb} ${code}`);
  }
  readonly asksHand = $derived.by(() => !!(this.naming ?? MEANT[this.ask] ?? NAMES[this.ask]?.length) && this.model.moves.some((move) => HAND.has(verbOf(move.move))));
}
