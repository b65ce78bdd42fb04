import { describe, expect, it } from 'vitest';
import { ALL, SEND, Sentence, type Plan } from '../src/lib/sentence.svelte';
import type { Move } from '../src/lib/types';

const move = (text: string, at = `card:${text.split(' ')[1]}`): Move => ({ move: text, at, words: text });
const order = ['boost a', 'boost b', 'boost c'];
const plan = (over: Partial<Plan> = {}): Plan => ({
  ask: 'boost',
  takes: (one) => one.move.startsWith('boost '),
  most: Infinity,
  spell: (moves) => [...moves].sort((x, y) => order.indexOf(x) - order.indexOf(y)),
  close: 'done',
  ...over,
});

function begun(over: Partial<Plan> = {}) {
  const sent: string[][] = [];
  const sentence = new Sentence((moves) => sent.push(moves));
  sentence.begin(plan(over), 1);
  return { sentence, sent };
}

describe('a sentence of small moves', () => {
  it('is touched in any order and sent in the order of the game', () => {
    const { sentence, sent } = begun();
    expect(sentence.take(move('boost c'), 'c#0')).toBe(true);
    expect(sentence.take(move('boost a'), 'a#1')).toBe(true);
    expect(sentence.moves).toEqual(['boost c', 'boost a']);
    expect(sentence.take(move('done', SEND), SEND)).toBe(true);
    expect(sent).toEqual([['boost a', 'boost c']]);
  });

  it('lets go what is touched again', () => {
    const { sentence } = begun();
    sentence.take(move('boost a'), 'a#0');
    sentence.take(move('boost a'), 'a#1');
    expect(sentence.drop('a#0')).toBe(true);
    expect(sentence.picked).toEqual([{ place: 'a#1', move: 'boost a' }]);
    expect(sentence.drop('a#0')).toBe(false);
  });

  it('is ended when the table still asks, and not when it has gone on', () => {
    const { sentence, sent } = begun();
    sentence.take(move('boost a'), 'a#0');
    sentence.send();
    sentence.goOn('boost', ['boost b', 'done'], 1);
    expect(sent).toEqual([['boost a']]);
    sentence.goOn('boost', ['boost b', 'done'], 2);
    expect(sent).toEqual([['boost a'], ['done']]);
    sentence.begin(plan(), 3);
    sentence.take(move('boost a'), 'a#0');
    sentence.send();
    sentence.goOn('keep', ['keep x'], 4);
    sentence.goOn('boost', ['done'], 5);
    expect(sent).toEqual([['boost a'], ['done'], ['boost a']]);
  });

  it('without anything touched is its end alone', () => {
    const { sentence, sent } = begun();
    sentence.send();
    expect(sent).toEqual([['done']]);
  });

  it('takes no more than there may be, and all by one touch', () => {
    const { sentence } = begun({ most: 2, all: () => order.map((text) => ({ place: text, move: text })) });
    sentence.take(move('all', ALL), ALL);
    expect(sentence.moves).toEqual(['boost a', 'boost b']);
    expect(sentence.open('boost c')).toBe(false);
    expect(sentence.open('boost a')).toBe(true);
    sentence.take(move('boost c'), 'boost c');
    expect(sentence.moves).toEqual(['boost a', 'boost b']);
  });

  it('is sent by its last part where nothing ends it', () => {
    const { sentence, sent } = begun({ most: 2, sends: true, repeats: true, close: undefined });
    sentence.take(move('boost b'), 'b');
    expect(sent).toEqual([]);
    sentence.take(move('boost b'), 'b');
    expect(sent).toEqual([['boost b', 'boost b']]);
  });

  it('is forgotten with its question, and when it is refused', () => {
    const { sentence, sent } = begun();
    sentence.take(move('boost a'), 'a#0');
    sentence.begin(plan(), 1);
    expect(sentence.picked).toHaveLength(1);
    sentence.begin(plan(), 2);
    expect(sentence.picked).toHaveLength(0);
    sentence.take(move('boost a'), 'a#0');
    sentence.send();
    sentence.forget();
    sentence.goOn('boost', ['done'], 3);
    expect(sent).toEqual([['boost a']]);
  });

  it('leaves other moves alone', () => {
    const { sentence } = begun();
    expect(sentence.take(move('attack voson', 'planet:voson'), 'planet:voson')).toBe(false);
    sentence.begin(null, 2);
    expect(sentence.take(move('boost a'), 'a#0')).toBe(false);
  });

  it('is led from part to part of what is advised, then to its end', () => {
    const { sentence } = begun({ takes: (one) => /^(?:follow|boost) /.test(one.move) });
    const advice = [move('follow a'), move('boost a'), move('boost c'), move('done', 'button:done'), move('boost b')];
    expect(sentence.parts(advice).map((part) => part.move)).toEqual(['follow a', 'boost a', 'boost c']);
    const advised = () => ['boost a', 'boost b', 'boost c'].filter((one) => sentence.leadsTo(advice, move(one)));
    const end = () => sentence.leadsTo(advice, move('done', SEND));
    expect(advised()).toEqual(['boost a', 'boost c']);
    sentence.take(move('boost a'), 'a#0');
    expect(advised()).toEqual(['boost a', 'boost c']);
    sentence.take(move('boost a'), 'a#1');
    expect(advised()).toEqual(['boost c']);
    expect(end()).toBe(false);
    sentence.take(move('boost c'), 'c#0');
    expect(advised()).toEqual([]);
    expect(end()).toBe(true);
    sentence.take(move('boost b'), 'b#0');
    expect(end()).toBe(false);
  });

  it('is ended at once, or not begun, where that is advised', () => {
    const { sentence } = begun();
    expect(sentence.leadsTo([move('done', 'button:done')], move('done', SEND))).toBe(true);
    expect(sentence.leadsTo([move('dissent', 'button:dissent')], move('dissent', 'button:dissent'))).toBe(true);
    expect(sentence.leadsTo([move('boost a')], move('dissent', 'button:dissent'))).toBe(false);
  });
});
