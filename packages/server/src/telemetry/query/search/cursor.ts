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

/** The version of the cursor format. */
const VERSION = 1;

/** The maximum length of a cursor. */
const MAX_LENGTH = 1_024;

/** The end of the year 9999, the latest time of a search. */
const MAX_TIME_MS = 253_402_300_800_000;

/** The length of a checksum, in characters. */
const CHECKSUM_LENGTH = 12;

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, CHECKSUM_LENGTH);
}

/** Returns the text of a cursor of a search. `search` identifies the search. Returns undefined if the text would be too long. */
export function writeCursor({ startMs, endMs, after }: Cursor, search: string): string | undefined {
  const content = [VERSION, checksum(search), startMs, endMs, after.keys, after.hash, after.count];
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  const cursor = `${checksum(text)}${text}`;
  return cursor.length > MAX_LENGTH ? undefined : cursor;
}

/**
 * Reads a cursor. Returns `malformed` for a string that does not have the form of a cursor, and `other search` for the cursor of
 * another search.
 */
export function readCursor(cursor: string, search: string): Cursor | 'malformed' | 'other search' {
  const text = cursor.slice(CHECKSUM_LENGTH);
  if (checksum(text) !== cursor.slice(0, CHECKSUM_LENGTH)) return 'malformed';
  const content = parse(Buffer.from(text, 'base64url').toString());
  if (!isContent(content)) return 'malformed';
  const [, ofSearch, startMs, endMs, keys, hash, count] = content;
  return ofSearch === checksum(search) ? { startMs, endMs, after: { keys, hash, count } } : 'other search';
}

type Content = readonly [
  version: number,
  search: string,
  startMs: number,
  endMs: number,
  keys: readonly string[],
  hash: string,
  count: number,
];

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns true if the content is valid. Anyone can compute the checksum, so the content may have any form. */
function isContent(content: unknown): content is Content {
  if (!Array.isArray(content)) return false;
  const [version, search, startMs, endMs, keys, hash, count] = content as unknown[];
  const isTime = (time: unknown) => Number.isInteger(time) && Math.abs(Number(time)) <= MAX_TIME_MS;
  return (
    version === VERSION &&
    typeof search === 'string' &&
    [startMs, endMs].every(isTime) &&
    Number.isSafeInteger(count) &&
    Number(count) > 0 &&
    Array.isArray(keys) &&
    keys.every((key) => typeof key === 'string') &&
    typeof hash === 'string' &&
    /^\d{1,20}$/.test(hash)
  );
}
