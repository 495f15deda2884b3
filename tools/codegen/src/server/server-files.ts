import { banner, type Files } from '../files.ts';
import type { Api, Ending, Operation } from '../read/api.ts';
import { type JsonSchema, type OpenApiDocument, type Parameter, schemaName } from '../read/document.ts';
import { parametersSchema } from '../read/parameters.ts';
import { SpecFault } from '../read/spec-error.ts';
import { referencedNames, ruleOf, type Uses } from '../rules/rule.ts';
import { docComment } from '../text/doc-comment.ts';
import { importText, inlineObject, methodText } from '../text/layout.ts';
import { Code, literalText } from '../text/literal.ts';
import { camelCase, capitalize, propertyKey } from '../text/names.ts';
import { typeText } from '../types/type-text.ts';
import { closedRequests } from './closed-requests.ts';

/** What the service needs of a deployment's spec: its operations as a table, its handlers as a type, the document. */
export function serverFiles(apis: readonly Api[], documents: readonly OpenApiDocument[]): Files {
  const files = new Map<string, string>();
  apis.forEach((api, index) => {
    files.set(`${api.deployment}.ts`, operationsModule(api));
    const document = closedRequests(documents[index] as OpenApiDocument, api);
    files.set(`${api.deployment}.openapi.json`, `${JSON.stringify(document, null, 2)}\n`);
  });
  return files;
}

function operationsModule(api: Api): string {
  const name = camelCase(api.deployment);
  const handlers = `${capitalize(name)}Handlers`;
  const rules = new Set<string>();
  const uses = { runtime: new Set<string>() };
  const types = new Set<string>();
  const table = Object.fromEntries(
    api.operations.map((operation) => [operation.id, tableEntry(operation, rules, uses)]),
  );
  const members = api.operations.map((operation) => handlerMember(operation, types));
  const mentions = (word: string) => members.some((member) => member.includes(`${word}<`));
  const names = [...rules, ...[...types].filter((type) => !rules.has(type)).map((type) => `type ${type}`)];
  return [
    `${banner(`specs/${api.deployment}`)}\n`,
    importText('import', names, '@observability-api/schemas'),
    importText('import', uses.runtime, '@observability-api/schemas/runtime'),
    "import type { Operation } from '../http/operation.ts';\n",
    mentions('JsonText') ? "import type { JsonText } from '../domain/json-text.ts';\n" : '',
    mentions('Page') ? "import type { Page } from '../store/read-page.ts';\n" : '',
    mentions('Versioned') ? "import type { Versioned } from '../domain/versioned.ts';\n" : '',
    `\n/** The handlers of all operations of the ${api.deployment} deployment. */\n`,
    `export interface ${handlers}<Context> {\n${members.join('')}}\n\n`,
    `/** All operations of the ${api.deployment} deployment, in the order of its spec. */\n`,
    `export const ${name}Operations: Readonly<Record<keyof ${handlers}<never>, Operation>> = `,
    `${literalText(table, { expanded: true })};\n`,
  ].join('');
}

function tableEntry(operation: Operation, imports: Set<string>, uses: Uses): unknown {
  const rule = (schema: JsonSchema) => {
    for (const name of referencedNames(schema)) imports.add(name);
    return ruleOf(schema, uses);
  };
  const { answer, body } = operation;
  return {
    method: operation.method,
    path: operation.path,
    roles: operation.roles,
    params: rule(parametersSchema(operation.pathParameters)),
    query: rule(parametersSchema(operation.queryParameters)),
    headers: rule(parametersSchema(operation.headerParameters)),
    body: body && bodySchema(body.schema, imports),
    answer: answer.list ? 'list' : answer.property === undefined ? 'nothing' : 'one',
    versioned: answer.versioned,
    deprecation: operation.ending && deprecation(operation, operation.ending),
    response: rule(answer.envelope),
  };
}

/**
 * What the service says of a deprecated operation with each of its answers. Where its successor is, it can say only when
 * the request names everything in that path.
 */
function deprecation({ path, pathParameters }: Operation, { since, sunset, replacement }: Ending): unknown {
  const names = new Set(pathParameters.map(({ name }) => name));
  const successor = replacement?.path;
  const needed = [...(successor ?? '').matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const isKnown = successor !== path && needed.every((name) => names.has(name));
  return { since, sunset, successor: isKnown ? successor : undefined };
}

/** The validator of a body; the interface has a named schema for each. */
function bodySchema(schema: JsonSchema, imports: Set<string>): Code {
  const name = schemaName(schema);
  if (name === undefined) throw new SpecFault('a request body needs a schema of its own: expected a `$ref`');
  imports.add(name);
  return new Code(name);
}

function handlerMember(operation: Operation, imports: Set<string>): string {
  const type = (schema: JsonSchema) => {
    for (const name of referencedNames(schema)) imports.add(name);
    return typeText(schema, { input: false }, '    ');
  };
  const object = (key: string, parameters: readonly Parameter[]) => {
    const members = parameters.map((parameter) => parameterMember(parameter, type));
    return `${key}: ${inlineObject(members, 110 - key.length, '      ')}`;
  };
  const parts = [
    object('params', operation.pathParameters),
    object('query', operation.queryParameters),
    ...(operation.body ? [`body: ${type(operation.body.schema)}`] : []),
  ];
  const { answer } = operation;
  const result = resultType(answer, answer.schema ? type(answer.schema) : undefined);
  const request = `request: ${inlineObject(parts, 94, '    ')} & Context`;
  return (
    docComment([`${operation.summary.replace(/\.$/, '')}.`], '  ') +
    methodText(operation.id, [request], `Promise<${result}>`, '  ')
  );
}

/** What a handler answers. */
function resultType({ list, versioned }: Operation['answer'], content: string | undefined): string {
  if (content === undefined) return 'void';
  if (list) return `Page<${content}>`;
  return versioned ? `Versioned<${content}>` : `${content} | JsonText<${content}>`;
}

/** A parameter as the handler gets it: defaults are filled in. */
function parameterMember({ name, required, schema }: Parameter, type: (schema: JsonSchema) => string): string {
  const present = required || schema.default !== undefined;
  return `${propertyKey(name)}${present ? '' : '?'}: ${type(schema)}`;
}
