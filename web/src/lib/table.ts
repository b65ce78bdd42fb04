/* The table as this page knows it: the parts that were sent, put together. No rule is decided here. */
import type { ChatLine, ClockState, GameEvent, Move, Result, RulesChange, Seat, StandingOrder, StateMessage } from './types';

export interface TableState {
  table: string;
  game: string;
  seat: number | null;
  version: number;
  seats: Seat[];
  started: boolean;
  over: boolean;
  annulled: boolean;
  /* what was sent, by its key: "round", "seats.0"; and the same put together */
  parts: Record<string, unknown>;
  view: Record<string, unknown>;
  waiting: number[];
  prompt: string;
  ask: string;
  moves: Move[];
  undo: boolean;
  clock: ClockState | null;
  /* when the clock was told, by this page's own time */
  clockAt: number;
  orders: StandingOrder[];
  log: GameEvent[];
  chat: ChatLine[];
  result: Result | null;
  rules: RulesChange | null;
  invite: string;
}

const LOG_KEPT = 600;

export const emptyTable = (): TableState => ({
  table: '',
  game: '',
  seat: null,
  version: 0,
  seats: [],
  started: false,
  over: false,
  annulled: false,
  parts: {},
  view: {},
  waiting: [],
  prompt: '',
  ask: '',
  moves: [],
  undo: false,
  clock: null,
  clockAt: 0,
  orders: [],
  log: [],
  chat: [],
  result: null,
  rules: null,
  invite: '',
});

/* {"round":5,"seats.0":{…},"seats.1":{…}} becomes {"round":5,"seats":[{…},{…}]}. */
export function assemble(parts: Record<string, unknown>): Record<string, unknown> {
  const view: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(parts)) {
    const dot = key.lastIndexOf('.');
    const index = dot > 0 ? Number(key.slice(dot + 1)) : NaN;
    if (!Number.isInteger(index)) {
      view[key] = value;
      continue;
    }
    const name = key.slice(0, dot);
    const list = (view[name] ??= []) as unknown[];
    list[index] = value;
  }
  return view;
}

function mergeParts(old: Record<string, unknown>, message: StateMessage): Record<string, unknown> {
  const parts = message.full ? {} : { ...old };
  for (const key of message.gone ?? []) delete parts[key];
  return Object.assign(parts, message.view);
}

function mergeChat(old: ChatLine[], news: ChatLine[]): ChatLine[] {
  const lines = new Map(old.map((line) => [line.line, line]));
  for (const line of news) lines.set(line.line, line);
  return [...lines.values()].sort((a, b) => a.line - b.line);
}

/* What the page knows after one more message. What a message leaves out stands as it was. */
export function merge(old: TableState | null, message: StateMessage, now = Date.now()): TableState {
  const base = old ?? emptyTable();
  const parts = mergeParts(base.parts, message);
  const events = message.events ?? [];
  return {
    table: message.table ?? base.table,
    game: message.game ?? base.game,
    seat: message.seat !== undefined ? message.seat : base.seat,
    version: message.version ?? base.version,
    seats: message.seats ?? base.seats,
    started: message.started ?? base.started,
    over: message.over ?? base.over,
    annulled: message.annulled ?? base.annulled,
    parts,
    view: assemble(parts),
    waiting: message.waiting ?? (message.started === false ? [] : base.waiting),
    prompt: message.prompt ?? base.prompt,
    ask: message.ask ?? base.ask,
    moves: message.moves ?? [],
    undo: message.undo ?? false,
    clock: message.clock ?? (message.full ? null : base.clock),
    clockAt: message.clock ? now : base.clockAt,
    orders: message.orders ?? base.orders,
    log: message.full ? events : [...base.log, ...events].slice(-LOG_KEPT),
    chat: mergeChat(base.chat, message.chat ?? []),
    result: message.result ?? (message.full ? null : base.result),
    rules: message.rules ?? null,
    invite: message.invite ?? base.invite,
  };
}

/* The moves at each thing, in the order of the list. */
export function movesAt(moves: readonly Move[]): Map<string, Move[]> {
  const map = new Map<string, Move[]>();
  for (const move of moves) {
    const list = map.get(move.at);
    if (list) list.push(move);
    else map.set(move.at, [move]);
  }
  return map;
}

/* The round under way; 0 before the first, and in a game without rounds. */
export function roundOf(view: Record<string, unknown>): number {
  const round = view['round'];
  return typeof round === 'number' ? round : 0;
}

/* Whether this seat still has to send its part of the seed. */
export function owesShare(state: TableState): boolean {
  if (state.started || state.seat === null) return false;
  const me = state.seats[state.seat];
  return !!me && me.kind === 'person' && !me.shared && state.seats.every((seat) => seat.kind !== 'open');
}

/* A question and the plain sentences beside it: what ends with a question mark, else what comes first. */
export function splitPrompt(text: string): { ask: string; more: string } {
  const sentences = text.trim().split(/(?<=[.?!])\s+/).filter(Boolean);
  if (sentences.length < 2) return { ask: text.trim(), more: '' };
  const asked = sentences.findIndex((s) => s.endsWith('?'));
  const at = asked < 0 ? 0 : asked;
  return { ask: sentences[at]!, more: sentences.filter((_, i) => i !== at).join(' ') };
}
