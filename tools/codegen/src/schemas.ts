import type { Api } from './api.ts';
import { Constants } from './constants.ts';
import { describeSchema, docComment } from './doc-comment.ts';
import type { JsonSchema } from './document.ts';
import { banner, type Files } from './files.ts';
import { guardModule, guardText } from './guard/guard-text.ts';
import { type Direction, guardName } from './guard/guard-writer.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { importText, unionText } from './layout.ts';
import { literalText } from './literal-text.ts';
import { kebabCase, quote } from './names.ts';
import { reach } from './reach.ts';
import { referencedNames, ruleOf, runtimeModule, type Uses } from './rule.ts';
import { componentFile } from './source-place.ts';
import { SpecFault } from './spec-fault.ts';
import { objectBody, typeMembers } from './type-text.ts';
import { repository } from './workspace.ts';

/** One module a component: its type and its validator. */
export function schemaFiles(apis: readonly Api[], root = repository): Files {
  const schemas = mergeSchemas(apis);
  const directionOf = findDirections(apis, schemas);
  const files = new Map<string, string>();
  for (const [name, schema] of schemas) {
    const source = apis.map(({ deployment }) => componentFile(root, deployment, 'schemas', name)).find(Boolean);
    const head = banner(source ?? 'specs');
    files.set(`${kebabCase(name)}.ts`, head + schemaModule(name, schema, directionOf));
    const json = literalText(jsonSchemaOf(name, schemas, directionOf), { expanded: true });
    files.set(
      `json/${kebabCase(name)}.ts`,
      `${head}\n/** \`${name}\` as JSON Schema 2020-12, self-contained. */\nexport default ${json} as const;\n`,
    );
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

function findDirections(apis: readonly Api[], schemas: ReadonlyMap<string, JsonSchema>): (name: string) => Direction {
  const operations = apis.flatMap((api) => api.operations);
  const input = reach(
    schemas,
    operations.flatMap(({ body, queryParameters }) => [
      ...(body ? [body.schema] : []),
      ...queryParameters.map(({ schema }) => schema),
    ]),
  );
  const output = reach(schemas, [
    ...operations.map(({ answer }) => answer.envelope),
    // Receivers read what is delivered as callers read an answer.
    ...apis.flatMap((api) => api.deliveries.map(({ body }) => body.schema)),
  ]);
  return (name) =>
    !input.has(name) || isPlain(schemas.get(name)) ? 'response' : output.has(name) ? 'both' : 'request';
}

/** Whether values have no properties that could be unknown. */
function isPlain(schema: JsonSchema | undefined): boolean {
  return schema?.enum !== undefined;
}

function schemaModule(name: string, schema: JsonSchema, directionOf: (name: string) => Direction): string {
  const direction = directionOf(name);
  const doc = docComment(describeSchema(schema));
  const constants = new Constants();
  const uses = { runtime: new Set<string>(), constants };
  const enumerated = schema.enum !== undefined && schema.type === 'string';
  const parts = enumerated ? enumeration(name, schema, doc) : typeAndValidator(name, schema, doc, direction, uses);
  const guard = guardText(name, schema, directionOf, constants);
  const others = [...referencedNames(schema)].sort().map((other) => {
    const names = [guardName(other), other].filter((used) => `${parts}${guard.text}`.includes(used));
    return importText('import', names, `./${kebabCase(other)}.ts`);
  });
  const runtime = [...uses.runtime].map((used) => importText('import', [used], `../runtime/${runtimeModule(used)}`));
  const tests = Map.groupBy(guard.runtime, guardModule);
  const tested = [...tests].map(([module, used]) => importText('import', used, `../runtime/${module}`));
  return [
    '\n',
    ...[...runtime, ...tested].sort(),
    importText('import', [enumerated ? 'enumeration' : 'type Schema, schema'], '../runtime/schema.ts'),
    ...others,
    `\n${constants}\n${parts}\n${guard.text}`,
  ].join('');
}

function enumeration(name: string, schema: JsonSchema, doc: string): string {
  const before = `export const ${name} = /* @__PURE__ */ enumeration(`;
  return [
    `${doc}export type ${name} = (typeof ${name})[number];\n`,
    `\n/** The values of {@link ${name}} in the order of the spec, and their validator. */\n`,
    `${before}${literalText(schema.enum)}, ${guardName(name)});\n`,
  ].join('');
}

function typeAndValidator(name: string, schema: JsonSchema, doc: string, direction: Direction, uses: Uses): string {
  const rule = literalText(ruleOf(schema, uses));
  return [
    `${doc}${typeDeclaration(name, schema, direction)}`,
    `\n/** The validator of {@link ${name}}. */\n`,
    `export const ${name}: Schema<${name}> = /* @__PURE__ */ schema<${name}>(() => (${rule}), ${quote(direction)}, ${guardName(name)});\n`,
  ].join('');
}

function typeDeclaration(name: string, schema: JsonSchema, direction: Direction): string {
  const options = { input: direction !== 'response' };
  const body = schema.type === 'object' && schema.properties ? objectBody(schema, options) : '';
  if (body.startsWith('{')) return `export interface ${name} ${body}\n`;
  return unionText(`export type ${name} =`, typeMembers(schema, options));
}
