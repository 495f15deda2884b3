import type { CheckOptions, Rule, Schema, ValidationIssue } from '@observability-api/schemas';

type Properties = Record<string, unknown>;

/**
 * Validates a value from a client. Returns its issues.
 *
 * If the value is invalid, first replaces the values that the spec tolerates (`x-tolerated`), in place: removes properties that are
 * null, and converts strings with numbers to numbers. For a union, also removes null properties that only its other members have.
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
  // The rules in `anyOf` are conditions, or types of which only one is an object.
  for (const member of rule.anyOf ?? []) replaceTolerated(member, object);
  if (rule.tolerated === 'nulls') removeNulls(rule, object);
  for (const [name, property] of tolerantPropertiesOf(rule)) {
    if (Object.hasOwn(object, name)) replaceProperty(object, name, property);
  }
}

/**
 * Returns a function that computes a value once for each rule. A rule is the compiled form of a schema. A body may have 100,000 values
 * with the same few rules.
 */
function cachedByRule<Value>(compute: (rule: Rule) => Value): (rule: Rule) => Value {
  const cache = new WeakMap<Rule, Value>();
  return (rule) => {
    const cached = cache.get(rule);
    if (cached !== undefined) return cached;
    const value = compute(rule);
    cache.set(rule, value);
    return value;
  };
}

/**
 * Returns the properties of a rule that {@link replaceProperty} may change: those with `x-tolerated`, and those that can contain such
 * properties.
 */
const tolerantPropertiesOf = cachedByRule(({ properties = {} }) =>
  Object.entries(properties).flatMap(([name, property]): [string, Rule][] => {
    if (typeof property !== 'object') return [];
    const isTolerant =
      property.tolerated ?? property.items ?? property.members ?? property.anyOf ?? property.properties;
    return isTolerant ? [[name, property]] : [];
  }),
);

/** Returns the names of the optional properties of a rule. */
const optionalsOf = cachedByRule(({ properties = {}, required, optional }) =>
  Object.keys(properties).filter((name) => (optional ? optional.includes(name) : !required?.includes(name))),
);

/** Removes the optional properties that are null. */
function removeNulls(rule: Rule, object: Properties): void {
  for (const name of optionalsOf(rule)) if (object[name] === null) delete object[name];
}

function replaceProperty(object: Properties, name: string, property: Rule): void {
  const value = object[name];
  if (property.tolerated === 'null' && value === null) delete object[name];
  else if (property.tolerated === 'text' && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) {
    object[name] = Number(value);
  } else replaceTolerated(property, value);
}

/**
 * Removes null properties that only other members of the union have. A client with a single type for all members sends all their
 * properties. Also removes a discriminator that is null if the union has a member without it.
 */
function replaceInUnion(rule: Rule, object: Properties): void {
  const { tag = '', members = {}, absent } = rule;
  if (absent && object[tag] === null) delete object[tag];
  const value = object[tag];
  const selected = typeof value === 'string' && Object.hasOwn(members, value) ? members[value] : undefined;
  const member = value === undefined ? absent : selected;
  if (!member) return;
  const memberProperties = propertiesOf(member);
  for (const name of Object.keys(object)) {
    if (object[name] === null && !memberProperties.has(name) && propertiesOf(rule).has(name)) delete object[name];
  }
  replaceTolerated(member, object);
}

/** Returns the names of the properties that a rule or a member of its union can have. */
const propertiesOf: (rule: Rule) => ReadonlySet<string> = cachedByRule(({ properties = {}, members = {}, absent }) => {
  const named = Object.keys(properties).filter((name) => properties[name] !== false);
  const parts = [...Object.values(members), ...(absent ? [absent] : [])];
  return new Set([...named, ...parts.flatMap((part) => [...propertiesOf(part)])]);
});
