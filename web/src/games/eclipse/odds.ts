/* Battles to ask the odds of: those that a plan would bring about, and the one under way. Everything in them is
 * public: ships on the map, blueprints, damage. */
import { hasBoard, SHIPS, type BattleView, type Components, type Counts, type Ship, type Values, type View } from './cards';

export interface OddsShip extends Partial<Omit<Values, 'energy' | 'move'>> {
  damage: readonly number[];
  advanced?: boolean;
  acted?: boolean;
}

export interface OddsSide {
  ships: Readonly<Record<string, OddsShip>>;
  splitter?: boolean;
}

export interface OddsQuestion {
  attacker: OddsSide;
  defender: OddsSide;
  round: number;
}

export interface OddsAnswer {
  attacker: number;
  defender: number;
  exact: boolean;
  error: number;
  attacker_alive: Counts;
  defender_alive: Counts;
  attacker_left: readonly number[];
  defender_left: readonly number[];
}

export type Role = 'attacker' | 'defender';
export type Force = Partial<Record<Ship, number>>;

/* A battle that may come: against whom, in which role, and what is asked. */
export interface Clash {
  foe: number | string;
  role: Role;
  question: OddsQuestion;
}

/* steps over the edges, clockwise from the top */
const STEPS = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]] as const;

const fresh = (n: number): number[] => Array.from({ length: n }, () => 0);

const valuesOf = ({ initiative, computer, shield, hull, cannon, missile }: Values) => ({ initiative, computer, shield, hull, cannon, missile });

/* A side of the given ships, each with its damage. */
function sideOf(view: View, side: number | string, ships: Readonly<Record<string, readonly number[]>>, acted: readonly string[] = []): OddsSide {
  const board = typeof side === 'number' ? view.seats[side] : undefined;
  const own = hasBoard(board) ? board : undefined;
  const told = Object.entries(ships).filter(([, damage]) => damage.length).map(([code, damage]): [string, OddsShip] => [
    code,
    {
      ...(own ? valuesOf(own.blueprints[code as Ship]) : view.npcs[code] === 'advanced' ? { advanced: true } : {}),
      damage: [...damage].sort((a, b) => b - a),
      ...(acted.includes(code) ? { acted: true } : {}),
    },
  ]);
  const splits = own && Object.values(own.techs).some((techs) => techs.includes('antimatter-splitter'));
  return { ships: Object.fromEntries(told), ...(splits ? { splitter: true } : {}) };
}

const forceSide = (view: View, seat: number, force: Force): OddsSide =>
  sideOf(view, seat, Object.fromEntries(SHIPS.map((ship) => [ship, fresh(force[ship] ?? 0)])));

export const isForce = (force: Force): boolean => SHIPS.some((ship) => force[ship]);

/* The ships of a seat in a sector. */
export function forceAt(view: View, code: string, seat: number): Force {
  const fleet = view.map[code]?.ships.find((one) => one.seat === seat);
  return Object.fromEntries(SHIPS.flatMap((ship) => (fleet?.[ship] ? [[ship, fleet[ship]]] : [])));
}

/* All ships of a seat on the map. */
export function forceOf(view: View, seat: number): Force {
  const all: Force = {};
  for (const code of Object.keys(view.map))
    for (const ship of SHIPS) {
      const n = forceAt(view, code, seat)[ship];
      if (n) all[ship] = (all[ship] ?? 0) + n;
    }
  return all;
}

/* The sectors that ships of a seat reach in one step: wormholes that meet, half of them with the generator, portals. */
export function stepsFrom(view: View, code: string, seat: number): string[] {
  const from = view.map[code];
  const board = view.seats[seat];
  const halves = hasBoard(board) && Object.values(board.techs).some((techs) => techs.includes('wormhole-gen'));
  if (!from) return [];
  return Object.entries(view.map).flatMap(([to, sector]) => {
    const edge = STEPS.findIndex(([q, r]) => from.q + q === sector.q && from.r + r === sector.r);
    const ends = [from.wormholes.includes(edge), sector.wormholes.includes((edge + 3) % STEPS.length)];
    const joined = edge >= 0 && (halves ? ends.some(Boolean) : ends.every(Boolean));
    return to !== code && (joined || (from.portal && sector.portal)) ? [to] : [];
  });
}

