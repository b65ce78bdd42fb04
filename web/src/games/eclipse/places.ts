/* Where moves are touched on the table, and what a touch would mean where no move is. */
import type { Move } from '../../lib/types';
import { hasBoard, SHIPS, type Ship, type View } from './cards';

export type Part = 'map' | 'board' | 'ships' | 'tech';

/* The ships of the side that is not the active one: those can be hit. */
export function targetsOf(view: View): Readonly<Record<string, readonly number[]>> {
  const battle = view.battle;
  return (battle?.active === 'attacker' ? battle.defending : battle?.attacking) ?? {};
}

/* The verb with which a sector is named, by the question. */
const SECTOR_VERBS: Readonly<Record<string, string>> = {
  flight: 'to', site: 'in', disc: 'put', claim: 'claim', occupy: 'claim', portal: 'portal', free: 'colony', colonies: 'colony',
  engage: 'retreat', stale: 'retreat', pay: 'abandon', raid: 'raid',
};

/* The move that a touch would mean where it is not offered: of a thing `at`, when asked `ask`. */
export function meantBy(view: View, foot: number, ask: string, at: string): string | null {
  const [kind = '', rest = ''] = at.split(/:(.*)/);
  const [first = '', second = '', third = ''] = rest.split('.');
  const acting = ask === 'turn' && view.turn?.seat === foot ? view.turn.action : '';
  switch (kind) {
    case 'sector': {
      const fleet = view.map[first]?.ships.find((one) => one.seat === foot);
      const ship = SHIPS.find((one) => fleet?.[one]);
      if (acting === 'move' && ship) return `ship ${ship} ${first}`;
      if (acting === 'influence') return `lift ${first}`;
      return SECTOR_VERBS[ask] ? `${SECTOR_VERBS[ask]} ${first}` : null;
    }
    case 'tech':
      return acting === 'research' ? `research ${first}` : ask === 'gift' ? `take ${first}` : null;
    case 'slot':
      return (acting === 'upgrade' || ask === 'refit') && Number(first) === foot ? `slot ${second} ${third}` : null;
    case 'target':
      return ask === 'aim' ? `hit ${first} ${second}` : null;
    case 'part':
      return ask === 'part' ? `part ${first}` : null;
    case 'influence':
      return Number(first) !== foot ? null : acting === 'influence' ? 'lift track' : ask === 'disc' ? 'put track' : null;
    case 'colony':
      return acting === 'influence' && Number(first) === foot ? 'refresh' : null;
    default:
      return null;
  }
}

/* Which part of the table shows the thing that a move touches; none: it is a choice of the prompt. */
export function placeOf(view: View, foot: number, move: Move): Part | null {
  const [kind = '', rest = ''] = move.at.split(/:(.*)/);
  const [first = '', second = '', third = ''] = rest.split('.');
  const seat = view.seats[foot];
  const own = hasBoard(seat) && Number(first) === foot ? seat : null;
  switch (kind) {
    case 'hex':
      return 'map';
    case 'sector':
      return view.map[first] ? 'map' : null;
    case 'ship':
      return view.map[first]?.ships.some((fleet) => fleet.seat === foot && fleet[second as Ship]) ? 'map' : null;
    case 'target':
      return targetsOf(view)[first]?.includes(Number(second)) ? 'map' : null;
    case 'tech':
      return view.tray[first] ? 'tech' : null;
    case 'slot':
      return own?.blueprints[second as Ship]?.parts[Number(third)] !== undefined ? 'ships' : null;
    case 'blueprint':
      return own?.blueprints[second as Ship] ? 'ships' : null;
    case 'influence':
    case 'colony':
      return own ? 'board' : null;
    case 'track':
      return own && second in own.production ? 'board' : null;
    default:
      return null;
  }
}
