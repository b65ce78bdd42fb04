/* What happened, shown before the table stands as it does after it: a role is led, cards come out, planets turn,
 * what comes of it rises. */
import { fly, shown } from '../../kit/fly';
import { pause } from '../../lib/motion';
import type { Stage } from '../../lib/model.svelte';
import type { GameEvent } from '../../lib/types';
import { stackOf, type Role } from './cards';
import type { Scene } from './scene.svelte';

const LIGHT = 160;
const LEAD = 520;
const SHOW = 420;

const number = (event: GameEvent, field: string): number => Number(event[field] ?? 0);
const word = (event: GameEvent, field: string): string => String(event[field] ?? '');
const at = (name: string): string => `[data-at="${CSS.escape(name)}"]`;

/* Where a seat stands on the screen: its panel, or the empire at the foot. */
const panel = (seat: number): string => `[data-seat="${seat}"], [data-empire="${seat}"] .me`;

type Show = (scene: Scene, root: HTMLElement, event: GameEvent, skip: AbortSignal) => Promise<void>;

const wait = (ms: number): Show => (_scene, _root, _event, skip) => pause(ms, skip);

const rises = (field: string, key: string): Show => async (scene, _root, event, skip) => {
  scene.floats = { ...scene.floats, [event.seat ?? -1]: { [key]: number(event, field) } };
  await pause(SHOW, skip);
};

const SHOWS: Record<string, Show> = {
  turn: async (scene) => {
    scene.floats = {};
    scene.led = null;
  },
  lead: async (scene, _root, event, skip) => {
    scene.led = word(event, 'role') as Role;
    await pause(LEAD, skip);
  },
  stack: (scene, root, event, skip) =>
    fly(root, shown(root, at(`stack:${word(event, 'stack')}`)) ?? shown(root, at(`role:${scene.led ?? ''}`)), shown(root, panel(event.seat ?? 0)), skip, { stays: true }),
  take: (_scene, root, event, skip) => fly(root, shown(root, at(`stack:${word(event, 'stack')}`)), shown(root, panel(event.seat ?? 0)), skip, { stays: true }),
  play: (scene, root, event, skip) => (event.seat === scene.me ? Promise.resolve() : wait(LEAD)(scene, root, event, skip)),
  boost: wait(LIGHT),
  follow: wait(LEAD),
  dissent: wait(LIGHT),
  draw: wait(60),
  keep: wait(SHOW),
  attack: wait(SHOW),
  settle: wait(SHOW),
  tuck: wait(LIGHT),
  produce: wait(LIGHT),
  sell: wait(LIGHT),
  fighters: rises('n', 'fighters'),
  influence: rises('n', 'influence'),
  research: (_scene, root, event, skip) => {
    const code = CSS.escape(word(event, 'tech'));
    return fly(root, shown(root, `[data-tech~="${code}"]`), shown(root, panel(event.seat ?? 0)), skip);
  },
};

export function stageOf(scene: Scene, root: () => HTMLElement | undefined): Stage {
  return async (events, from, _to, skip) => {
    const table = root();
    if (!table) return;
    /* what I did myself is not told at length */
    const mine = from.seat !== null && events.every((event) => event.seat === undefined || event.seat === from.seat);
    for (const event of events) {
      if (skip.aborted) break;
      scene.model.narration = event.text;
      scene.changed = new Set(changedBy([event]));
      const show = SHOWS[event.kind];
      if (show && !(mine && ['lead', 'boost', 'follow', 'draw', 'tuck', 'keep'].includes(event.kind))) await show(scene, table, event, skip);
    }
    scene.floats = {};
    scene.led = null;
    scene.changed = new Set();
  };
}

/* Which things the events changed. */
export function changedBy(events: readonly GameEvent[]): Set<string> {
  const out = new Set<string>();
  for (const event of events) {
    if (event.kind === 'lead') out.add(`stack:${stackOf(word(event, 'role') as Role)}`);
    if (event.kind === 'stack' || event.kind === 'take') out.add(`stack:${word(event, 'stack')}`);
    if (event.seat === undefined) continue;
    if (['attack', 'settle', 'produce', 'fill', 'sell'].includes(event.kind)) out.add(`planet:${word(event, 'planet')}`);
    if (['keep', 'tuck', 'attack', 'settle'].includes(event.kind)) out.add(`${event.seat}.${number(event, 'place')}`);
    if (['fighters', 'influence', 'sell-fighter', 'research'].includes(event.kind)) out.add(`seat.${event.seat}`);
  }
  return out;
}

