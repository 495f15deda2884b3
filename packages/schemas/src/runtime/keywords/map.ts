import type { KeywordContext, Rule } from '../rule.ts';
import { isObject } from '../value.ts';

/** Checks `additionalProperties`, `propertyNames`, `minProperties` and `maxProperties`. */
export function map(rule: Rule, value: unknown, collector: KeywordContext): void {
  if (!isObject(value)) return;
  const { additionalProperties, propertyNames, minProperties = 0, maxProperties = Infinity, properties } = rule;
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  for (const name of names) {
    if (collector.isFull) return;
    if (propertyNames) collector.visitAt(name, propertyNames, name);
    if (additionalProperties && !Object.hasOwn(properties ?? {}, name)) {
      collector.visitAt(name, additionalProperties, value[name]);
    }
  }
  collector.checkBounds(names.length, minProperties, maxProperties, 'Properties', 'property');
}
