import type { Api, Operation, Webhook } from '../read/api.ts';
import { JSON_MEDIA_TYPE } from '../read/document.ts';
import { callParameters, clientDefaults } from '../read/parameters.ts';
import { referencedNames } from '../read/references.ts';
import { locationAt, SpecError, type SpecLocation } from '../read/spec-error.ts';
import { checkPropertyName, checkSchema } from './schema-support.ts';

/** Throws a {@link SpecError} if types, validators or client methods cannot be generated from a part of the API. */
export function checkApi({ deployment, schemas, operations, webhooks }: Api): void {
  const components = { deployment, pointer: '#/components/schemas' };
  for (const [name, schema] of schemas) {
    checkComponentName(name, components);
    checkSchema(schema, locationAt(components, name), schemas);
  }
  checkRecursion(schemas, components);
  for (const operation of operations) checkOperationSchemas(operation, schemas);
  for (const { body, location } of webhooks) {
    checkSchema(body.schema, locationAt(location, 'requestBody', 'content', JSON_MEDIA_TYPE, 'schema'), schemas);
  }
  checkUnique([...operations, ...webhooks], ({ id }) => id, 'operationId');
  checkUnique(operations, ({ resource, clientMethod }) => `${resource}.${clientMethod}`, 'x-client-method');
  checkClientDefaults(operations);
  checkListFallbacks(operations);
}

/** Checks that a component name is a valid type name. Bundling appends a number if two schemas have the same name. */
function checkComponentName(name: string, components: SpecLocation): void {
  if (/^[A-Z][A-Za-z0-9]*$/.test(name)) return;
  const duplicate = /^([A-Z][A-Za-z0-9]*)-\d+$/.exec(name)?.[1];
  if (duplicate !== undefined)
    throw new SpecError(`two different schemas are named \`${duplicate}\``, locationAt(components, duplicate));
  throw new SpecError(
    `\`${name}\` is not a valid type name: expected a name like \`AlertInput\``,
    locationAt(components, name),
  );
}

function checkOperationSchemas(operation: Operation, schemas: Api['schemas']): void {
  const { location, pathParameters, queryParameters, headerParameters, body, response } = operation;
  for (const parameter of [...pathParameters, ...queryParameters, ...headerParameters]) {
    checkPropertyName(parameter.name, locationAt(parameter.location, 'name'));
    checkSchema(parameter.schema, locationAt(parameter.location, 'schema'), schemas);
  }
  if (body)
    checkSchema(body.schema, locationAt(location, 'requestBody', 'content', JSON_MEDIA_TYPE, 'schema'), schemas);
  checkSchema(
    response.envelope,
    locationAt(location, 'responses', '200', 'content', JSON_MEDIA_TYPE, 'schema'),
    schemas,
  );
}

/** Checks that a path parameter has a client default in all operations or in none: clients find the default by its name. */
function checkClientDefaults(operations: readonly Operation[]): void {
  const defaults = new Set(operations.flatMap(clientDefaults).map(({ name }) => name));
  for (const operation of operations) {
    const parameter = callParameters(operation).find(({ name }) => defaults.has(name));
    if (!parameter) continue;
    throw new SpecError(
      `expected \`x-client-default: true\` for the path parameter \`${parameter.name}\`, as in other operations`,
      parameter.location,
    );
  }
}

/** Checks that clients can find the resource of an operation with `x-list-fallback` in a list. */
function checkListFallbacks(operations: readonly Operation[]): void {
  const listed = new Set(operations.filter(({ response }) => response.list).map(({ resource }) => resource));
  for (const { listFallback, resource, location } of operations) {
    if (!listFallback || listed.has(resource)) continue;
    throw new SpecError(
      `\`x-list-fallback\` needs an operation that returns a list of \`${resource}\``,
      locationAt(location, 'x-list-fallback'),
    );
  }
}

function checkUnique<Named extends Operation | Webhook>(
  items: readonly Named[],
  key: (item: Named) => string,
  keyword: string,
): void {
  const seen = new Map<string, Named>();
  for (const item of items) {
    const first = seen.get(key(item));
    if (first) {
      const titles = [first, item].map(titleOf).join(' and ');
      throw new SpecError(
        `the ${keyword} \`${key(item)}\` is used twice, by ${titles}`,
        locationAt(item.location, keyword),
      );
    }
    seen.set(key(item), item);
  }
}

function titleOf(item: Operation | Webhook): string {
  return 'path' in item ? `${item.method} ${item.path}` : `the webhook ${item.name}`;
}

/** Throws a {@link SpecError} if a schema contains itself: its module would have to be loaded before itself. */
function checkRecursion(schemas: Api['schemas'], location: SpecLocation): void {
  const finished = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) {
      const intermediates = path.slice(path.indexOf(name) + 1).map((step) => `\`${step}\``);
      const detail = intermediates.length > 0 ? `, through ${intermediates.join(' and ')}` : '';
      throw new SpecError(
        `the schema \`${name}\` contains itself${detail}, which is not supported`,
        locationAt(location, name),
      );
    }
    const schema = schemas.get(name);
    if (!schema || finished.has(name)) return;
    for (const next of [...referencedNames(schema)].sort()) visit(next, [...path, name]);
    finished.add(name);
  };
  for (const name of [...schemas.keys()].sort()) visit(name, []);
}
