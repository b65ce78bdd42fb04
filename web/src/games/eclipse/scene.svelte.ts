/* What the parts of the table share: the view, the components, and where each move is touched. */
import { lang } from '../../lib/i18n/index.svelte';
import type { TableModel } from '../../lib/model.svelte';
import type { Move } from '../../lib/types';
import { fitted, hasBoard, SHIPS, TRACKS, type BlueprintView, type BoardView, type Components, type SeatView, type Ship, type View } from './cards';
import { clashesAt, foesAt, forceAt, forceFor, forceOf, isForce, keyOf, stepsFrom, together, underWay, type Clash, type Force, type OddsAnswer, type OddsQuestion } from './odds';
import { meantBy, placeOf } from './places';
import { ec } from './words';

export class Scene {
  /* the turn of a sector about to be placed that is looked at */
  turn = $state<string | null>(null);
  changed = $state.raw<ReadonlySet<string>>(new Set());
  /* the sector whose odds are looked at, and ships that are thought to be there */
  looked = $state<string | null>(null);
  corner = $state.raw({ left: false, top: false });
  private thought = $state.raw<{ code: string; force: Force } | null>(null);
  /* the species whose choice is looked at */
  peeked = $state<string | null>(null);
  /* a part that is held over the blueprints, and the slot that it is held over */
  held = $state<string | null>(null);
  over = $state.raw<{ ship: Ship; slot: number } | null>(null);
  /* odds by question, as far as they have come */
  answers = $state.raw<ReadonlyMap<string, OddsAnswer>>(new Map());

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

  /* ---- odds ---- */

  /* The ship under way whose next sector I am asked for. */
  readonly flying = $derived.by<Ship | null>(() => (this.model.mine && this.model.state.ask === 'flight' ? (this.question?.ship ?? null) : null));
  readonly underWay = $derived.by<OddsQuestion | null>(() => (this.battle ? underWay(this.view, this.battle) : null));

  isHostile(code: string): boolean {
    return this.board(this.foot) !== null && foesAt(this.view, this.components, code, this.foot).length > 0;
  }

  /* Ships that I may choose to fly now. */
  private readonly starts = $derived.by<{ from: string; ship: Ship }[]>(() =>
    this.model.moves.flatMap((move) => {
      const [, from = '', ship = ''] = /^ship:(\w+)\.(\w+)$/.exec(move.at) ?? [];
      return from ? [{ from, ship: ship as Ship }] : [];
    }),
  );

  /* My ships in a sector as I think of them: those there with the one under way or those that can come, else all. */
  forceIn(code: string): Force {
    if (this.thought?.code === code) return this.thought.force;
    const there = forceAt(this.view, code, this.foot);
    const coming = this.flying ? { [this.flying]: 1 } : forceFor(this.view, code, this.foot, this.starts, this.view.turn?.activations ?? 0);
    const force = together(there, coming);
    return isForce(force) ? force : { ...forceOf(this.view, this.foot), starbase: 0 };
  }

  clashes(code: string): Clash[] {
    return clashesAt(this.view, this.components, code, this.foot, this.forceIn(code));
  }

  /* What is looked at is not to be covered by what is said of it. */
  look(code: string | null, element?: Element): void {
    if (code !== this.looked) this.thought = null;
    this.looked = code;
    const [map, hex] = [element?.closest('.map')?.getBoundingClientRect(), element?.getBoundingClientRect()];
    if (map && hex) this.corner = { left: hex.left + hex.right > map.left + map.right, top: hex.top + hex.bottom > map.top + map.bottom };
  }

  /* Another question: nothing is held or looked at any more. */
  forget(): void {
    this.look(null);
    this.held = this.peeked = null;
    this.over = null;
  }

  think(code: string, ship: Ship, n: number): void {
    this.thought = { code, force: { ...this.forceIn(code), [ship]: n } };
  }

  /* Sectors with enemies that the ship under way can fly to, or ships that can be chosen. */
  readonly targets = $derived.by<string[]>(() => {
    const near = this.flying
      ? this.model.moves.flatMap((move) => (move.at.startsWith('sector:') ? [move.at.slice(7)] : []))
      : this.starts.flatMap(({ from }) => stepsFrom(this.view, from, this.foot));
    return [...new Set(near)].filter((code) => this.isHostile(code));
  });

  /* Everything on the table whose odds are shown. */
  readonly asked = $derived.by<OddsQuestion[]>(() => [
    ...(this.underWay ? [this.underWay] : []),
    ...[...new Set([...this.targets, ...(this.looked ? [this.looked] : [])])].flatMap((code) => this.clashes(code).map((clash) => clash.question)),
  ]);

  /* The chance to win the hardest of the battles in a sector. */
  chanceIn(code: string): number | null {
    const chances = this.clashes(code).map(({ role, question }) => this.answers.get(keyOf(question))?.[role]);
    return chances.length && chances.every((one) => one !== undefined) ? Math.min(...(chances as number[])) : null;
  }

  /* ---- upgrading ---- */

  readonly upgrading = $derived.by(() => this.model.mine && (['refit', 'part', 'fit'].includes(this.model.state.ask) || this.model.moves.some((move) => move.move.startsWith('slot '))));

  /* A blueprint of mine with a part in a slot, and with the part that is held over it. */
  fittedWith(ship: Ship, slot: number, part: string): BlueprintView | null {
    const board = this.board(this.foot);
    return board && this.components.parts[part] ? fitted(board.blueprints[ship], slot, part, this.components) : null;
  }

  fitted(seat: number, ship: Ship): BlueprintView | null {
    const asked = this.model.state.ask === 'part' ? this.question : null;
    const at = this.over ?? (asked?.ship !== undefined && asked.slot !== undefined ? { ship: asked.ship, slot: asked.slot } : null);
    return this.held && seat === this.foot && at?.ship === ship ? this.fittedWith(ship, at.slot, this.held) : null;
  }

  /* The held part goes into a slot: both moves together. */
  fit(ship: Ship, slot: number): void {
    const part = this.held;
    this.held = this.over = null;
    if (part && !this.model.busy) this.model.hands.play(`slot ${ship} ${slot}`, `part ${part}`);
  }

  /* ---- touching ---- */

  /* What touching a thing without a move would mean now, for the table to say why not. */
  meant(at: string): string | null {
    const move = this.model.mine ? meantBy(this.view, this.foot, this.model.state.ask, at) : null;
    const [verb, tech = ''] = move?.split(' ') ?? [];
    /* a rare technology goes to a track of one's choice */
    return verb === 'research' && this.components.techs[tech]?.track === 'rare' ? `${move} ${TRACKS[0]}` : move;
  }

  refuse(at: string): boolean {
    const move = this.meant(at);
    if (move) this.model.hands.why(move);
    return move !== null;
  }

  /* Classes of a thing that moves touch. */
  glow(at: string): string {
    const moves = this.moves(at);
    return [
      moves.length && 'touch',
      moves.some(this.model.advises) && 'hinted',
      moves.some((move) => move.move === this.model.pending) && 'pending',
      this.model.pointed === at && 'pointed',
      this.changed.has(at) && 'changed',
    ].filter(Boolean).join(' ');
  }
}
