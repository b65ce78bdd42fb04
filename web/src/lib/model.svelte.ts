/* What a table on the screen is made of, be it played, watched or looked back on: what is shown, what can
 * be touched, and what a touch does. */
import { Sentence } from './sentence.svelte';
import { emptyTable, movesAt, type TableState } from './table';
import type { GameEvent, Move } from './types';

export interface Notice {
  kind: 'refused' | 'hint' | 'info';
  text: string;
  rule?: string;
  ruleText?: string;
}

export interface Wheel {
  moves: Move[];
  rect: DOMRect;
  back: HTMLElement | SVGElement | null;
  /* which of several equal things was touched */
  place?: string;
}

/* Shows what happened before the table stands as it does after it; ends early when skipped. */
export type Stage = (events: GameEvent[], from: TableState, to: TableState, skip: AbortSignal) => Promise<void>;

export interface Hands {
  /* one move, or several that are played together */
  play(...moves: string[]): void;
  undo(): void;
  why(move: string): void;
  hint(): void;
  say(text: string): void;
  skip(): void;
}

export const NO_HANDS: Hands = { play() {}, undo() {}, why() {}, hint() {}, say() {}, skip() {} };

/* Moves that decline: they bear the key 0. */
const DECLINES = new Set(['pass', 'done', 'stop', 'keep', 'skip', 'dissent']);

export class TableModel {
  state = $state.raw<TableState>(emptyTable());
  live = $state(false);
  busy = $state(false);
  pending = $state<string | null>(null);
  /* what a bot would do, move after move */
  advice = $state.raw<readonly Move[]>([]);
  playing = $state(false);
  narration = $state('');
  /* what the prompt says of a moment that is only looked at */
  caption = $state<string | null>(null);
  wheel = $state.raw<Wheel | null>(null);
  notice = $state.raw<Notice | null>(null);
  /* what just happened, for those who want nothing to move */
  recent = $state.raw<GameEvent[]>([]);
  /* the thing that the log points at */
  pointed = $state<string | null>(null);
  stage: Stage | null = null;
  hands: Hands = NO_HANDS;
  /* a sentence of small moves that is put together here and sent as one */
  readonly sentence = new Sentence((moves) => this.hands.play(...moves));

  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #pointTimer: ReturnType<typeof setTimeout> | undefined;

  readonly moves = $derived<Move[]>(this.live && !this.playing ? this.state.moves : []);
  readonly at = $derived(movesAt(this.moves));
  readonly mine = $derived(this.moves.length > 0);
  readonly me = $derived(this.state.seat);

  play(move: Move, place = this.wheel?.place): void {
    this.wheel = null;
    if (this.busy || !this.live || this.playing) return;
    if (!this.sentence.take(move, place ?? move.at)) this.hands.play(move.move);
  }

  /* A thing was touched: its only move is played, several are offered beside it. What is part of a sentence
   * that is not yet sent is taken out of it. */
  touch(moves: readonly Move[], element: Element): void {
    const back = element instanceof HTMLElement || element instanceof SVGElement ? element : null;
    const place = back?.dataset['place'];
    if (place && this.sentence.drop(place)) return;
    if (moves.length === 1) this.play(moves[0]!, place);
    else if (moves.length > 1) this.wheel = { moves: [...moves], rect: element.getBoundingClientRect(), back, ...(place ? { place } : {}) };
  }

  closeWheel(): void {
    this.wheel?.back?.focus({ preventScroll: true });
    this.wheel = null;
  }

  /* Whether the advice is to touch this now. */
  readonly advises = (move: Move): boolean => (this.sentence.plan ? this.sentence.leadsTo(this.advice, move) : move.move === this.advice[0]?.move);

  tell(notice: Notice | null, ms = 9000): void {
    clearTimeout(this.#noticeTimer);
    this.notice = notice;
    if (notice) this.#noticeTimer = setTimeout(() => (this.notice = null), ms);
  }

  /* Rings a thing on the table for a while. */
  point(at: string): void {
    clearTimeout(this.#pointTimer);
    this.pointed = at;
    this.#pointTimer = setTimeout(() => (this.pointed = null), 2600);
  }

  nameOf(seat: number): string {
    return this.state.seats[seat]?.name || '–';
  }
}

export const verbOf = (move: string): string => move.split(' ', 1)[0] ?? '';
export const declines = (move: Move): boolean => DECLINES.has(move.move);

export interface Choice {
  move: Move;
  key: string;
}

/* The choices of a prompt with their keys: 0 declines, the others count from 1. */
export function keyed(moves: readonly Move[]): Choice[] {
  let n = 0;
  return moves.map((move) => ({ move, key: declines(move) ? '0' : ++n <= 9 ? String(n) : '' }));
}
