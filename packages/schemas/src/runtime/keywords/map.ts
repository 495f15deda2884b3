import { nodeOf } from '../node.ts';
import type { Keyword } from '../rule.ts';
import { isObject } from '../value.ts';

/** `additionalProperties` with a rule, `propertyNames`, `minProperties`, `maxProperties`. */
export const map: Keyword = (
  { additionalProperties, propertyNames, minProperties = 0, maxProperties = Infinity, properties },
  value,
  walker,
) => {
  if (!isObject(value)) return;
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  for (const name of names) {
    if (walker.full) return;
    if (propertyNames) walker.visitAt(name, nodeOf(propertyNames), name);
    if (additionalProperties && !Object.hasOwn(properties ?? {}, name)) {
      walker.visitAt(name, nodeOf(additionalProperties), value[name]);
    }
  }
  walker.bounds(names.length, minProperties, maxProperties, 'Properties', 'property');
};
