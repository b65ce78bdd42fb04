import { describe, expect, it } from 'vitest';
import { amountOf, betters, cardsIn, entriesOf, lacks, pairOf, rolesOf, slotsOf, stackOf, type Components, type Planet, type SeatView, type Tech } from '../src/games/emdo/cards';
import { changedBy } from '../src/games/emdo/stage';
import { linesOf } from '../src/lib/log';

const tech = (over: Partial<Tech>): Tech => ({ id: '', name: { en: '', ru: '' }, type: 'fertile', level: 1, cost: 3, planets: 1, vp: 0, symbols: {}, permanent: false, ...over });

describe('Eminent Domain', () => {
  it('has one stack for Produce and Trade', () => {
    expect(stackOf('trade')).toBe('produce-trade');
    expect(rolesOf('produce-trade')).toEqual(['produce', 'trade']);
    expect(rolesOf('survey')).toEqual(['survey']);
  });

  it('tells equal cards of a hand apart', () => {
    expect(cardsIn({ survey: 2, politics: 1 }).map((card) => card.place)).toEqual(['survey#0', 'survey#1', 'politics#0']);
  });

  it('says what symbols bring: the leader sees one planet more, only cards make colonies', () => {
    expect(amountOf('survey', 3, 1, true)).toBe(3);
    expect(amountOf('survey', 3, 1, false)).toBe(2);
    expect(amountOf('survey', 0, 0, false)).toBe(0);
    expect(amountOf('colonize', 4, 2, true)).toBe(2);
    expect(amountOf('warfare', 4, 2, false)).toBe(4);
  });

  it('puts resources into their slots', () => {
    const planet = { slots: ['water', 'food'] } as unknown as Planet;
    expect(slotsOf('p', planet, ['food'])).toEqual([{ kind: 'water', full: null, place: 'p/0' }, { kind: 'food', full: 'food', place: 'p/1' }]);
    expect(slotsOf('u', { slots: ['any'] } as unknown as Planet, ['iron'])[0]?.full).toBe('iron');
  });

  it('knows what a technology still lacks', () => {
    const seat = { types: { advanced: 0, fertile: 2, metallic: 1 } } as unknown as SeatView;
    expect(lacks(tech({ cost: 5, planets: 2 }), seat, 4)).toEqual({ symbols: 1, planets: 0 });
    expect(lacks(tech({ type: 'advanced' }), seat, 7)).toEqual({ symbols: 0, planets: 1 });
  });

  it('puts technologies of a role together, and both sides of a permanent one', () => {
    const technologies = {
      'improved-trade-survey': tech({ type: 'metallic' }),
      'improved-trade-warfare': tech({ type: 'metallic' }),
      imperialism: tech({ type: 'metallic', level: 2, permanent: true, other: 'scorched-earth-policy' }),
      'scorched-earth-policy': tech({ type: 'metallic', level: 2, permanent: true, other: 'imperialism' }),
      'war-path': tech({ type: 'metallic', level: 2 }),
    };
    const parts = { technologies } as unknown as Components;
    const left = Object.keys(technologies);
    expect(entriesOf(parts, left, 'metallic', 1)).toEqual([{ role: 'trade', techs: ['improved-trade-survey', 'improved-trade-warfare'] }]);
    expect(entriesOf(parts, left, 'metallic', 2).map((entry) => entry.techs)).toEqual([['imperialism', 'scorched-earth-policy'], ['war-path']]);
    expect(entriesOf(parts, left, 'fertile', 2)).toEqual([]);
  });

  it('names the role that a technology betters first', () => {
    expect(betters('improved-production-survey')).toBe('produce');
    expect(betters('terraforming')).toBeNull();
    expect(pairOf('improved-trade-survey', { survey: 1, trade: 1 })).toEqual(['trade', 'survey']);
  });

  it('names what events changed', () => {
    const events = [
      { kind: 'lead', seat: 1, role: 'trade', text: '' },
      { kind: 'tuck', seat: 0, place: 2, text: '' },
      { kind: 'sell', seat: 1, planet: 'voson', text: '' },
      { kind: 'influence', seat: 1, n: 1, text: '' },
    ];
    expect([...changedBy(events)]).toEqual(['stack:produce-trade', '0.2', 'planet:voson', 'seat.1']);
  });
});

describe('the log', () => {
  it('says the same only once', () => {
    const draw = { kind: 'draw', seat: 0, text: 'Vega: draws a card' };
    expect(linesOf([draw, draw, { ...draw, seat: 1 }, draw]).map((line) => [line.at, line.times])).toEqual([[0, 2], [2, 1], [3, 1]]);
  });
});
