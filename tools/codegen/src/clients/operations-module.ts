import type { Api, Operation } from '../read/api.ts';
import { type JsonSchema, type Parameter, schemaName } from '../read/document.ts';
import { offeredHeaders } from '../read/parameters.ts';
import { importText } from '../text/layout.ts';
import { literalText } from '../text/literal.ts';
import { camelCase } from '../text/names.ts';
import type { ClientApi } from './client-operations.ts';

/**
 * Generates the operations as the transport sends them. Properties with few distinct values come first, so that operations
 * have long common parts: bundles compress better.
 */
export function operationsModule(api: ClientApi): string {
  const entries = api.operations.map((operation) => {
    const headers = offeredHeaders(operation).map(({ name }) => [camelCase(name), name.toLowerCase()]);
    const entry = {
      method: operation.method,
      query: names(operation.queryParameters),
      headers: headers.length > 0 ? Object.fromEntries(headers) : undefined,
      content: operation.response.property,
      bare: (operation.response.bare && !operation.accept) || undefined,
      accept: operation.accept,
      numbers: numbersOfRows(operation, api.schemas),
      values: valuesOfRows(operation, api.schemas),
      list: listOf(operation, api),
      id: operation.id,
      path: operation.path,
    };
    // The code that converts rows is only in bundles of clients with such an operation.
    const text = literalText(entry, { expanded: true })
      .replace(/^( *)numbers:/m, '$1rows: chartRows,\n$1numbers:')
      .replace(/^( *list: )'(\w+)'/m, '$1$2');
    return `\nexport const ${operation.id}: Operation = ${text};\n`;
  });
  const text = entries.join('');
  const core = '@observability-api/client-core';
  return text.includes('chartRows')
    ? importText('import', ['chartRows', 'type Operation'], core) + text
    : importText('import type', ['Operation'], core) + text;
}

/** Returns the operation that lists the resources of an operation with `x-list-fallback`. */
function listOf({ listFallback, resource }: Operation, { operations }: ClientApi): string | undefined {
  if (!listFallback) return undefined;
  return operations.find(({ response, ...other }) => response.list && other.resource === resource)?.id;
}

function names(parameters: readonly Parameter[]): string[] | undefined {
  return parameters.length === 0 ? undefined : parameters.map(({ name }) => name);
}

/** Returns the properties of rows that are numbered, such as `series_0.data`. The client also returns them as an array. */
export function valuesOfRows(operation: Operation, schemas: Api['schemas']): string[] | undefined {
  const numbered = numbersOfRows(operation, schemas)?.filter((name) => /_\d+\./.test(name)) ?? [];
  return numbered.length === 0 ? undefined : numbered;
}

/** Returns the numeric properties of rows, which some servers send as strings. */
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
