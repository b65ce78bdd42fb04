/* Eminent Domain's components and view, as the server sends them (docs/emdo.md). */
import { seedFor } from '../../kit/art';
import type { Words } from '../../lib/types';

export const ROLES = ['survey', 'warfare', 'colonize', 'produce', 'trade', 'research'] as const;
export type Role = (typeof ROLES)[number];
export const RESOURCES = ['silicon', 'water', 'food', 'iron'] as const;
export type Resource = (typeof RESOURCES)[number];
export const TYPES = ['advanced', 'fertile', 'metallic'] as const;
export type TechType = (typeof TYPES)[number];
export type PlanetType = TechType | 'prestige' | 'utopia';
export const STACKS = ['survey', 'warfare', 'colonize', 'produce-trade', 'research'] as const;
export type Stack = (typeof STACKS)[number];
export const LEVELS = [1, 2, 3] as const;
export const ROMAN = ['', 'I', 'II', 'III'];

export const stackOf = (role: Role): Stack => (role === 'produce' || role === 'trade' ? 'produce-trade' : role);
export const rolesOf = (stack: string): Role[] => ROLES.filter((role) => stackOf(role) === stack);

export type Symbols = Partial<Record<Role, number>>;
export type Pile = Record<string, number>;

export interface Card {
  name: Words;
  symbols: Symbols;
  effect: string;
  p1: number;
  p2: number;
  does: Words;
}

export interface Tech {
  id: string;
  name: Words;
  type: TechType;
  level: number;
  cost: number;
  planets: number;
  vp: number;
  symbols: Symbols;
  permanent: boolean;
  /* of a permanent technology: the other side, and what this one does */
  other?: string;
  does?: Words;
}

export interface Back {
  name: Words;
  type: PlanetType;
  start: boolean;
  warfare: number;
  colonize: number;
}

export interface Planet extends Back {
  id: string;
  back: string;
  vp: number;
  role: Role | null;
  slots: (Resource | 'any')[];
  hand: number;
}

export interface Components {
  cards: Record<string, Card>;
  technologies: Record<string, Tech>;
  planets: Record<string, Planet>;
  backs: Record<string, Back>;
}

export interface PlanetView {
  back: string;
  /* the front, where it may be seen */
  planet?: string;
  up: boolean;
  resources?: Resource[];
  marker?: boolean;
  colonies?: number;
  tucked?: Pile;
  settleable?: boolean;
  attack?: number;
}

export interface Lead {
  card: number;
  hand: number;
  empire: number;
}

export interface SeatView {
  influence: number;
  fighters: number;
  resources: number;
  score: number;
  symbols: Record<Role, number>;
  types: Record<TechType, number>;
  permanents: string[];
  hand_size: number;
  hand_limit: number;
  deck_size: number;
  hand?: Pile;
  deck?: Pile;
  affordable?: string[];
  leads?: Partial<Record<Role, Lead>>;
  hand_and_deck: Pile;
  known: Pile;
  discard: Pile;
  played: Pile;
  planets: PlanetView[];
}

export interface View {
  round: number;
  phase: string;
  active: number;
  first: number;
  ending: boolean;
  role: Role | null;
  playing: string | null;
  specialization: Resource | null;
  stacks: Partial<Record<Stack, number>>;
  stacks_to_end: number;
  supply: number;
  technologies: string[];
  planet_deck: number;
  planet_top: string | null;
  planet_discard: string[];
  /* with everything open: what the planet deck holds */
  planets_to_come?: string[];
  removed: Pile;
  look?: { seat: number; backs: string[]; planets?: string[] };
  seats: SeatView[];
}

export const SUPPLY = 24;
/* so many cards of a stack are few */
export const FEW = 3;

const HUES: Record<PlanetType, number> = { advanced: 212, fertile: 128, metallic: 22, prestige: 48, utopia: 285 };

export function artOf(code: string, type: PlanetType): { seed: number; hue: number; rings: boolean } {
  const seed = seedFor(code);
  return { seed, hue: HUES[type] + (seed % 25) - 12, rings: seed % 4 === 0 };
}

export const symbolsOf = (symbols: Symbols): Role[] => ROLES.flatMap((role) => Array<Role>(symbols[role] ?? 0).fill(role));

export const pileSize = (pile: Pile): number => Object.values(pile).reduce((sum, n) => sum + n, 0);

export interface HandCard {
  code: string;
  /* tells equal cards apart */
  place: string;
}

export const cardsIn = (pile: Pile): HandCard[] =>
  Object.entries(pile).flatMap(([code, n]) => Array.from({ length: n }, (_, i) => ({ code, place: `${code}#${i}` })));

export interface SlotView {
  kind: Resource | 'any';
  /* what lies in it */
  full: Resource | null;
  place: string;
}

/* The slots of a planet with what lies in them; a Utopia's holds any resource. */
export function slotsOf(code: string, planet: Planet, resources: readonly Resource[] = []): SlotView[] {
  return planet.slots.map((kind, i) => ({
    kind,
    full: kind === 'any' ? (resources[0] ?? null) : resources.includes(kind) ? kind : null,
    place: `${code}/${i}`,
  }));
}

/* What a technology still lacks for a seat with so many Research symbols. */
export function lacks(tech: Tech, seat: SeatView, symbols: number): { symbols: number; planets: number } {
  return { symbols: Math.max(0, tech.cost - symbols), planets: Math.max(0, tech.planets - (seat.types[tech.type] ?? 0)) };
}

export const isWithin = (tech: Tech, seat: SeatView, symbols: number): boolean => {
  const short = lacks(tech, seat, symbols);
  return !short.symbols && !short.planets;
};

/* What the symbols of a role bring: planets to look at, fighters, colonies, resources, a technology. Only cards
 * make colonies, and who follows sees one planet less (ED-11.6, ED-15.2). */
export function amountOf(role: Role, symbols: number, empire: number, leads: boolean): number {
  if (role === 'survey') return Math.max(0, leads ? symbols : symbols - 1);
  return role === 'colonize' ? Math.max(0, symbols - empire) : symbols;
}

/* The technologies of a cell of the market: the four of level 1 by the role they better, the rest one by one. */
export interface Entry {
  /* of level 1: the role */
  role: Role | null;
  techs: string[];
}

export function entriesOf(components: Components, left: readonly string[], type: TechType, level: number): Entry[] {
  const entries: Entry[] = [];
  for (const code of left) {
    const tech = components.technologies[code];
    if (!tech || tech.type !== type || tech.level !== level) continue;
    const role = level === 1 ? betters(code) : null;
    const same = role ? entries.find((entry) => entry.role === role) : entries.find((entry) => tech.other && entry.techs.includes(tech.other));
    if (same) same.techs.push(code);
    else entries.push({ role, techs: [code] });
  }
  return entries;
}

/* "improved-production-trade" betters Produce. */
export function betters(code: string): Role | null {
  const word = /^improved-([a-z]+)-/.exec(code)?.[1] ?? '';
  return ROLES.find((role) => role === word || (role === 'produce' && word === 'production')) ?? null;
}

/* Its own role first, then the other. */
export const pairOf = (code: string, symbols: Symbols): Role[] => {
  const own = betters(code);
  return symbolsOf(symbols).sort((a, b) => Number(b === own) - Number(a === own));
};
