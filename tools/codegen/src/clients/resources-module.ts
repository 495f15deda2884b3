import type { Api, Operation } from '../read/api.ts';
import type { JsonSchema } from '../read/document.ts';
import { callParameters } from '../read/parameters.ts';
import { arrowText, importText, methodText } from '../text/layout.ts';
import { capitalize } from '../text/names.ts';
import { draftNames } from '../types/drafts.ts';
import { inputNames } from '../types/input-variants.ts';
import { typeText } from '../types/type-text.ts';
import type { DerivedTypes } from './derived-types.ts';
import { methodDoc, modifyDoc } from './method-doc.ts';
import { type Modifiable, modifiable } from './modifiable.ts';
import { errorName, errorType, modifyErrorName, modifyErrorType } from './operation-errors.ts';
import { optionsInterface, optionsName } from './operation-options.ts';
import { valuesOfRows } from './operations-module.ts';

/** The imports from the runtime that generated code may need. */
const runtime = [
  'ApiError',
  'Call',
  'CallFactory',
  'CallOptions',
  'ListCall',
  'ModifyFunction',
  'OperationError',
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
      const both = modifiable(operations);
      return both ? modifyErrorType(both, imports) : [];
    }),
  ];
  const members = [...byResource.keys()].map((resource) => `  readonly ${resource}: ${interfaceName(resource)};\n`);
  const factories = [...byResource].map(([resource, operations]) => resourceFactory(resource, operations));
  const text = [
    `import * as operations from './operations.ts';\n\n`,
    [...options, ...errors].map((declaration) => `${declaration}\n`).join(''),
    `${interfaces.join('\n')}`,
    `\n/** All resources of the ${api.deployment} deployment. */\nexport interface Resources {\n${members.join('')}}\n`,
    `\n/** Creates the resources. Each method creates one call. */\n`,
    `export function resources(calls: CallFactory): Resources {\n  return {\n${factories.join('')}  };\n}\n`,
  ].join('');
  return [
    importText(
      'import type',
      runtime.filter((name) => new RegExp(`\\b${name}\\b[<; ),]`).test(code(text))),
      '@observability-api/client-core',
    ),
    importText('import type', imports, '@observability-api/schemas'),
    text,
  ].join('');
}

/** Removes doc comments, which may contain any word. */
function code(text: string): string {
  return text.replaceAll(/\/\*\*.*?\*\//gs, '');
}

/** The type of a schema in each position. */
interface Types {
  output(schema: JsonSchema): string;
  input(schema: JsonSchema): string;
  draft(schema: JsonSchema): string;
}

/** Returns functions for the types of schemas. They add the names that a type uses to `imports`. */
function typesOf({ inputVariants, drafts }: DerivedTypes, imports: Set<string>): Types {
  const type = (schema: JsonSchema, input: boolean, typeNameOf: (component: string) => string) => {
    const nameOf = (component: string) => {
      const name = typeNameOf(component);
      imports.add(name);
      return name;
    };
    return typeText(schema, { input, nameOf }, '  ');
  };
  const [sent, draft] = [inputNames(inputVariants), draftNames(drafts)];
  return {
    output: (schema) => type(schema, false, (component) => component),
    input: (schema) => type(schema, true, sent),
    draft: (schema) => type(schema, false, draft),
  };
}

function resourceInterface(
  resource: string,
  operations: readonly Operation[],
  schemas: Api['schemas'],
  types: Types,
): string {
  const idTypes = (operation: Operation) =>
    callParameters(operation).map(({ name, schema }) => `${name}: ${types.input(schema)}`);
  const members = operations.map((operation) => {
    const { response, body } = operation;
    const optional = operation.queryParameters.some(({ required }) => required) ? '' : '?';
    const parameters = [
      ...idTypes(operation),
      ...(body ? [`body: ${types.input(body.schema)}`] : []),
      `options${optional}: ${optionsName(operation)}`,
    ];
    const content = contentType(operation, schemas, types);
    const result = `${response.list ? 'ListCall' : 'Call'}<${content}, ${errorName(operation)}>`;
    return methodDoc(operation) + methodText(operation.clientMethod, parameters, result, '  ');
  });
  const both = modifiable(operations);
  if (both) members.push(modifyMethod(both, idTypes(both.read), schemas, types));
  return `/** The methods of \`api.${resource}\`. */\nexport interface ${interfaceName(resource)} {\n${members.join('\n')}}\n`;
}

/** Returns the type of the data of a call. Rows of charts also have `values`. */
function contentType(operation: Operation, schemas: Api['schemas'], types: Types): string {
  const { schema } = operation.response;
  if (!schema) return 'void';
  const text = types.output(schema);
  return valuesOfRows(operation, schemas) ? `WithValues<${text.replace(/\[\]$/, '')}>[]` : text;
}

function modifyMethod(both: Modifiable, ids: readonly string[], schemas: Api['schemas'], types: Types): string {
  const { read, write } = both;
  const draft = read.response.schema ? types.draft(read.response.schema) : 'unknown';
  const written = write.body ? types.input(write.body.schema) : 'unknown';
  const result = write.response.schema ? types.output(write.response.schema) : 'void';
  const parameters = [...ids, `change: ModifyFunction<${draft}, ${written}>`, `options?: ${optionsName(read)}`];
  return modifyDoc(both, schemas) + methodText('modify', parameters, `Call<${result}, ${modifyErrorName(both)}>`, '  ');
}

function interfaceName(resource: string): string {
  return `${capitalize(resource)}Resource`;
}

function resourceFactory(resource: string, operations: readonly Operation[]): string {
  const both = modifiable(operations);
  const members = [...operations.map(methodFactory), ...(both ? [modifyFactory(both)] : [])];
  return `    ${resource}: {\n${members.join('')}    },\n`;
}

function methodFactory(operation: Operation): string {
  const { id, clientMethod, response } = operation;
  const ids = idNames(operation);
  const body = operation.body ? ['body'] : [];
  const parameters = [...ids, ...body, 'options'].join(', ');
  const sent = response.list
    ? `calls.list(operations.${id}, [${ids.join(', ')}], options)`
    : `calls.single(operations.${id}, [${ids.join(', ')}], ${body[0] ?? 'undefined'}, options)`;
  return arrowText(`${clientMethod}: (${parameters})`, sent, '      ');
}

function modifyFactory({ read, write }: Modifiable): string {
  const ids = idNames(read);
  const both = `operations.${read.id}, operations.${write.id}`;
  const sent = `calls.modify(${both}, [${ids.join(', ')}], change, options)`;
  return arrowText(`modify: (${[...ids, 'change', 'options'].join(', ')})`, sent, '      ');
}

function idNames(operation: Operation): string[] {
  return callParameters(operation).map(({ name }) => name);
}
