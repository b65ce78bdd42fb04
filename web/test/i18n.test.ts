import { describe, expect, it } from 'vitest';
import { en } from '../src/lib/i18n/en';
import { softened } from '../src/lib/i18n/hyphens';
import { counted, listed } from '../src/lib/i18n/plural';
import { ru } from '../src/lib/i18n/ru';
import { en as sbEn } from '../src/games/spacebase/words/en';
import { ru as sbRu } from '../src/games/spacebase/words/ru';
import { en as edEn } from '../src/games/emdo/words/en';
import { ru as edRu } from '../src/games/emdo/words/ru';
import { en as rgEn } from '../src/games/rftg/words/en';
import { ru as rgRu } from '../src/games/rftg/words/ru';
import { en as ecEn } from '../src/games/eclipse/words/en';
import { ru as ecRu } from '../src/games/eclipse/words/ru';

/* The code of the page without its catalogues, by file. */
const sources: [string, string][] = Object.entries(import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }))
  .filter(([path]) => !/\/(?:en|ru)\.ts$/.test(path));
const codeIn = (folder: string): string =>
  sources.flatMap(([path, text]) => (path.startsWith(`../src/${folder}`) && (folder || !/\/games\/(?!plain).*\/index\.ts$/.test(path)) ? [text] : [])).join('\n');

/* Every path of a catalogue with what stands there: a text, a function, a list's length. */
function paths(value: unknown, at = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[at, 'text']]);
  if (typeof value === 'function') return new Map([[at, 'function']]);
  if (value && typeof value === 'object') {
    return new Map(Object.entries(value).flatMap(([key, item]) => [...paths(item, `${at}.${key}`)]));
  }
  return new Map([[at, typeof value]]);
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
}

describe.each([
  ['the page', '', en, ru],
  ['Space Base', 'games/spacebase/', sbEn, sbRu],
  ['Eminent Domain', 'games/emdo/', edEn, edRu],
  ['Race for the Galaxy', 'games/rftg/', rgEn, rgRu],
  ['Eclipse', 'games/eclipse/', ecEn, ecRu],
])('the catalogues of %s', (_, folder, english, russian) => {
  it('have the same keys, both ways', () => {
    expect([...paths(russian)].sort()).toEqual([...paths(english)].sort());
  });

  it('leave nothing empty in one language only', () => {
    const empty = (catalogue: unknown) => texts(catalogue).filter((text) => text === '').length;
    expect(empty(russian)).toBe(empty(english));
  });

  it('have nothing that nobody says', () => {
    const code = codeIn(folder);
    const from = folder ? '' : '(?:\\bt\\(\\)|\\bw)'; /* its name in the code; those of the games have several */
    const said = (...path: string[]) => new RegExp(from + path.map((key) => `\\.${key}\\b`).join('')).test(code);
    /* what is looked up by a code is said as a whole */
    const whole = (section: string) => new RegExp(`${from}\\.${section}\\b(?!\\.)`).test(code);
    const silent = Object.entries<unknown>(english).flatMap(([section, entries]) =>
      !entries || typeof entries !== 'object' || whole(section)
        ? said(section) ? [] : [section]
        : Object.keys(entries).filter((key) => !said(section, key)).map((key) => `${section}.${key}`),
    );
    expect(silent).toEqual([]);
  });

  it('do not shout', () => {
    for (const text of [...texts(english), ...texts(russian)]) expect(text).not.toMatch(/!/);
  });
});

describe('counted words', () => {
  it('takes the right form in Russian', () => {
    const forms = [1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 111, 0].map(sbRu.credits);
    expect(forms).toEqual(['1 кредит', '2 кредита', '4 кредита', '5 кредитов', '11 кредитов', '12 кредитов', '21 кредит', '22 кредита', '25 кредитов', '101 кредит', '111 кредитов', '0 кредитов']);
  });

  it('takes the right form in English', () => {
    expect([0, 1, 2].map(sbEn.credits)).toEqual(['0 credits', '1 credit', '2 credits']);
  });

  it('falls back to the general form', () => {
    expect(counted('ru', { other: '# штук' })(3)).toBe('3 штук');
  });

  it('lists names in each language', () => {
    expect(listed('en')(['Vega', 'Altair', 'Mira'])).toBe('Vega, Altair, and Mira');
    expect(listed('ru')(['Вега', 'Альтаир', 'Мира'])).toBe('Вега, Альтаир и Мира');
  });

  it('breaks long Russian words between syllables, and nothing else', () => {
    const broken = (text: string) => softened(text).replaceAll('\u00ad', '-');
    expect(broken('Золотой век терраформирования')).toBe('Золотой век тер-ра-фор-ми-ро-ва-ния');
    expect(broken('Достопримечательность Древних')).toBe('Дос-топ-ри-ме-ча-тель-ность Древних');
    expect(broken('Специалист')).toBe('Специалист');
    expect(broken('Antidisestablishmentarianism')).toBe('Antidisestablishmentarianism');
  });
});
