import type { Rule } from '@observability-api/schemas';

/** The validators of the schemas package, by name. */
export type Validators = Readonly<Record<string, { readonly rule: Rule } | undefined>>;

/**
 * Returns a resource without the properties that its request schema ignores or does not have, such as its id and its times. Also omits
 * `channel` of an alert with `channels`: `channel` repeats the first item of `channels`, and the service ignores or rejects a
 * `channel` that differs from it. Returns the resource unchanged if the schema does not exist or has no properties.
 */
export async function writableProperties(value: unknown, schema: string | undefined): Promise<unknown> {
  const schemas = (await import('@observability-api/schemas')) as unknown as Validators;
  const rule = schema === undefined ? undefined : schemas[schema]?.rule;
  const properties = rule && propertiesOf(rule, value);
  if (!properties) return value;
  // Read-only properties have the rule `true` instead of an object. Properties that the request does not have are omitted, too.
  const isRepeated = (name: string) => name === 'channel' && Object.hasOwn(value as object, 'channels');
  const entries = Object.entries(value as object).filter(
    ([name]) => typeof properties[name] === 'object' && !isRepeated(name),
  );
  return Object.fromEntries(entries);
}

/** Returns the properties of the rule, or of the member of a union that applies to the value. Returns undefined if there are none. */
export function propertiesOf(rule: Rule, value: unknown): Rule['properties'] {
  if (!rule.tag) return rule.properties;
  const tag = (value as Readonly<Record<string, unknown>>)[rule.tag];
  return (typeof tag === 'string' ? rule.members?.[tag] : undefined)?.properties ?? rule.absent?.properties;
}
