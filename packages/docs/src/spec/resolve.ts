import type { Document, Referable } from './openapi.ts';

/** A node without `$ref`, and the name of its component. */
export interface Resolved<T> {
  readonly value: T;
  readonly name: string | undefined;
}

/**
 * Resolves the `$ref` of a node in its document. Siblings of a `$ref` take precedence over the referenced node. Throws if the
 * reference cannot be resolved.
 */
export function resolve<T extends Referable>(document: Document, node: T): Resolved<T> {
  if (node.$ref === undefined) return { value: node, name: undefined };
  const { $ref, ...siblings } = node;
  const target = follow(document, $ref);
  const inner = resolve(document, target as T);
  return { value: { ...inner.value, ...siblings } as T, name: $ref.split('/').at(-1) ?? inner.name };
}

function follow(document: Document, reference: string): unknown {
  let node: unknown = document;
  for (const part of reference.replace(/^#\//, '').split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    node = node !== null && typeof node === 'object' ? (node as Record<string, unknown>)[key] : undefined;
  }
  if (node === undefined) throw new Error(`Expected an existing component, received the reference ${reference}`);
  return node;
}
