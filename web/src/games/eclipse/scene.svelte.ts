/* What the parts of the table share: the view, the components, and where each move is touched. */
import { lang } from '../../lib/i18n/index.svelte';
import type { TableModel } from '../../lib/model.svelte';
import type { Move } from '../../lib/types';
import { hasBoard, SHIPS, type BoardView, type Components, type SeatView, type Ship, type View } from './cards';
import { ec } from './words';

export type Part = 'map' | 'board' | 'ships' | 'tech';

export class Scene {
  /* the turn of a sector about to be placed that is looked at */
  turn = $state<string | null>(null);
  changed = $state.raw<ReadonlySet<string>>(new Set());

  constructor(readonly model: TableModel, readonly components: Components) {}

  readonly view = $derived.by(() => this.model.state.view as unknown as View);
  readonly players = $derived.by(() => this.view.seats?.length ?? 2);
  /* whose boards are shown: mine, for a spectator the first */
  readonly foot = $derived.by(() => this.model.state.seat ?? 0);
  readonly battle = $derived.by(() => this.view.battle ?? null);
  readonly question = $derived.by(() => this.view.question);
  /* everything that has no place on the table is a choice of the prompt */
  readonly choices = $derived.by(() => this.model.moves.filter((move) => !placeOf(this.view, this.foot, move)));

  moves(at: string): Move[] {
    return this.model.at.get(at) ?? [];
  }

  board(seat: number): (SeatView & BoardView) | null {
    const one = this.view.seats[seat];
    return hasBoard(one) ? one : null;
  }

  named(kind: keyof Components, code: string): string {
    return this.components[kind][code]?.name[lang.now] ?? code;
  }

  /* Who fights on a side: a seat's name, or what guards the sector. */
  sideName(side: number | string): string {
    return typeof side === 'number' ? this.model.nameOf(side) : this.named('npcs', side);
  }

  shipName(code: string): string {
    return (SHIPS as readonly string[]).includes(code) ? ec().units[code as Ship] : this.named('npcs', code);
  }

  /* Classes of a thing that moves touch. */
  glow(at: string): string {
    const moves = this.moves(at);
    return [
      moves.length && 'touch',
      moves.some((move) => move.move === this.model.hinted) && 'hinted',
      moves.some((move) => move.move === this.model.pending) && 'pending',
      this.model.pointed === at && 'pointed',
      this.changed.has(at) && 'changed',
    ].filter(Boolean).join(' ');
  }
}

/* The ships of the side that is not the active one: those can be hit. */
export function targetsOf(view: View): Readonly<Record<string, readonly number[]>> {
  const battle = view.battle;
  return (battle?.active === 'attacker' ? battle.defending : battle?.attacking) ?? {};
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
