/* Race for the Galaxy's components and view, as the server sends them (docs/rftg.md), and a card's powers as icons. */
import { seedFor } from '../../kit/art';
import type { Words } from '../../lib/types';

export const PHASES = ['explore', 'develop', 'settle', 'consume', 'produce'] as const;
export type Phase = (typeof PHASES)[number];
/* the rows of a card: what is sold has one of its own */
export const ROWS = ['explore', 'develop', 'settle', 'trade', 'consume', 'produce'] as const;
export type Row = (typeof ROWS)[number];
export const NUMERAL: Record<Row, string> = { explore: 'I', develop: 'II', settle: 'III', trade: '$', consume: 'IV', produce: 'V' };
export const PHASE_ICON: Record<Row, string> = { explore: 'phase-1', develop: 'phase-2', settle: 'phase-3', trade: 'trade', consume: 'phase-4', produce: 'phase-5' };

export const ACTIONS = ['search', 'explore-5', 'explore-1-1', 'develop', 'settle', 'trade', 'consume-2x', 'produce'] as const;
export type Action = (typeof ACTIONS)[number];
export const PHASE_OF: Record<Action, Phase | null> = {
  search: null, 'explore-5': 'explore', 'explore-1-1': 'explore', develop: 'develop', settle: 'settle', trade: 'consume', 'consume-2x': 'consume', produce: 'produce',
};

export type Kind = 'none' | 'novelty' | 'rare' | 'genes' | 'alien' | 'any';
export type Keyword = 'alien' | 'imperium' | 'rebel' | 'terraforming' | 'uplift';

export interface Power {
  phase: Row;
  op: string;
  for: string;
  amount: number;
  given: number;
  vp: number;
  cards: number;
  prestige: number;
  times: number;
  does: Words;
}

export interface Card {
  name: Words;
  type: 'world' | 'development';
  military: boolean;
  cost: number;
  vp: number;
  variable: boolean;
  kind: Kind;
  production: boolean;
  windfall: boolean;
  prestige: boolean;
  chromosome: boolean;
  keywords: Keyword[];
  powers: Power[];
  notes?: Words;
}

export interface Components {
  cards: Record<string, Card>;
  goals: Record<string, { name: Words; does: Words }>;
}

export interface SeatView {
  vp: number;
  score: number;
  cards: number;
  hand: string[];
  tableau: string[];
  goods: string[];
  military: Partial<Record<Kind | 'total' | 'rebel' | 'temporary', number>>;
  actions?: Action[];
  boost?: number;
  goals: string[];
  phases: { explore: { draw: number; keep: number; mix?: number } };
  costs?: Record<string, { pay?: number; short?: number }>;
  prestige?: number;
  search?: boolean;
  shown?: string;
  under?: number;
  saved?: string[];
  drawn?: string[];
  chosen?: string[];
}

export interface GoalView {
  goal: string;
  most: boolean;
  holder?: number;
  values: number[];
}

/* A takeover that was declared. */
export interface Attack {
  attacker: number;
  owner: number;
  power: string;
  target: string;
  attack: number;
  defense: number;
  failed: boolean;
}

export interface View {
  round: number;
  first: number;
  phase?: Row;
  again?: boolean;
  pool: number;
  supply: number;
  discard: number;
  discarded: string[];
  aside?: string[];
  out?: string[];
  goals?: GoalView[];
  leader?: number;
  tile?: number;
  /* the card that a search has found and that may be kept */
  match?: string;
  takeovers?: Attack[];
  question?: string;
  placing?: string;
  due?: number;
  with?: string;
  wanted?: { least: number; most: number };
  seats: SeatView[];
}

export const TABLEAU = 12;

/* ---- cards in a row ---- */

export interface Placed {
  code: string;
  /* tells equal cards apart */
  place: string;
}

export function placed(codes: readonly string[]): Placed[] {
  const seen: Record<string, number> = {};
  return codes.map((code) => ({ code, place: `${code}#${(seen[code] = (seen[code] ?? -1) + 1)}` }));
}

