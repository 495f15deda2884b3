import type { Api } from '../read/api.ts';
import type { JsonSchema } from '../read/document.ts';
import { reachableSchemas } from '../read/references.ts';

/** Where a component is used: only in requests, only in responses, or in both. Requests must not have unknown properties. */
export type Direction = 'request' | 'response' | 'both';

/**
 * Returns a function that returns the direction of a component. Enumerations and unused components have the direction `response`.
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
    // The receiver of a webhook treats the payload like a response.
    ...apis.flatMap((api) => api.webhooks.map(({ body }) => body.schema)),
  ]);
  return (name) =>
    !input.has(name) || isEnumeration(schemas.get(name)) ? 'response' : output.has(name) ? 'both' : 'request';
}

/** Returns true for a schema with `enum`. Its values are primitives, which have no unknown properties. */
function isEnumeration(schema: JsonSchema | undefined): boolean {
  return schema?.enum !== undefined;
}
