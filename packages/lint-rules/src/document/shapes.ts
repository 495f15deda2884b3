import type { Location } from '@redocly/openapi-core';
import { deliveries, endpoints } from './endpoints.ts';
import { follow, isRef, type Placed, type Reading } from './follow.ts';
import type { Root, Schema } from './nodes.ts';

/** A schema that shapes a request or a response, where it stands. Conditions (`if`, `then`, `not`) shape nothing. */
export interface Shape extends Placed<Schema> {
  /** Whether callers send it to the service. */
  readonly input: boolean;
  /** Whether callers receive it, as an answer or as a delivery. */
  readonly output: boolean;
  /** What it is to what is around it where it was first met. */
  readonly role: 'body' | 'parameter' | 'header' | 'property' | 'items' | 'values' | 'member';
  /** Whether it is the whole body of some request or response. */
  readonly isBody: boolean;
  /** The name of the property or parameter, where it has one. */
  readonly name: string;
  /** The schema that has it as a property, where it is one. */
  readonly owner?: Schema;
  /** Whether it stands in the schema or the body that needs it, and not in a component of its own. */
  readonly inline: boolean;
}

type Direction = 'input' | 'output';
type Site = Pick<Shape, 'role' | 'name' | 'owner'>;
type Writable = { -readonly [Key in keyof Shape]: Shape[Key] };

const read = new WeakMap<Root, readonly Shape[]>();

/** Every schema that a request or a response reaches, once, with its directions. They are read once for all rules. */
export function shapes(root: Root, context: Reading): readonly Shape[] {
  const known = read.get(root);
  if (known) return known;
  const found = new Map<Schema, Writable>();
  for (const endpoint of endpoints(root, context)) {
    for (const { node, location } of endpoint.parameters) {
      enter(node.schema, location.child('schema'), 'input', { role: 'parameter', name: node.name });
    }
    if (endpoint.body?.json) {
      const { node, location } = endpoint.body.json;
      enter(node.schema, location.child('schema'), 'input', { role: 'body', name: '' });
    }
    for (const answer of endpoint.answers) {
      for (const [name, header] of answer.headers) {
        enter(header.node.schema, header.location.child('schema'), 'output', { role: 'header', name });
      }
      if (!answer.json) continue;
      enter(answer.json.node.schema, answer.json.location.child('schema'), 'output', { role: 'body', name: '' });
    }
  }
  for (const { parameters, body } of deliveries(root, context)) {
    for (const { node, location } of parameters) {
      enter(node.schema, location.child('schema'), 'output', { role: 'parameter', name: node.name });
    }
    if (!body?.json) continue;
    enter(body.json.node.schema, body.json.location.child('schema'), 'output', { role: 'body', name: '' });
  }
  const all = [...found.values()];
  read.set(root, all);
  return all;

  function enter(ref: Schema | undefined, site: Location, direction: Direction, around: Site): void {
    const placed = follow<Schema>(context, ref, site);
    if (!placed) return;
    const shape = found.get(placed.node);
    const isBody = around.role === 'body';
    if (shape && isBody) shape.isBody = true;
    if (shape?.[direction]) return;
    if (shape) shape[direction] = true;
    else {
      const directions = { input: direction === 'input', output: direction === 'output' };
      found.set(placed.node, { ...around, ...placed, ...directions, isBody, inline: !isRef(ref) });
    }
    for (const part of parts(placed)) enter(part.node, part.location, direction, part);
  }
}

function parts({ node, location }: Placed<Schema>): (Placed<Schema> & Site)[] {
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
