import type { Location } from '@redocly/openapi-core';
import { endpoints, webhooks } from './endpoints.ts';
import type { Root, Schema } from './nodes.ts';
import { isRef, type Located, type ReadContext, resolveRef } from './references.ts';

/** A schema that is part of a request, a response or a webhook. Conditions (`if`, `then`, `else`, `not`) are not included. */
export interface Shape extends Located<Schema> {
  /** True if clients send it to the service. */
  readonly input: boolean;
  /** True if clients receive it in a response or in a webhook. */
  readonly output: boolean;
  /**
   * Its role in the parent where it was found first. `values` is the role of `additionalProperties`, `member` that of an entry of
   * `oneOf`, `anyOf` or `allOf`.
   */
  readonly role: 'body' | 'parameter' | 'header' | 'property' | 'items' | 'values' | 'member';
  /** True if it is the body of a request, a response or a webhook. */
  readonly isBody: boolean;
  /** The name of the property or parameter, or the lowercase name of the header. Empty for other roles. */
  readonly name: string;
  /** The schema that has it as a property. */
  readonly owner?: Schema;
  /** True if it is inline instead of a component. */
  readonly inline: boolean;
}

type Direction = 'input' | 'output';
type Origin = Pick<Shape, 'role' | 'name' | 'owner'>;
type Writable = { -readonly [Key in keyof Shape]: Shape[Key] };

const cache = new WeakMap<Root, readonly Shape[]>();

/**
 * Returns the schemas of the parameters, response headers and JSON bodies of operations, and of the parameters and JSON request bodies of
 * webhooks, with the schemas nested in them. The result contains each schema once. It is cached for all rules.
 */
export function shapes(root: Root, context: ReadContext): readonly Shape[] {
  const cached = cache.get(root);
  if (cached) return cached;
  const bySchema = new Map<Schema, Writable>();
  for (const endpoint of endpoints(root, context)) {
    for (const { node, location } of endpoint.parameters) {
      enter(node.schema, location.child('schema'), 'input', { role: 'parameter', name: node.name });
    }
    if (endpoint.body?.json) {
      const { node, location } = endpoint.body.json;
      enter(node.schema, location.child('schema'), 'input', { role: 'body', name: '' });
    }
    for (const response of endpoint.responses) {
      for (const [name, header] of response.headers) {
        enter(header.node.schema, header.location.child('schema'), 'output', { role: 'header', name });
      }
      if (!response.json) continue;
      enter(response.json.node.schema, response.json.location.child('schema'), 'output', { role: 'body', name: '' });
    }
  }
  for (const { parameters, body } of webhooks(root, context)) {
    for (const { node, location } of parameters) {
      enter(node.schema, location.child('schema'), 'output', { role: 'parameter', name: node.name });
    }
    if (!body?.json) continue;
    enter(body.json.node.schema, body.json.location.child('schema'), 'output', { role: 'body', name: '' });
  }
  const all = [...bySchema.values()];
  cache.set(root, all);
  return all;

  function enter(ref: Schema | undefined, site: Location, direction: Direction, origin: Origin): void {
    const located = resolveRef<Schema>(context, ref, site);
    if (!located) return;
    const shape = bySchema.get(located.node);
    const isBody = origin.role === 'body';
    if (shape && isBody) shape.isBody = true;
    if (shape?.[direction]) return;
    if (shape) shape[direction] = true;
    else {
      const directions = { input: direction === 'input', output: direction === 'output' };
      bySchema.set(located.node, { ...origin, ...located, ...directions, isBody, inline: !isRef(ref) });
    }
    for (const part of parts(located)) enter(part.node, part.location, direction, part);
  }
}

function parts({ node, location }: Located<Schema>): (Located<Schema> & Origin)[] {
  const properties = Object.entries(node.properties ?? {}).map(([name, property]) => ({
    node: property,
    location: location.child(['properties', name]),
    role: 'property' as const,
    name,
    owner: node,
  }));
  const members = (['oneOf', 'anyOf', 'allOf'] as const).flatMap((keyword) =>
    (node[keyword] ?? []).map((member, index) => ({
      node: member,
      location: location.child([keyword, index]),
      role: 'member' as const,
      name: '',
    })),
  );
  const inner = (['items', 'additionalProperties'] as const).flatMap((keyword) => {
    const schema = node[keyword];
    const role = keyword === 'items' ? ('items' as const) : ('values' as const);
    return typeof schema === 'object' ? [{ node: schema, location: location.child(keyword), role, name: '' }] : [];
  });
  return [...properties, ...members, ...inner];
}
