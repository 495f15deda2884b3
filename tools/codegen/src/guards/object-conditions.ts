import type { JsonSchema } from '../read/document.ts';
import { literalText } from '../text/literal.ts';
import { allOf, conditional } from './expressions.ts';
import type { GuardWriter } from './guard-writer.ts';
import { acceptsEverything, mentionsOnlyProperties, rejectsUndefined } from './schema-kind.ts';

/** Returns the conditions for the properties of an object, whose values are in local variables. */
export function objectConditions(
  writer: GuardWriter,
  schema: JsonSchema,
  locals: ReadonlyMap<string, string>,
): string[] {
  const required = new Set(schema.required);
  const conditions: string[] = [];
  for (const name of required) {
    const property = schema.properties?.[name];
    if (typeof property === 'object' && rejectsUndefined(property)) continue;
    conditions.push(`${locals.get(name)} !== undefined`);
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const local = locals.get(name) ?? '';
    if (property === false) conditions.push(`${local} === undefined`);
    if (typeof property === 'boolean' || acceptsEverything(property)) continue;
    const condition = writer.condition(property, local);
    if (condition === 'true') continue;
    conditions.push(required.has(name) ? condition : `(${local} === undefined || ${condition})`);
  }
  return [...conditions, ...jointConditions(writer, schema, locals)];
}

/** Returns the conditions that involve several properties of an object: those of `anyOf`, `allOf`, and `if` with `then` and `else`. */
export function jointConditions(
  writer: GuardWriter,
  schema: JsonSchema,
  locals: ReadonlyMap<string, string>,
): string[] {
  const conditions: string[] = [];
  const conditionFor = (member: JsonSchema) =>
    mentionsOnlyProperties(member)
      ? allOf(objectConditions(writer, member, locals))
      : writer.condition(member, 'value');
  if (schema.anyOf) conditions.push(`(${schema.anyOf.map(conditionFor).join(' || ')})`);
  for (const member of schema.allOf ?? []) {
    conditions.push(
      ...(mentionsOnlyProperties(member) ? objectConditions(writer, member, locals) : [conditionFor(member)]),
    );
  }
  conditions.push(conditional(schema, conditionFor));
  return conditions.filter((condition) => condition !== 'true');
}

/** Returns the condition for all entries of an object: a call of a helper function with a loop. Returns `[]` if there is no constraint. */
export function mapConditions(writer: GuardWriter, schema: JsonSchema): string[] {
  const { additionalProperties, propertyNames, minProperties, maxProperties, properties } = schema as JsonSchema & {
    propertyNames?: JsonSchema;
    minProperties?: number;
    maxProperties?: number;
  };
  const values = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  if (!values && !propertyNames && minProperties === undefined && maxProperties === undefined) return [];
  const named = Object.keys(properties ?? {});
  const unnamed = () =>
    named.length > 0
      ? `!${writer.scope.constants.name(literalText(named, { width: Infinity }), 'named')}.includes(key) && `
      : '';
  const checks = [
    ...(propertyNames
      ? [`    if (!(${writer.condition({ type: 'string', ...propertyNames }, 'key')})) return false;\n`]
      : []),
    ...(values && !acceptsEverything(values)
      ? [`    if (${unnamed()}!(${writer.condition(values, 'entry')})) return false;\n`]
      : []),
  ];
  const counted = [
    ...(minProperties === undefined ? [] : [`count >= ${minProperties}`]),
    ...(maxProperties === undefined ? [] : [`count <= ${maxProperties}`]),
  ];
  const body = [
    counted.length > 0 ? '  let count = 0;\n' : '',
    '  for (const key of Object.keys(value)) {\n',
    '    const entry = value[key];\n    if (entry === undefined) continue;\n',
    counted.length > 0 ? '    count++;\n' : '',
    ...checks,
    `  }\n  return ${allOf(counted)};\n`,
  ];
  return [writer.hoist('value', 'Readonly<Record<string, unknown>>', body.join(''), 'entries')];
}

/**
 * Returns the condition that an object has no unknown properties, or `[]` if the object is open, for which `properties` is `''`. First,
 * the condition compares the number of all properties with the number of known properties, which is fast. If the numbers differ, it looks
 * up each property, for two reasons:
 *
 * - Optional properties that accept every value, such as read-only ones, are not counted as known.
 * - Properties that are `undefined` or inherited never count as unknown.
 */
export function closedConditions(
  writer: GuardWriter,
  schema: JsonSchema,
  locals: ReadonlyMap<string, string>,
  properties: string,
): string[] {
  if (properties === '') return [];
  writer.scope.runtime.add('countProperties').add('hasOnlyProperties');
  const required = new Set(schema.required);
  const tested = Object.entries(schema.properties ?? {}).filter(
    ([name, property]) => required.has(name) || (typeof property === 'object' && !acceptsEverything(property)),
  );
  const requiredCount = tested.filter(([name]) => required.has(name)).length;
  const counts = [
    `${requiredCount}`,
    ...tested.flatMap(([name]) => (required.has(name) ? [] : [`(${locals.get(name)} === undefined ? 0 : 1)`])),
  ];
  const condition = `(countProperties(value) === ${counts.join(' + ')} || hasOnlyProperties(value, ${properties}))`;
  return [writer.direction === 'both' ? `(!closed || ${condition})` : condition];
}
