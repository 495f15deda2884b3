import type { Api, Operation } from '../read/api.ts';
import { type JsonSchema, type Parameter, schemaName } from '../read/document.ts';
import { callParameters, offeredHeaders } from '../read/parameters.ts';
import { importText } from '../text/layout.ts';
import { Code, literalText } from '../text/literal.ts';
import { camelCase } from '../text/names.ts';
import type { ClientApi, ClientOperation } from './client-operations.ts';

/** Generates a table for each resource, from which `@observability-api/client-core` creates the methods and sends their requests. */
export function operationsModule(api: ClientApi): string {
  const resources = [...Map.groupBy(api.operations, ({ resource }) => resource)].map(([resource, operations]) => {
    const entries = operations.map((operation) => [
      operation.clientMethod,
      entryOf(operation, operations, api.schemas),
    ]);
    return `\nexport const ${resource} = ${literalText(Object.fromEntries(entries), { expanded: true })};\n`;
  });
  const text = resources.join('');
  // The code that converts rows is only in bundles of clients with an operation that returns rows.
  return importText('import', text.includes('chartRows') ? ['chartRows'] : [], '@observability-api/client-core') + text;
}

/**
 * Returns the properties of an operation that `@observability-api/client-core` needs. Properties with few distinct values come first: many
 * entries then start with the same text, so bundles compress better.
 */
function entryOf(operation: ClientOperation, siblings: readonly ClientOperation[], schemas: Api['schemas']): object {
  const headers = offeredHeaders(operation).map(({ name }) => [camelCase(name), name.toLowerCase()]);
  const numbers = numbersOfRows(operation, schemas);
  const list = operation.listFallback && siblings.find(({ response }) => response.list);
  return {
    method: operation.method,
    list: operation.response.list || undefined,
    query: namesOf(operation.queryParameters),
    ids: callParameters(operation).length || undefined,
    body: operation.body ? true : undefined,
    headers: headers.length > 0 ? Object.fromEntries(headers) : undefined,
    content: operation.response.property,
    bare: (operation.response.bare && !operation.accept) || undefined,
    accept: operation.accept,
    rows: numbers && new Code('chartRows'),
    numbers,
    values: valuesOfRows(operation, schemas),
    fallback: list ? entryOf(list, siblings, schemas) : undefined,
    id: operation.id,
    path: operation.path,
  };
}

function namesOf(parameters: readonly Parameter[]): string[] | undefined {
  return parameters.length === 0 ? undefined : parameters.map(({ name }) => name);
}

/**
 * Returns the properties of rows with a number in the name, such as `series_0.data`, or undefined if there are none. The client also
 * returns them as an array.
 */
export function valuesOfRows(operation: Operation, schemas: Api['schemas']): string[] | undefined {
  const numbered = numbersOfRows(operation, schemas)?.filter((name) => /_\d+\./.test(name)) ?? [];
  return numbered.length === 0 ? undefined : numbered;
}

/** Returns the numeric properties of rows, which some servers send as strings, or undefined if there are none. */
function numbersOfRows({ response }: Operation, schemas: Api['schemas']): string[] | undefined {
  const row = response.list ? undefined : response.schema?.items;
  const name = row && schemaName(row);
  const properties = (name === undefined ? row : schemas.get(name))?.properties ?? {};
  const numeric = Object.entries(properties).filter(([, schema]) => typeof schema === 'object' && isNumeric(schema));
  return numeric.length === 0 ? undefined : numeric.map(([property]) => property);
}

function isNumeric({ type }: JsonSchema): boolean {
  return [type].flat().some((name) => name === 'number' || name === 'integer');
}
