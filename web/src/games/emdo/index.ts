/* Eminent Domain, for the table of games. */
import type { GameUi } from '..';
import type { GameEvent, Lang } from '../../lib/types';
import type { Components } from './cards';
import Emdo from './Emdo.svelte';
import Lesson from './Lesson.svelte';
import RulesDialog from './RulesDialog.svelte';
import { wordsIn } from './words';

/* the fields of events that name things, and what those things are called on the table */
const THINGS = [
  { field: 'planet', kind: 'planet', rows: 'planets' },
  { field: 'tech', kind: 'technology', rows: 'technologies' },
  { field: 'card', kind: 'card', rows: 'cards' },
  { field: 'stack', kind: 'stack', rows: 'cards' },
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
  Table: Emdo,
  Rules: RulesDialog,
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
  things,
  reasons: (rule, lang) => wordsIn(lang).reasons[rule],
};

export default ui;
