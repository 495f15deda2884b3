import type { JsonSchema } from '../read/document.ts';

/** Conditions that exclude a type: keywords apply only to values of their type. */
export const otherThan: Readonly<Record<string, (at: string) => string>> = {
  string: (at) => `typeof ${at} !== 'string'`,
  number: (at) => `typeof ${at} !== 'number'`,
  array: (at) => `!Array.isArray(${at})`,
  object: (at) => `!isObject(${at})`,
};

/** Returns true if the code refers to the variable. */
export function mentions(text: string, variable: string): boolean {
  return new RegExp(`(?<![\\w.'])${variable.replaceAll('$', '\\$')}(?![\\w'])`).test(text);
}

/** Wraps an expression in parentheses unless it already has them. */
export function grouped(expression: string): string {
  return /^\((?:[^()]|\([^()]*\))*\)$/.test(expression) ? expression : `(${expression})`;
}

/** Returns the condition for `if`, `then` and `else`. `conditionOf` returns the condition of one of the schemas. */
export function conditional(schema: JsonSchema, at: (part: JsonSchema) => string): string {
  const { if: asked, then: consequence, else: otherwise } = schema as Record<string, JsonSchema | undefined>;
  if (!asked || !(consequence || otherwise)) return 'true';
  return `(${at(asked)} ? ${consequence ? at(consequence) : 'true'} : ${otherwise ? at(otherwise) : 'true'})`;
}

/** Joins conditions with `&&`. */
export function allOf(conditions: readonly string[]): string {
  const parts = conditions.filter((condition) => condition !== 'true');
  return parts.length === 0 ? 'true' : parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' && ')})`;
}
