import type { Api, Operation } from './api.ts';
import { describeSchema, docComment } from './doc-comment.ts';
import type { JsonSchema, Parameter } from './document.ts';
import { banner, type Files } from './files.ts';
import { literalText } from './literal-text.ts';
import { camelCase, capitalize, quote } from './names.ts';
import { callParameters, clientDefaults, parameterDoc } from './parameters.ts';
import { referencedNames } from './rule-text.ts';
import { typeText } from './type-text.ts';

/** A caller without a cache of its own has no use for this header; `headers` can still send it. */
const unoffered = new Set(['If-None-Match']);

/** One deployment's client: a method for each `x-client-method`, the types of its paths, and the names it exports. */
export function clientFiles(api: Api, paths: string): Files {
  return new Map([
    ['paths.ts', `${banner(`specs/${api.deployment}`)}\n${paths}`],
    ['operations.ts', operationsModule(api)],
    ['resources.ts', resourcesModule(api)],
    ['types.ts', typesModule(api)],
  ]);
}

/** Operations as the transport needs them. */
function operationsModule(api: Api): string {
  const entries = api.operations.map((operation) => {
    const { answer } = operation;
    const headers = offeredHeaders(operation).map(({ name }) => `${camelCase(name)}: ${quote(name)}`);
    const lines = [
      `id: ${quote(operation.id)}`,
      `method: ${quote(operation.method)}`,
      `path: ${quote(operation.path)}`,
      ...names('params', callParameters(operation)),
      ...names('defaults', clientDefaults(operation)),
      ...names('query', operation.queryParameters),
      ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
      ...(answer.property === undefined ? [] : [`content: ${quote(answer.property)}`]),
      ...(answer.list ? ['list: true'] : []),
    ];
    return `\nexport const ${operation.id}: Operation = {\n${lines.map((line) => `  ${line},\n`).join('')}};\n`;
  });
  return `${banner(`specs/${api.deployment}`)}\nimport type { Operation } from '@observability-api/client-core';\n${entries.join('')}`;
}

function names(key: string, parameters: readonly Parameter[]): string[] {
  return parameters.length === 0 ? [] : [`${key}: [${parameters.map(({ name }) => quote(name)).join(', ')}]`];
}

function offeredHeaders(operation: Operation): readonly Parameter[] {
  return operation.headerParameters.filter(({ name }) => !unoffered.has(name));
}

/** Resources with their methods: an interface for people, a function that makes them. */
function resourcesModule(api: Api): string {
  const byResource = Map.groupBy(api.operations, (operation) => operation.resource);
  const imports = new Set<string>();
  const interfaces = [...byResource].map(([resource, operations]) => resourceInterface(resource, operations, imports));
  const options = api.operations.filter((operation) => optionLines(operation).length > 0).map(optionsInterface);
  const members = [...byResource.keys()].map((resource) => `  readonly ${resource}: ${interfaceName(resource)};\n`);
  const makers = [...byResource].map(([resource, operations]) => resourceMaker(resource, operations));
  return [
    `${banner(`specs/${api.deployment}`)}\n`,
    "import type { CallOptions, Page, Send } from '@observability-api/client-core';\n",
    `import type { ${[...imports].sort().join(', ')} } from '@observability-api/schemas';\n`,
    `import * as operations from './operations.ts';\n\n`,
    options.join('\n'),
    `\n${interfaces.join('\n')}`,
    `\n/** Every resource of the ${api.deployment} deployment. */\nexport interface Resources {\n${members.join('')}}\n`,
    `\n/** The resources, each method of which is one call of \`send\`. */\n`,
    `export function resources(send: Send): Resources {\n  return {\n${makers.join('')}  };\n}\n`,
  ].join('');
}

function optionsName(operation: Operation): string {
  return optionLines(operation).length === 0 ? 'CallOptions' : `${capitalize(operation.id)}Options`;
}

function optionsInterface(operation: Operation): string {
  const doc = `/** Options of \`${operation.resource}.${operation.clientMethod}\`. */\n`;
  return `${doc}export interface ${optionsName(operation)} extends CallOptions {\n${optionLines(operation).join('')}}\n`;
}

