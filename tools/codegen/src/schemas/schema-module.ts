import { guardModule, guardText } from '../guards/guard.ts';
import { type Direction, guardName } from '../guards/guard-writer.ts';
import type { JsonSchema } from '../read/document.ts';
import { Constants } from '../rules/constants.ts';
import { referencedNames, ruleOf, runtimeModule, type Uses } from '../rules/rule.ts';
import { describeSchema, docComment } from '../text/doc-comment.ts';
import { importText } from '../text/layout.ts';
import { literalText } from '../text/literal.ts';
import { kebabCase, quote } from '../text/names.ts';
import { twinName } from '../types/input-variants.ts';
import { typeDeclaration } from '../types/type-declaration.ts';

/** What is known of all components when the module of one is written. */
export interface Surroundings {
  readonly directionOf: (component: string) => Direction;
  readonly twins: ReadonlySet<string>;
}

/** The folder of the modules whose guards take a second argument, which nobody outside of the package is to give. */
const inner = 'bidirectional';

/**
 * The modules of a component, by path: its type, its validator and its guard. The guard of what travels both ways also takes
 * whether it is closed. A caller's `filter(isSeries)` would give it an index there: so that module is for other modules, and
 * the one that the package exports has a guard of one argument.
 */
export function schemaModules(name: string, schema: JsonSchema, around: Surroundings): [path: string, text: string][] {
  const file = `${kebabCase(name)}.ts`;
  const module = moduleText(name, schema, around);
  if (around.directionOf(name) !== 'both') return [[file, module]];
  return [
    [file, publicText(name, around.twins)],
    [`${inner}/${file}`, module],
  ];
}

function publicText(name: string, twins: ReadonlySet<string>): string {
  const guard = guardName(name);
  const from = `./${inner}/${kebabCase(name)}.ts`;
  const exported = twins.has(name) ? `${name}, type ${twinName(name)}` : name;
  return [
    `\nimport { ${guard} as guard, type ${name} } from '${from}';\n`,
    `\nexport { ${exported} } from '${from}';\n`,
    `\n/** Returns true if the value is a valid {@link ${name}}. */\n`,
    `export function ${guard}(value: unknown): value is ${name} {\n  return guard(value);\n}\n`,
  ].join('');
}

function moduleText(name: string, schema: JsonSchema, { directionOf, twins }: Surroundings): string {
  const direction = directionOf(name);
  const constants = new Constants();
  const uses = { runtime: new Set<string>(), constants };
  const enumerated = schema.enum !== undefined && schema.type === 'string';
  const type = enumerated ? enumeratedType(name, schema) : typeDeclaration(name, schema, direction, twins);
  const validator = enumerated ? enumeration(name, schema) : validatorText(name, schema, direction, uses);
  const guard = guardText(name, schema, directionOf, constants);
  const text = `${type}\n${validator}\n${guard.text}`;
  const up = direction === 'both' ? '../' : './';
  const others = [...referencedNames(schema)].sort().map((other) => {
    const isUsed = (used: string) => new RegExp(`\\b${used}\\b`).test(text);
    const types = twins.has(other) ? [twinName(other)].filter(isUsed).map((used) => `type ${used}`) : [];
    const folder = directionOf(other) !== 'both' ? up : direction === 'both' ? './' : `./${inner}/`;
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
    `\n${constants}\n${text}`,
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
