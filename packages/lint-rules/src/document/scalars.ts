import type { Location } from '@redocly/openapi-core';
import { isRef, type ReadContext, resolveRef } from './references.ts';

/** A key, a string or a number anywhere in a document. */
export interface Scalar {
  readonly value: string | number;
  /** Creates the location on demand, because a document has thousands of scalars. */
  readonly location: () => Location;
  readonly isKey: boolean;
}

/** Calls `onScalar` once for every key, string and number of the document, in all files. */
export function visitScalars(context: ReadContext, root: object, onScalar: (scalar: Scalar) => void): void {
  const seen = new Set<object>();
  visit(root, context.location, () => context.location);

  /** Visits a value and its parts. `file` is any location in the current file. References are resolved relative to it. */
  function visit(value: unknown, file: Location, location: () => Location): void {
    if (typeof value === 'string' || typeof value === 'number') return onScalar({ value, location, isKey: false });
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isRef(value)) {
      const target = resolveRef<object>(context, value, file);
      if (target) visit(target.node, target.location, () => target.location);
    }
    for (const key of Object.keys(value)) {
      const childLocation = () => location().child(Array.isArray(value) ? Number(key) : key);
      if (!Array.isArray(value)) onScalar({ value: key, location: childLocation, isKey: true });
      visit((value as Record<string, unknown>)[key], file, childLocation);
    }
  }
}
