import type { Api } from './api.ts';
import { describeSchema, docComment } from './doc-comment.ts';
import type { JsonSchema } from './document.ts';
import { banner, type Files } from './files.ts';
import { importText, unionText } from './layout.ts';
import { literalText } from './literal-text.ts';
import { kebabCase } from './names.ts';
import { referencedNames, ruleOf } from './rule.ts';
import { componentFile } from './source-place.ts';
import { SpecFault } from './spec-fault.ts';
import { objectBody, typeMembers } from './type-text.ts';
import { repository } from './workspace.ts';

/** One module a component: its type and its validator. */
export function schemaFiles(apis: readonly Api[], root = repository): Files {
  const schemas = mergeSchemas(apis);
  const directions = findDirections(apis, schemas);
  const files = new Map<string, string>();
  for (const [name, schema] of schemas) {
    const direction = directions.get(name) ?? { input: false, output: true };
    const source = apis.map(({ deployment }) => componentFile(root, deployment, 'schemas', name)).find(Boolean);
    files.set(`${kebabCase(name)}.ts`, banner(source ?? 'specs') + schemaModule(name, schema, direction));
  }
  const exports = [...schemas.keys()].map((name) => `export * from './${kebabCase(name)}.ts';\n`);
  files.set('index.ts', `${banner('specs')}\n${exports.join('')}`);
  return files;
}

/** The schemas of all deployments by name: a name means the same everywhere, since it is one type of one package. */
function mergeSchemas(apis: readonly Api[]): Map<string, JsonSchema> {
  const merged = new Map<string, JsonSchema>();
  for (const { deployment, schemas } of apis) {
    for (const [name, schema] of schemas) {
      const known = merged.get(name);
      if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
        const place = { deployment, pointer: `#/components/schemas/${name}` };
        throw new SpecFault(`the schema \`${name}\` is not the same in both deployments`, place);
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
  const enumerated = schema.enum !== undefined && schema.type === 'string';
  const runtime = importText('import', [enumerated ? 'enumeration' : 'type Schema, schema'], '../runtime/schema.ts');
  const imports = [...referencedNames(schema)].sort();
  const others = imports.map((other) => `import { ${other} } from './${kebabCase(other)}.ts';\n`);
  const doc = docComment(describeSchema(schema));
  const parts = enumerated ? enumeration(name, schema, doc) : typeAndValidator(name, schema, doc, direction);
  return `\n${runtime}${others.join('')}\n${parts}`;
}

function enumeration(name: string, schema: JsonSchema, doc: string): string {
  const before = `export const ${name} = /* @__PURE__ */ enumeration(`;
  return [
    `${doc}export type ${name} = (typeof ${name})[number];\n`,
    `\n/** The values of {@link ${name}} in the order of the spec, and their validator. */\n`,
    `${before}${literalText(schema.enum, { used: before.length + 1 })});\n`,
  ].join('');
}

function typeAndValidator(name: string, schema: JsonSchema, doc: string, direction: Direction): string {
  return [
    `${doc}${typeDeclaration(name, schema, direction)}`,
    `\n/** The validator of {@link ${name}}. */\n`,
    `export const ${name}: Schema<${name}> = ${validator(name, schema, direction)};\n`,
  ].join('');
}

/** A schema that is only sent is closed: the second argument of `schema`. */
function validator(name: string, schema: JsonSchema, { input, output }: Direction): string {
  const call = `/* @__PURE__ */ schema<${name}>`;
  const used = `export const ${name}: Schema<${name}> = ${call}()`.length;
  if (!input || output) return `${call}(${literalText(ruleOf(schema), { used })})`;
  const line = literalText(ruleOf(schema), { used: used + ', true'.length });
  if (!line.includes('\n')) return `${call}(${line}, true)`;
  return `${call}(\n  ${literalText(ruleOf(schema), { indent: '  ' })},\n  true,\n)`;
}

function typeDeclaration(name: string, schema: JsonSchema, direction: Direction): string {
  const options = { input: direction.input };
  if (schema.properties) return `export interface ${name} ${objectBody(schema, options)}\n`;
  return unionText(`export type ${name} =`, typeMembers(schema, options));
}
