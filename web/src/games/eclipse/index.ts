/* Eclipse, both editions, for the table of games. */
import type { GameUi } from '..';
import type { GameEvent, Lang } from '../../lib/types';
import type { Components, View } from './cards';
import Eclipse from './Eclipse.svelte';
import Lesson from './Lesson.svelte';
import { placeOf, type Part } from './places';
import RulesDialog from './RulesDialog.svelte';
import { wordsIn } from './words';

/* the fields of events that name things, and what those things are called on the table */
const THINGS = [
  { field: 'sector', kind: 'sector', rows: 'sectors' },
  { field: 'from', kind: 'sector', rows: 'sectors' },
  { field: 'to', kind: 'sector', rows: 'sectors' },
  { field: 'tech', kind: 'tech', rows: 'techs' },
] as const;

function things(event: GameEvent, components: unknown, lang: Lang) {
  const known = components as Components | null;
  if (!known) return [];
  return THINGS.flatMap(({ field, kind, rows }) => {
    const code = event[field];
    const name = typeof code === 'string' ? known[rows][code]?.name[lang] : undefined;
    return name ? [{ name, at: `${kind}:${code as string}` }] : [];
  });
}

const ui: GameUi = {
  Table: Eclipse,
  Rules: RulesDialog,
  Lesson,
  deeds: ['action', 'react', 'pass', 'place', 'discard', 'claim', 'research', 'install', 'return', 'build', 'move', 'colony', 'trade', 'offer'],
  tabs: (model, lang) => {
    const w = wordsIn(lang).tabs;
    const view = model.state.view as unknown as View;
    const parts = new Set(model.moves.map((move) => placeOf(view, model.state.seat ?? 0, move)));
    const glows = (part: Part) => model.mine && parts.has(part);
    return [
      { tab: 'map', icon: 'hex', label: w.map, glows: glows('map') },
      { tab: 'board', icon: 'materials', label: w.board, glows: glows('board') },
      { tab: 'ships', icon: 'cruiser', label: w.ships, glows: glows('ships') },
      { tab: 'tech', icon: 'technology', label: w.tech, glows: glows('tech') },
      { tab: 'seats', icon: 'people', label: w.seats, glows: false },
      { tab: 'log', icon: 'log', label: w.log, glows: false },
    ];
  },
  things,
  /* everybody is Terran, and nobody has to choose */
  lesson: { species: 2, aliens: 0 },
};

export default ui;
