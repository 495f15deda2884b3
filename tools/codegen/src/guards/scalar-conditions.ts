import type { JsonSchema } from '../read/document.ts';
import type { Constants } from '../rules/constants.ts';
import { patternText } from '../rules/rule.ts';
import { quote } from '../text/names.ts';

/** What a guard is written with: functions of the runtime, constants of its module. */
export interface Scope {
  readonly runtime: Set<string>;
  readonly constants: Constants;
}

/** The function that tests a format, by the format. */
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

/** A text: first that it is one and how long, then what its characters are. */
export function textConditions(schema: JsonSchema, at: string, scope: Scope): string[] {
  const { minLength, maxLength, pattern, format } = schema as {
    minLength?: number;
    maxLength?: number;
    pattern?: string;
    format?: string;
  };
  const conditions = [
    `typeof ${at} === 'string'`,
    ...lengthConditions(minLength ?? 0, maxLength ?? Infinity, at, scope),
  ];
  if (pattern !== undefined) conditions.push(`${patternName(pattern, scope)}.test(${at})`);
  const test = format === undefined ? undefined : formatTests[format];
  if (test) {
    scope.runtime.add(test);
    conditions.push(`${test}(${at})`);
  }
  return conditions;
}

/** The constant of a pattern. One that only counts characters is written out, which engines match twice as quickly. */
function patternName(pattern: string, scope: Scope): string {
  const [, set = '', count] = /^\^(\[[\w-]+\])\{(\d{1,2})\}\$$/.exec(pattern) ?? [];
  if (count === undefined) return scope.constants.name(patternText(pattern), 'pattern');
  scope.runtime.add('repeatedSets');
  return scope.constants.name(`/* @__PURE__ */ repeatedSets(${quote(set)}, ${count})`, 'shape');
}

/** A length in code points, which are counted only where the number of UTF-16 units does not decide. */
function lengthConditions(low: number, high: number, at: string, scope: Scope): string[] {
  if (low > 1 || high < Infinity) scope.runtime.add('countCodePoints');
  return [
    ...(low === 1
      ? [`${at} !== ''`]
      : low > 1
        ? [`(${at}.length >= ${low * 2} || countCodePoints(${at}) >= ${low})`]
        : []),
    ...(high < Infinity ? [`(${at}.length <= ${high} || countCodePoints(${at}) <= ${high})`] : []),
  ];
}

/** A number that JSON can hold, whole where the type says so, within its bounds. */
export function numberConditions(type: string, schema: JsonSchema, at: string, scope: Scope): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema as Record<
    string,
    number | undefined
  >;
  if (multipleOf !== undefined) scope.runtime.add('isMultiple');
  const low = minimum ?? exclusiveMinimum;
  const high = maximum ?? exclusiveMaximum;
  const bounded = low !== undefined && high !== undefined;
  const small = bounded && low >= -(2 ** 31) && high < 2 ** 31;
  const whole = small ? `(${at} | 0) === ${at}` : `Number.isInteger(${at})`;
  return [
    `typeof ${at} === 'number'`,
    ...(type === 'integer' ? [whole] : bounded ? [] : [`Number.isFinite(${at})`]),
    ...(minimum === undefined ? [] : [`${at} >= ${minimum}`]),
    ...(maximum === undefined ? [] : [`${at} <= ${maximum}`]),
    ...(exclusiveMinimum === undefined ? [] : [`${at} > ${exclusiveMinimum}`]),
    ...(exclusiveMaximum === undefined ? [] : [`${at} < ${exclusiveMaximum}`]),
    ...(multipleOf === undefined ? [] : [`isMultiple(${at}, ${multipleOf})`]),
  ];
}
