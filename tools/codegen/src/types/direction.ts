import type { Direction } from '../guards/guard-writer.ts';
import type { Api } from '../read/api.ts';
import type { JsonSchema } from '../read/document.ts';
import { reach } from '../read/references.ts';

/** In which direction each component travels, as far as these interfaces say. */
export function findDirections(
  apis: readonly Api[],
  schemas: ReadonlyMap<string, JsonSchema>,
): (name: string) => Direction {
  const operations = apis.flatMap((api) => api.operations);
  const input = reach(
    schemas,
    operations.flatMap(({ body, queryParameters }) => [
      ...(body ? [body.schema] : []),
      ...queryParameters.map(({ schema }) => schema),
    ]),
  );
  const output = reach(schemas, [
    ...operations.map(({ answer }) => answer.envelope),
    // Receivers read what is delivered as callers read an answer.
    ...apis.flatMap((api) => api.deliveries.map(({ body }) => body.schema)),
  ]);
  return (name) =>
    !input.has(name) || isPlain(schemas.get(name)) ? 'response' : output.has(name) ? 'both' : 'request';
}

/** Whether values have no properties that could be unknown. */
function isPlain(schema: JsonSchema | undefined): boolean {
  return schema?.enum !== undefined;
}