/* The ships of some places that could come into a sector in one step, the largest first, at most so many. */
export function forceFor(view: View, code: string, seat: number, places: readonly { from: string; ship: Ship }[], most: number): Force {
  const force: Force = {};
  let left = most;
  for (const ship of [...SHIPS].reverse())
    for (const place of places) {
      if (place.ship !== ship || !left || !stepsFrom(view, place.from, seat).includes(code)) continue;
      const n = Math.min(left, forceAt(view, place.from, seat)[ship] ?? 0);
      force[ship] = (force[ship] ?? 0) + n;
      left -= n;
    }
  return force;
}

export function together(one: Force, two: Force): Force {
  return Object.fromEntries(SHIPS.flatMap((ship) => ((one[ship] ?? 0) + (two[ship] ?? 0) ? [[ship, (one[ship] ?? 0) + (two[ship] ?? 0)]] : [])));
}

/* Who would fight a seat in a sector: other players in the order of their entry, and the neutral ships. */
export function foesAt(view: View, components: Components, code: string, seat: number): (number | string)[] {
  const sector = view.map[code];
  const guard = components.sectors[code]?.guard;
  if (!sector) return [];
  const peace = guard === 'ancient' && components.species[view.seats[seat]?.species ?? '']?.peace;
  return [
    ...sector.ships.map((fleet) => fleet.seat).filter((one) => one !== seat),
    ...(sector.npcs && guard && !peace ? [guard] : []),
  ];
}

/* Who comes last attacks; the controller of a sector never does, whenever he came. */
function roleOf(view: View, code: string, seat: number, foe: number | string): Role {
  const sector = view.map[code];
  if (typeof foe === 'string' || sector?.disc === foe) return 'attacker';
  const order = sector?.ships.map((fleet) => fleet.seat) ?? [];
  const first = sector?.disc === seat || (order.includes(seat) && order.indexOf(seat) < order.indexOf(foe));
  return first ? 'defender' : 'attacker';
}

/* The battles of a seat that would have these ships in a sector, each as if it were the only one. */
export function clashesAt(view: View, components: Components, code: string, seat: number, force: Force): Clash[] {
  if (!isForce(force)) return [];
  return foesAt(view, components, code, seat).map((foe) => {
    const role = roleOf(view, code, seat, foe);
    const own = forceSide(view, seat, force);
    const theirs = typeof foe === 'number' ? forceSide(view, foe, forceAt(view, code, foe)) : sideOf(view, foe, { [foe]: fresh(view.map[code]?.npcs ?? 0) });
    return { foe, role, question: { attacker: role === 'attacker' ? own : theirs, defender: role === 'attacker' ? theirs : own, round: 0 } };
  });
}

/* The battle under way as it stands; none while dice lie there that will yet change it. */
export function underWay(view: View, battle: BattleView): OddsQuestion | null {
  const { attacker, defender, attacking, defending, dice } = battle;
  if (attacker === undefined || defender === undefined || !attacking || !defending || dice?.length) return null;
  if (!Object.keys(attacking).length || !Object.keys(defending).length) return null;
  return {
    attacker: sideOf(view, attacker, attacking, battle.attacker_acted),
    defender: sideOf(view, defender, defending, battle.defender_acted),
    round: battle.round ?? 0,
  };
}

export const keyOf = (question: OddsQuestion): string => JSON.stringify(question);

/* What each kind of ship of a side loses on average. */
export function lossesOf(question: OddsQuestion, answer: OddsAnswer, role: Role): { code: string; had: number; lost: number }[] {
  return Object.entries(question[role].ships).map(([code, { damage }]) => ({
    code,
    had: damage.length,
    lost: Math.max(0, damage.length - (answer[`${role}_alive`][code] ?? 0)),
  }));
}

/* The columns of the chart: the attacker with all ships first, the defender with all ships last. */
export function columnsOf(answer: OddsAnswer): { role: Role; left: number; chance: number }[] {
  return [
    ...answer.attacker_left.map((chance, i) => ({ role: 'attacker' as const, left: i + 1, chance })).reverse(),
    ...answer.defender_left.map((chance, i) => ({ role: 'defender' as const, left: i + 1, chance })),
  ];
}

/* A chance in percent; only what is certain is 0 or 100. */
export const percent = (chance: number): number => (chance <= 0 || chance >= 1 ? 100 * chance : Math.min(99, Math.max(1, Math.round(100 * chance))));
