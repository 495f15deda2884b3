import { setImmediate as turnOfOthers } from 'node:timers/promises';

/** How many rows become bytes together, or fewer of so many characters: a text of too many parts is slow to read. */
const ROWS_IN_PIECE = 500;
const CHARACTERS_IN_PIECE = 256 * 1024;

/** How many rows, or characters, are written before others have their turn. */
const ROWS_AT_ONCE = 5_000;
const CHARACTERS_AT_ONCE = 1024 ** 2;

/** So many rows, each of which becomes JSON. */
export interface Part {
  readonly rows: number;
  textOf(row: number): string;
}

const written = async (parts: readonly Part[]): Promise<Buffer[]> => {
  const pieces: Buffer[] = [];
  for (const { rows, textOf } of parts) {
    let rested = 0;
    let characters = 0;
    for (let row = 0; row < rows; ) {
      if (row - rested >= ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE) {
        await turnOfOthers();
        [rested, characters] = [row, 0];
      }
      const end = Math.min(row + ROWS_IN_PIECE, rows);
      let text = '';
      for (; row < end && text.length < CHARACTERS_IN_PIECE; row += 1) text += `,${textOf(row)}`;
      pieces.push(Buffer.from(text));
      characters += text.length;
    }
  }
  const [beginning] = pieces;
  if (!beginning) return [Buffer.from('[]')];
  // In the place of the first comma.
  beginning.write('[');
  return [...pieces, Buffer.from(']')];
};

let lastLong: Promise<unknown> = Promise.resolve();

/**
 * A JSON array of the rows of all parts, in pieces. Long ones are written one after the other: of each that is being written
 * much is in memory twice.
 */
export const inPieces = (parts: readonly Part[]): Promise<Buffer[]> => {
  if (parts.every(({ rows }) => rows <= ROWS_IN_PIECE)) return written(parts);
  const pieces = lastLong.then(turnOfOthers).then(() => written(parts));
  lastLong = pieces.catch(() => undefined);
  return pieces;
};
