import type { JsonSchema } from '../read/document.ts';
import type { Constants } from '../rules/constants.ts';
import { patternText } from '../rules/rule.ts';
import { quote } from '../text/names.ts';

/** The names that a guard uses: runtime functions and constants of its module. */
export interface Scope {
  readonly runtime: Set<string>;
  readonly constants: Constants;
}

/** The runtime function for each format. */
export const formatTests: Readonly<Record<string, string>> = {
  uuid: 'isUuid',
  'date-time': 'isDateTime',
  date: 'isDate',
  time: 'isTime',
  uri: 'isUri',
  ipv4: 'isIpv4',
  ipv6: 'isIpv6',
  cidr: 'isCidr',
};

/** Returns the conditions for a string: type and length first, then pattern and format. */
export function textConditions(schema: JsonSchema, variable: string, scope: Scope): string[] {
  const { minLength, maxLength, pattern, format } = schema as {
    minLength?: number;
    maxLength?: number;
    pattern?: string;
    format?: string;
  };
  const conditions = [
    `typeof ${variable} === 'string'`,
    ...lengthConditions(minLength ?? 0, maxLength ?? Infinity, variable, scope),
  ];
  if (pattern !== undefined) conditions.push(`${patternName(pattern, scope)}.test(${variable})`);
  const test = format === undefined ? undefined : formatTests[format];
  if (test) {
    scope.runtime.add(test);
    conditions.push(`${test}(${variable})`);
  }
  return conditions;
}

/**
 * Returns the constant of a pattern. Repetitions of a character set are written one after the other, because engines
 * match that pattern twice as fast.
 */
function patternName(pattern: string, scope: Scope): string {
  const [, set = '', count] = /^\^(\[[\w-]+\])\{(\d{1,2})\}\$$/.exec(pattern) ?? [];
  if (count === undefined) return scope.constants.name(patternText(pattern), 'pattern');
  return scope.constants.name(`/* @__PURE__ */ repeatedSets(${quote(set)}, ${count})`, 'shape');
}

/**
 * Returns the conditions for a length in code points. Counts them only if the number of UTF-16 code units is not enough
 * to decide.
 */
function lengthConditions(low: number, high: number, variable: string, scope: Scope): string[] {
  if (low > 1 || high < Infinity) scope.runtime.add('countCodePoints');
  return [
    ...(low === 1
      ? [`${variable} !== ''`]
      : low > 1
        ? [`(${variable}.length >= ${low * 2} || countCodePoints(${variable}) >= ${low})`]
        : []),
    ...(high < Infinity ? [`(${variable}.length <= ${high} || countCodePoints(${variable}) <= ${high})`] : []),
  ];
}

/** Returns the conditions for a finite number or integer within bounds. */
export function numberConditions(type: string, schema: JsonSchema, variable: string, scope: Scope): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema as Record<
    string,
    number | undefined
  >;
  if (multipleOf !== undefined) scope.runtime.add('isMultiple');
  const low = minimum ?? exclusiveMinimum;
  const high = maximum ?? exclusiveMaximum;
  const bounded = low !== undefined && high !== undefined;
  const small = bounded && low >= -(2 ** 31) && high < 2 ** 31;
  const whole = small ? `(${variable} | 0) === ${variable}` : `Number.isInteger(${variable})`;
  return [
    `typeof ${variable} === 'number'`,
    ...(type === 'integer' ? [whole] : bounded ? [] : [`Number.isFinite(${variable})`]),
    ...(minimum === undefined ? [] : [`${variable} >= ${minimum}`]),
    ...(maximum === undefined ? [] : [`${variable} <= ${maximum}`]),
    ...(exclusiveMinimum === undefined ? [] : [`${variable} > ${exclusiveMinimum}`]),
    ...(exclusiveMaximum === undefined ? [] : [`${variable} < ${exclusiveMaximum}`]),
    ...(multipleOf === undefined ? [] : [`isMultiple(${variable}, ${multipleOf})`]),
  ];
}
