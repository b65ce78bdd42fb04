/* The plain table: any registered game, by its view and its list of moves. */
import type { GameUi } from '..';
import { en } from '../../lib/i18n/en';
import { ru } from '../../lib/i18n/ru';
import Plain from './Plain.svelte';

const ui: GameUi = {
  Table: Plain,
  tabs: (model, lang) => {
    const w = lang === 'ru' ? ru : en;
    return [
      { tab: 'base', icon: 'sector', label: w.plain.state, glows: model.mine },
      { tab: 'log', icon: 'log', label: w.table.log, glows: false },
    ];
  },
};

export default ui;
