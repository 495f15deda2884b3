import type { Api } from '../read/api.ts';
import type { JsonSchema } from '../read/document.ts';
import { reachableSchemas } from '../read/references.ts';

/** The direction in which a component is used. The guard of a request component rejects unknown properties. */
export type Direction = 'request' | 'response' | 'both';

/**
 * Returns a function that returns the direction of a component. Enumerations and components without a use have the direction
 * `response`.
 */
export function findDirections(
  apis: readonly Api[],
  schemas: ReadonlyMap<string, JsonSchema>,
): (name: string) => Direction {
  const operations = apis.flatMap((api) => api.operations);
  const input = reachableSchemas(
    schemas,
    operations.flatMap(({ body, queryParameters }) => [
      ...(body ? [body.schema] : []),
      ...queryParameters.map(({ schema }) => schema),
    ]),
  );
  const output = reachableSchemas(schemas, [
    ...operations.map(({ response }) => response.envelope),
    // To a receiver, the payload of a webhook is like a response.
    ...apis.flatMap((api) => api.webhooks.map(({ body }) => body.schema)),
  ]);
  return (name) =>
    !input.has(name) || isEnumeration(schemas.get(name)) ? 'response' : output.has(name) ? 'both' : 'request';
}

/** Returns true if the values are primitives, which have no unknown properties. */
function isEnumeration(schema: JsonSchema | undefined): boolean {
  return schema?.enum !== undefined;
}
