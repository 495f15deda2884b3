import type { Api, Operation } from './api.ts';
import { docComment } from './doc-comment.ts';
import type { JsonSchema, OpenApiDocument } from './document.ts';
import { banner, type Files } from './files.ts';
import { camelCase, capitalize, quote } from './names.ts';
import { parametersSchema } from './parameters.ts';
import { referencedNames, ruleText } from './rule-text.ts';
import { typeText } from './type-text.ts';

/** What the service needs of a deployment's spec: its operations as a table, its handlers as a type, the document. */
export function serverFiles(apis: readonly Api[], documents: readonly OpenApiDocument[]): Files {
  const files = new Map<string, string>();
  apis.forEach((api, index) => {
    files.set(`${api.deployment}.ts`, operationsModule(api));
    files.set(`${api.deployment}.openapi.json`, `${JSON.stringify(documents[index])}\n`);
  });
  return files;
}

function operationsModule(api: Api): string {
  const name = camelCase(api.deployment);
  const handlers = `${capitalize(name)}Handlers`;
  const imports = new Set<string>();
  const table = api.operations.map((operation) => operationEntry(api, operation, imports));
  const members = api.operations.map((operation) => handlerMember(operation, imports));
  return [
    `${banner(`specs/${api.deployment}`)}\n`,
    `import { ${[...imports].sort().join(', ')} } from '@observability-api/schemas';\n`,
    "import type { Operation } from '../openapi/operation.ts';\n",
    "import type { Page } from '../resources/page.ts';\n",
    "import type { Versioned } from '../resources/versioned.ts';\n\n",
    `/** A handler for each operation of the ${api.deployment} deployment. */\n`,
    `export interface ${handlers}<Context> {\n${members.join('')}}\n\n`,
    `/** Every operation of the ${api.deployment} deployment, in the order of its spec. */\n`,
    `export const ${name}Operations: Readonly<Record<keyof ${handlers}<never>, Operation>> = {\n${table.join('')}};\n`,
  ].join('');
}

function operationEntry(api: Api, operation: Operation, imports: Set<string>): string {
  const rule = (schema: JsonSchema) => {
    for (const name of referencedNames(schema)) imports.add(name);
    return ruleText(schema, { file: `specs/${api.deployment}/openapi.yaml`, pointer: `#/${operation.id}` }, '    ');
  };
  const { answer, body, roles } = operation;
  const lines = [
    `method: ${quote(operation.method)}`,
    `path: ${quote(operation.path)}`,
    ...(roles ? [`roles: [${roles.map(quote).join(', ')}]`] : []),
    `params: ${rule(parametersSchema(operation.pathParameters))}`,
    `query: ${rule(parametersSchema(operation.queryParameters))}`,
    `headers: ${rule({ ...parametersSchema(operation.headerParameters), required: [] })}`,
    ...(body ? [`body: ${rule(body.schema)}`] : []),
    `answer: ${quote(answer.list ? 'list' : answer.property === undefined ? 'nothing' : 'one')}`,
    `versioned: ${answer.versioned}`,
    `response: ${rule(answer.envelope)}`,
  ];
  return `  ${operation.id}: {\n${lines.map((line) => `    ${line},\n`).join('')}  },\n`;
}

function handlerMember(operation: Operation, imports: Set<string>): string {
  const type = (schema: JsonSchema) => {
    for (const name of referencedNames(schema)) imports.add(name);
    return typeText(schema, { input: true }).replaceAll(/\s+/g, ' ').replaceAll('; }', ' }');
  };
  const query = parametersSchema(operation.queryParameters);
  const filled = Object.entries(query.properties ?? {}).filter(
    ([, schema]) => typeof schema === 'object' && schema.default !== undefined,
  );
  const required = [...(query.required ?? []), ...filled.map(([name]) => name)];
  const parts = [
    `params: ${type(withoutDocs(parametersSchema(operation.pathParameters)))}`,
    `query: ${type(withoutDocs({ ...query, required }))}`,
    ...(operation.body ? [`body: ${type(operation.body.schema)}`] : []),
  ];
  const { answer } = operation;
  const content = answer.schema ? type(answer.schema) : 'void';
  const result = answer.list ? `Page<${content}>` : answer.versioned ? `Versioned<${content}>` : content;
  const doc = docComment([operation.summary], '  ');
  return `${doc}  ${operation.id}(request: { ${parts.join('; ')} } & Context): Promise<${result}>;\n`;
}

/** The properties without what is said to readers: the spec says it, and this type is for the compiler. */
function withoutDocs(schema: JsonSchema): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    if (typeof property === 'boolean') return [name, property];
    const { $ref, type, const: only, enum: values, items } = property;
    return [
      name,
      Object.fromEntries(
        Object.entries({ $ref, type, const: only, enum: values, items }).filter(([, value]) => value !== undefined),
      ),
    ];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}
