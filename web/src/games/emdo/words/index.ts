/* The catalogue of the language that is on, and what things are in words. */
import { lang } from '../../../lib/i18n/index.svelte';
import type { Lang } from '../../../lib/types';
import { symbolsOf, type Card, type Components, type Pile, type Planet, type Role, type Symbols, type Tech } from '../cards';
import { en, type EmdoWords } from './en';
import { ru } from './ru';

const catalogues: Record<Lang, EmdoWords> = { en, ru };

export const wordsIn = (which: Lang): EmdoWords => catalogues[which];
export const ed = (): EmdoWords => catalogues[lang.now];

/* "Improved Survey (Trade)" without what its symbols show. */
export const shortName = (name: string): string => name.replace(/ \(.*\)$/, '');

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function symbolWords(symbols: Symbols): string {
  const list = symbolsOf(symbols).map((role: Role) => ed().roles[role]);
  return list.length ? `${ed().counts}: ${list.join(', ')}.` : ed().noSymbols;
}

export const cardWords = (card: Card): string => `${card.name[lang.now]}. ${ed().action}: ${card.does[lang.now]} ${symbolWords(card.symbols)}`;

/* What a technology does, whichever kind it is. */
export const techDoes = (components: Components, code: string, tech: Tech): string =>
  sentence((tech.does ?? components.cards[code]?.does)?.[lang.now] ?? '');

export function techWords(components: Components, code: string, tech: Tech): string {
  const w = ed();
  const type = w.types[tech.type];
  return [
    `${tech.name[lang.now]}, ${w.techKind(type, tech.level)}${tech.vp ? `, ${w.points(tech.vp)}` : ''}.`,
    techDoes(components, code, tech),
    tech.permanent ? '' : symbolWords(tech.symbols),
    `${w.needs(tech.cost, tech.planets, type)}.`,
  ].filter(Boolean).join(' ');
}

/* What a planet gives once it is face up. */
export function planetGives(planet: Planet): string {
  const w = ed();
  return [
    planet.role ? w.countsAs(w.roles[planet.role]) : '',
    ...planet.slots.map((slot) => w.slot(w.resources[slot])),
    planet.hand ? w.handBonus : '',
  ].filter(Boolean).join(', ') || w.nothingPrinted;
}

export const pileWords = (components: Components, pile: Pile): string =>
  Object.entries(pile).map(([code, n]) => `${components.cards[code]?.name[lang.now] ?? code}${n > 1 ? ` × ${n}` : ''}`).join(', ') || ed().emptyPile;
