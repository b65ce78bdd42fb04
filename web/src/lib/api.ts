/* The HTTP side of docs/api.md. */
import type {
  BotInfo, GameEvent, GameInfo, Lang, MadeTable, Me, NewTable, Proof, ReplayMessage, Review, Scores, TableList, TableRow,
} from './types';

export class ApiError extends Error {
  constructor(readonly status: number, message: string) {
    super(message);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit = body === undefined
    ? { credentials: 'same-origin' }
    : { method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, init);
  const text = await response.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!response.ok) {
    const said = (data as { error?: string } | null)?.error;
    throw new ApiError(response.status, said ?? `HTTP ${response.status}`);
  }
  return data as T;
}

const name = encodeURIComponent;

export const api = {
  me: () => call<Me>('/api/me'),
  rename: (to: string) => call<Me>('/api/me', { name: to }),
  register: (who: string, password: string) => call<Me>('/api/register', { name: who, password }),
  login: (who: string, password: string) => call<Me>('/api/login', { name: who, password }),
  logout: (all = false) => call<unknown>('/api/logout', all ? { all: true } : {}),

  games: () => call<GameInfo[]>('/api/games'),
  components: (game: string) => call<GameInfo & { components?: unknown }>(`/api/games/${name(game)}`),
  bots: () => call<BotInfo[]>('/api/bots'),
  rule: (game: string, id: string, lang: Lang) => call<{ id: string; text: string }>(`/api/rules/${name(game)}/${name(id)}?lang=${lang}`),
  odds: <T>(game: string, battle: unknown) => call<T>(`/api/odds/${name(game)}`, battle),

  make: (table: NewTable) => call<MadeTable>('/api/tables', table),
  tables: (list: TableList, before?: number) =>
    call<TableRow[]>(`/api/tables?list=${list}${before ? `&before=${before}` : ''}`),
  table: (id: string) => call<TableRow>(`/api/tables/${name(id)}`),
  proof: (id: string) => call<Proof>(`/api/tables/${name(id)}/proof`),
  log: (id: string, seat: string, lang: Lang) => call<{ log: GameEvent[][] }>(`/api/tables/${name(id)}/log?seat=${seat}&lang=${lang}`),
  review: (id: string, lang: Lang) => call<Review>(`/api/tables/${name(id)}/review?lang=${lang}`),
  scores: (id: string) => call<Scores>(`/api/tables/${name(id)}/scores`),
  replay: (id: string, move: number, seat: string, lang: Lang) =>
    call<ReplayMessage>(`/api/tables/${name(id)}/replay?move=${move}&seat=${name(seat)}&lang=${lang}`),
};
