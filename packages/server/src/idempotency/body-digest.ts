import { createHash } from 'node:crypto';
import { nextFreeTick } from '../domain/next-free-tick.ts';

/** Number of characters to hash per tick of the event loop. */
const SLICE_CHARACTERS = 128 * 1024;

/**
 * The number of outer levels whose items are serialized one by one. The largest bodies are dashboards, whose tiles are on the second
 * level.
 */
const SPLIT_DEPTH = 2;

/** Returns a digest of a JSON value. White space and the order of names do not change it. Hashes large values in several ticks. */
export async function bodyDigest(body: unknown): Promise<string> {
  const hash = createHash('sha256');
  let characters = 0;
  for (const chunk of canonicalChunks(body, SPLIT_DEPTH)) {
    hash.update(chunk);
    characters += chunk.length;
    if (characters < SLICE_CHARACTERS) continue;
    characters = 0;
    await nextFreeTick();
  }
  return hash.digest('base64');
}

/** Yields the text of the value with sorted names, as `JSON.stringify(value, sortNames)` returns it, in chunks. */
function* canonicalChunks(value: unknown, depth: number): Generator<string> {
  if (typeof value !== 'object' || value === null || depth === 0) {
    yield JSON.stringify(value, sortNames) ?? 'null';
    return;
  }
  const isArray = Array.isArray(value);
  const entries = isArray ? value.map((item) => ['', item] as const) : sortedEntries(value);
  let separator = isArray ? '[' : '{';
  for (const [name, item] of entries) {
    if (item === undefined && !isArray) continue;
    yield isArray ? separator : `${separator}${JSON.stringify(name)}:`;
    yield* canonicalChunks(item, depth - 1);
    separator = ',';
  }
  yield `${separator === ',' ? '' : separator}${isArray ? ']' : '}'}`;
}

/** Sorts the names of an object. A replacer for `JSON.stringify`. */
function sortNames(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(sortedEntries(value));
}

/** Returns the entries in the order in which `JSON.stringify` writes an object with sorted names: JavaScript puts integer names first. */
function sortedEntries(value: object): [string, unknown][] {
  return Object.entries(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));
}
