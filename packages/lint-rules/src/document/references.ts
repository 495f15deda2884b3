import type { Location, UserContext } from '@redocly/openapi-core';
import type { Ref } from './nodes.ts';

/** The part of the Redocly context that is needed to resolve references. */
export type ReadContext = Pick<UserContext, 'resolve' | 'location'>;

/** A node and its location after resolving references. */
export interface Located<T> {
  readonly node: T;
  readonly location: Location;
}

/** Returns the node, or the target of its `$ref`; undefined if there is none. */
export function resolveRef<T>(
  context: ReadContext,
  node: T | Ref | undefined,
  location: Location,
): Located<T> | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if (!isRef(node)) return { node, location };
  const target = context.resolve<NonNullable<T>>(node, location.source.absoluteRef);
  // A file with invalid YAML has a location but no node.
  return target.location && target.node ? { node: target.node, location: target.location } : undefined;
}

/** Returns true if the node is a `$ref`. */
export function isRef(node: unknown): node is Ref {
  return typeof node === 'object' && node !== null && '$ref' in node && typeof node.$ref === 'string';
}
