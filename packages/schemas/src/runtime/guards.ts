/** Whether an object has none but these properties of its own; `undefined` counts as absent. */
export function hasOnly(value: Readonly<Record<string, unknown>>, properties: object | undefined): boolean {
  for (const name in value) {
    if (!Object.hasOwn(properties ?? {}, name) && value[name] !== undefined && Object.hasOwn(value, name)) return false;
  }
  return true;
}

/** What matches so many characters of a set, each written out: a counted one takes engines twice as long. */
export function repeated(set: string, ...counts: readonly number[]): RegExp {
  return whole(counts.map((count) => set.repeat(count)).join('-'));
}

/** What matches a text that consists of these parts. A call of it that nothing uses is left out of a bundle. */
export function whole(...parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.join('')}$`);
}
