import { describe, expect, it } from 'vitest';
import { assemble, merge, movesAt, owesShare, roundOf, splitPrompt } from '../src/lib/table';
import type { Seat, StateMessage } from '../src/lib/types';

const full = (over: Partial<StateMessage> = {}): StateMessage => ({
  type: 'state', full: true, seat: 0, version: 1, game: 'spacebase', started: true, over: false,
  seats: [seat('person', true), seat('bot')],
  view: { round: 1, dice: [0, 0], 'seats.0': { credits: 5 }, 'seats.1': { credits: 4 }, answer: { use: 'sum' } },
  waiting: [0], prompt: 'Roll?', ask: 'set', moves: [{ move: 'roll', at: 'button:roll', words: 'Roll' }],
  events: [{ kind: 'turn', text: 'Round 1' }], chat: [{ line: 1, time: 1, seat: 0, text: 'hi' }],
  ...over,
});

function seat(kind: Seat['kind'], you = false, shared = false): Seat {
  return { kind, name: kind, you, shared };
}

describe('the round', () => {
  it('is none before the first, and where there are none', () => {
    expect([{ round: 3 }, { round: 0 }, {}].map(roundOf)).toEqual([3, 0, 0]);
  });
});

describe('a state put together from its parts', () => {
  it('makes lists of numbered parts', () => {
    expect(assemble({ round: 3, 'seats.1': 'b', 'seats.0': 'a' })).toEqual({ round: 3, seats: ['a', 'b'] });
  });

  it('keeps what a message leaves out and replaces what it brings', () => {
    const first = merge(null, full());
    const next = merge(first, { type: 'state', full: false, version: 2, view: { round: 2, 'seats.1': { credits: 9 } }, gone: [] });
    expect(next.view).toEqual({ round: 2, dice: [0, 0], seats: [{ credits: 5 }, { credits: 9 }], answer: { use: 'sum' } });
    expect(next.version).toBe(2);
    expect(next.seats).toHaveLength(2);
    expect(next.moves).toEqual([]);
  });

  it('drops the parts that are gone', () => {
    const next = merge(merge(null, full()), { type: 'state', full: false, gone: ['answer'], view: {} });
    expect('answer' in next.view).toBe(false);
  });

  it('begins anew with a full message', () => {
    const next = merge(merge(null, full()), full({ view: { round: 7 }, events: [{ kind: 'roll', text: 'x' }] }));
    expect(next.view).toEqual({ round: 7 });
    expect(next.log).toEqual([{ kind: 'roll', text: 'x' }]);
  });

  it('adds events to the log and chat lines once', () => {
    const first = merge(null, full());
    const next = merge(first, { type: 'state', full: false, events: [{ kind: 'roll', text: 'rolled' }], chat: [{ line: 1, time: 1, seat: 0, text: 'hi' }, { line: 2, time: 2, seat: 1, text: 'yo' }] });
    expect(next.log.map((e) => e.text)).toEqual(['Round 1', 'rolled']);
    expect(next.chat.map((line) => line.text)).toEqual(['hi', 'yo']);
  });

  it('does not change what it was given', () => {
    const first = merge(null, full());
    const before = JSON.stringify(first);
    merge(first, { type: 'state', full: false, view: { round: 9 }, gone: ['answer'] });
    expect(JSON.stringify(first)).toBe(before);
  });
});

describe('moves and prompts', () => {
  it('groups moves by the thing they touch', () => {
    const at = movesAt([
      { move: 'shift ride 1', at: 'card:ride', words: '' },
      { move: 'shift ride 2', at: 'card:ride', words: '' },
      { move: 'stop', at: 'button:stop', words: '' },
    ]);
    expect(at.get('card:ride')).toHaveLength(2);
    expect([...at.keys()]).toEqual(['card:ride', 'button:stop']);
  });

  it('parts the question from the sentence beside it', () => {
    expect(splitPrompt('The dice show 3 and 4. Use them separately or as their sum?')).toEqual({ ask: 'Use them separately or as their sum?', more: 'The dice show 3 and 4.' });
    expect(splitPrompt('Buy one card. All your 5 credits will be spent.')).toEqual({ ask: 'Buy one card.', more: 'All your 5 credits will be spent.' });
    expect(splitPrompt('Which card?')).toEqual({ ask: 'Which card?', more: '' });
    expect(splitPrompt('')).toEqual({ ask: '', more: '' });
  });

  it('knows when my bytes are wanted', () => {
    const before = (seats: Seat[]) => merge(null, { type: 'state', full: true, seat: 0, started: false, seats });
    expect(owesShare(before([seat('person', true), seat('bot')]))).toBe(true);
    expect(owesShare(before([seat('person', true), seat('open')]))).toBe(false);
    expect(owesShare(before([seat('person', true, true), seat('bot')]))).toBe(false);
    expect(owesShare(merge(null, full()))).toBe(false);
  });
});
