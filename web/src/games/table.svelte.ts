/* What every designed table does while it is on the screen; to be called once, when its component is made. */
import { untrack } from 'svelte';
import type { Stage, TableModel } from '../lib/model.svelte';
import type { Plan } from '../lib/sentence.svelte';
import { sound } from '../lib/sound.svelte';
import type { GameEvent } from '../lib/types';

const RINGED = 1200;

/* What happens is shown on the stage, what it changed is ringed for a while, and a sound says that I am asked. */
export function showEvents(
  scene: { model: TableModel; changed: ReadonlySet<string> }, stage: Stage, changedBy: (events: readonly GameEvent[]) => ReadonlySet<string>,
): void {
  const model = scene.model;
  $effect(() => {
    model.stage = stage;
    return () => (model.stage = null);
  });
  $effect(() => {
    const events = model.recent;
    if (!events.length) return;
    scene.changed = changedBy(events);
    const timer = setTimeout(() => (scene.changed = new Set()), RINGED);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    if (model.mine) sound.play('turn');
  });
}

/* A sentence belongs to one question; the move that ends it is sent when the table still asks for it. */
export function keepSentence(model: TableModel, planned: () => Plan | null): void {
  $effect.pre(() => {
    const plan = planned();
    const version = model.state.version;
    untrack(() => model.sentence.begin(plan, version));
  });
  $effect(() => {
    const { version, ask } = model.state;
    const offered = model.moves.map((move) => move.move);
    if (!model.playing) untrack(() => model.sentence.goOn(ask, offered, version));
  });
  $effect(() => () => model.sentence.begin(null, -1));
}
