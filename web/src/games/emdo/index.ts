/* Eminent Domain, for the table of games. */
import type { GameUi } from '..';
import { thingsIn } from '../../lib/log';
import Emdo from './Emdo.svelte';
import Lesson from './Lesson.svelte';
import { wordsIn } from './words';

const ui: GameUi = {
  Table: Emdo,
  rules: (lang) => wordsIn(lang).rules,
  Lesson,
  deeds: ['play', 'skip', 'lead', 'boost', 'follow', 'dissent', 'discard'],
  tabs: (model, lang) => {
    const w = wordsIn(lang).tabs;
    const at = (kind: RegExp) => model.moves.some((move) => kind.test(move.at));
    const offer = model.state.ask === 'keep';
    const tech = at(/^technology:/);
    const empire = !offer && at(/^(?:planet|slot|fighters):/);
    return [
      { tab: 'roles', icon: 'lead', label: w.roles, glows: model.mine && (offer || at(/^(?:role|card|resource|stack):/) || (!tech && !empire)) },
      { tab: 'empire', icon: 'planet', label: w.empire, glows: empire },
      { tab: 'tech', icon: 'technology', label: w.tech, glows: tech },
      { tab: 'seats', icon: 'people', label: w.seats, glows: false },
      { tab: 'log', icon: 'log', label: w.log, glows: false },
    ];
  },
  things: thingsIn([
    { field: 'planet', kind: 'planet', rows: 'planets' },
    { field: 'tech', kind: 'technology', rows: 'technologies' },
    { field: 'card', kind: 'card', rows: 'cards' },
    { field: 'stack', kind: 'stack', rows: 'cards' },
  ]),
  reasons: (rule, lang) => wordsIn(lang).reasons[rule],
};

export default ui;
