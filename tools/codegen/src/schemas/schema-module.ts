import { guardModule, guardText } from '../guards/guard.ts';
import { guardName } from '../guards/guard-writer.ts';
import type { JsonSchema } from '../read/document.ts';
import { referencedNames } from '../read/references.ts';
import { Constants } from '../rules/constants.ts';
import { ruleOf, runtimeModule, type Uses } from '../rules/rule.ts';
import { describeSchema, docComment } from '../text/doc-comment.ts';
import { importText } from '../text/layout.ts';
import { literalText } from '../text/literal.ts';
import { kebabCase, quote } from '../text/names.ts';
import type { Direction } from '../types/direction.ts';
import { inputVariantName } from '../types/input-variants.ts';
import { typeDeclaration } from '../types/type-declaration.ts';

/** The information about all components that the module of one component depends on. */
export interface ModuleContext {
  readonly directionOf: (component: string) => Direction;
  readonly inputVariants: ReadonlySet<string>;
  /** The regular expressions of all modules. They are declared in `patterns.ts`. */
  readonly patterns: Constants;
}

/** The folder of internal modules whose guards take a second argument. */
const INTERNAL_FOLDER = 'bidirectional';

/**
 * Returns the modules of a component by path: type, validator and guard. The guard of a bidirectional component has a
 * second parameter, `closed`. `values.filter(isSeries)` would pass the index as `closed`. Therefore, the module with this guard is
 * internal, and the exported module has a guard with one parameter.
 */
export function schemaModules(
  name: string,
  schema: JsonSchema,
  context: ModuleContext,
): [path: string, text: string][] {
  const file = `${kebabCase(name)}.ts`;
  const module = moduleText(name, schema, context);
  if (context.directionOf(name) !== 'both') return [[file, module]];
  return [
    [file, publicText(name, context.inputVariants)],
    [`${INTERNAL_FOLDER}/${file}`, module],
  ];
}

function publicText(name: string, inputVariants: ReadonlySet<string>): string {
  const guard = guardName(name);
  const from = `./${INTERNAL_FOLDER}/${kebabCase(name)}.ts`;
  const exported = inputVariants.has(name) ? `${name}, type ${inputVariantName(name)}` : name;
  return [
    `\nimport { ${guard} as guard, type ${name} } from '${from}';\n`,
    `\nexport { ${exported} } from '${from}';\n`,
    `\n/** Returns true if the value is a valid {@link ${name}}. */\n`,
    `export function ${guard}(value: unknown): value is ${name} {\n  return guard(value);\n}\n`,
  ].join('');
}

function moduleText(name: string, schema: JsonSchema, { directionOf, inputVariants, patterns }: ModuleContext): string {
  const direction = directionOf(name);
  const constants = new Constants(patterns);
  const uses = { runtime: new Set<string>(), constants };
  const enumerated = schema.enum !== undefined && schema.type === 'string';
  const type = enumerated ? enumeratedType(name, schema) : typeDeclaration(name, schema, direction, inputVariants);
  const validator = enumerated ? enumeration(name, schema) : validatorText(name, schema, direction, uses);
  const guard = guardText(name, schema, directionOf, constants);
  const text = `${type}\n${validator}\n${guard.text}`;
  const up = direction === 'both' ? '../' : './';
  const others = [...referencedNames(schema)].sort().map((other) => {
    const isUsed = (used: string) => new RegExp(`\\b${used}\\b`).test(text);
    const types = inputVariants.has(other)
      ? [inputVariantName(other)].filter(isUsed).map((used) => `type ${used}`)
      : [];
    const folder = directionOf(other) !== 'both' ? up : direction === 'both' ? './' : `./${INTERNAL_FOLDER}/`;
    return importText(
      'import',
      [...[guardName(other), other].filter(isUsed), ...types],
      `${folder}${kebabCase(other)}.ts`,
    );
  });
  const runtime = direction === 'both' ? '../../runtime/' : '../runtime/';
  const keywords = [...uses.runtime].map((used) => importText('import', [used], runtime + runtimeModule(used)));
  const tests = [...Map.groupBy(guard.runtime, guardModule)].map(([module, used]) =>
    importText('import', used, runtime + module),
  );
  return [
    '\n',
    ...[...keywords, ...tests].sort(),
    importText('import', [enumerated ? 'enumeration' : 'type Schema, schema'], `${runtime}schema.ts`),
    ...others,
    importText('import', constants.imported, `${up}patterns.ts`),
    `\n${constants.declarations()}\n${text}`,
  ].join('');
}

function enumeratedType(name: string, schema: JsonSchema): string {
  return `${docComment(describeSchema(schema))}export type ${name} = (typeof ${name})[number];\n`;
}

function enumeration(name: string, schema: JsonSchema): string {
  return [
    `/** All values of {@link ${name}} in the order of the spec, with the methods of a validator. */\n`,
    `export const ${name} = /* @__PURE__ */ enumeration(${literalText(schema.enum)}, ${guardName(name)});\n`,
  ].join('');
}

function validatorText(name: string, schema: JsonSchema, direction: Direction, uses: Uses): string {
  const rule = literalText(ruleOf(schema, uses));
  return [
    `/** Validates {@link ${name}}. */\n`,
    `export const ${name}: Schema<${name}> = /* @__PURE__ */ schema<${name}>(() => (${rule}), ${quote(direction)}, ${guardName(name)});\n`,
  ].join('');
}
