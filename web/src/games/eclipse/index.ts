/* Eclipse, both editions, for the table of games. */
import type { GameUi } from '..';
import { thingsIn } from '../../lib/log';
import type { View } from './cards';
import Eclipse from './Eclipse.svelte';
import Lesson from './Lesson.svelte';
import { placeOf, type Part } from './places';
import { wordsIn } from './words';

const ui: GameUi = {
  Table: Eclipse,
  rules: (lang) => wordsIn(lang).rules,
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
  things: thingsIn([
    { field: 'sector', kind: 'sector', rows: 'sectors' },
    { field: 'from', kind: 'sector', rows: 'sectors' },
    { field: 'to', kind: 'sector', rows: 'sectors' },
    { field: 'tech', kind: 'tech', rows: 'techs' },
  ]),
  /* everybody is Terran, and nobody has to choose */
  lesson: { species: 2, aliens: 0 },
};

export default ui;
