/* Space Base, for the table of games. */
import type { GameUi } from '..';
import type { GameEvent, Lang } from '../../lib/types';
import { cardName, GOAL, type Components } from './cards';
import Lesson from './Lesson.svelte';
import SpaceBase from './SpaceBase.svelte';
import { wordsIn } from './words';

const CARD_FIELDS = ['card', 'old', 'other'];

function things(event: GameEvent, components: unknown, lang: Lang) {
  const known = components as Components | null;
  if (!known) return [];
  return CARD_FIELDS.flatMap((field) => {
    const code = event[field];
    return typeof code === 'string' ? [{ name: cardName(known, code, event.seat ?? 0, lang), at: `card:${code}` }] : [];
  });
}

const ui: GameUi = {
  Table: SpaceBase,
  rules: (lang) => wordsIn(lang).rules,
  Lesson,
  logSaysYou: true,
  deeds: ['buy', 'roll', 'separate', 'sum', 'activate', 'claim'],
  goal: GOAL,
  tabs: (model, lang) => {
    const w = wordsIn(lang);
    const trade = model.moves.some((move) => /^(?:buy|claim) /.test(move.move));
    const board = model.moves.some((move) => /^(?:use|activate|lay|charge|take|put|exchange|shift|double|arrow) /.test(move.move));
    return [
      { tab: 'base', icon: 'sector', label: w.base, glows: board },
      { tab: 'yard', icon: 'buy', label: w.yard, glows: trade },
      { tab: 'seats', icon: 'people', label: w.seats, glows: false },
      { tab: 'log', icon: 'log', label: w.log, glows: false },
    ];
  },
  things,
  reasons: (rule, lang) => wordsIn(lang).reasons[rule],
};

export default ui;
