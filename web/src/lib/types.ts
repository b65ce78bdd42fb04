/* What the server sends and takes (docs/api.md). */

export type Lang = 'en' | 'ru';
export type Words = Record<Lang, string>;

export interface Me {
  user: string;
  name: string;
  guest: boolean;
  lang: Lang | null;
}

export interface GameOption {
  code: string;
  names: string[] | null;
  min: number;
  max: number;
  normal: number;
}

export interface GameInfo {
  code: string;
  name: Words;
  players: [number, number];
  options: GameOption[];
  designed?: boolean;
}

export interface BotInfo {
  code: string;
  name: Words;
  level: boolean; // offered to people
}

export type SeatKind = 'person' | 'bot' | 'open';

export type Clock =
  | { kind: 'none' }
  | { kind: 'live'; bank: number; step: number; resigns: boolean }
  | { kind: 'days'; step: number };

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, string | number>;
  seats: { kind: SeatKind; bot?: string; name?: string }[];
  clock: Clock;
  public: boolean;
  commit: string;
}

export interface MadeTable {
  table: string;
  seat: number;
  invite: string;
  commit: string;
}

/* A row of a list of tables. */
export interface TableRow {
  table: string;
  game: string;
  seats: { kind: SeatKind; name: string; you?: boolean }[];
  started: boolean;
  over: boolean;
  waiting?: number[];
  turn?: boolean;
  round?: number;
  made?: number;
  last?: number;
  score?: number[];
  options?: Record<string, string | number>;
  clock?: Clock;
  commit?: string;
  public?: boolean;
}

export type TableList = 'mine' | 'open' | 'live' | 'finished';

export interface Proof {
  commit: string;
  secret: string;
  /* by seat; both empty where no person sat */
  shares: { commit: string; bytes: string }[];
  seed: string;
}

/* A finished game as the strongest bot sees it; shares are of 10,000. Until all moves are done only the first two. */
export interface Review {
  done: number;
  moves: number;
  chances?: number[][];
  own?: number[];
  others?: number[];
  luck?: number[];
  decisions?: { move: number; seat: number; cost: number; played: string; best: string }[];
}

export interface Scores {
  moves: number;
  annulled: boolean;
  scores: number[][];
  rounds: number[];
}

/* ---- the socket ---- */

/* What a choice would bring, by the game's own words for it. */
export type Gain = Readonly<Record<string, number | string | boolean | undefined>>;

export const gainOf = (gain: Gain | undefined, key: string): number => Number(gain?.[key] ?? 0);

export interface Move {
  move: string;
  at: string;
  words: string;
  gain?: Gain;
  chance?: boolean;
}

export interface Seat {
  kind: SeatKind;
  name: string;
  you: boolean;
  here?: boolean;
  away?: boolean;
  resigned?: boolean;
  annul?: boolean;
  shared?: boolean;
  bot?: string;
  commit?: string;
}

export interface GameEvent {
  kind: string;
  seat?: number;
  text: string;
  [field: string]: unknown;
}

export interface ChatLine {
  line: number;
  time: number;
  seat: number;
  name?: string;
  text: string;
}

export interface ClockState {
  kind: 'live' | 'days';
  left: number[];
  running: number[];
  now: number;
}

export interface StandingOrder {
  ask: string;
  answer: string;
  until: 'turn' | 'round' | 'game' | 'never';
}

/* The rules have changed under the game: it goes on from before the move that they no longer allow. */
export interface RulesChange {
  from: number;
  to: number;
  seat?: number;
  /* one's own move, in words */
  move?: string;
}

export interface Result {
  score: number[];
  rank: number[];
  parts: Record<string, number[]>;
}

export interface StateMessage {
  type: 'state';
  table?: string;
  seat?: number | null;
  version?: number;
  full: boolean;
  game?: string;
  seats?: Seat[];
  started?: boolean;
  over?: boolean;
  annulled?: boolean;
  view?: Record<string, unknown>;
  gone?: string[];
  waiting?: number[];
  prompt?: string;
  ask?: string;
  moves?: Move[];
  undo?: boolean;
  clock?: ClockState;
  orders?: StandingOrder[];
  events?: GameEvent[];
  chat?: ChatLine[];
  result?: Result;
  rules?: RulesChange;
  invite?: string;
}

/* A moment of a finished game: the same, with its place in the game. */
export interface ReplayMessage extends Omit<StateMessage, 'moves'> {
  move: number;
  moves: number | Move[];
  next_seat?: number;
  next_move?: string;
}

export type Reply =
  | { type: 'ok'; id: string }
  | { type: 'refused'; id: string; reason: string; rule?: string; text?: string }
  | { type: 'hint'; id: string; move: string; moves: Move[] }
  | { type: 'why'; id: string; rule: string; text?: string }
  | { type: 'explain'; id: string; text: string };

export type ServerMessage = StateMessage | Reply | { type: 'bye'; reason: string };

export type Request =
  | { do: 'sit'; seat: number; commit: string }
  | { do: 'share'; bytes: string }
  | { do: 'leave' }
  | { do: 'move'; version: number; moves: string[] }
  | { do: 'undo'; version: number }
  | { do: 'chat'; text: string }
  | ({ do: 'order' } & StandingOrder)
  | { do: 'resign' }
  | { do: 'back' }
  | { do: 'annul' }
  | { do: 'hint'; whole: boolean }
  | { do: 'why'; move: string }
  | { do: 'explain'; thing: string };
