import type { Rule } from './rule.ts';

const quoted = 64;

/** A value as a message shows it: strings in quotes and cut at 64 characters, the rest by its type. */
export function show(value: unknown): string {
  if (typeof value === 'string') {
    const text = [...value.slice(0, quoted * 2)].slice(0, quoted).join('');
    return text.length < value.length ? `${JSON.stringify(text)}…` : JSON.stringify(text);
  }
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeName(value);
}

/** The JSON type of a value. */
export function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** What came instead of an expected type: the type, and the value where it is a plain one. */
export function received(value: unknown): string {
  return value === null || typeof value === 'object' ? typeName(value) : `${typeName(value)} ${show(value)}`;
}

/** `"a"`, `"a" or "b"`, `"a", "b" or "c"`. */
export function either(values: readonly unknown[]): string {
  const shown = values.map((value) => JSON.stringify(value));
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}

/** `"1m", "5m", … "1d"`: all when they are few, else the first ones and the last. */
export function oneOf(values: readonly unknown[]): string {
  const shown = values.map((value) => JSON.stringify(value));
  return shown.length <= 12 ? shown.join(', ') : `${shown.slice(0, 8).join(', ')}, … ${shown.at(-1)}`;
}

/** What is counted, as one of it and as several. */
export type Unit = readonly [one: string, several: string];

/** `1 to 24` when both bounds are known, `at least 1 item` or `at most 24 items` when one is. */
export function range(low: number | undefined, high: number | undefined, unit?: Unit): string {
  const last = high ?? low;
  const counted = unit ? ` ${last === 1 ? unit[0] : unit[1]}` : '';
  if (low !== undefined && low === high) return `exactly ${low}${counted}`;
  if (low !== undefined && high !== undefined) return `${low} to ${high}${counted}`;
  return low === undefined ? `at most ${high}${counted}` : `at least ${low}${counted}`;
}

/** A number's bounds in words. */
export function numberRange(rule: Rule): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = rule;
  if (exclusiveMinimum === undefined && exclusiveMaximum === undefined) return range(minimum, maximum);
  const low = exclusiveMinimum === undefined ? minimum : `more than ${exclusiveMinimum}`;
  const high = exclusiveMaximum === undefined ? maximum : `less than ${exclusiveMaximum}`;
  return [
    low === minimum && low !== undefined ? `at least ${low}` : low,
    high === maximum && high !== undefined ? `at most ${high}` : high,
  ]
    .filter((part) => part !== undefined)
    .join(' and ');
}
