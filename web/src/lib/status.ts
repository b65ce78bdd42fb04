/* What a seat is doing, in a word or two. */
import { t } from './i18n/index.svelte';
import type { TableModel } from './model.svelte';

export const isThinking = (model: TableModel, seat: number): boolean => model.state.waiting.includes(seat) && !model.playing;

export function statusOf(model: TableModel, seat: number): string {
  const who = model.state.seats[seat];
  if (!who) return '';
  if (who.resigned) return t().table.resigned;
  if (who.away) return t().table.away;
  if (isThinking(model, seat)) return t().table.thinking;
  if (who.kind === 'bot') return t().table.bot;
  return who.here === false ? t().table.gone : '';
}
