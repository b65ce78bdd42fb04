/* What the server says of Eclipse, and what is drawn from it: hexes, tracks, parts. */
import type { Words } from '../../lib/types';

export const RESOURCES = ['materials', 'science', 'money'] as const;
export type Resource = (typeof RESOURCES)[number];
export const SHIPS = ['interceptor', 'cruiser', 'dreadnought', 'starbase'] as const;
export type Ship = (typeof SHIPS)[number];
/* how many of each a player has */
export const FLEET: Readonly<Record<Ship, number>> = { interceptor: 8, cruiser: 4, dreadnought: 2, starbase: 4 };
export const ACTIONS = ['explore', 'research', 'upgrade', 'build', 'move', 'influence'] as const;
export type Action = (typeof ACTIONS)[number];
export const TRACKS = ['military', 'grid', 'nano'] as const;
export type Track = (typeof TRACKS)[number];
export type Column = Track | 'rare';
export const DICE = ['yellow', 'orange', 'blue', 'red'] as const;
export type Die = (typeof DICE)[number];

export type Counts = Readonly<Record<string, number>>;

/* ---- components ---- */

export interface Values {
  energy: number;
  initiative: number;
  move: number;
  computer: number;
  shield: number;
  hull: number;
  cannon: readonly number[];
  missile: readonly number[];
}

interface Named {
  name: Words;
}

export interface SectorRow extends Named {
  vp: number;
  artifact: boolean;
  guard: string;
  wormholes: number;
  squares: Counts;
}

/* what does something says what */
interface Doing extends Named {
  does: Words;
}

export interface TechRow extends Doing {
  track: Column;
  cost: number;
  least: number;
}

export interface PartRow extends Named, Values {
  ancient: boolean;
}

export interface PlanRow {
  slots: readonly { printed: string; x: number; y: number }[];
}

export interface SpeciesRow extends Doing {
  /* with the ancients */
  peace: boolean;
  activations: Counts;
  cost: Counts;
  blueprints: Readonly<Record<Ship, PlanRow>>;
}

export interface NpcRow extends Named {
  normal: Values;
  advanced: Values;
}

export interface Components {
  sectors: Readonly<Record<string, SectorRow>>;
  techs: Readonly<Record<string, TechRow>>;
  parts: Readonly<Record<string, PartRow>>;
  discoveries: Readonly<Record<string, Doing>>;
  species: Readonly<Record<string, SpeciesRow>>;
  npcs: Readonly<Record<string, NpcRow>>;
}

/* ---- the view ---- */

export type Fleet = { seat: number } & Partial<Record<Ship, number>>;

export interface SectorView {
  q: number;
  r: number;
  disc: number | null;
  npcs: number;
  discovery: boolean;
  orbital: boolean;
  monolith: boolean;
  cubes: Counts;
  ships: readonly Fleet[];
  wormholes: readonly number[];
  portal: boolean;
}

export interface BlueprintView extends Values {
  parts: readonly string[];
  energy_used: number;
}

/* what a seat has once the game has begun */
export interface BoardView extends Record<Resource, number> {
  production: Readonly<Record<Resource, number>>;
  upkeep: number;
  discs: number;
  spent: Counts;
  cubes: Counts;
  graves: Counts;
  colony: number;
  colony_ships: number;
  trade: number;
  techs: Readonly<Record<Track, readonly string[]>>;
  tiles: Readonly<Record<Ship, readonly string[]>>;
  blueprints: Readonly<Record<Ship, BlueprintView>>;
  muon: Ship | null;
  stored: readonly string[];
  /* that may be placed on blueprints */
  parts: readonly string[];
  supply: Counts;
}

export interface SeatView extends Partial<BoardView> {
  species: string | null;
  reputation: number;
  reputation_tiles?: Counts;
  partners: readonly number[];
  kept: number;
  kept_tiles?: Counts;
  passed: boolean;
  state: string;
  vp: number;
}

export interface BattleView {
  to_come: readonly string[];
  sector?: string;
  attacker?: number | string;
  defender?: number | string;
  round?: number;
  active?: 'attacker' | 'defender';
  attacking?: Readonly<Record<string, readonly number[]>>;
  defending?: Readonly<Record<string, readonly number[]>>;
  attacker_retreats?: Readonly<Record<string, string>>;
  defender_retreats?: Readonly<Record<string, string>>;
  attacker_acted?: readonly string[];
  defender_acted?: readonly string[];
  dice?: readonly { die: Die; face: number }[];
  points?: number;
  drawn?: number;
  tiles?: Counts;
}

export interface Question {
  seat: number;
  sector?: string;
  second?: string;
  q?: number;
  r?: number;
  discovery?: string;
  part?: string;
  ship?: Ship;
  slot?: number;
  steps?: number;
}

export interface View {
  round: number;
  rounds: number;
  phase: string;
  active: number;
  start: number;
  traitor: number | null;
  turn: { seat: number; action: string; reaction: boolean; activations: number } | null;
  question: Question | null;
  battle?: BattleView;
  tray: Counts;
  tech_bag: number;
  stacks: { inner: number; middle: number; outer: number };
  npcs: Readonly<Record<string, 'normal' | 'advanced'>>;
  map: Readonly<Record<string, SectorView>>;
  seats: readonly SeatView[];
}

