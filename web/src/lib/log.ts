/* A line of the log in pieces: the name before the colon apart, the things it names as links. */
import type { GameEvent, Lang, Words } from './types';

export interface Piece {
  text: string;
  /* the thing on the table, if the piece is a link */
  at?: string;
}

export interface NamedThing {
  name: string;
  at: string;
}

/* A field of events that names a thing: what the thing is called on the table, and among which components it is. */
export interface ThingField {
  field: string;
  kind: string;
  rows: string;
}

/* The things that an event names in these fields, as far as the components know them. */
export const thingsIn =
  (fields: readonly ThingField[]) =>
  (event: GameEvent, components: unknown, lang: Lang): NamedThing[] => {
    const known = components as Readonly<Record<string, Readonly<Record<string, { name: Words }>>>> | null;
    return fields.flatMap(({ field, kind, rows }) => {
      const code = event[field];
      const name = typeof code === 'string' ? known?.[rows]?.[code]?.name[lang] : undefined;
      return name ? [{ name, at: `${kind}:${code as string}` }] : [];
    });
  };

/* "Mira: bought Ride for 4" and "Mira bought Ride for 4" with the name "Mira" are "bought Ride for 4". */
export function withoutName(text: string, name: string): string {
  return name && (text.startsWith(`${name}:`) || text.startsWith(`${name} `)) ? text.slice(name.length + 1).trimStart() : text;
}

export function pieces(text: string, things: readonly NamedThing[]): Piece[] {
  let out: Piece[] = [{ text }];
  for (const thing of things) {
    if (!thing.name) continue;
    out = out.flatMap((piece) => {
      const at = piece.at ? -1 : piece.text.indexOf(thing.name);
      if (at < 0) return [piece];
      /* quotes around a name belong to it */
      const end = at + thing.name.length;
      const quoted = piece.text[at - 1] === '«' && piece.text[end] === '»' ? 1 : 0;
      return [
        { text: piece.text.slice(0, at - quoted) },
        { text: piece.text.slice(at - quoted, end + quoted), at: thing.at },
        { text: piece.text.slice(end + quoted) },
      ].filter((p) => p.text);
    });
  }
  return out;
}

/* What begins a new part of the log. */
export const isTurn = (event: GameEvent): boolean => ['turn', 'round', 'phase'].includes(event.kind);

/* Lines that say the same one after the other, as one with their number; `at` is the place of the first. */
export interface Line {
  event: GameEvent;
  at: number;
  times: number;
}

export function linesOf(events: readonly GameEvent[]): Line[] {
  const lines: Line[] = [];
  events.forEach((event, at) => {
    const last = lines.at(-1);
    if (last && last.event.seat === event.seat && last.event.text === event.text) last.times++;
    else lines.push({ event, at, times: 1 });
  });
  return lines;
}
