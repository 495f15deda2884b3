import type { JsonSchema } from '../read/document.ts';

/** For each type that has keywords, the condition that a value has another type. The keywords do not apply to such a value. */
export const notOfType: Readonly<Record<string, (variable: string) => string>> = {
  string: (variable) => `typeof ${variable} !== 'string'`,
  number: (variable) => `typeof ${variable} !== 'number'`,
  array: (variable) => `!Array.isArray(${variable})`,
  object: (variable) => `!isObject(${variable})`,
};

/** Returns true if the code refers to the variable. */
export function mentions(text: string, variable: string): boolean {
  return new RegExp(`(?<![\\w.'])${variable.replaceAll('$', '\\$')}(?![\\w'])`).test(text);
}

/** Returns the negation of a condition. */
export function negated(condition: string): string {
  const compared = /^([\w. ]+) === ([\w.]+|'[^']*')$/.exec(condition);
  return compared ? `${compared[1]} !== ${compared[2]}` : `!${grouped(condition)}`;
}

/** Adds parentheses around an expression, unless a simple check finds that it has them. The formatter removes superfluous ones. */
function grouped(expression: string): string {
  return /^\((?:[^()]|\([^()]*\))*\)$/.test(expression) ? expression : `(${expression})`;
}

/** Returns the condition for `if`, `then` and `else`. `conditionOf` returns the condition of one of the schemas. */
export function conditional(schema: JsonSchema, conditionOf: (part: JsonSchema) => string): string {
  const { if: premise, then: consequence, else: otherwise } = schema as Record<string, JsonSchema | undefined>;
  if (!premise || !(consequence || otherwise)) return 'true';
  return `(${conditionOf(premise)} ? ${consequence ? conditionOf(consequence) : 'true'} : ${otherwise ? conditionOf(otherwise) : 'true'})`;
}

/** Joins conditions with `&&`. */
export function allOf(conditions: readonly string[]): string {
  const parts = conditions.filter((condition) => condition !== 'true');
  return parts.length === 0 ? 'true' : parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' && ')})`;
}
