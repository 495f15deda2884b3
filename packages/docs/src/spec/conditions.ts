import type { Schema } from './openapi.ts';

const name = (property: string): string => `\`${property}\``;
const either = (names: readonly string[], last: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

/** `source` is `"tile"`, as far as a condition can be said in a few words. */
function premise({ properties = {} }: Schema): string | undefined {
  const parts = Object.entries(properties).map(([property, schema]) => {
    if (typeof schema !== 'object') return undefined;
    const values = schema.const === undefined ? schema.enum : [schema.const];
    if (values)
      return `${name(property)} is ${either(
        values.map((value) => `\`${JSON.stringify(value)}\``),
        'or',
      )}`;
    return typeof schema.type === 'string' ? `${name(property)} is given` : undefined;
  });
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts.join(' and ') : undefined;
}

/** What has to hold: what is required, what is refused. */
function consequence({ required = [], properties = {} }: Schema): string | undefined {
  const refused = Object.keys(properties).filter((property) => properties[property] === false);
  const parts = [
    required.length > 0 && `${either(required.map(name), 'and')} ${required.length > 1 ? 'are' : 'is'} required`,
    refused.length > 0 && `${either(refused.map(name), 'and')} ${refused.length > 1 ? 'are' : 'is'} refused`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(' and ') : undefined;
}

/** The rules between the properties of an object, a sentence of Markdown each. Descriptions say the rest. */
export function conditions(schema: Schema): string[] {
  const alternatives = schema.anyOf ?? [];
  const oneOfThese = alternatives.every(({ required }) => required?.length === 1);
  const choice =
    alternatives.length > 0 && oneOfThese
      ? [
          `${either(
            alternatives.flatMap(({ required = [] }) => required.map(name)),
            'or',
          )} is required.`,
        ]
      : [];
  const rules = [schema, ...(schema.allOf ?? [])].flatMap((rule) => {
    const when = rule.if && premise(rule.if);
    if (!when) return [];
    const holds = rule.then && consequence(rule.then);
    const otherwise = rule.else && consequence(rule.else);
    return [...(holds ? [`When ${when}, ${holds}.`] : []), ...(otherwise ? [`Unless ${when}, ${otherwise}.`] : [])];
  });
  return [...choice, ...rules];
}
