/* The games and bots that this server has; asked for once. */
import { api } from './api';
import { say, t } from './i18n/index.svelte';
import type { BotInfo, GameInfo } from './types';

const known = $state<{ games: GameInfo[] | null; bots: BotInfo[]; failed: boolean }>({ games: null, bots: [], failed: false });

export const catalogue = {
  get games(): GameInfo[] | null {
    return known.games;
  },
  get bots(): BotInfo[] {
    return known.bots;
  },
  get failed(): boolean {
    return known.failed;
  },
};

export async function loadCatalogue(): Promise<void> {
  try {
    known.failed = false;
    [known.games, known.bots] = await Promise.all([api.games(), api.bots()]);
  } catch {
    known.failed = true;
  }
}

export type WorldCode = keyof ReturnType<typeof t>['worlds'];

export const worldWords = (code: string): { what: string; text: string; name: string } => {
  const words: Record<string, { what: string; text: string; name: string }> = t().worlds;
  return words[code] ?? t().worlds.other;
};

export function gameName(code: string): string {
  const info = known.games?.find((game) => game.code === code);
  return say(info?.name) || worldWords(code).name || code;
}
