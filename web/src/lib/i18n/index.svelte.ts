/* The language of the page: as chosen last, else as the browser has it. */
import { keep } from '../keep';
import type { Lang, Words } from '../types';
import { en, type Catalogue } from './en';
import { ru } from './ru';

const catalogues: Record<Lang, Catalogue> = { en, ru };
const now = $state<{ lang: Lang }>({ lang: document.documentElement.lang === 'ru' ? 'ru' : 'en' });

export const lang = {
  get now(): Lang {
    return now.lang;
  },
  set(to: Lang): void {
    now.lang = to;
    document.documentElement.lang = to;
    keep('lang', to);
  },
  toggle(): void {
    lang.set(now.lang === 'en' ? 'ru' : 'en');
  },
};

/* The catalogue of the language that is on. */
export const t = (): Catalogue => catalogues[now.lang];

export const say = (words: Words | undefined): string => words?.[now.lang] ?? words?.en ?? '';
