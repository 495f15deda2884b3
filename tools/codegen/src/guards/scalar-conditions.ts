import type { JsonSchema } from '../read/document.ts';
import type { Constants } from '../rules/constants.ts';
import { patternText } from '../rules/rule.ts';
import { quote } from '../text/names.ts';

/** The names that a guard uses: functions of `packages/schemas/src/runtime`, and constants of its module. */
export interface Scope {
  readonly runtime: Set<string>;
  readonly constants: Constants;
}

/** The function of `packages/schemas/src/runtime` for each format. */
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
  const {
    minLength = 0,
    maxLength,
    pattern,
    format = '',
  } = schema as { minLength?: number; maxLength?: number; pattern?: string; format?: string };
  const lengths = minLength === 1 ? [`${variable} !== ''`] : [];
  if (maxLength !== undefined) {
    scope.runtime.add('hasMaxLength');
    lengths.push(`hasMaxLength(${variable}, ${maxLength})`);
  }
  const others = [
    ...(minLength > 1 ? [minLengthCondition(minLength, variable, scope)] : []),
    ...(pattern === undefined ? [] : patternConditions(pattern, variable, scope)),
  ];
  const test = formatTests[format];
  if (test) {
    scope.runtime.add(test);
    others.push(`${test}(${variable})`);
  }
  // `hasMaxLength` also checks that the value is a string. The other conditions expect a string.
  const typed = maxLength === undefined || others.length > 0 ? [`typeof ${variable} === 'string'`] : [];
  return [...typed, ...lengths, ...others];
}

/**
 * Returns the conditions for a pattern. Replaces a pattern that repeats a set of ASCII characters by a form that engines match
 * faster. The form has the set once per character, or an unbounded repetition and a check of the length.
 */
function patternConditions(pattern: string, variable: string, scope: Scope): string[] {
  const [, set = '', minimum, maximum] = /^\^(\[[\w-]+\])\{(\d{1,2})(?:,(\d+))?\}\$$/.exec(pattern) ?? [];
  const constant = (text: string, prefix: string) => `${scope.constants.name(text, prefix)}.test(${variable})`;
  if (minimum === undefined || minimum === '0') return [constant(patternText(pattern), 'pattern')];
  if (maximum === undefined) return [constant(`/* @__PURE__ */ repeatedSets(${quote(set)}, ${minimum})`, 'shape')];
  return [
    ...(minimum === '1' ? [] : [`${variable}.length >= ${minimum}`]),
    `${variable}.length <= ${maximum}`,
    constant(`/^${set}+$/`, 'shape'),
  ];
}

/**
 * Returns the condition for a minimum length in code points. A string of `2 * minLength` UTF-16 code units is long enough, because a
 * code point has at most two. The condition counts the code points of shorter strings.
 */
function minLengthCondition(minLength: number, variable: string, scope: Scope): string {
  scope.runtime.add('countCodePoints');
  return `(${variable}.length >= ${minLength * 2} || countCodePoints(${variable}) >= ${minLength})`;
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
  const fitsInt32 = bounded && low >= -(2 ** 31) && high < 2 ** 31;
  const isInteger = fitsInt32 ? `(${variable} | 0) === ${variable}` : `Number.isInteger(${variable})`;
  return [
    `typeof ${variable} === 'number'`,
    ...(type === 'integer' ? [isInteger] : bounded ? [] : [`Number.isFinite(${variable})`]),
    ...(minimum === undefined ? [] : [`${variable} >= ${minimum}`]),
    ...(maximum === undefined ? [] : [`${variable} <= ${maximum}`]),
    ...(exclusiveMinimum === undefined ? [] : [`${variable} > ${exclusiveMinimum}`]),
    ...(exclusiveMaximum === undefined ? [] : [`${variable} < ${exclusiveMaximum}`]),
    ...(multipleOf === undefined ? [] : [`isMultiple(${variable}, ${multipleOf})`]),
  ];
}
