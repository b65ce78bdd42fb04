/* The tables that were designed for a game: one line a game. Any other game is played at the plain table. */
import type { Component, Snippet } from 'svelte';
import type { NamedThing } from '../lib/log';
import type { TableModel } from '../lib/model.svelte';
import type { GameEvent, Lang } from '../lib/types';

export interface GameTableProps {
  model: TableModel;
  components: unknown;
  /* what the prompt says when the game is over */
  over?: Snippet;
  /* which part a phone shows */
  tab: string;
  show: (tab: string) => void;
}

/* A title, then what each paragraph is about, and its text, which ends with the numbers of its rules. */
export interface ShortRules {
  title: string;
  paragraphs: readonly (readonly [string, string])[];
}

export type Options = Readonly<Record<string, number>>;

export interface GameUi {
  Table: Component<GameTableProps>;
  /* the short rules, and the first game explained while it is played */
  rules?: (lang: Lang) => ShortRules;
  Lesson?: Component<{ model: TableModel; end: () => void }>;
  /* whether the phrases of its log fit after "You" as well as after a name */
  logSaysYou?: boolean;
  /* the kinds of events that a player makes by choosing; what came after my last one is new */
  deeds?: readonly string[];
  /* points that end the game, for the chart */
  goal?: number;
  /* the parts of the table that a phone shows one at a time: name, icon, words */
  tabs: (model: TableModel, lang: Lang) => { tab: string; icon: string; label: string; glows: boolean }[];
  things?: (event: GameEvent, components: unknown, lang: Lang) => NamedThing[];
  reasons?: (rule: string, lang: Lang) => string | undefined;
  /* which options go together, for how many players at most, and which can be chosen now */
  fit?: (wish: Options, players: number) => { options: Options; most: number; open: (option: string) => boolean };
  /* the options of the guided game, where they are not the usual ones */
  lesson?: Options;
}

const DESIGNED: Record<string, () => Promise<{ default: GameUi }>> = {
  spacebase: () => import('./spacebase'),
  emdo: () => import('./emdo'),
  rftg: () => import('./rftg'),
  eclipse2: () => import('./eclipse'),
  eclipse1: () => import('./eclipse'),
};

export async function uiOf(game: string, plain: boolean): Promise<GameUi> {
  const load = plain ? undefined : DESIGNED[game];
  return (await (load ? load() : import('./plain'))).default;
}
