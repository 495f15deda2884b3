import type { JsonSchema } from '../read/document.ts';

/** What is true of values that are not of a type, of which its keywords say nothing. */
export const otherThan: Readonly<Record<string, (at: string) => string>> = {
  string: (at) => `typeof ${at} !== 'string'`,
  number: (at) => `typeof ${at} !== 'number'`,
  array: (at) => `!Array.isArray(${at})`,
  object: (at) => `!isObject(${at})`,
};

/** Whether a text refers to a variable. */
export function mentions(text: string, variable: string): boolean {
  return new RegExp(`(?<![\\w.'])${variable.replaceAll('$', '\\$')}(?![\\w'])`).test(text);
}

/** An expression in parentheses, once. */
export function grouped(expression: string): string {
  return /^\((?:[^()]|\([^()]*\))*\)$/.test(expression) ? expression : `(${expression})`;
}

/** The condition of `if`, `then` and `else`; `at` says what a part of it asks. */
export function conditional(schema: JsonSchema, at: (part: JsonSchema) => string): string {
  const { if: asked, then: consequence, else: otherwise } = schema as Record<string, JsonSchema | undefined>;
  if (!asked || !(consequence || otherwise)) return 'true';
  return `(${at(asked)} ? ${consequence ? at(consequence) : 'true'} : ${otherwise ? at(otherwise) : 'true'})`;
}

/** Conditions that hold together. */
export function allOf(conditions: readonly string[]): string {
  const parts = conditions.filter((condition) => condition !== 'true');
  return parts.length === 0 ? 'true' : parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' && ')})`;
}
