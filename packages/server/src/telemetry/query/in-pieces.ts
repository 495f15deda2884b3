import { setImmediate as turnOfOthers } from 'node:timers/promises';

/** How many rows become bytes together, or fewer of that many characters: a text of too many parts is slow to read. */
export const ROWS_IN_PIECE = 500;
export const LONG_PIECE = 256 * 1024;

/** How many rows, or characters, are written before others have their turn. */
const ROWS_AT_ONCE = 5_000;
const CHARACTERS_AT_ONCE = 1024 ** 2;

/** Rows in JSON, each with a comma before it, and which row follows them. */
export interface Written {
  readonly text: string;
  readonly next: number;
}

/** So many rows, and what writes those from one on that become a piece. */
export interface Part {
  readonly rows: number;
  write(first: number): Written;
}

/** A JSON array of the rows of all parts, in pieces. */
export async function inPieces(parts: readonly Part[]): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for (const { rows, write } of parts) {
    let rested = 0;
    let characters = 0;
    for (let row = 0; row < rows; ) {
      if (row - rested >= ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE) {
        await turnOfOthers();
        [rested, characters] = [row, 0];
      }
      const { text, next } = write(row);
      pieces.push(Buffer.from(text));
      [row, characters] = [next, characters + text.length];
    }
  }
  const [beginning] = pieces;
  if (!beginning) return [Buffer.from('[]')];
  beginning.write('[');
  return [...pieces, Buffer.from(']')];
}

let lastLong: Promise<unknown> = Promise.resolve();

/** Long answers are written one after the other: of each that is being written much is in memory twice. */
export function inTurn<Result>(write: () => Promise<Result>): Promise<Result> {
  const result = lastLong.then(turnOfOthers).then(write);
  lastLong = result.catch(() => undefined);
  return result;
}