function optionLines(operation: Operation): string[] {
  const parameters = [...clientDefaults(operation), ...operation.queryParameters, ...offeredHeaders(operation)];
  return parameters.map((parameter) => {
    const { name, schema, description } = parameter;
    const described = description === undefined ? schema : { ...schema, description };
    const key = parameter.in === 'header' ? camelCase(name) : name;
    const required = parameter.in === 'query' && parameter.required ? '' : '?';
    return `${docComment(describeSchema(described), '  ')}  ${key}${required}: ${typeText(schema, { input: true })} | undefined;\n`;
  });
}

function resourceInterface(resource: string, operations: readonly Operation[], imports: Set<string>): string {
  const type = (schema: JsonSchema, input: boolean) => {
    for (const name of referencedNames(schema)) imports.add(name);
    return typeText(schema, { input }, '  ');
  };
  const members = operations.map((operation) => {
    const { answer, body } = operation;
    const parameters = [
      ...callParameters(operation).map(({ name, schema }) => `${name}: ${typeText(schema, { input: true })}`),
      ...(body ? [`body: ${type(body.schema, true)}`] : []),
      `options?: ${optionsName(operation)}`,
    ];
    const content = answer.schema ? type(answer.schema, false) : 'void';
    const result = answer.list ? `Page<${content}>` : content;
    return `${methodDoc(operation)}  ${operation.clientMethod}(${parameters.join(', ')}): Promise<${result}>;\n`;
  });
  return `/** The methods of \`api.${resource}\`. */\nexport interface ${interfaceName(resource)} {\n${members.join('\n')}}\n`;
}

function interfaceName(resource: string): string {
  return `${capitalize(resource)}Resource`;
}

function methodDoc(operation: Operation): string {
  const { summary, description, body, errors } = operation;
  return docComment(
    [
      `${summary.replace(/\.$/, '')}.`,
      ...(description === '' ? [] : ['', description.trim()]),
      '',
      `\`${operation.method} ${operation.path}\`, ${operation.stability}${operation.since ? ` since ${operation.since}` : ''}.`,
      '',
      ...callParameters(operation).map((parameter) => `@param ${parameter.name} ${parameterDoc(parameter)}`),
      ...(body?.description ? [`@param body ${body.description.replaceAll(/\s+/g, ' ').trim()}`] : []),
      `@throws ApiError with status ${errors.map(({ status }) => status).join(', ')}.`,
      ...(operation.deprecated ? ['@deprecated'] : []),
      '@example',
      '```ts',
      ...exampleCall(operation)
        .split('\n')
        .map((line) => (line.startsWith(' ') ? `    ${line}` : line)),
      '```',
    ],
    '  ',
  );
}

/** The call that a reader would write first, with the example of the spec. */
function exampleCall(operation: Operation): string {
  const parameters = [
    ...callParameters(operation).map(({ name, example, schema }) =>
      literalText(example ?? schema.examples?.[0] ?? name),
    ),
    ...(operation.body ? [literalText(operation.body.example ?? {})] : []),
  ];
  const call = `await api.${operation.resource}.${operation.clientMethod}(${parameters.join(', ')});`;
  if (operation.answer.list) return `const { items } = ${call}`;
  return operation.answer.schema ? `const answer = ${call}` : call;
}

function resourceMaker(resource: string, operations: readonly Operation[]): string {
  const members = operations.map((operation) => {
    const parameters = callParameters(operation).map(({ name }) => name);
    const all = [...parameters, ...(operation.body ? ['body'] : []), 'options'];
    const body = operation.body ? 'body' : 'undefined';
    return `      ${operation.clientMethod}: (${all.join(', ')}) => send(operations.${operation.id}, [${parameters.join(', ')}], ${body}, options),\n`;
  });
  return `    ${resource}: {\n${members.join('')}    },\n`;
}

/** The types that a user of this deployment may want to name. */
function typesModule(api: Api): string {
  const exported = [...api.schemas.keys()].map((name) => `  ${name},\n`);
  return `${banner(`specs/${api.deployment}`)}\nexport type {\n${exported.join('')}} from '@observability-api/schemas';\n`;
}
