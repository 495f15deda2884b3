import type { Schema } from './openapi.ts';

function name(property: string): string {
  return `\`${property}\``;
}

/** Joins names as `a, b or c` or `a, b and c`. */
function joinWith(names: readonly string[], conjunction: 'and' | 'or'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1)}`;
}

/** Returns the condition of an `if` as text, such as `source` is `"tile"`; undefined if it is too complex. */
function premise({ properties = {}, required = [] }: Schema): string | undefined {
  const parts = Object.entries(properties).map(([property, schema]) => {
    if (schema === true && required.includes(property)) return `${name(property)} is set`;
    if (typeof schema !== 'object') return undefined;
    const values = schema.const === undefined ? schema.enum : [schema.const];
    if (values)
      return `${name(property)} is ${joinWith(
        values.map((value) => `\`${JSON.stringify(value)}\``),
        'or',
      )}`;
    return typeof schema.type === 'string' ? `${name(property)} is set` : undefined;
  });
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts.join(' and ') : undefined;
}

/** Returns a text that lists the properties of which at least one is required; undefined if `anyOf` does not state this. */
function alternatives({ anyOf = [] }: Schema): string | undefined {
  if (anyOf.length === 0 || anyOf.some(({ required }) => required?.length !== 1)) return undefined;
  const names = anyOf.flatMap(({ required = [] }) => required.map(name));
  return `${joinWith(names, 'or')} is required`;
}

/** Returns the effect of a `then` or `else` as text: required and forbidden properties; undefined if there are none. */
function consequence(schema: Schema): string | undefined {
  const { required = [], properties = {} } = schema;
  const forbidden = Object.keys(properties).filter((property) => properties[property] === false);
  const parts = [
    alternatives(schema),
    required.length > 0 && `${joinWith(required.map(name), 'and')} ${required.length > 1 ? 'are' : 'is'} required`,
    forbidden.length > 0 &&
      `${joinWith(forbidden.map(name), 'and')} ${forbidden.length > 1 ? 'are' : 'is'} not accepted`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(' and ') : undefined;
}

/** Returns the conditions between the properties of an object, one Markdown sentence each. Leaves out complex conditions. */
export function conditions(schema: Schema): string[] {
  const choice = alternatives(schema);
  const rules = [schema, ...(schema.allOf ?? [])].flatMap((rule) => {
    const condition = rule.if && premise(rule.if);
    if (!condition) return [];
    const holds = rule.then && consequence(rule.then);
    const otherwise = rule.else && consequence(rule.else);
    return [
      ...(holds ? [`If ${condition}, ${holds}.`] : []),
      ...(otherwise ? [`Unless ${condition}, ${otherwise}.`] : []),
    ];
  });
  return [...(choice ? [`${choice}.`] : []), ...rules];
}
