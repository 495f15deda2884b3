import type { Location } from '@redocly/openapi-core';
import type { Endpoint } from './endpoint.ts';
import type { Root, Schema } from './nodes.ts';
import type { Shape } from './shapes.ts';

/** A place where a description stands, or is to stand. */
export interface Described {
  readonly text: string | undefined;
  /** What is described, as it is called there. */
  readonly name: string;
  readonly location: Location;
  /** What has the same owner must not have the same text. */
  readonly owner?: Schema;
}

/** Every place where a person reads a description: what is sent, what is received, and what an API is made of. */
export function described(
  root: Root,
  location: Location,
  endpoints: readonly Endpoint[],
  shapes: readonly Shape[],
): Described[] {
  const seen = new Set<unknown>();
  const once = <T extends { node: object }>(placed: T): T[] => {
    if (seen.has(placed.node)) return [];
    seen.add(placed.node);
    return [placed];
  };
  const tags = (root.tags ?? []).map(({ name, description }, index) => ({
    text: description,
    name,
    location: location.child(['tags', index]),
  }));
  const ofEndpoints = endpoints.flatMap((endpoint) => [
    { text: endpoint.node.description, name: endpoint.title, location: endpoint.location },
    ...endpoint.parameters
      .flatMap(once)
      .map((placed) => ({ text: placed.node.description, name: placed.node.name, location: placed.location })),
    ...(endpoint.body ? once(endpoint.body) : []).map((placed) => ({
      text: placed.node.description,
      name: 'request body',
      location: placed.location,
    })),
    ...endpoint.answers
      .flatMap(once)
      .flatMap((answer) => [
        { text: answer.node.description, name: `response ${answer.status}`, location: answer.location },
        ...[...answer.headers].flatMap(([name, header]) =>
          once(header).map((placed) => ({ text: placed.node.description, name, location: placed.location })),
        ),
      ]),
  ]);
  const ofShapes = shapes.flatMap((shape) => [
    ...(shape.inline ? [] : [{ text: shape.node.description, name: 'schema', location: shape.location }]),
    ...Object.entries(shape.role === 'member' && !shape.node.type ? {} : (shape.node.properties ?? {}))
      // Beside a `$ref` a description is about this place; without one, that of the component is read.
      .filter(([, property]) => property.$ref === undefined || property.description !== undefined)
      .map(([name, property]) => ({
        text: property.description,
        name,
        location: shape.location.child(['properties', name]),
        ...(property.readOnly ? {} : { owner: shape.node }),
      })),
  ]);
  return [...tags, ...ofEndpoints, ...ofShapes];
}
