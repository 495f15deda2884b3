import type { Rule } from './rule.ts';
import { typeName } from './value.ts';

const MAX_QUOTED_LENGTH = 64;

/**
 * Formats a value for a message. Strings are quoted and truncated to 64 characters. Objects and arrays are represented by
 * their type.
 */
export function formatValue(value: unknown): string {
  if (typeof value === 'string') {
    if (value.length <= MAX_QUOTED_LENGTH) return JSON.stringify(value);
    const text = [...value.slice(0, MAX_QUOTED_LENGTH * 2)].slice(0, MAX_QUOTED_LENGTH).join('');
    return text.length < value.length ? `${JSON.stringify(text)}…` : JSON.stringify(text);
  }
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeName(value);
}

/** Describes a value of the wrong type: its type, followed by the value if it is a string, number or boolean. */
export function describeReceived(value: unknown): string {
  const type = typeName(value);
  const text = formatValue(value);
  return text === type ? type : `${type} ${text}`;
}

/** Formats primitives as JSON, separated by commas: `"a", "b"`. */
function formatList(values: readonly unknown[]): string {
  // With an indentation, JSON.stringify writes each value on its own line.
  return JSON.stringify(values, null, 1).slice(3, -2).replaceAll(',\n ', ', ');
}

/** Formats alternatives: `"a"`, `"a" or "b"`, `"a", "b" or "c"`. */
export function formatAlternatives(values: readonly unknown[]): string {
  return values.length < 2
    ? formatList(values)
    : `${formatList(values.slice(0, -1))} or ${formatList(values.slice(-1))}`;
}

/** Formats allowed values, separated by commas. Lists all values if there are at most 12, otherwise the first eight, `…` and the last. */
export function formatAllowed(values: readonly unknown[]): string {
  return values.length <= 12
    ? formatList(values)
    : `${formatList(values.slice(0, 8))}, … ${formatList(values.slice(-1))}`;
}

/** Formats the types that a rule allows: `string or null`. */
export function typeText({ type }: Rule): string {
  return [type ?? 'value'].flat().join(' or ');
}

/**
 * Formats a range: `1 to 24`, `exactly 2 items`, `at least 1 item` or `at most 24 items`. `unit` is the singular of what is counted.
 * With a unit, pass 0 as `low` if there is no minimum.
 */
export function formatRange(low = -Infinity, high = Infinity, unit = ''): string {
  const last = high < Infinity ? high : low;
  const counted = unit && ` ${last === 1 ? unit : `${unit.replace(/y$/, 'ie')}s`}`;
  if (low === high) return `exactly ${low}${counted}`;
  if (low === (unit ? 0 : -Infinity)) return `at most ${high}${counted}`;
  return `${high < Infinity ? `${low} to` : 'at least'} ${last}${counted}`;
}
