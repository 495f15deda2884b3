import type { JsonSchema } from '../read/document.ts';
import type { Constants } from '../rules/constants.ts';
import { formatModule } from '../rules/rule.ts';
import type { Direction } from '../types/direction.ts';
import { conditionOf } from './condition.ts';
import { allOf } from './expressions.ts';
import { GuardWriter, guardName } from './guard-writer.ts';
import { objectBody, unionBody } from './object-body.ts';
import { formatTests } from './scalar-conditions.ts';
import { isPlainObject, rejectsUndefined } from './schema-kind.ts';

/** The source code of a type guard, and the functions of `packages/schemas/src/runtime` that it uses. */
export interface GuardText {
  readonly text: string;
  readonly runtime: ReadonlySet<string>;
}

/**
 * Generates the type guard of a component. Nested objects, unions, arrays and maps become helper functions. Tests verify that the guard
 * accepts the same values as the rule of the component (`rules/rule.ts`), from which validators collect issues.
 */
export function guardText(
  name: string,
  schema: JsonSchema,
  directionOf: (component: string) => Direction,
  constants: Constants,
): GuardText {
  const runtime = new Set<string>();
  const writer = new GuardWriter(name, { runtime, constants }, directionOf, conditionOf);
  const body = bodyOf(writer, schema);
  const closed = writer.direction === 'both' ? ', closed = false' : '';
  const doc = `/** Returns true if the value is a valid {@link ${name}}. */`;
  const declaration = `export function ${guardName(name)}(value: unknown${closed}): value is ${name}`;
  return { text: [...writer.functions, `${doc}\n${declaration} {\n${body}}\n`].join('\n'), runtime };
}

/** Returns the module of a function that guards call, relative to `packages/schemas/src/runtime`. */
export function guardModule(name: string): string {
  const format = Object.keys(formatTests).find((key) => formatTests[key] === name);
  if (format !== undefined) return formatModule(format);
  return ['isObject', 'findDuplicate', 'isMultiple', 'countCodePoints'].includes(name) ? 'value.ts' : 'guards.ts';
}

/** Returns the statements of the guard's body. */
function bodyOf(writer: GuardWriter, schema: JsonSchema): string {
  if (schema.discriminator) return unionBody(writer, schema);
  if (isPlainObject(schema))
    return objectBody(writer, schema, writer.closes(schema) ? `${writer.name}.rule.properties` : '');
  const defined = rejectsUndefined(schema) ? [] : ['value !== undefined'];
  return `  return ${allOf([...defined, writer.condition(schema, 'value')])};\n`;
}
