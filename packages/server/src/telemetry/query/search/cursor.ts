import { createHash } from 'node:crypto';
import type { EventPosition } from './event-page.ts';

/** The content of the cursor of a page. */
export interface Cursor {
  /** The range of the search, in epoch milliseconds. */
  readonly startMs: number;
  readonly endMs: number;
  /** The page starts after this event. */
  readonly after: EventPosition;
}

/** Changes with the format of cursors. */
const VERSION = 1;

/** The maximum length of a cursor. */
const MAX_LENGTH = 1_024;

/** The length of a checksum, in characters. */
const CHECKSUM_LENGTH = 12;

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, CHECKSUM_LENGTH);
}

/** Returns the text of a cursor of a search. `search` identifies the search. Returns undefined if the text would be too long. */
export function writeCursor({ startMs, endMs, after }: Cursor, search: string): string | undefined {
  const content = [VERSION, checksum(search), startMs, endMs, after.keys, after.hash, after.count];
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  const whole = `${checksum(text)}${text}`;
  return whole.length > MAX_LENGTH ? undefined : whole;
}

/**
 * Reads a cursor. Returns `malformed` for a string that {@link writeCursor} has not written, and `other search` for the cursor of
 * another search.
 */
export function readCursor(whole: string, search: string): Cursor | 'malformed' | 'other search' {
  const text = whole.slice(CHECKSUM_LENGTH);
  if (checksum(text) !== whole.slice(0, CHECKSUM_LENGTH)) return 'malformed';
  const content = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
    number,
    string,
    number,
    number,
    string[],
    string,
    number,
  ];
  const [version, ofSearch, startMs, endMs, keys, hash, count] = content;
  if (version !== VERSION) return 'malformed';
  return ofSearch === checksum(search) ? { startMs, endMs, after: { keys, hash, count } } : 'other search';
}
