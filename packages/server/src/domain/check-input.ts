import type { CheckOptions, Rule, Schema, ValidationIssue } from '@observability-api/schemas';

type Properties = Record<string, unknown>;

/**
 * Returns the issues of a value from a client. If the value is invalid, first replaces the values that the spec tolerates, in
 * place: null counts as absent, and the text of a number as the number.
 */
export function checkInput(
  { is, check, rule }: Schema<unknown>,
  value: unknown,
  options?: CheckOptions,
): ValidationIssue[] {
  if (is(value)) return [];
  replaceTolerated(rule, value);
  return check(value, options);
}

function replaceTolerated(rule: Rule, value: unknown): void {
  if (Array.isArray(value)) {
    if (rule.items) for (const item of value) replaceTolerated(rule.items, item);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const object = value as Properties;
  if (rule.members) return replaceInUnion(rule, object);
  if (rule.tolerated === 'nulls') removeNulls(rule, object);
  for (const [name, property] of Object.entries(rule.properties ?? {})) {
    if (typeof property === 'object' && Object.hasOwn(object, name)) replaceProperty(object, name, property);
  }
}

/** Removes the optional properties that are null. */
function removeNulls({ properties = {}, required, optional }: Rule, object: Properties): void {
  for (const name of Object.keys(properties)) {
    const isOptional = optional ? optional.includes(name) : !required?.includes(name);
    if (isOptional && object[name] === null) delete object[name];
  }
}

function replaceProperty(object: Properties, name: string, property: Rule): void {
  const value = object[name];
  if (property.tolerated === 'null' && value === null) delete object[name];
  else if (property.tolerated === 'text' && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) {
    object[name] = Number(value);
  } else replaceTolerated(property, value);
}

/** Removes properties of other members that are null: a client with one type for the whole union sends all of them. */
function replaceInUnion(rule: Rule, object: Properties): void {
  const { tag = '', members = {}, absent } = rule;
  if (absent && object[tag] === null) delete object[tag];
  const value = object[tag];
  const selected = typeof value === 'string' && Object.hasOwn(members, value) ? members[value] : undefined;
  const member = value === undefined ? absent : selected;
  if (!member) return;
  const own = propertiesOf(member);
  for (const name of propertiesOf(rule)) if (object[name] === null && !own.has(name)) delete object[name];
  replaceTolerated(member, object);
}

/** Returns the names of the properties that a rule or a member of its union can have. */
function propertiesOf({ properties = {}, members = {}, absent }: Rule): ReadonlySet<string> {
  const own = Object.keys(properties).filter((name) => properties[name] !== false);
  const parts = [...Object.values(members), ...(absent ? [absent] : [])];
  return new Set([...own, ...parts.flatMap((part) => [...propertiesOf(part)])]);
}
