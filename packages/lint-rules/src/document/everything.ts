import type { Location } from '@redocly/openapi-core';
import { follow, isRef, type Reading } from './follow.ts';

/** A key or a text anywhere in a description. */
export interface Word {
  readonly text: string;
  /** Made when it is asked for: a description has thousands of words. */
  readonly at: () => Location;
  readonly isKey: boolean;
}

/** Shows every key and every text of the description, in all of its files, once. */
export function everything(context: Reading, root: object, show: (word: Word) => void): void {
  const seen = new Set<object>();
  visit(root, context.location, () => context.location);

  /** `file` is any place in the file: where a reference leads depends on nothing else. */
  function visit(value: unknown, file: Location, at: () => Location): void {
    if (typeof value === 'string') return show({ text: value, at, isKey: false });
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isRef(value)) {
      const target = follow<object>(context, value, file);
      if (target) visit(target.node, target.location, () => target.location);
    }
    for (const key of Object.keys(value)) {
      const inside = () => at().child(Array.isArray(value) ? Number(key) : key);
      if (!Array.isArray(value)) show({ text: key, at: inside, isKey: true });
      visit((value as Record<string, unknown>)[key], file, inside);
    }
  }
}
