import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { glyphsOf, hasGlyphs, militaryOf, placed, rowsOf, sumsOf, without, type Card, type Power, type SeatView } from '../src/games/rftg/cards';
import { fit } from '../src/games/rftg/setup';
import { changedBy } from '../src/games/rftg/stage';

const words = { en: '', ru: '' };
const power = (over: Partial<Power>): Power => ({ phase: 'consume', op: 'CONSUME', for: 'ANY', amount: 0, given: 1, vp: 1, cards: 0, prestige: 0, times: 1, does: words, ...over });
const card = (powers: Power[], over: Partial<Card> = {}): Card => ({
  name: words, type: 'world', military: false, cost: 1, vp: 1, variable: false, kind: 'none', production: false, windfall: false, prestige: false, chromosome: false, keywords: [], powers, ...over,
});
const said = (glyphs: ReturnType<typeof glyphsOf>) => glyphs.map((glyph) => ('icon' in glyph ? glyph.icon : glyph.text)).join(' ');

describe('Race for the Galaxy', () => {
  it('has a picture for every power of the component list', () => {
    const rows = readFileSync(new URL('../../docs/data/rftg/powers.csv', import.meta.url), 'utf8').trim().split('\n').slice(1);
    expect(rows.length).toBeGreaterThan(300);
    const missing = new Set(rows.map((row) => row.split(',')[4] ?? '').filter((op) => !hasGlyphs(op)));
    expect([...missing]).toEqual([]);
  });

  it('draws what is given and what comes of it', () => {
    expect(said(glyphsOf(power({ for: 'RARE', vp: 1, cards: 1, times: 2 })))).toBe('rare → vp 1 card 1 ×2');
    expect(said(glyphsOf(power({ given: 2, vp: 3 })))).toBe('2 good → vp 3');
    expect(said(glyphsOf(power({ phase: 'settle', op: 'MIL', for: 'REBEL_WORLD', amount: -2 })))).toBe('rebel military −2');
    expect(said(glyphsOf(power({ phase: 'produce', op: 'PRODUCE', for: 'THIS' }), card([], { kind: 'genes' })))).toBe('produce genes');
  });

  it('adds equal powers of a tableau up and leaves Military out', () => {
    const draws = (n: number) => power({ phase: 'explore', op: 'EXPLORE_DRAW', amount: n });
    expect(sumsOf([card([draws(1)]), card([draws(2)])], 'explore').map(said)).toEqual(['draw +3']);
    const produces = card([power({ phase: 'produce', op: 'PRODUCE' })], { kind: 'rare' });
    expect(sumsOf([produces, produces], 'produce').map(said)).toEqual(['produce rare ×2']);
    expect(sumsOf([card([power({ vp: 1 })]), card([power({ vp: 2 })])], 'consume')).toHaveLength(2);
    expect(sumsOf([card([power({ phase: 'settle', op: 'MIL', amount: 2 })])], 'settle')).toEqual([]);
  });

  it('shows the rows of a card in the order of the phases', () => {
    expect(rowsOf(card([power({ phase: 'produce' }), power({ phase: 'trade' }), power({ phase: 'explore' })]))).toEqual(['explore', 'trade', 'produce']);
  });

  it('tells Military by target', () => {
    expect(militaryOf({ military: { total: 3, rebel: 1 } } as unknown as SeatView)).toEqual([{ kind: 'rebel', n: 4 }]);
  });

  it('tells equal cards apart and counts copies', () => {
    expect(placed(['a', 'b', 'a']).map((one) => one.place)).toEqual(['a#0', 'b#0', 'a#1']);
    expect(without(['a', 'b', 'a'], ['a', 'c'])).toEqual(['b', 'a']);
  });

  it('lets only those options stand that go together', () => {
    const wish = { expansion: 3, goals: 1, takeovers: 1, advanced: 0, learning: 0, scenario: 1, storm: 1, rounds: 0 };
    expect(fit(wish, 2)).toMatchObject({ most: 6, options: wish });
    expect(fit({ ...wish, expansion: 0 }, 2)).toMatchObject({ most: 4, options: { goals: 0, takeovers: 0, scenario: 0, storm: 1 } });
    expect(fit({ ...wish, expansion: 2, storm: 0 }, 6)).toMatchObject({ most: 5, options: { goals: 0, takeovers: 1, scenario: 0 } });
    expect(fit({ ...wish, advanced: 1 }, 3).options).toMatchObject({ advanced: 0, scenario: 0 });
    expect(fit({ ...wish, expansion: 1, learning: 1 }, 5)).toMatchObject({ most: 5, options: { learning: 1 } });
    expect(fit(wish, 3).open('learning')).toBe(false);
  });

  it('names what events changed', () => {
    const events = [
      { kind: 'paid', seat: 1, card: 'gem-world', n: 2, text: '' },
      { kind: 'first-goal', seat: 0, goal: 'system-diversity', text: '' },
      { kind: 'draw', seat: 0, text: '' },
    ];
    expect([...changedBy(events)]).toEqual(['card:gem-world', 'seat.1', 'goal:system-diversity']);
  });
});
