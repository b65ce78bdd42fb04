/* What happened, shown before the table stands as it does after it: choices are opened, a phase begins, cards come
 * out, goods go, what comes of it rises. */
import { fly, shown } from '../../kit/fly';
import { pause } from '../../lib/motion';
import type { Stage } from '../../lib/model.svelte';
import type { GameEvent } from '../../lib/types';
import type { Row } from './cards';
import type { Scene } from './scene.svelte';

const BRIEF = 60;
const LIGHT = 160;
const SHOW = 420;
const PHASE = 520;

const word = (event: GameEvent, field: string): string => String(event[field] ?? '');
/* Where a seat stands on the screen: its panel, or the tableau at the foot. */
const panel = (seat: number): string => `[data-seat="${seat}"], [data-tableau="${seat}"] .mehd`;
const cardOf = (seat: number, code: string): string => `[data-seat="${seat}"] [data-at="card:${CSS.escape(code)}"], [data-tableau="${seat}"] [data-at="card:${CSS.escape(code)}"]`;

type Show = (scene: Scene, root: HTMLElement, event: GameEvent, skip: AbortSignal) => Promise<void>;

const wait = (ms: number): Show => (_scene, _root, _event, skip) => pause(ms, skip);

const rises = (key: string): Show => async (scene, _root, event, skip) => {
  scene.floats = { ...scene.floats, [event.seat ?? -1]: { [key]: Number(event['n'] ?? 0) } };
  await pause(SHOW, skip);
};

const from = (selector: string): Show => (_scene, root, event, skip) =>
  fly(root, shown(root, selector), shown(root, panel(event.seat ?? 0)), skip, { stays: true });

/* A good leaves its world for the discards. */
const leaves: Show = (_scene, root, event, skip) =>
  fly(root, shown(root, cardOf(event.seat ?? 0, word(event, 'card'))), shown(root, '[data-discards]'), skip, { stays: true });

const SHOWS: Record<string, Show> = {
  round: async (scene) => {
    scene.floats = {};
    scene.shownPhase = null;
  },
  action: wait(PHASE),
  boost: wait(PHASE),
  phase: async (scene, _root, event, skip) => {
    scene.floats = {};
    scene.shownPhase = word(event, 'phase') as Row;
    await pause(PHASE, skip);
  },
  draw: wait(BRIEF),
  discard: wait(BRIEF),
  show: wait(LIGHT),
  found: wait(SHOW),
  develop: wait(SHOW),
  settle: wait(SHOW),
  paid: from('[data-supply]'),
  conquered: wait(SHOW),
  good: wait(LIGHT),
  'good-gone': leaves,
  sold: leaves,
  use: wait(LIGHT),
  declare: wait(PHASE),
  compare: wait(PHASE),
  taken: wait(PHASE),
  repelled: wait(PHASE),
  'first-goal': wait(PHASE),
  'most-goal': wait(PHASE),
  vp: rises('vp'),
  prestige: rises('prestige'),
};

/* What I did myself is not told at length. */
const OWN = new Set(['action', 'boost', 'draw', 'discard', 'develop', 'settle', 'paid', 'good-gone', 'use']);

export function stageOf(scene: Scene, root: () => HTMLElement | undefined): Stage {
  return async (events, before, _to, skip) => {
    const table = root();
    if (!table) return;
    for (const event of events) {
      if (skip.aborted) break;
      scene.model.narration = event.text;
      scene.changed = changedBy([event]);
      const show = SHOWS[event.kind];
      if (show && !(event.seat === before.seat && OWN.has(event.kind))) await show(scene, table, event, skip);
    }
    scene.floats = {};
    scene.shownPhase = null;
    scene.changed = new Set();
  };
}

const ON_CARD = new Set(['good', 'good-gone', 'sold', 'use', 'paid', 'conquered', 'taken', 'compare']);
const ON_SEAT = new Set(['vp', 'prestige', 'pays-prestige', 'tile', 'paid', 'conquered']);
const ON_GOAL = new Set(['first-goal', 'most-goal', 'goal-centre']);

/* Which things the events changed. */
export function changedBy(events: readonly GameEvent[]): Set<string> {
  const out = new Set<string>();
  for (const event of events) {
    if (ON_CARD.has(event.kind)) out.add(`card:${word(event, 'card')}`);
    if (ON_GOAL.has(event.kind)) out.add(`goal:${word(event, 'goal')}`);
    if (event.seat !== undefined && ON_SEAT.has(event.kind)) out.add(`seat.${event.seat}`);
  }
  return out;
}
