/* Where long Russian words may be broken: not every browser knows the syllables, and a narrow card would cut them. */
const LONG = /[а-яё]{11,}/gi;
const VOWEL = /[аеёиоуыэюя]/i;
const NEVER_FIRST = /[ьъй]/i;
const SOFT = '\u00ad';
/* letters that stay together at either end */
const LEAST = 3;

/* A consonant goes with the vowel after it, and some vowel stands before the break. */
function mayBreak(word: string, at: number): boolean {
  const [here, next] = [word.charAt(at), word.charAt(at + 1)];
  return !VOWEL.test(here) && !NEVER_FIRST.test(here) && VOWEL.test(next) && VOWEL.test(word.slice(0, at));
}

export const softened = (text: string): string =>
  text.replace(LONG, (word) => [...word].map((letter, at) => (at >= LEAST && at <= word.length - LEAST && mayBreak(word, at) ? SOFT + letter : letter)).join(''));
