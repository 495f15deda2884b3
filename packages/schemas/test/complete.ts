import type { Rule } from '../src/index.ts';
import * as runtime from '../src/runtime.ts';

const functions: readonly (readonly [keyword: keyof Rule, check: NonNullable<Rule['keywords']>[number]])[] = [
  ['members', runtime.union],
  ['additionalProperties', runtime.map],
  ['propertyNames', runtime.map],
  ['minProperties', runtime.map],
  ['maxProperties', runtime.map],
  ['uniqueItems', runtime.uniqueItems],
  ['multipleOf', runtime.multipleOf],
  ['exclusiveMinimum', runtime.exclusive],
  ['exclusiveMaximum', runtime.exclusive],
  ['anyOf', runtime.anyOf],
  ['allOf', runtime.allOf],
  ['if', runtime.condition],
];

/** Adds the functions of less common keywords to a rule at every depth, as the generator does. */
export function complete<T>(rule: T): T {
  if (Array.isArray(rule)) return rule.map(complete) as T;
  // A format, which has the function `test`, is not a rule.
  if (typeof rule !== 'object' || rule === null || rule instanceof RegExp || 'test' in rule) return rule;
  const parts = Object.entries(rule).map(([keyword, part]) => [keyword, complete(part)]);
  const keywords = new Set(functions.filter(([keyword]) => keyword in rule).map(([, check]) => check));
  return Object.fromEntries(keywords.size > 0 ? [...parts, ['keywords', [...keywords]]] : parts);
}
