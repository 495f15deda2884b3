import { countCodePoints } from './value.ts';

/** Returns true for a string of at most `maxLength` code points. Counts them only if it has more than `maxLength` UTF-16 code units. */
export function hasMaxLength(value: unknown, maxLength: number): boolean {
  return typeof value === 'string' && (value.length <= maxLength || countCodePoints(value) <= maxLength);
}

/** Counts the enumerable properties of an object. For an object from `JSON.parse` or a literal, these are its own properties. */
export function countProperties(value: object): number {
  let count = 0;
  for (const _ in value) count++;
  return count;
}

/** Returns true if every own property of the value is listed in `properties`. `undefined` values count as absent. */
export function hasOnlyProperties(value: Readonly<Record<string, unknown>>, properties: object | undefined): boolean {
  for (const name in value) {
    if (!Object.hasOwn(properties ?? {}, name) && value[name] !== undefined && Object.hasOwn(value, name)) return false;
  }
  return true;
}

/**
 * Builds a pattern for groups of characters with a dash between them, as in a UUID. Each count is the length of a group. The pattern
 * repeats the set of characters, because V8 matches `[0-9][0-9]` faster than `[0-9]{2}`.
 */
export function repeatedSets(set: string, ...counts: readonly number[]): RegExp {
  return fullMatch(counts.map((count) => set.repeat(count)).join('-'));
}

/** Builds a pattern from parts. It matches only a whole string. */
export function fullMatch(...parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.join('')}$`);
}
