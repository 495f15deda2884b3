import { banner, type Files } from '../files.ts';
import type { Api, Body, Deprecation, Operation } from '../read/api.ts';
import {
  JSON_MEDIA_TYPE,
  type JsonSchema,
  type OpenApiDocument,
  type Parameter,
  schemaName,
} from '../read/document.ts';
import { parametersSchema } from '../read/parameters.ts';
import { referencedNames } from '../read/references.ts';
import { locationAt, SpecError } from '../read/spec-error.ts';
import { ruleOf, type Uses } from '../rules/rule.ts';
import { docComment } from '../text/doc-comment.ts';
import { importText, inlineObject, methodText } from '../text/layout.ts';
import { Code, literalText } from '../text/literal.ts';
import { camelCase, capitalize, propertyKey, quote } from '../text/names.ts';
import { typeText } from '../types/type-text.ts';
import { closedRequests } from './closed-requests.ts';

/**
 * Generates the modules of the service: a table of operations, the type of the handlers and the OpenAPI document per
 * deployment.
 */
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
  const mentions = (text: string) => members.some((member) => member.includes(text));
  const serialized = [
    ...(mentions('JsonText<') ? ['JsonText'] : []),
    ...(mentions('| MediaBody>') ? ['MediaBody'] : []),
  ];
  const names = [...rules, ...[...types].filter((type) => !rules.has(type)).map((type) => `type ${type}`)];
  return [
    `${banner(`specs/${api.deployment}`)}\n`,
    importText('import', names, '@observability-api/schemas'),
    importText('import', uses.runtime, '@observability-api/schemas/runtime'),
    "import type { Operation } from '../http/operation.ts';\n",
    importText('import type', serialized, '../domain/serialized.ts'),
    mentions('Page<') ? "import type { Page } from '../store/read-page.ts';\n" : '',
    mentions('Versioned<') ? "import type { Versioned } from '../domain/versioned.ts';\n" : '',
    `\n/**\n * The handlers of all operations of the ${api.deployment} deployment. A handler that changes data receives \`Write\`, any other\n * \`Read\`.\n */\n`,
    `export interface ${handlers}<Read, Write> {\n${members.join('')}}\n\n`,
    `/** All operations of the ${api.deployment} deployment, in the order of its spec. */\n`,
    `export const ${name}Operations: Readonly<Record<keyof ${handlers}<never, never>, Operation>> = `,
    `${literalText(table, { expanded: true })};\n`,
  ].join('');
}

function tableEntry(operation: Operation, imports: Set<string>, uses: Uses): unknown {
  const rule = (schema: JsonSchema) => {
    for (const name of referencedNames(schema)) imports.add(name);
    return ruleOf(schema, uses);
  };
  const { response, body } = operation;
  return {
    method: operation.method,
    path: operation.path,
    writes: operation.writes,
    roles: operation.roles,
    params: rule(parametersSchema(operation.pathParameters)),
    query: rule(parametersSchema(operation.queryParameters)),
    headers: rule(parametersSchema(operation.headerParameters)),
    body: body && bodySchema(operation, body, imports),
    responseKind: responseKind(response),
    versioned: response.versioned,
    mediaTypes: response.alternatives.length > 0 ? mediaTypesOf(response) : undefined,
    deprecation: operation.deprecation && deprecationEntry(operation, operation.deprecation),
    response: rule(response.envelope),
  };
}

function responseKind({ list, bare, property }: Operation['response']): string {
  if (list) return 'list';
  if (bare) return 'bare';
  return property === undefined ? 'empty' : 'resource';
}

/**
 * Returns the values of the deprecation headers of an operation. The successor is included only if it has another path and the request
 * contains all parameters of that path.
 */
function deprecationEntry({ path, pathParameters }: Operation, { since, sunset, replacement }: Deprecation): unknown {
  const names = new Set(pathParameters.map(({ name }) => name));
  const successor = replacement?.path;
  const parameterNames = [...(successor ?? '').matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const isKnown = successor !== path && parameterNames.every((name) => names.has(name));
  return { since, sunset, successor: isKnown ? successor : undefined };
}

/** Returns the validator of a request body, which must be a named schema. */
function bodySchema({ method, path, location }: Operation, { schema }: Body, imports: Set<string>): Code {
  const name = schemaName(schema);
  if (name === undefined) {
    throw new SpecError(
      `${method} ${path} needs a request body with a named schema: expected a \`$ref\``,
      locationAt(location, 'requestBody', 'content', JSON_MEDIA_TYPE, 'schema'),
    );
  }
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
  const { response } = operation;
  const parts = [
    object('params', operation.pathParameters),
    object('query', operation.queryParameters),
    ...(operation.body ? [`body: ${type(operation.body.schema)}`] : []),
    ...(response.alternatives.length > 0 ? [`mediaType: ${mediaTypesOf(response).map(quote).join(' | ')}`] : []),
  ];
  const result = resultType(response, response.schema ? type(response.schema) : undefined);
  const request = `request: ${inlineObject(parts, 94, '    ')} & ${operation.writes ? 'Write' : 'Read'}`;
  return (
    docComment([`${operation.summary.replace(/\.$/, '')}.`], '  ') +
    methodText(operation.id, [request], `Promise<${result}>`, '  ')
  );
}

/** Returns the media types that `Accept` can select. The first one is the default. */
function mediaTypesOf({ alternatives }: Operation['response']): string[] {
  return [JSON_MEDIA_TYPE, ...alternatives.map(({ mediaType }) => mediaType)];
}

/** Returns the return type of a handler. */
function resultType({ list, versioned, alternatives }: Operation['response'], content: string | undefined): string {
  if (content === undefined) return 'void';
  if (list) return `Page<${content}>`;
  if (alternatives.length > 0) return `${content} | JsonText<${content}> | MediaBody`;
  return versioned ? `Versioned<${content}>` : `${content} | JsonText<${content}>`;
}

/** Returns a parameter as the handler receives it, with its default applied. */
function parameterMember({ name, required, schema }: Parameter, type: (schema: JsonSchema) => string): string {
  const present = required || schema.default !== undefined;
  return `${propertyKey(name)}${present ? '' : '?'}: ${type(schema)}`;
}
