/* What happened, told before the table stands as it does after it; what changed is ringed meanwhile. */
import { pause } from '../../lib/motion';
import type { Stage } from '../../lib/model.svelte';
import type { GameEvent } from '../../lib/types';
import type { Scene } from './scene.svelte';

const SHORT = 160;
const LONG = 480;
/* events that are worth a longer look */
const WEIGHTY = new Set(['action', 'place', 'claim', 'research', 'build', 'move', 'pass', 'pact', 'battle', 'battle-npc', 'volley', 'volley-npc', 'destroy', 'destroy-npc', 'bomb', 'upkeep']);

export function stageOf(scene: Scene): Stage {
  return async (events, from, _to, skip) => {
    const mine = from.seat !== null && events.every((event) => event.seat === undefined || event.seat === from.seat);
    for (const event of events) {
      if (skip.aborted) break;
      scene.model.narration = event.text;
      scene.changed = changedBy([event]);
      if (!mine) await pause(WEIGHTY.has(event.kind) ? LONG : SHORT, skip);
    }
    scene.changed = new Set();
  };
}

/* Which things the events changed. */
export function changedBy(events: readonly GameEvent[]): Set<string> {
  return new Set(
    events.flatMap((event) => [
      ...['sector', 'from', 'to'].flatMap((field) => (typeof event[field] === 'string' ? [`sector:${event[field]}`] : [])),
      ...(typeof event['tech'] === 'string' ? [`tech:${event['tech']}`] : []),
      ...(event.seat === undefined ? [] : [`seat:${event.seat}`]),
    ]),
  );
}
