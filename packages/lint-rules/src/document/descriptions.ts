import { basename } from 'node:path';
import type { Location } from '@redocly/openapi-core';
import type { Endpoint } from './endpoint.ts';
import type { Root, Schema } from './nodes.ts';
import type { Shape } from './shapes.ts';

/** A location that requires a description, or a property with a description next to its `$ref`. */
export interface Described {
  readonly text: string | undefined;
  /** The name of the described node. */
  readonly name: string;
  readonly location: Location;
  /**
   * Descriptions with the same owner must differ. The owner of a property is its schema, that of an operation or a webhook is the document.
   * Read-only properties and all other locations have no owner.
   */
  readonly owner?: Schema | Root;
}

/** Returns every location whose description is checked. */
export function descriptions(
  root: Root,
  location: Location,
  endpoints: readonly Endpoint[],
  shapes: readonly Shape[],
): Described[] {
  const seen = new Set<unknown>();
  const unseen = <T extends { node: object }>(located: T): T[] => {
    if (seen.has(located.node)) return [];
    seen.add(located.node);
    return [located];
  };
  const tags = (root.tags ?? []).map(({ name, description }, index) => ({
    text: description,
    name,
    location: location.child(['tags', index]),
  }));
  const ofEndpoints = endpoints.flatMap((endpoint) => [
    { text: endpoint.node.description, name: endpoint.title, location: endpoint.location, owner: root },
    ...endpoint.parameters
      .flatMap(unseen)
      .map((located) => ({ text: located.node.description, name: located.node.name, location: located.location })),
    ...(endpoint.body ? unseen(endpoint.body) : []).map((located) => ({
      text: located.node.description,
      name: 'request body',
      location: located.location,
    })),
    ...endpoint.responses
      .flatMap(unseen)
      .flatMap((response) => [
        { text: response.node.description, name: `response ${response.status}`, location: response.location },
        ...[...response.headers].flatMap(([name, header]) =>
          unseen(header).map((located) => ({ text: located.node.description, name, location: located.location })),
        ),
      ]),
  ]);
  const ofShapes = shapes.flatMap((shape) => [
    ...(shape.inline
      ? []
      : [{ text: shape.node.description, name: componentName(shape.location), location: shape.location }]),
    ...Object.entries(shape.role === 'member' && !shape.node.type ? {} : (shape.node.properties ?? {}))
      // Skips properties with a boolean schema, which cannot have a description. Skips a `$ref` without a description next to it: the
      // description of the component applies.
      .filter(([, property]) => typeof property === 'object')
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

/** Returns the name of a component: the last key of its location, or the file name if the component is the whole file. */
function componentName({ source, pointer }: Location): string {
  const key = pointer.split('/').at(-1);
  return key || basename(source.absoluteRef).replace(/\.\w+$/, '');
}
