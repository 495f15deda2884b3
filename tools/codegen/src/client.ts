import type { Api, Operation } from './api.ts';
import { describeSchema, docComment } from './doc-comment.ts';
import { type JsonSchema, type Parameter, schemaName } from './document.ts';
import { banner, type Files } from './files.ts';
import { arrowText, importText, methodText, unionText } from './layout.ts';
import { literalText } from './literal-text.ts';
import { camelCase, capitalize, decapitalize, propertyKey } from './names.ts';
import { callParameters, clientDefaults, describedSchema, parameterDoc } from './parameters.ts';
import { referencedNames } from './rule.ts';
import { typeMembers, typeText } from './type-text.ts';

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
    const headers = offeredHeaders(operation).map(({ name }) => [camelCase(name), name]);
    const entry = {
      id: operation.id,
      method: operation.method,
      path: operation.path,
      params: names(callParameters(operation)),
      defaults: names(clientDefaults(operation)),
      query: names(operation.queryParameters),
      headers: headers.length > 0 ? Object.fromEntries(headers) : undefined,
      content: answer.property,
      list: answer.list || undefined,
    };
    return `\nexport const ${operation.id}: Operation = ${literalText(entry, { expanded: true })};\n`;
  });
  const head = importText('import type', ['Operation'], '@observability-api/client-core');
  return `${banner(`specs/${api.deployment}`)}\n${head}${entries.join('')}`;
}

function names(parameters: readonly Parameter[]): string[] | undefined {
  return parameters.length === 0 ? undefined : parameters.map(({ name }) => name);
}

function offeredHeaders(operation: Operation): readonly Parameter[] {
  return operation.headerParameters.filter(({ name }) => !unoffered.has(name));
}

/** Resources with their methods: an interface for people, a function that makes them. */
function resourcesModule(api: Api): string {
  const byResource = Map.groupBy(api.operations, (operation) => operation.resource);
  const imports = new Set<string>();
  const interfaces = [...byResource].map(([resource, operations]) => resourceInterface(resource, operations, imports));
  const withOptions = api.operations.filter((operation) => optionParameters(operation).length > 0);
  const options = withOptions.map((operation) => optionsInterface(operation, imports));
  const core = ['CallOptions', ...(api.operations.some(({ answer }) => answer.list) ? ['Page'] : []), 'Send'];
  const members = [...byResource.keys()].map((resource) => `  readonly ${resource}: ${interfaceName(resource)};\n`);
  const makers = [...byResource].map(([resource, operations]) => resourceMaker(resource, operations));
  return [
    `${banner(`specs/${api.deployment}`)}\n`,
    importText('import type', core, '@observability-api/client-core'),
    importText('import type', imports, '@observability-api/schemas'),
    `import * as operations from './operations.ts';\n\n`,
    options.map((text) => `${text}\n`).join(''),
    `${interfaces.join('\n')}`,
    `\n/** Every resource of the ${api.deployment} deployment. */\nexport interface Resources {\n${members.join('')}}\n`,
    `\n/** The resources, each method of which is one call of \`send\`. */\n`,
    `export function resources(send: Send): Resources {\n  return {\n${makers.join('')}  };\n}\n`,
  ].join('');
}

/** What a call may say beyond ids and body, in the order in which the options are listed. */
function optionParameters(operation: Operation): readonly Parameter[] {
  return [...clientDefaults(operation), ...operation.queryParameters, ...offeredHeaders(operation)];
}

function optionsName(operation: Operation): string {
  return optionParameters(operation).length === 0 ? 'CallOptions' : `${capitalize(operation.id)}Options`;
}

