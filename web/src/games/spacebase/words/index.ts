/* The catalogue of the language that is on, and what a card is in words. */
import { lang } from '../../../lib/i18n/index.svelte';
import { gainOf, type Gain, type Lang } from '../../../lib/types';
import { cardName, isColony, isStarter, slotsOf, type Components, type Place, type Side } from '../cards';
import { en, type SpaceBaseWords } from './en';
import { ru } from './ru';

const catalogues: Record<Lang, SpaceBaseWords> = { en, ru };

export const wordsIn = (which: Lang): SpaceBaseWords => catalogues[which];
export const sb = (): SpaceBaseWords => catalogues[lang.now];

export function sideWords(w: SpaceBaseWords, side: Side, players: number, slots?: number): string {
  const out: string[] = [];
  if (side.credits) out.push(w.credits(side.credits));
  if (side.income) out.push(w.income(side.income));
  if (side.vp) out.push(w.vp(side.vp));
  for (let level = 3; level >= 1; level--) {
    const n = side.claims[level - 1] ?? 0;
    if (n) out.push(w.claimReward(n, level));
  }
  if (side.left || side.right) out.push(side.left && side.right ? w.also.either : side.left ? w.also.left : w.also.right);
  if (side.ability) {
    const when = side.colour === 'blue' ? w.inYourTurn : side.colour === 'red' ? w.inOthersTurn : w.inAnyTurn;
    out.push(w.charge(slots ?? slotsOf(side, players), !!side.joined));
    out.push(w.spend(when, w.does[side.ability](side.a ?? 0, side.b ?? 0, side.c ?? 0)));
  }
  return out.join(', ') || w.nothing;
}

/* A card that can be had: everything about it in one sentence or three. */
export function cardWords(components: Components, code: string, seat: number, players: number): string {
  const w = sb();
  const card = components.cards[code];
  if (!card) return code;
  const name = `${cardName(components, code, seat, lang.now)}, ${card.type[lang.now]}, ${w.sector(card.sector)}`;
  if (isColony(card)) return `${name}, ${w.cost(card.cost)}. ${w.colonyDoes(card.vp)}.`;
  const price = isStarter(code) ? w.starter : w.cost(card.cost);
  const sides = card.station && card.deployed
    ? `${w.stationed}: ${sideWords(w, card.station, players)}. ${w.deployed}: ${sideWords(w, card.deployed, players)}.`
    : '';
  return `${name}, ${price}. ${sides}`;
}

/* A card as it lies on a board: the side that counts there, with its charges. */
export function placeWords(components: Components, place: Place, face: 'station' | 'deployed', seat: number, players: number): string {
  const w = sb();
  const card = components.cards[place.card];
  if (!card) return place.card;
  const name = cardName(components, place.card, seat, lang.now);
  const side = card[face];
  if (!side) return `${name}: ${w.colonyDoes(card.vp)}.`;
  const charges = place.slots ? `, ${w.charged(place.charges, place.slots)}` : '';
  return `${name}, ${face === 'station' ? w.stationed : w.deployed}: ${sideWords(w, side, players, place.slots)}${charges}.`;
}

export function gainWords(gain: Gain): string {
  const w = sb();
  return (['vp', 'credits', 'income', 'charges', 'claims'] as const)
    .map((key) => gainOf(gain, key) && w[key](gainOf(gain, key)))
    .filter(Boolean).map((part) => `+ ${part}`).join(', ');
}
