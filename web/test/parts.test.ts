import { describe, expect, it } from 'vitest';
import { cardName, moveAsked, sectorsUsed, slotsOf, sumOf, type Components, type Side } from '../src/games/spacebase/cards';
import { changedBy } from '../src/games/spacebase/stage';
import { pieces, withoutName } from '../src/lib/log';
import { keyed } from '../src/lib/model.svelte';
import { nearest } from '../src/lib/walk';

const side = (over: Partial<Side> = {}): Side => ({ credits: 0, income: 0, vp: 0, left: false, right: false, claims: [0, 0, 0], ...over });

describe('Space Base', () => {
  it('knows the sectors of a use of the dice', () => {
    expect(sectorsUsed('use 3 5')).toEqual([3, 5]);
    expect(sectorsUsed('use 4 4')).toEqual([4]);
    expect(sectorsUsed('use 3+5')).toEqual([8]);
    expect(sectorsUsed('buy ride')).toEqual([]);
  });

  it('counts the slots in use by players', () => {
    const kubasov = side({ slots: [4, 3, 2], ability: 'SWAP' });
    expect([2, 3, 4, 5].map((players) => slotsOf(kubasov, players))).toEqual([4, 3, 2, 2]);
    expect(slotsOf(side(), 2)).toBe(0);
  });

  it('adds up what several cards pay', () => {
    expect(sumOf([side({ credits: 2 }), side({ credits: 1, vp: 3 }), undefined, side({ right: true })])).toEqual({ credits: 3, income: 0, vp: 3, arrow: true, charge: false, claim: false });
  });

  it('names starting ships by seat', () => {
    const words = (en: string) => ({ en, ru: en });
    const parts = { cards: { ride: { name: words('Ride') } }, starters: [[{ name: words('One') }], [{ name: words('Two') }]] } as unknown as Components;
    expect(cardName(parts, 'starter-1', 1, 'en')).toBe('Two');
    expect(cardName(parts, 'ride', 0, 'en')).toBe('Ride');
    expect(cardName(parts, 'unknown', 0, 'en')).toBe('unknown');
  });

  it('asks why of the move that a touch would mean', () => {
    expect(moveAsked('buy', false, 'ride')).toBe('buy ride');
    expect(moveAsked('claim', false, 'ride')).toBe('claim ride');
    expect(moveAsked('window', false, 'ride')).toBe('activate ride');
    expect(moveAsked('use', true, 'ride')).toBe('shift ride 1');
  });

  it('names what events changed', () => {
    expect([...changedBy([{ kind: 'lay', seat: 1, sector: 7, text: '' }, { kind: 'gain', seat: 0, text: '' }, { kind: 'over', text: '' }])]).toEqual(['1.7', 'seat.0']);
  });
});

describe('the log', () => {
  it('parts the name from what was done', () => {
    expect(withoutName('Mira: rolled 3 and 4', 'Mira')).toBe('rolled 3 and 4');
    expect(withoutName('The game is over', 'Mira')).toBe('The game is over');
  });

  it('makes links of the things that are named', () => {
    const things = [{ name: 'Ride', at: 'card:ride' }, { name: 'Hart', at: 'card:starter-9' }];
    expect(pieces('Ride stationed, Hart deployed', things)).toEqual([
      { text: 'Ride', at: 'card:ride' }, { text: ' stationed, ' }, { text: 'Hart', at: 'card:starter-9' }, { text: ' deployed' },
    ]);
    expect(pieces('куплена карта «Райд» за 4', [{ name: 'Райд', at: 'card:ride' }])[1]).toEqual({ text: '«Райд»', at: 'card:ride' });
    expect(pieces('nothing', [])).toEqual([{ text: 'nothing' }]);
  });
});

describe('keys', () => {
  it('count from 1, and 0 declines', () => {
    const move = (text: string) => ({ move: text, at: '', words: '' });
    expect(keyed(['pass', 'buy a', 'buy b'].map(move)).map((choice) => choice.key)).toEqual(['0', '1', '2']);
    expect(keyed(Array.from({ length: 11 }, (_, i) => move(`buy c${i}`))).at(-1)?.key).toBe('');
  });

  it('walk to the nearest thing on that side', () => {
    const boxes = [{ x: 100, y: 0 }, { x: 60, y: 200 }, { x: 0, y: 100 }, { x: 300, y: 10 }];
    const from = { x: 0, y: 0 };
    expect(nearest(from, boxes, 'ArrowRight')).toBe(0);
    expect(nearest(from, boxes, 'ArrowDown')).toBe(2);
    expect(nearest(from, boxes, 'ArrowLeft')).toBe(-1);
    expect(nearest(from, boxes, 'Enter')).toBe(-1);
  });
});