export const hasBoard = (seat: SeatView | undefined): seat is SeatView & BoardView => seat?.production !== undefined;

/* ---- hexes: flat tops, edges clockwise from the top ---- */

export const RADIUS = 100;
const EDGES = 6;

export interface Point {
  x: number;
  y: number;
}

export const centreOf = (q: number, r: number): Point => ({ x: 1.5 * RADIUS * q, y: Math.sqrt(3) * RADIUS * (r + q / 2) });

export const onCircle = (degrees: number, radius: number): Point => ({
  x: radius * Math.cos((degrees * Math.PI) / 180),
  y: radius * Math.sin((degrees * Math.PI) / 180),
});

export const hexPoints = (radius: number): string =>
  Array.from({ length: EDGES }, (_, i) => onCircle(60 * i, radius)).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/* the angle at which the middle of an edge lies */
export const edgeAngle = (edge: number): number => 60 * edge - 90;

export const ringOf = (q: number, r: number): number => Math.min(3, Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)));

/* The edges with wormholes of a printed sector that is turned. */
export const turnedEdges = (printed: number, rotation: number): number[] =>
  Array.from({ length: EDGES }, (_, edge) => edge).filter((edge) => (printed >> ((edge - rotation + EDGES) % EDGES)) & 1);

export interface Square {
  kind: string;
  advanced: boolean;
  full: boolean;
}

/* The squares of a sector with the cubes that lie on them, the orbital's last. */
export function squaresOf(row: SectorRow, sector?: SectorView): Square[] {
  const squares = Object.entries(row.squares).flatMap(([code, n]) => {
    const filled = sector?.cubes[code] ?? 0;
    const kind = code.replace('-adv', '');
    return Array.from({ length: n }, (_, i) => ({ kind, advanced: code !== kind, full: i < filled }));
  });
  return sector?.orbital ? [...squares, { kind: 'orbital', advanced: false, full: !!sector.cubes['orbital'] }] : squares;
}

/* ---- tracks ---- */

export const POPULATION = [2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24, 28];
export const UPKEEP = [0, 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30];
const DISCOUNTS = [0, 1, 2, 3, 4, 6, 8];

export const discountOf = (seat: BoardView, column: Column): number => {
  const on = (track: Track) => DISCOUNTS[Math.min(seat.techs[track].length, DISCOUNTS.length - 1)] ?? 0;
  return column === 'rare' ? Math.max(...TRACKS.map(on)) : on(column);
};

export const priceOf = (seat: BoardView, tech: TechRow): number => Math.max(tech.least, tech.cost - discountOf(seat, tech.track));

/* ---- blueprints ---- */

const NUMBERS = ['initiative', 'move', 'computer', 'shield', 'hull'] as const;

/* A blueprint with another part in a slot: energy and everything that parts add up to. */
export function fitted(plan: BlueprintView, slot: number, part: string, components: Components): BlueprintView {
  const gone = components.parts[plan.parts[slot] ?? ''];
  const come = components.parts[part];
  const change = (value: (one: Values) => number) => (come ? value(come) : 0) - (gone ? value(gone) : 0);
  const dice = (key: 'cannon' | 'missile') => plan[key].map((n, die) => n + change((one) => one[key][die] ?? 0));
  return {
    ...plan,
    ...Object.fromEntries(NUMBERS.map((key) => [key, plan[key] + change((one) => one[key])])),
    parts: plan.parts.map((old, i) => (i === slot ? part : old)),
    energy: plan.energy + change((one) => Math.max(0, one.energy)),
    energy_used: plan.energy_used + change((one) => Math.max(0, -one.energy)),
    cannon: dice('cannon'),
    missile: dice('missile'),
  };
}

/* ---- icons ---- */

const TECH_ICONS: Readonly<Record<string, string>> = {
  'neutron-bombs': 'neutron-bomb', starbase: 'starbase', 'adv-mining': 'materials', 'adv-economy': 'money', 'adv-labs': 'science',
  'quantum-grid': 'influence-disc', nanorobots: 'build', orbital: 'orbital', 'adv-robotics': 'influence-disc', monolith: 'monolith',
  'wormhole-gen': 'wormhole', 'artifact-key': 'artifact', 'ancient-labs': 'discovery', 'warp-portal': 'warp-portal',
};

const count = (dice: readonly number[]): number => dice.reduce((sum, n) => sum + n, 0);

/* What a part is, by what it does most. */
export function partIcon(part: Values): string {
  if (count(part.missile)) return 'missile';
  if (count(part.cannon)) return 'cannon';
  if (part.move) return 'drive';
  if (part.hull) return 'hull';
  if (part.shield) return 'shield';
  if (part.computer) return 'computer';
  return part.energy > 0 ? 'source' : 'technology';
}

export const techIcon = (components: Components, code: string): string => {
  const part = components.parts[code];
  return TECH_ICONS[code] ?? (part ? partIcon(part) : 'technology');
};

export const diceOf = (counts: readonly number[]): Die[] => DICE.flatMap((die, i) => Array.from({ length: counts[i] ?? 0 }, () => die)).reverse();
export const dieHits = (die: Die): number => DICE.indexOf(die) + 1;
