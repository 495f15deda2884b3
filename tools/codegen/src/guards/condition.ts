import { type JsonSchema, schemaName } from '../read/document.ts';
import { isLong } from '../rules/rule.ts';
import { literalText } from '../text/literal.ts';
import { quote } from '../text/names.ts';
import { allOf, conditional, negated, notOfType } from './expressions.ts';
import type { GuardWriter } from './guard-writer.ts';
import { objectBody, unionBody } from './object-body.ts';
import { numberConditions, textConditions } from './scalar-conditions.ts';
import {
  acceptsEverything,
  arrayKeywords,
  impliesType,
  isObjectSchema,
  isPlainObject,
  keywordsOf,
  objectKeywords,
  pick,
} from './schema-kind.ts';

/** Returns an expression that is true if the value of `variable` matches the schema. */
export function conditionOf(writer: GuardWriter, schema: JsonSchema, variable: string): string {
  const component = schemaName(schema);
  if (component !== undefined) return writer.call(component, variable);
  if (schema.discriminator || isPlainObject(schema)) return hoistedCall(writer, schema, variable);
  const parts = [...valueConditions(writer, schema, variable), typeCondition(writer, schema, variable)];
  if (schema.oneOf) parts.push(`(${schema.oneOf.map((member) => writer.condition(member, variable)).join(' || ')})`);
  if (schema.anyOf) parts.push(`(${schema.anyOf.map((member) => writer.condition(member, variable)).join(' || ')})`);
  for (const member of schema.allOf ?? []) parts.push(writer.condition(member, variable));
  parts.push(conditional(schema, (member) => writer.condition(member, variable)));
  return allOf(parts.filter((part) => part !== 'true'));
}

function valueConditions(writer: GuardWriter, schema: JsonSchema, variable: string): string[] {
  const { const: constant, enum: values } = schema;
  if (constant !== undefined) return [`${variable} === ${literalText(constant)}`];
  if (values && isLong(values)) {
    const name = writer.scope.constants.name(literalText(values, { width: Infinity }), 'values');
    return [`(${name} as readonly unknown[]).includes(${variable})`];
  }
  if (values) return [`(${values.map((value) => `${variable} === ${literalText(value)}`).join(' || ')})`];
  return [];
}

function typeCondition(writer: GuardWriter, schema: JsonSchema, variable: string): string {
  if (impliesType(schema)) return 'true';
  const types = [schema.type ?? []].flat();
  if (types.length > 0) {
    const alternatives = types.map((type) => allOf(conditionsOfType(writer, type, schema, variable)));
    return alternatives.length === 1 ? (alternatives[0] ?? 'true') : `(${alternatives.join(' || ')})`;
  }
  return allOf(
    ['string', 'number', 'array', 'object'].flatMap((type) => {
      if (!keywordsOf[type]?.some((keyword) => keyword in schema)) return [];
      if (type === 'object') writer.scope.runtime.add('isObject');
      // The condition before `||` accepts values of other types. After it, the value has the type, so `typeof` is superfluous.
      const typed = `typeof ${variable} === ${quote(type)}`;
      const others = allOf(conditionsOfType(writer, type, schema, variable).filter((part) => part !== typed));
      return others === 'true' ? [] : [`(${notOfType[type]?.(variable)} || ${others})`];
    }),
  );
}

/** Returns the type check followed by the checks of the keywords for that type. */
function conditionsOfType(writer: GuardWriter, type: string, schema: JsonSchema, variable: string): string[] {
  switch (type) {
    case 'string':
      return textConditions(schema, variable, writer.scope);
    case 'number':
    case 'integer':
      return numberConditions(type, schema, variable, writer.scope);
    case 'array':
      return [
        arrayKeywords.some((keyword) => keyword in schema)
          ? listCondition(writer, schema, variable)
          : `Array.isArray(${variable})`,
      ];
    case 'object':
      writer.scope.runtime.add('isObject');
      return [
        isObjectSchema(schema)
          ? hoistedCall(writer, pick(schema, [...objectKeywords, 'type']), variable)
          : `isObject(${variable})`,
      ];
    case 'null':
      return [`${variable} === null`];
    default:
      return [`typeof ${variable} === ${quote(type)}`];
  }
}

/**
 * Returns the condition for an array. A schema whose items are checked has its own function with the loop over the items, so that
 * JavaScript engines can optimize it for the type of these items.
 */
function listCondition(writer: GuardWriter, schema: JsonSchema, variable: string): string {
  const { items, minItems, maxItems, uniqueItems } = schema as JsonSchema & {
    minItems?: number;
    maxItems?: number;
    uniqueItems?: boolean;
  };
  const counted = (list: string) => [
    ...(minItems === undefined ? [] : [`${list}.length >= ${minItems}`]),
    ...(maxItems === undefined ? [] : [`${list}.length <= ${maxItems}`]),
  ];
  const itemSchema = items && !acceptsEverything(items) ? items : undefined;
  if (!uniqueItems && !itemSchema) return allOf([`Array.isArray(${variable})`, ...counted(variable)]);
  const name = writer.functionName(variable);
  const condition = itemSchema ? writer.condition(itemSchema, 'item') : 'true';
  if (uniqueItems) writer.scope.runtime.add('findDuplicate');
  const body = [
    `if (${negated(allOf(['Array.isArray(value)', ...counted('value')]))}) return false;\n`,
    condition === 'true'
      ? ''
      : `for (let index = 0; index < value.length; index++) {\nconst item: unknown = value[index];\nif (${negated(condition)}) return false;\n}\n`,
    `return ${uniqueItems ? 'findDuplicate(value) === undefined' : 'true'};\n`,
  ];
  return writer.define(name, variable, 'unknown', body.join(''));
}

function hoistedCall(writer: GuardWriter, schema: JsonSchema, variable: string): string {
  const flags = Object.fromEntries(Object.keys(schema.properties ?? {}).map((key) => [key, true]));
  const known = writer.closes(schema)
    ? writer.scope.constants.name(literalText(flags, { width: Infinity }), 'known')
    : '';
  const body = schema.discriminator ? unionBody(writer, schema) : objectBody(writer, schema, known);
  return writer.hoist(variable, 'unknown', body);
}
