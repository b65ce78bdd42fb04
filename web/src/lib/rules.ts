/* The text of a rule in the language of the page, without its number before it; empty if there is none. */
import { api } from './api';
import { lang } from './i18n/index.svelte';

export async function ruleText(game: string, id: string): Promise<string> {
  const text = await api.rule(game, id, lang.now).then((rule) => rule.text, () => '');
  return text.startsWith(id) ? text.slice(id.length).trimStart() : text;
}
