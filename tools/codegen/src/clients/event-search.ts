import type { Api, Operation } from '../read/api.ts';
import { type JsonSchema, schemaName } from '../read/document.ts';
import { docComment } from '../text/doc-comment.ts';
import { methodText } from '../text/layout.ts';
import type { Types } from './method-types.ts';

/** Returns the operation that reads pages with a cursor, if a resource has one: the body has `cursor`, the page `nextCursor`. */
export function cursorOperation(operations: readonly Operation[], schemas: Api['schemas']): Operation | undefined {
  const has = (schema: JsonSchema | undefined, property: string) => {
    const name = schema && schemaName(schema);
    return property in ((name === undefined ? undefined : schemas.get(name))?.properties ?? {});
  };
  return operations.find(({ body, response }) => has(body?.schema, 'cursor') && has(response.schema, 'nextCursor'));
}

/** Returns the methods that iterate over the events of all pages, and over new events. */
export function eventMethods({ body, response }: Operation, types: Types): string[] {
  if (!body || !response.schema) return [];
  const search = types.input(body.schema);
  const result = `AsyncGenerator<${types.output(response.schema)}['data'][number], void, undefined>`;
  const paged = `'cursor' | 'offset'`;
  return [
    docComment(
      [
        'Iterates over the events of all pages. Every event that was stored before the first request is yielded once.',
        '',
        '@example',
        '```ts',
        "for await (const event of api.search.events({ sourceId: '6740a3f2c51e9b0012d4e8e1' })) console.log(event);",
        '```',
      ],
      '  ',
    ) + methodText('events', [`search: Omit<${search}, ${paged}>`, 'options?: CallOptions'], result, '  '),
    docComment(
      [
        'Yields new events, oldest first, until `signal` is aborted. Then it throws the reason of the signal, or an `AbortError` if a request was in flight. It searches consecutive time ranges. Each range ends `delayMs` before its search. So an event is yielded at least `delayMs` after its time. Events that arrive later than that can be skipped.',
      ],
      '  ',
    ) +
      methodText(
        'tail',
        [`search: Omit<${search}, ${paged} | 'startTime' | 'endTime' | 'orderBy'>`, 'options?: TailOptions'],
        result,
        '  ',
      ),
  ];
}

/** Returns code that implements {@link eventMethods}, as properties of the object of the resource. */
export function eventFactories({ resource, clientMethod }: Operation): string[] {
  return ['events', 'tail'].map(
    (name) =>
      `      ${name}: (search, options) => calls.${name}(operations.${resource}.${clientMethod}, search, options),\n`,
  );
}
