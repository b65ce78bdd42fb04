/* A table is set: my 32 bytes are drawn, their hash is told, and the bytes stay here until all have sat. */
import { api } from './api';
import { keep, kept } from './keep';
import { newShare } from './proof';
import type { MadeTable, NewTable } from './types';

export async function makeTable(wish: Omit<NewTable, 'commit'>): Promise<MadeTable> {
  const share = await newShare();
  const made = await api.make({ ...wish, commit: share.commit });
  keep(`share.${made.table}`, share.bytes);
  if (made.commit) keep(`commit.${made.table}`, made.commit);
  if (made.invite) keep(`invite.${made.table}`, made.invite);
  keep(`wish.${made.table}`, JSON.stringify(wish));
  return made;
}

/* Another table like this one; null if it was not set from here. */
export async function playAgain(table: string): Promise<MadeTable | null> {
  const wish = kept(`wish.${table}`);
  if (wish) return makeTable(JSON.parse(wish) as Omit<NewTable, 'commit'>);
  const row = await api.table(table);
  return makeTable({
    game: row.game,
    players: row.seats.length,
    options: row.options ?? {},
    seats: row.seats.map((seat) => (seat.you ? { kind: 'person' } : seat.kind === 'bot' ? { kind: 'bot', bot: 'greedy', name: seat.name } : { kind: 'open' })),
    clock: row.clock ?? { kind: 'none' },
    public: false,
  });
}
