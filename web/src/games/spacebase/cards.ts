/* Space Base's components and view, as the server sends them (docs/spacebase.md). */
import type { Lang, Words } from '../../lib/types';

export type Ability =
  | 'SHIFT' | 'BUY' | 'BUYANY' | 'CLAIM' | 'SWAP' | 'REROLL' | 'SETDIE' | 'LOSEVP' | 'CHARGE' | 'EXCH' | 'WIN' | 'X2' | 'GAIN';
export type Colour = 'blue' | 'red' | 'green';

export interface Side {
  credits: number;
  income: number;
  vp: number;
  left: boolean;
  right: boolean;
  claims: [number, number, number];
  slots?: [number, number, number];
  joined?: boolean;
  ability?: Ability;
  colour?: Colour;
  a?: number;
  b?: number;
  c?: number;
}

export interface Card {
  id: number;
  level: number;
  sector: number;
  cost: number;
  vp: number;
  name: Words;
  type: Words;
  station?: Side;
  deployed?: Side;
}

export interface Components {
  cards: Record<string, Card>;
  starters: { name: Words }[][];
}

export interface Place {
  card: string;
  charges: number;
  slots: number;
}

export interface Sector extends Place {
  deployed: Place[];
}

export interface SeatView {
  credits: number;
  income: number;
  vp: number;
  sectors: Sector[];
}

export interface View {
  round: number;
  phase: string;
  active: number;
  first: number;
  ending: boolean;
  extra: boolean;
  winner: number | null;
  dice: [number, number];
  players: number;
  seats: SeatView[];
  yard: (string | null)[][];
  decks: number[];
  colonies: string[];
  dealt?: string[];
  answer?: { use?: string; sector?: number; shifts?: string[]; double?: number; bought?: string[]; done?: boolean };
}

export const GOAL = 40;

export const isStarter = (code: string): boolean => code.startsWith('starter-');
export const isColony = (card: Card | undefined): boolean => !!card && !card.station;

/* Starting ships bear names by seat. */
export function cardName(components: Components, code: string, seat: number, lang: Lang): string {
  if (isStarter(code)) {
    const sector = Number(code.slice('starter-'.length));
    const name = components.starters[seat]?.[sector - 1]?.name;
    if (name) return name[lang];
  }
  return components.cards[code]?.name[lang] ?? code;
}

/* The slots in use on a side with so many players. */
export function slotsOf(side: Side, players: number): number {
  return side.slots?.[players >= 4 ? 2 : Math.max(0, players - 2)] ?? 0;
}

export interface Sum {
  credits: number;
  income: number;
  vp: number;
  arrow: boolean;
  charge: boolean;
  claim: boolean;
}

/* What several sides pay together, for a strip that has no room for each. */
export function sumOf(sides: readonly (Side | undefined)[]): Sum {
  const sum: Sum = { credits: 0, income: 0, vp: 0, arrow: false, charge: false, claim: false };
  for (const side of sides) {
    if (!side) continue;
    sum.credits += side.credits;
    sum.income += side.income;
    sum.vp += side.vp;
    sum.arrow ||= side.left || side.right;
    sum.charge ||= !!side.ability;
    sum.claim ||= side.claims.some((n) => n > 0);
  }
  return sum;
}

/* The sectors that a use of the dice points to: "use 3 5" to both, "use 3+5" to the eighth. */
export function sectorsUsed(move: string): number[] {
  const sum = /^use (\d)\+(\d)$/.exec(move);
  if (sum) return [Number(sum[1]) + Number(sum[2])];
  const apart = /^use (\d) (\d)$/.exec(move);
  return apart ? [...new Set([Number(apart[1]), Number(apart[2])])] : [];
}

/* What is asked of a card that is touched now, so that a refusal can name its rule. */
export function moveAsked(ask: string, stageOfUse: boolean, code: string): string {
  switch (ask) {
    case 'buy':
    case 'purchase':
    case 'lightspeed':
      return `buy ${code}`;
    case 'claim':
      return `claim ${code}`;
    case 'charge':
    case 'take':
    case 'put':
      return `${ask} ${code}`;
    case 'use':
      return stageOfUse ? `shift ${code} 1` : `activate ${code}`;
    default:
      return `activate ${code}`;
  }
}
