import { describe, expect, it } from 'vitest';
import { addressOf, momentAddress, parseRoute, tableAddress } from '../src/lib/route';

const parse = (address: string) => {
  const url = new URL(address, 'http://x');
  return parseRoute(url.pathname, url.search);
};

describe('addresses', () => {
  it('are read', () => {
    expect(parse('/')).toEqual({ page: 'home' });
    expect(parse('/proof')).toEqual({ page: 'proof' });
    expect(parse('/t/tabc12')).toEqual({ page: 'table', table: 'tabc12', invite: '', teach: false, plain: false });
    expect(parse('/t/tabc12?invite=q-1&teach=1')).toEqual({ page: 'table', table: 'tabc12', invite: 'q-1', teach: true, plain: false });
    expect(parse('/t/tabc12?move=14&seat=2')).toEqual({ page: 'replay', table: 'tabc12', move: 14, seat: '2', plain: false });
    expect(parse('/t/tabc12?move=0&seat=none')).toMatchObject({ page: 'replay', move: 0, seat: 'none' });
  });

  it('that make no sense lead nowhere or to what is safe', () => {
    expect(parse('/nothing/here').page).toBe('missing');
    expect(parse('/t/')).toEqual({ page: 'missing' });
    expect(parse('/t/a%20b').page).toBe('missing');
    expect(parse('/t/tabc?move=-1').page).toBe('table');
    expect(parse('/t/tabc?move=3&seat=evil')).toMatchObject({ page: 'replay', seat: 'all' });
  });

  it('are written as they are read', () => {
    for (const address of ['/', '/proof', '/t/tabc', '/t/tabc?invite=x', '/t/tabc?teach=1', '/t/tabc?move=5&seat=all', '/t/tabc?move=5&seat=1&plain=1']) expect(addressOf(parse(address))).toBe(address);
    expect(tableAddress('tz', { invite: 'a' })).toBe('/t/tz?invite=a');
    expect(momentAddress('tz', 9, '0')).toBe('/t/tz?move=9&seat=0');
  });
});
