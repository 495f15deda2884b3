import type { Rule } from './rule.ts';

/**
 * Fills in the defaults that the schema states for absent properties, in place and at every depth.
 * The value must already be valid. Returns it.
 */
export function fillDefaults<T>(rule: Rule, value: T): T {
  if (Array.isArray(value)) {
    const items = rule.items;
    if (items) for (const item of value) fillDefaults(items, item);
    return value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Record<string, unknown>;
  const tag = rule.tag === undefined ? undefined : object[rule.tag];
  const member = typeof tag === 'string' ? rule.members?.[tag] : undefined;
  if (member) return fillDefaults(member, value);
  for (const [name, property] of Object.entries(rule.properties ?? {})) {
    if (typeof property === 'boolean') continue;
    if (Object.hasOwn(object, name) && object[name] !== undefined) fillDefaults(property, object[name]);
    else if (property.default !== undefined) object[name] = copyOf(property.default);
  }
  return value;
}

/** Two values must not share one default. Defaults are plain values or empty lists and objects. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...value];
  return typeof value === 'object' && value !== null ? { ...value } : value;
}
