/* The catalogue of the language that is on, and what things are in words. */
import { lang } from '../../../lib/i18n/index.svelte';
import { gainOf, type Gain, type Lang } from '../../../lib/types';
import { powersIn, rowsOf, type Card } from '../cards';
import { en, type RaceWords } from './en';
import { ru } from './ru';

const catalogues: Record<Lang, RaceWords> = { en, ru };

export const wordsIn = (which: Lang): RaceWords => catalogues[which];
export const rg = (): RaceWords => catalogues[lang.now];

/* "Military world · windfall: Genes" */
export function typeWords(card: Card): string {
  const words = rg();
  if (card.type === 'development') return words.development;
  const first = card.military ? words.militaryWorld : words.world;
  if (card.kind === 'none') return first;
  return `${first} · ${card.production ? words.produces(words.kinds[card.kind]) : words.windfall(words.kinds[card.kind])}`;
}

/* "cost 3, 2 VP" */
export const cardLine = (card: Card): string =>
  `${card.military ? rg().defense(card.cost) : rg().cost(card.cost)}, ${card.variable ? rg().variable : rg().vp(card.vp)}`;

/* All that is printed on a card, as sentences. */
export function cardWords(card: Card): string {
  const powers = rowsOf(card).map((row) => `${rg().rows[row]}: ${powersIn(card, row).map((power) => power.does[lang.now]).join('; ')}.`);
  const words = [...card.keywords.map((word) => rg().keywords[word]), ...(card.chromosome ? [rg().chromosome] : [])];
  return [`${card.name[lang.now]}, ${typeWords(card)}, ${cardLine(card)}${words.length ? `, ${words.join(', ')}` : ''}.`, ...powers, card.notes?.[lang.now] ?? ''].filter(Boolean).join(' ');
}

/* What a choice brings, in words. */
export function gainWords(gain: Gain): string {
  const words = rg().gain;
  const n = (key: string) => gainOf(gain, key);
  return [
    ...(['vp', 'cards', 'prestige', 'military'] as const).map((key) => (n(key) ? words[key](n(key)) : '')),
    n('defense') ? words.fight(n('attack'), n('defense')) : '',
  ].filter(Boolean).join(', ');
}
