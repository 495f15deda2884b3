import type { Constants } from '../constants.ts';
import type { JsonSchema } from '../document.ts';
import { quote } from '../names.ts';
import { patternText } from '../rule.ts';
import { characterSet } from './character-set.ts';

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
  const set = pattern === undefined ? undefined : characterSet(pattern);
  const low = Math.max(minLength ?? 0, set?.low ?? 0);
  const high = Math.min(maxLength ?? Infinity, set?.high ?? Infinity);
  const conditions: string[] = [];
  if (set) {
    scope.runtime.add('consistsOf').add('characters');
    const name = scope.constants.name(`/* @__PURE__ */ characters(${quote(set.ranges)})`, 'set');
    const bounds = high < Infinity ? `, ${low}, ${high}` : low > 0 ? `, ${low}` : '';
    conditions.push(`consistsOf(${at}, ${name}${bounds})`);
  } else {
    conditions.push(bounded(scope, 'isText', 'string', at, low || undefined, high === Infinity ? undefined : high));
    if (pattern !== undefined) conditions.push(`${scope.constants.name(patternText(pattern), 'pattern')}.test(${at})`);
  }
  const test = format === undefined ? undefined : formatTests[format];
  if (test) {
    scope.runtime.add(test);
    conditions.push(`${test}(${at})`);
  }
  return conditions;
}

/** A number, whole where the type says so, within its bounds. */
export function numberConditions(type: string, schema: JsonSchema, at: string, scope: Scope): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema as Record<
    string,
    number | undefined
  >;
  if (multipleOf !== undefined) scope.runtime.add('isMultiple');
  return [
    bounded(scope, type === 'integer' ? 'isInteger' : 'isNumber', '', at, minimum, maximum),
    ...(exclusiveMinimum === undefined ? [] : [`${at} > ${exclusiveMinimum}`]),
    ...(exclusiveMaximum === undefined ? [] : [`${at} < ${exclusiveMaximum}`]),
    ...(multipleOf === undefined ? [] : [`isMultiple(${at}, ${multipleOf})`]),
  ];
}

/** `isNumber(at, low, high)`, without the bounds that there are none of; `typeof` where there are none and it will do. */
function bounded(
  scope: Scope,
  guard: string,
  plain: string,
  at: string,
  low: number | undefined,
  high: number | undefined,
): string {
  if (plain !== '' && low === undefined && high === undefined) return `typeof ${at} === ${quote(plain)}`;
  scope.runtime.add(guard);
  const lowest = guard === 'isText' ? 0 : undefined;
  const bounds = high !== undefined ? [low ?? lowest, high] : low !== undefined ? [low] : [];
  return `${guard}(${[at, ...bounds.map(String)].join(', ')})`;
}
