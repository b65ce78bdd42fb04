/* Counted words by Intl.PluralRules: "#" stands for the number. */
import type { Lang } from '../types';

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export function counted(lang: Lang, forms: Forms): (n: number) => string {
  const rules = new Intl.PluralRules(lang);
  return (n) => (forms[rules.select(Math.abs(n))] ?? forms.other).replace('#', String(n));
}

/* "a, b and c" in the language's own way. */
export function listed(lang: Lang): (items: readonly string[]) => string {
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  return (items) => list.format(items);
}
