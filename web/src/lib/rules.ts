/* The text of a rule, without its number before it; empty if there is none. */
import { api } from './api';

export async function ruleText(game: string, id: string): Promise<string> {
  const text = await api.rule(game, id).then((rule) => rule.text, () => '');
  return text.startsWith(id) ? text.slice(id.length).trimStart() : text;
}
