/* A line of the log in pieces: the name before the colon apart, the things it names as links. */
import type { GameEvent } from './types';

export interface Piece {
  text: string;
  /* the thing on the table, if the piece is a link */
  at?: string;
}

export interface NamedThing {
  name: string;
  at: string;
}

/* "Mira: bought Ride for 4" with the name "Mira" is "bought Ride for 4". */
export function withoutName(text: string, name: string): string {
  return name && text.startsWith(`${name}:`) ? text.slice(name.length + 1).trimStart() : text;
}

export function pieces(text: string, things: readonly NamedThing[]): Piece[] {
  let out: Piece[] = [{ text }];
  for (const thing of things) {
    if (!thing.name) continue;
    out = out.flatMap((piece) => {
      const at = piece.at ? -1 : piece.text.indexOf(thing.name);
      if (at < 0) return [piece];
      return [
        { text: piece.text.slice(0, at) },
        { text: thing.name, at: thing.at },
        { text: piece.text.slice(at + thing.name.length) },
      ].filter((p) => p.text);
    });
  }
  return out;
}

export const isTurn = (event: GameEvent): boolean => event.kind === 'turn';