function optionsInterface(operation: Operation, imports: Set<string>): string {
  const lines = optionParameters(operation).map((parameter) => {
    for (const name of referencedNames(parameter.schema)) imports.add(name);
    const key = propertyKey(parameter.in === 'header' ? camelCase(parameter.name) : parameter.name);
    const required = parameter.in === 'query' && parameter.required;
    const types = typeMembers(parameter.schema, { input: true }, '  ');
    const text = required ? unionText(`${key}:`, types, '  ') : unionText(`${key}?:`, [...types, 'undefined'], '  ');
    return docComment(describeSchema(describedSchema(parameter)), '  ') + text;
  });
  const doc = `/** Options of \`${operation.resource}.${operation.clientMethod}\`. */\n`;
  return `${doc}export interface ${optionsName(operation)} extends CallOptions {\n${lines.join('')}}\n`;
}

function resourceInterface(resource: string, operations: readonly Operation[], imports: Set<string>): string {
  const type = (schema: JsonSchema, input: boolean) => {
    for (const name of referencedNames(schema)) imports.add(name);
    return typeText(schema, { input }, '  ');
  };
  const members = operations.map((operation) => {
    const { answer, body } = operation;
    const optional = operation.queryParameters.some(({ required }) => required) ? '' : '?';
    const parameters = [
      ...callParameters(operation).map(({ name, schema }) => `${name}: ${type(schema, true)}`),
      ...(body ? [`body: ${type(body.schema, true)}`] : []),
      `options${optional}: ${optionsName(operation)}`,
    ];
    const content = answer.schema ? type(answer.schema, false) : 'void';
    const result = `Promise<${answer.list ? `Page<${content}>` : content}>`;
    return methodDoc(operation) + methodText(operation.clientMethod, parameters, result, '  ');
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
      ...callParameters(operation).flatMap(parameterLine),
      ...(body?.description ? [`@param body ${body.description.replaceAll(/\s+/g, ' ').trim()}`] : []),
      ...(errors.length > 0 ? [`@throws ApiError with status ${errors.map(({ status }) => status).join(', ')}.`] : []),
      ...(operation.deprecated ? ['@deprecated'] : []),
      '@example',
      '```ts',
      exampleCall(operation),
      '```',
    ],
    '  ',
  );
}

function parameterLine(parameter: Parameter): string[] {
  const text = parameterDoc(parameter);
  return text === '' ? [] : [`@param ${parameter.name} ${text}`];
}

/** The call that a reader would write first, with the example of the spec. */
function exampleCall(operation: Operation): string {
  const { resource, clientMethod, body, answer } = operation;
  const required = operation.queryParameters.filter((parameter) => parameter.required);
  const values = [
    ...callParameters(operation).map(exampleOf),
    ...(body ? [body.example ?? {}] : []),
    ...(required.length > 0 ? [Object.fromEntries(required.map((item) => [item.name, exampleOf(item)]))] : []),
  ];
  const name = answer.list ? '{ items }' : decapitalize((answer.schema && schemaName(answer.schema)) ?? 'answer');
  const call = `await api.${resource}.${clientMethod}(${values.map((value) => literalText(value, { width: 90 })).join(', ')});`;
  return answer.schema ? `const ${name} = ${call}` : call;
}

function exampleOf({ name, example, schema }: Parameter): unknown {
  return example ?? schema.examples?.[0] ?? schema.default ?? name;
}

function resourceMaker(resource: string, operations: readonly Operation[]): string {
  const members = operations.map((operation) => {
    const ids = callParameters(operation).map(({ name }) => name);
    const body = operation.body ? ['body'] : [];
    const sent = `operations.${operation.id}, [${ids.join(', ')}], ${body[0] ?? 'undefined'}, options`;
    const before = `${operation.clientMethod}: (${[...ids, ...body, 'options'].join(', ')})`;
    return arrowText(before, `send(${sent})`, '      ');
  });
  return `    ${resource}: {\n${members.join('')}    },\n`;
}

/** The types that a user of this deployment may want to name. */
function typesModule(api: Api): string {
  const names = [...api.schemas.keys()];
  const text = importText('export type', names, '@observability-api/schemas');
  return `${banner(`specs/${api.deployment}`)}\n${text === '' ? 'export {};\n' : text}`;
}
