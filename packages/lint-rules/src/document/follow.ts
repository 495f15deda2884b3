import type { Location, UserContext } from '@redocly/openapi-core';
import type { Ref } from './nodes.ts';

/** The part of Redocly's context that reading needs. */
export type Reading = Pick<UserContext, 'resolve' | 'location'>;

/** A node and where it really stands, which is where a fault of it is to be mended. */
export interface Placed<T> {
  readonly node: T;
  readonly location: Location;
}

/** The node itself, or the one that its `$ref` names; undefined when there is none. */
export function follow<T>(context: Reading, node: T | Ref | undefined, location: Location): Placed<T> | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if (!isRef(node)) return { node, location };
  const found = context.resolve<NonNullable<T>>(node, location.source.absoluteRef);
  // A file that is no YAML has a place and no node.
  return found.location && found.node ? { node: found.node, location: found.location } : undefined;
}

/** Whether the node only says where something stands. */
export function isRef(node: unknown): node is Ref {
  return typeof node === 'object' && node !== null && '$ref' in node && typeof node.$ref === 'string';
}
