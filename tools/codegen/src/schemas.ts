import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Api } from './api.ts';
import { describeSchema, docComment } from './doc-comment.ts';
import type { JsonSchema } from './document.ts';
import { banner, type Files } from './files.ts';
import { literalText } from './literal-text.ts';
import { kebabCase } from './names.ts';
import { referencedNames, ruleText } from './rule-text.ts';
import { objectBody, typeText } from './type-text.ts';
import { deployments, root, SpecFault } from './workspace.ts';

/** One module a component: its type and its validator. */
export function schemaFiles(apis: readonly Api[]): Files {
  const schemas = mergeSchemas(apis);
  const directions = findDirections(apis, schemas);
  const files = new Map<string, string>();
  for (const [name, schema] of schemas) {
    files.set(
      `${kebabCase(name)}.ts`,
      schemaModule(name, schema, directions.get(name) ?? { input: false, output: true }),
    );
  }
  const exports = [...schemas.keys()].map((name) => `export * from './${kebabCase(name)}.ts';\n`);
  files.set('index.ts', `${banner('specs')}\n${exports.join('')}`);
  return files;
}

/** Where the file of a component stands, relative to the repository. */
export function schemaFile(name: string): string {
  const folders = ['shared', ...deployments];
  const folder = folders.find((candidate) => existsSync(join(root, 'specs', candidate, 'schemas', `${name}.yaml`)));
  return folder ? `specs/${folder}/schemas/${name}.yaml` : 'specs';
}

function mergeSchemas(apis: readonly Api[]): Map<string, JsonSchema> {
  const merged = new Map<string, JsonSchema>();
  for (const api of apis) {
    for (const [name, schema] of api.schemas) {
      const known = merged.get(name);
      if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
        throw new SpecFault(`${schemaFile(name)}: the schema \`${name}\` is not the same in both deployments.`);
      }
      merged.set(name, schema);
    }
  }
  return new Map([...merged].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** In which direction a schema travels: in requests, in responses, or both. */
interface Direction {
  readonly input: boolean;
  readonly output: boolean;
}

function findDirections(apis: readonly Api[], schemas: ReadonlyMap<string, JsonSchema>): Map<string, Direction> {
  const operations = apis.flatMap((api) => api.operations);
  const input = reach(
    schemas,
    operations.flatMap(({ body, queryParameters }) => [
      ...(body ? [body.schema] : []),
      ...queryParameters.map(({ schema }) => schema),
    ]),
  );
  const output = reach(
    schemas,
    operations.map(({ answer }) => answer.envelope),
  );
  return new Map([...schemas.keys()].map((name) => [name, { input: input.has(name), output: output.has(name) }]));
}

function reach(schemas: ReadonlyMap<string, JsonSchema>, roots: readonly JsonSchema[]): Set<string> {
  const reached = new Set<string>();
  const queue = [...roots];
  for (let schema = queue.pop(); schema; schema = queue.pop()) {
    for (const name of referencedNames(schema)) {
      const next = schemas.get(name);
      if (!next || reached.has(name)) continue;
      reached.add(name);
      queue.push(next);
    }
  }
  return reached;
}

function schemaModule(name: string, schema: JsonSchema, direction: Direction): string {
  const imports = [...referencedNames(schema)].sort();
  if (imports.includes(name))
    throw new SpecFault(`${schemaFile(name)}: a schema that contains itself is not supported.`);
  const place = { file: schemaFile(name), pointer: '#' };
  const doc = docComment(describeSchema(schema));
  const enumerated = schema.enum !== undefined && schema.type === 'string';
  const lines = imports.map((other) => `import { ${other} } from './${kebabCase(other)}.ts';\n`);
  const helper = enumerated ? 'enumeration' : 'type Schema, schema';
  const head = `${banner(schemaFile(name))}\nimport { ${helper} } from '../runtime/schema.ts';\n${lines.join('')}\n`;
  if (enumerated) return head + enumModule(name, schema, doc);
  const closed = direction.input && !direction.output;
  const validator = `/* @__PURE__ */ schema<${name}>(${ruleText(schema, place)}${closed ? ', true' : ''})`;
  return `${head}${doc}${typeDeclaration(name, schema, direction)}\n${doc}export const ${name}: Schema<${name}> = ${validator};\n`;
}

function enumModule(name: string, schema: JsonSchema, doc: string): string {
  const values = `[${(schema.enum ?? []).map((value) => literalText(value)).join(', ')}]`;
  return [
    `${doc}export const ${name} = /* @__PURE__ */ enumeration(${values} as const);\n`,
    `\n${doc}export type ${name} = (typeof ${name})[number];\n`,
  ].join('');
}

function typeDeclaration(name: string, schema: JsonSchema, direction: Direction): string {
  const options = { input: direction.input };
  if (schema.properties) return `export interface ${name} ${objectBody(schema, options)}\n`;
  return `export type ${name} = ${typeText(schema, options)};\n`;
}
