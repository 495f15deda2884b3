import type { Api, Operation } from '../read/api.ts';
import { importText, methodText } from '../text/layout.ts';
import { capitalize } from '../text/names.ts';
import type { DerivedTypes } from './derived-types.ts';
import { cursorOperation, eventFactories, eventMethods } from './event-search.ts';
import { methodDoc, modifyDoc } from './method-doc.ts';
import { contentType, idParameters, methodParameters, type Types, typesOf } from './method-types.ts';
import { type Modifiable, modifyOperations } from './modifiable.ts';
import { errorName, errorType, modifyErrorName, modifyErrorType } from './operation-errors.ts';
import { optionsInterface, optionsName } from './operation-options.ts';

/** The types of `@observability-api/client-core` that generated code may import. */
const coreTypes = [
  'ApiError',
  'Call',
  'CallFactory',
  'CallOptions',
  'ListCall',
  'ModifyFunction',
  'OperationError',
  'TailOptions',
  'WithValues',
];

/** Generates the resources: an interface for each, and a function that creates them. */
export function resourcesModule(api: Api, derived: DerivedTypes): string {
  const byResource = Map.groupBy(api.operations, (operation) => operation.resource);
  const imports = new Set<string>();
  const types = typesOf(derived, imports);
  const interfaces = [...byResource].map(([resource, operations]) =>
    resourceInterface(resource, operations, api.schemas, types),
  );
  const options = api.operations.flatMap((operation) => optionsInterface(operation, imports));
  const errors = [
    ...api.operations.flatMap((operation) => errorType(operation, imports)),
    ...[...byResource.values()].flatMap((operations) => {
      const pair = modifyOperations(operations);
      return pair ? modifyErrorType(pair, imports) : [];
    }),
  ];
  const members = [...byResource.keys()].map((resource) => `  readonly ${resource}: ${interfaceName(resource)};\n`);
  const factories = [...byResource].map(([resource, operations]) => resourceFactory(resource, operations, api.schemas));
  const text = [
    `import * as operations from './operations.ts';\n\n`,
    [...options, ...errors].map((declaration) => `${declaration}\n`).join(''),
    `${interfaces.join('\n')}`,
    `\n/** All resources of the ${api.deployment} deployment. */\nexport interface Resources {\n${members.join('')}}\n`,
    `\n/** Creates the resources. */\n`,
    `export function resources(calls: CallFactory): Resources {\n  return {\n${factories.join('')}  };\n}\n`,
  ].join('');
  return [
    importText(
      'import type',
      coreTypes.filter((name) => new RegExp(`\\b${name}\\b[<; ),]`).test(withoutDocComments(text))),
      '@observability-api/client-core',
    ),
    importText('import type', imports, '@observability-api/schemas'),
    text,
  ].join('');
}

/** Removes doc comments, which may contain any word. */
function withoutDocComments(text: string): string {
  return text.replaceAll(/\/\*\*.*?\*\//gs, '');
}

function resourceInterface(
  resource: string,
  operations: readonly Operation[],
  schemas: Api['schemas'],
  types: Types,
): string {
  const members = operations.map((operation) => {
    const content = contentType(operation, schemas, types);
    const result = `${operation.response.list ? 'ListCall' : 'Call'}<${content}, ${errorName(operation)}>`;
    return methodDoc(operation) + methodText(operation.clientMethod, methodParameters(operation, types), result, '  ');
  });
  const pair = modifyOperations(operations);
  if (pair) members.push(modifyMethod(pair, idParameters(pair.read, types), schemas, types));
  const search = cursorOperation(operations, schemas);
  if (search) members.push(...eventMethods(search, types));
  return `/** The methods of \`api.${resource}\`. */\nexport interface ${interfaceName(resource)} {\n${members.join('\n')}}\n`;
}

function modifyMethod(operations: Modifiable, ids: readonly string[], schemas: Api['schemas'], types: Types): string {
  const { read, write } = operations;
  const draft = read.response.schema ? types.draft(read.response.schema) : 'unknown';
  const written = write.body ? types.input(write.body.schema) : 'unknown';
  const result = write.response.schema ? types.output(write.response.schema) : 'void';
  const parameters = [...ids, `change: ModifyFunction<${draft}, ${written}>`, `options?: ${optionsName(read)}`];
  return (
    modifyDoc(operations, schemas) +
    methodText('modify', parameters, `Call<${result}, ${modifyErrorName(operations)}>`, '  ')
  );
}

function interfaceName(resource: string): string {
  return `${capitalize(resource)}Resource`;
}

function resourceFactory(resource: string, operations: readonly Operation[], schemas: Api['schemas']): string {
  const search = cursorOperation(operations, schemas);
  const composed = [...(modifyOperations(operations) ? ['modify'] : []), ...(search ? ['events', 'tail'] : [])];
  const omitted = composed.map((name) => `'${name}'`).join(' | ');
  const methods = composed.length > 0 ? `Omit<${interfaceName(resource)}, ${omitted}>` : interfaceName(resource);
  const created = `calls.methods<${methods}>(operations.${resource})`;
  if (composed.length === 0) return `    ${resource}: ${created},\n`;
  const members = [
    `      ...${created},\n`,
    ...(modifyOperations(operations) ? [`      modify: calls.modify(operations.${resource}),\n`] : []),
    ...(search ? eventFactories(search) : []),
  ];
  return `    ${resource}: {\n${members.join('')}    },\n`;
}
