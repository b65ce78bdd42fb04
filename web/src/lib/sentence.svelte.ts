/* A choice that is a sentence of small moves: the things are touched in any order and can be touched off
 * again, then all is sent as one, in the order that the game wants. */
import type { Move } from './types';

export interface Plan {
  /* the question that this answers, and the moves that belong to the sentence */
  ask: string;
  takes: (move: Move) => boolean;
  /* how many there may be; with `sends` the last one sends them */
  most: number;
  sends?: boolean;
  /* one thing may be touched several times */
  repeats?: boolean;
  /* everything that could be touched, for a button that takes all of it */
  all?: () => readonly Pick[];
  /* what is sent for the moves touched */
  spell: (moves: readonly string[]) => string[];
  /* the move that ends it, if the table then asks `closeAsk` */
  close?: string;
  closeAsk?: string;
}

/* Buttons of a prompt that end a sentence, and that touch everything. */
export const SEND = 'button:send';
export const ALL = 'button:all';

export interface Pick {
  place: string;
  move: string;
}

/* What a move of a sentence is about; its verb may change with its place in the sentence. */
const about = (move: string): string => move.slice(move.indexOf(' ') + 1);

export class Sentence {
  plan = $state.raw<Plan | null>(null);
  picked = $state.raw<readonly Pick[]>([]);
  #version = -1;
  #closing: { ask: string; move: string; version: number } | null = null;

  constructor(readonly play: (moves: string[]) => void) {}

  readonly moves = $derived(this.picked.map((pick) => pick.move));

  /* The question of a version of the table: what was touched for another one is forgotten. */
  begin(plan: Plan | null, version: number): void {
    this.plan = plan;
    if (version === this.#version) return;
    this.#version = version;
    if (this.picked.length) this.picked = [];
  }

  /* Whether a thing can still be touched for it: it is part of it, or there is room for one more. */
  open(place: string): boolean {
    return !this.plan || this.picked.length < this.plan.most || this.has(place);
  }

  has(place: string): boolean {
    return this.picked.some((pick) => pick.place === place);
  }

  count(place: string): number {
    return this.picked.filter((pick) => pick.place === place).length;
  }

  /* Whether a move became part of the sentence, so that it is not sent by itself. */
  take(move: Move, place: string): boolean {
    const plan = this.plan;
    if (!plan) return false;
    if (move.at === SEND) {
      this.send();
      return true;
    }
    if (move.at === ALL) {
      this.picked = (plan.all?.() ?? []).slice(0, plan.most);
      return true;
    }
    if (!plan.takes(move)) return false;
    if (!plan.repeats && this.drop(place)) return true;
    if (this.picked.length >= plan.most) return true;
    this.picked = [...this.picked, { place, move: move.move }];
    if (plan.sends && this.picked.length === plan.most) this.send();
    return true;
  }

  drop(place: string): boolean {
    if (this.plan?.repeats || !this.has(place)) return false;
    this.picked = this.picked.filter((pick) => pick.place !== place);
    return true;
  }

  /* Of moves that follow one another, those that belong to the sentence. */
  parts(moves: readonly Move[]): readonly Move[] {
    const plan = this.plan;
    if (!plan) return [];
    const end = moves.findIndex((move) => !plan.takes(move));
    return moves.slice(0, Math.min(plan.most, end < 0 ? moves.length : end));
  }

  /* Whether a move comes next on the way to some moves: a part that is not touched yet, or the end when all are. */
  leadsTo(wanted: readonly Move[], move: Move): boolean {
    const parts = this.parts(wanted).map((part) => about(part.move));
    const missing = [...parts];
    const others = this.moves.map(about).filter((picked) => {
      const at = missing.indexOf(picked);
      if (at >= 0) missing.splice(at, 1);
      return at < 0;
    });
    if (move.at === SEND) return !missing.length && !others.length;
    if (this.plan?.takes(move)) return missing.includes(about(move.move));
    return !parts.length && move.move === wanted[0]?.move;
  }

  clear(): boolean {
    if (!this.picked.length) return false;
    this.picked = [];
    return true;
  }

  /* What was sent was refused: the question is answered anew. */
  forget(): void {
    this.#closing = null;
    this.clear();
  }

  send(): void {
    const plan = this.plan;
    if (!plan) return;
    const moves = plan.spell(this.moves);
    if (!moves.length) {
      if (plan.close) this.play([plan.close]);
      return;
    }
    if (plan.close) this.#closing = { ask: plan.closeAsk ?? plan.ask, move: plan.close, version: this.#version };
    this.play(moves);
  }

  /* The table has gone on: if it still asks, the sentence is ended. */
  goOn(ask: string, offered: readonly string[], version: number): void {
    const closing = this.#closing;
    if (!closing || version === closing.version) return;
    this.#closing = null;
    if (closing.ask === ask && offered.includes(closing.move)) this.play([closing.move]);
  }
}
