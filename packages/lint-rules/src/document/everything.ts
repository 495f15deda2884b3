import type { Location } from '@redocly/openapi-core';
import { follow, isRef, type Reading } from './follow.ts';

/** A key, a text or a number anywhere in a description. */
export interface Scalar {
  readonly value: string | number;
  /** Made when it is asked for: a description has thousands of them. */
  readonly at: () => Location;
  readonly isKey: boolean;
}

/** Shows every key, every text and every number of the description, in all of its files, once. */
export function everything(context: Reading, root: object, show: (scalar: Scalar) => void): void {
  const seen = new Set<object>();
  visit(root, context.location, () => context.location);

  /** `file` is any place in the file: where a reference leads depends on nothing else. */
  function visit(value: unknown, file: Location, at: () => Location): void {
    if (typeof value === 'string' || typeof value === 'number') return show({ value, at, isKey: false });
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isRef(value)) {
      const target = follow<object>(context, value, file);
      if (target) visit(target.node, target.location, () => target.location);
    }
    for (const key of Object.keys(value)) {
      const inside = () => at().child(Array.isArray(value) ? Number(key) : key);
      if (!Array.isArray(value)) show({ value: key, at: inside, isKey: true });
      visit((value as Record<string, unknown>)[key], file, inside);
    }
  }
}
