import type { Json } from './kinds.ts';

/**
 * Assigns ids to items without one. An item gets the id of the current item with the same name, so that a tile keeps its alerts.
 * If there is none, the id is derived from the name. Items with equal names are matched in order.
 */
export function assignIds(items: readonly Json[], current: readonly Json[]): Json[] {
  const used = new Set(items.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])));
  const unmatched = current.filter(({ id }) => !used.has(String(id)));
  const matched = items.map((item) => {
    if (item['id'] !== undefined) return item;
    const index = unmatched.findIndex(({ name }) => name === item['name']);
    const [match] = index < 0 ? [] : unmatched.splice(index, 1);
    if (!match) return item;
    used.add(String(match['id']));
    return { id: match['id'], ...item };
  });
  for (const { id } of unmatched) used.add(String(id));
  return matched.map((item) => {
    if (item['id'] !== undefined) return item;
    const id = uniqueId(slug(String(item['name'] ?? '')), used);
    used.add(id);
    return { id, ...item };
  });
}

/** Converts a name to an id or a file name of at most 32 lower-case letters, digits and dashes. Returns `fallback` if none is left. */
export function slug(name: string, fallback = 'item'): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  return (
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 32)
      .replace(/-+$/, '') || fallback
  );
}

/** Returns the word, with a number appended after the separator if it is in use. */
export function uniqueId(word: string, usedIds: ReadonlySet<string>, separator = '-'): string {
  if (!usedIds.has(word)) return word;
  for (let number = 2; ; number += 1) {
    const candidate = `${word}${separator}${number}`;
    if (!usedIds.has(candidate)) return candidate;
  }
}

/** Returns true if more than one item has this name, or if the name is absent or empty. */
export function isAmbiguous(name: unknown, items: readonly Json[]): boolean {
  return name === undefined || name === '' || items.filter((item) => item['name'] === name).length > 1;
}
