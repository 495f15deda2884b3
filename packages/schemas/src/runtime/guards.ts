/** How many properties a walk over an object meets, which are all that it has where JSON.parse or a literal made it. */
export function countOf(value: object): number {
  let count = 0;
  for (const _ in value) count++;
  return count;
}

/** Whether an object has none but these properties of its own; `undefined` counts as absent. */
export function hasOnly(value: Readonly<Record<string, unknown>>, properties: object | undefined): boolean {
  for (const name in value) {
    if (!Object.hasOwn(properties ?? {}, name) && value[name] !== undefined && Object.hasOwn(value, name)) return false;
  }
  return true;
}

/**
 * What matches so many characters of a set, each written out: a counted one takes engines twice as long. Several counts have
 * dashes between them.
 */
export function repeated(set: string, ...counts: readonly number[]): RegExp {
  return whole(counts.map((count) => set.repeat(count)).join('-'));
}

/** What matches a text that consists of these parts. A bundler can leave a call out that is marked as pure; `new RegExp` not. */
export function whole(...parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.join('')}$`);
}