/* What is left of a list of cards, copies counted. */
export function without(codes: readonly string[], gone: readonly string[]): string[] {
  const left = [...codes];
  for (const code of gone) {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/* ---- pictures ---- */

const HUES: Record<Kind, number> = { none: 225, novelty: 205, rare: 22, genes: 135, alien: 62, any: 285 };
const DEVICE_HUES: Partial<Record<Keyword, number>> = { imperium: 355, rebel: 12, terraforming: 150 };

export function artOf(code: string, card: Card): { seed: number; hue: number; rings: boolean } {
  const seed = seedFor(code);
  const device = card.keywords.map((word) => DEVICE_HUES[word]).find((hue) => hue !== undefined) ?? 215;
  return { seed, hue: card.type === 'development' ? device : HUES[card.kind], rings: seed % 3 === 0 };
}

export const KEYWORD_ICON: Record<Keyword, string> = { alien: 'alien-mark', imperium: 'imperium', rebel: 'rebel', terraforming: 'terraform', uplift: 'uplift' };
const isKind = (kind: string): boolean => ['novelty', 'rare', 'genes', 'alien'].includes(kind);
export const kindIcon = (kind: Kind): string => (isKind(kind) ? kind : 'good');

/* ---- powers as icons ---- */

export type Tone = '' | 'novelty' | 'rare' | 'genes' | 'alien' | 'mil' | 'prestige' | 'vp' | 'to' | 'quiet';
/* an icon in its colour, or words between icons */
export type Glyph = { icon: string; tone: Tone } | { text: string; tone: Tone };

const i = (icon: string, tone: Tone = ''): Glyph => ({ icon, tone });
const w = (text: string | number, tone: Tone = ''): Glyph => ({ text: String(text), tone });
const TO = w('→', 'to');
const MIL = i('military', 'mil');
const MIL_WORLD = i('military-world', 'mil');
const PRESTIGE = i('prestige', 'prestige');
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/* What a power is about. */
const ABOUT: Record<string, Glyph[]> = {
  NOVELTY: [i('novelty', 'novelty')], RARE: [i('rare', 'rare')], GENES: [i('genes', 'genes')], ALIEN: [i('alien', 'alien')],
  REBEL_WORLD: [i('rebel', 'mil')], MILITARY_WORLD: [MIL_WORLD], CHROMO_WORLD: [i('chromosome', 'genes')],
  REBEL_DEV: [i('rebel'), i('development')], DEV6: [i('development'), w(6)], IMPERIUM_CARD: [i('imperium')],
  REBEL_MIL_WORLD: [i('rebel', 'mil'), MIL_WORLD], PRODUCTION_WORLD: [i('production')], NONMIL_WORLD: [i('world')], WORLD: [i('world')],
  MILITARY_TABLEAU: [MIL], IMPERIUM_TABLEAU: [i('imperium')], ANY_TABLEAU: [i('people')],
};
const about = (power: Power, else_: Glyph[] = []): Glyph[] => ABOUT[power.for] ?? else_;
const good = (power: Power): Glyph[] => about(power, [i('good')]);
const gain = (power: Power): Glyph[] => [
  ...(power.vp ? [i('vp', 'vp'), w(power.vp, 'vp')] : []),
  ...(power.cards ? [i('card'), w(power.cards)] : []),
  ...(power.prestige ? [PRESTIGE, ...(power.prestige > 1 ? [w(power.prestige)] : [])] : []),
];
const often = (power: Power): Glyph[] => (power.times > 1 ? [w(`×${power.times}`, 'quiet')] : []);
const off = (power: Power): Glyph[] => (power.amount ? [w(`−${power.amount}`)] : []);
const draw = (power: Power): Glyph[] => [i('draw'), w(power.amount)];

type Draw = (power: Power, card: Card | undefined) => Glyph[];
const GLYPHS: Record<string, Draw> = {
  EXPLORE_DRAW: (p) => [i('draw'), w(`+${p.amount}`)],
  EXPLORE_KEEP: (p) => [i('hand-bonus'), w(`+${p.amount}`)],
  EXPLORE_MIX: () => [i('shuffle')],
  EXPLORE_PRESTIGE: () => [i('discard'), TO, PRESTIGE],
  DEV_DRAW: draw,
  DEV_DRAW_DISCARD: (p) => [...draw(p), i('discard'), w(1)],
  DEV_COST: (p) => [i('development'), ...off(p)],
  DEV_COST_SELF: (p) => [i('discard'), TO, i('development'), ...off(p)],
  DEV_COST_GOOD: (p) => [...good(p), TO, i('development'), ...off(p)],
  DEV_DRAW_AFTER: (p) => [i('development'), TO, ...draw(p)],
  DEV_PRESTIGE_AFTER: (p) => [...about(p, [i('development')]), TO, PRESTIGE],
  DEV_SAVE: () => [i('development'), TO, i('pin')],
  SET_SAVE: () => [i('world'), TO, i('pin')],
  SET_COST: (p) => [...about(p, [i('world')]), ...off(p)],
  SET_COST_GOOD: (p) => [...good(p), TO, i('world'), ...off(p)],
  SET_ZERO_SELF: () => [i('discard'), TO, i('world'), w('= 0')],
  MIL: (p) => [...about(p), MIL, w(signed(p.amount))],
  MIL_PER: (p) => [MIL, w(signed(p.amount)), w('/', 'quiet'), ...about(p)],
  MIL_IF: (p) => [...about(p), MIL, w(signed(p.amount))],
  MIL_TEMP_SELF: (p) => [i('discard'), TO, MIL, w(`+${p.amount}`)],
  MIL_TEMP_HAND: (p) => [i('cards'), TO, MIL, w(`+${p.amount}`), ...often(p)],
  MIL_TEMP_GOOD: (p) => [...good(p), TO, MIL, w(`+${p.amount}`)],
  MIL_TEMP_PRESTIGE: (p) => [PRESTIGE, TO, MIL, w(`+${p.amount}`)],
  PAY_MIL: (p) => [i('cards'), TO, MIL_WORLD, ...(p.for === 'NONALIEN' ? [] : about(p)), ...off(p)],
  PAY_MIL_COST: (p) => [i('cards'), TO, MIL_WORLD, ...off(p)],
  PAY_MIL_PRESTIGE: () => [i('cards'), TO, MIL_WORLD, PRESTIGE],
  CONQUER_SELF: (p) => [i('discard'), TO, MIL, i('world'), ...off(p), ...gain(p)],
  SET_DRAW_AFTER: (p) => [i('world'), TO, ...draw(p)],
  SET_DRAW_DISCARD_AFTER: (p) => [i('world'), TO, ...draw(p), i('discard'), w(1)],
  SET_PRESTIGE_AFTER: (p) => [...about(p, [i('world')]), TO, PRESTIGE],
  SET_AUTO_GOOD: () => [i('production'), TO, i('good')],
  SET_SECOND: () => [i('world'), w('+'), i('world')],
  SET_SECOND_MIL_SELF: () => [i('discard'), TO, w('+'), MIL_WORLD],
  SET_REPLACE: () => [i('world'), i('swap'), i('world'), PRESTIGE],
  TAKEOVER: (p) => [i('takeover', 'mil'), ...about(p)],
  TAKEOVER_DESTROY: (p) => [i('takeover', 'mil'), i('close'), ...about(p)],
  TK_DEFENSE: (p) => [i('defense'), w(`+${p.amount}`), w('/', 'quiet'), MIL_WORLD],
  TK_PREVENT: () => [PRESTIGE, TO, i('defense')],
  TRADE: (p) => [...good(p), w(`+${p.amount}`)],
  TRADE_PER_CHROMO: (p) => [i('genes', 'genes'), w(`+${p.amount}`), w('/', 'quiet'), i('chromosome', 'genes')],
  TRADE_FORBID: () => [i('good'), i('forbidden')],
  CONSUME: (p) => [...(p.given > 1 ? [w(p.given)] : []), ...good(p), TO, ...gain(p), ...often(p)],
  CONSUME_DIFF3: (p) => [w('3≠'), i('good'), TO, ...gain(p)],
  CONSUME_DIFFN: (p) => [w('≠'), i('good'), TO, ...gain(p), ...often(p)],
  CONSUME_ALL: () => [w('∀'), i('good'), TO, i('vp', 'vp'), w('n−1', 'vp')],
  CONSUME_HAND: (p) => [...(p.given > 1 ? [w(p.given)] : []), i('discard'), TO, ...gain(p), ...often(p)],
  CONSUME_PRESTIGE: (p) => [PRESTIGE, TO, ...gain(p)],
  SELL: () => [i('good'), TO, w('$')],
  DRAW: draw,
  GAIN_VP: (p) => [i('vp', 'vp'), w(p.amount || p.vp, 'vp')],
  GAMBLE_NAME: () => [i('dice'), TO, i('card')],
  GAMBLE_ANTE: () => [i('card'), i('dice'), TO, i('cards')],
  PRODUCE: (_p, card) => [i('produce'), ...(card && isKind(card.kind) ? [i(card.kind, card.kind as Tone)] : [i('good')])],
  PRODUCE_DISCARD: (_p, card) => [i('discard'), TO, ...(card && isKind(card.kind) ? [i(card.kind, card.kind as Tone)] : [i('good')])],
  WINDFALL: (p) => [i('windfall'), ...about(p)],
  WINDFALL_OTHER: (p) => [i('windfall'), ...about(p)],
  WINDFALL_DISCARD: (p) => [i('discard'), TO, i('windfall'), ...about(p)],
  DRAW_IF_PRODUCED: draw,
  PRESTIGE_IF_PRODUCED: () => [PRESTIGE],
  DRAW_PER_PRODUCED: (p) => [...good(p), TO, ...draw(p)],
  DRAW_PER_KIND_PRODUCED: (p) => [w('≠'), i('good'), TO, ...draw(p)],
  DRAW_PER_WORLD: (p) => [...about(p, [i('world')]), TO, ...draw(p)],
  DRAW_IF_MOST: (p) => [i('goal-most'), ...good(p), TO, ...draw(p)],
  PRESTIGE_IF_MOST: (p) => [i('goal-most'), ...about(p), TO, PRESTIGE],
  TAKE_SAVED: () => [i('pin'), TO, i('cards')],
};

export const hasGlyphs = (op: string): boolean => op in GLYPHS;
export const glyphsOf = (power: Power, card?: Card): Glyph[] => GLYPHS[power.op]?.(power, card) ?? [i('info')];

export const powersIn = (card: Card, row: Row): Power[] => card.powers.filter((power) => power.phase === row);
export const rowsOf = (card: Card): Row[] => ROWS.filter((row) => card.powers.some((power) => power.phase === row));

/* What can be added up over a tableau, and by which of its numbers. */
const ADDED: Record<string, 'amount' | 'times'> = {
  EXPLORE_DRAW: 'amount', EXPLORE_KEEP: 'amount', DEV_DRAW: 'amount', DEV_COST: 'amount', DEV_DRAW_AFTER: 'amount', SET_COST: 'amount',
  SET_DRAW_AFTER: 'amount', TRADE: 'amount', DRAW: 'amount', DRAW_IF_PRODUCED: 'amount', CONSUME: 'times', CONSUME_HAND: 'times',
};

/* The powers of a whole tableau for a phase, equal ones together; Military is told apart. */
export function sumsOf(cards: readonly Card[], row: Row): Glyph[][] {
  const sums = new Map<string, { power: Power; card: Card }>();
  for (const card of cards) {
    for (const power of powersIn(card, row)) {
      if (power.op === 'MIL') continue;
      const by = ADDED[power.op];
      const key = `${power.op} ${power.for} ${power.op === 'PRODUCE' ? card.kind : ''} ${by === 'amount' ? '' : `${power.amount} ${power.given} ${power.vp} ${power.cards} ${power.prestige}`}`;
      const same = sums.get(key);
      if (!same) sums.set(key, { power: { ...power }, card });
      else if (by) same.power[by] += power[by];
      else if (power.op === 'PRODUCE') same.power.times++;
    }
  }
  return [...sums.values()].map(({ power, card }) => [...glyphsOf(power, card), ...(power.op === 'PRODUCE' ? often(power) : [])]);
}

/* Military by target, where it differs from the total. */
export function militaryOf(seat: SeatView): { kind: Kind | 'rebel'; n: number }[] {
  const total = seat.military.total ?? 0;
  return (['novelty', 'rare', 'genes', 'alien', 'rebel'] as const).flatMap((kind) => {
    const more = seat.military[kind] ?? 0;
    return more ? [{ kind, n: total + more }] : [];
  });
}
