import type { Location } from '@redocly/openapi-core';
import type { Endpoint } from './endpoint.ts';
import type { Example, Header, MediaType } from './nodes.ts';
import { type Located, type ReadContext, resolveRef } from './references.ts';
import type { Shape } from './shapes.ts';

/** A string in an example. */
export interface ExampleText {
  readonly text: string;
  readonly location: Location;
}

/** Returns every string in the examples of schemas, JSON bodies, parameters and headers, once per location. */
export function exampleTexts(
  context: ReadContext,
  endpoints: readonly Endpoint[],
  shapes: readonly Shape[],
): ExampleText[] {
  const seen = new Set<unknown>();
  const ofNode = ({ node, location }: Located<MediaType | Header>) => {
    if (seen.has(node)) return [];
    seen.add(node);
    const named = Object.entries(node.examples ?? {}).flatMap(([name, ref]) => {
      const example = resolveRef<Example>(context, ref, location.child(['examples', name]));
      return example ? textsIn(example.node.value, example.location.child('value')) : [];
    });
    return [...named, ...textsIn(node.example, location.child('example'))];
  };
  const nodes = endpoints.flatMap(({ parameters, body, responses }) =>
    [
      ...parameters,
      body?.json ?? [],
      ...responses.flatMap(({ headers, json }) => [...headers.values(), json ?? []]),
    ].flat(),
  );
  const ofShapes = shapes.flatMap(({ node, location }) => [
    ...textsIn(node.examples, location.child('examples')),
    ...textsIn(node.example, location.child('example')),
  ]);
  const unique = new Map(
    [...nodes.flatMap(ofNode), ...ofShapes].map((example) => [example.location.absolutePointer, example]),
  );
  return [...unique.values()];
}

function textsIn(value: unknown, location: Location): ExampleText[] {
  if (typeof value === 'string') return [{ text: value, location }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, location.child(Array.isArray(value) ? Number(key) : key)),
  );
}
