/* Race for the Galaxy, for the table of games. */
import type { GameUi } from '..';
import { thingsIn } from '../../lib/log';
import { verbOf } from '../../lib/model.svelte';
import Lesson from './Lesson.svelte';
import Race from './Race.svelte';
import { fit } from './setup';
import { wordsIn } from './words';

const ON_TABLEAU = /^(?:use|good|sell|windfall|spend|takeover|replace|purchase-with|conquer-with) /;

const ui: GameUi = {
  Table: Race,
  rules: (lang) => wordsIn(lang).rules,
  Lesson,
  deeds: ['action', 'boost', 'develop', 'settle', 'discard', 'use', 'sold', 'start', 'paid'],
  tabs: (model, lang) => {
    const w = wordsIn(lang).tabs;
    const tableau = model.moves.some((move) => ON_TABLEAU.test(move.move));
    const hand = model.moves.some((move) => move.at.startsWith('card:') && !ON_TABLEAU.test(move.move) && verbOf(move.move) !== 'target');
    return [
      { tab: 'hand', icon: 'cards', label: w.hand, glows: model.mine && (hand || !tableau) },
      { tab: 'table', icon: 'world', label: w.table, glows: tableau },
      { tab: 'seats', icon: 'people', label: w.seats, glows: false },
      { tab: 'goals', icon: 'goal-most', label: w.goals, glows: false },
      { tab: 'log', icon: 'log', label: w.log, glows: false },
    ];
  },
  things: thingsIn([
    ...['card', 'target', 'other'].map((field) => ({ field, kind: 'card', rows: 'cards' })),
    { field: 'goal', kind: 'goal', rows: 'goals' },
  ]),
  reasons: (rule, lang) => wordsIn(lang).reasons[rule],
  fit,
  /* the learning hands of the base game */
  lesson: { expansion: 0, goals: 0, learning: 1 },
};

export default ui;
