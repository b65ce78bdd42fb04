/* What happened, shown before the table stands as it does after it: dice tumble, sectors light, what they
 * pay rises, a card flies to its sector. */
import { fly, shown } from '../../kit/fly';
import { pause } from '../../lib/motion';
import type { Stage } from '../../lib/model.svelte';
import { sound } from '../../lib/sound.svelte';
import type { GameEvent, Gain } from '../../lib/types';
import type { Scene } from './scene.svelte';

const TUMBLE = 560;
const LIGHT = 90;
const PAY = 120;
const PAY_MOST = 900;
const SHOW = 450;

const number = (event: GameEvent, field: string): number => Number(event[field] ?? 0);
export function stageOf(scene: Scene, root: () => HTMLElement | undefined): Stage {
  return async (events, _from, _to, skip) => {
    const table = root();
    if (!table) return;
    let paid = 0;
    for (const [i, event] of events.entries()) {
      if (skip.aborted) break;
      if (event.kind !== 'refill') scene.model.narration = event.text;
      const seat = event.seat ?? -1;
      switch (event.kind) {
        case 'turn':
          scene.hits = {};
          scene.floats = {};
          break;
        case 'roll':
        case 'reroll':
          scene.dice = [number(event, 'one'), number(event, 'two')];
          scene.tumbling = true;
          sound.play('die');
          await pause(TUMBLE, skip);
          scene.tumbling = false;
          break;
        case 'separate':
          scene.hits = { ...scene.hits, [seat]: [number(event, 'one'), number(event, 'two')] };
          await pause(LIGHT, skip);
          break;
        case 'sum':
        case 'shift':
        case 'double':
          scene.hits = { ...scene.hits, [seat]: [number(event, 'sector')] };
          await pause(LIGHT, skip);
          break;
        case 'gain': {
          const gain: Gain = { credits: number(event, 'credits'), income: number(event, 'income'), vp: number(event, 'vp') };
          scene.floats = { ...scene.floats, [seat]: gain };
          paid += PAY;
          const last = events[i + 1]?.kind !== 'gain';
          await pause(last ? SHOW : paid > PAY_MOST ? 0 : PAY, skip);
          break;
        }
        case 'lay':
          await fly(table, shown(table, `[data-sale="${CSS.escape(String(event['card']))}"]`), shown(table, `[data-sector="${event.seat}.${number(event, 'sector')}"]`), skip);
          break;
        case 'buy':
        case 'claim':
        case 'activate':
        case 'swap':
        case 'exchange':
        case 'lose':
          await pause(LIGHT, skip);
          break;
      }
    }
    scene.floats = {};
    scene.hits = {};
    scene.dice = null;
    scene.tumbling = false;
  };
}

/* For those who want nothing to move: which things the events changed. */
export function changedBy(events: readonly GameEvent[]): Set<string> {
  const out = new Set<string>();
  for (const event of events) {
    if (event.seat === undefined) continue;
    if (event.kind === 'lay' || event.kind === 'sum' || event.kind === 'shift') out.add(`${event.seat}.${number(event, 'sector')}`);
    if (event.kind === 'separate' || event.kind === 'swap') {
      out.add(`${event.seat}.${number(event, 'one')}`);
      out.add(`${event.seat}.${number(event, 'two')}`);
    }
    if (event.kind === 'gain' || event.kind === 'income' || event.kind === 'lose') out.add(`seat.${event.seat}`);
  }
  return out;
}
