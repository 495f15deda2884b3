import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Api, Operation } from '../read/api.ts';
import { callParameters } from '../read/parameters.ts';

/** The folder with the handlers of all operations. */
const FOLDER = 'packages/server/src/deployments';
/** The file with the handlers of operations that both deployments have. */
const SHARED = 'observability.ts';

/** Returns two lines per operation without a handler: the file where it belongs, and the code to paste. */
export function missingHandlers(apis: readonly Api[], root: string): string {
  const properties = new Map(
    readdirSync(join(root, FOLDER))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file, propertiesOf(join(root, FOLDER, file))]),
  );
  const operations = new Map(
    apis.flatMap((api) => api.operations.map((operation) => [operation.id, operation] as const)),
  );
  return [...operations.values()]
    .flatMap((operation) => {
      const owners = apis.filter((api) => api.operations.some(({ id }) => id === operation.id));
      const file = owners.length > 1 ? SHARED : `${owners[0]?.deployment}.ts`;
      const lines = properties.get(file) ?? new Map<string, number>();
      if (lines.has(operation.id)) return [];
      const last = Math.max(1, ...[...lines].filter(([name]) => operations.has(name)).map(([, line]) => line));
      const message = `Expected a handler for \`${operation.id}\`. Add the line below.`;
      return [`${FOLDER}/${file}:${last}  ${message}  handler-missing`, `    ${stub(operation)}`];
    })
    .join('\n');
}

/** Returns the line on which each property ends, by its name, for the object literals of a file. */
function propertiesOf(file: string): ReadonlyMap<string, number> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const lines = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralElement(node) && node.name && ts.isIdentifier(node.name)) {
      lines.set(node.name.text, source.getLineAndCharacterOfPosition(node.end).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

/** Returns the code of a handler that passes the parts of the request to a method of the service of the resource. */
function stub(operation: Operation): string {
  const isOfOrganization = /\{organizationId\}/.test(operation.path) && !/\{serviceId\}/.test(operation.path);
  const ids = callParameters(operation).map(({ name }) => `params.${name}`);
  const parts: (readonly [name: string, used: boolean, ...values: string[]])[] = [
    ['tx', operation.writes],
    [isOfOrganization ? 'organizationId' : 'tenant', true],
    ['params', ids.length > 0, ...ids],
    ['query', operation.queryParameters.length > 0],
    ['body', operation.body !== undefined],
    ['precondition', operation.headerParameters.some(({ name }) => name === 'If-Match')],
  ];
  const used = parts.filter(([, isUsed]) => isUsed);
  const names = used.map(([name]) => name).join(', ');
  const values = used
    .flatMap(([name, , ...argumentTexts]) => (argumentTexts.length > 0 ? argumentTexts : [name]))
    .join(', ');
  const method = operation.method === 'PUT' ? 'replace' : operation.clientMethod;
  return `${operation.id}: ({ ${names} }) => ${operation.resource}.${method}(${values}),`;
}
