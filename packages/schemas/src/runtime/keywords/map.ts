import { range } from '../messages.ts';
import type { Keyword } from '../rule.ts';
import { isObject } from '../value.ts';

/** `additionalProperties` with a rule, `propertyNames`, `minProperties`, `maxProperties`. */
export const map: Keyword = (
  { additionalProperties, propertyNames, minProperties, maxProperties, properties },
  value,
  walker,
) => {
  if (!isObject(value)) return;
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  for (const name of names) {
    if (walker.full) return;
    if (propertyNames) walker.visitAt(name, propertyNames, name);
    if (additionalProperties && !Object.hasOwn(properties ?? {}, name)) {
      walker.visitAt(name, additionalProperties, value[name]);
    }
  }
  const few = names.length < (minProperties ?? 0);
  if (few || names.length > (maxProperties ?? names.length)) {
    const expected = range(minProperties, maxProperties, ['property', 'properties']);
    const bound = few ? minProperties : maxProperties;
    walker.report(few ? 'minProperties' : 'maxProperties', `expected ${expected}, received ${names.length}`, bound);
  }
};
