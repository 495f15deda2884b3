import type { Rule } from './rule.ts';

const quoted = 64;

/** A value as a message shows it: strings in quotes and cut at 64 characters, the rest by its type. */
export function show(value: unknown): string {
  if (typeof value === 'string') {
    if (value.length <= quoted) return JSON.stringify(value);
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
  const isPlain = /^(?:string|number|boolean)$/.test(typeof value);
  return isPlain ? `${typeName(value)} ${show(value)}` : typeName(value);
}

/** `"a", "b"`: a list of plain values, as JSON writes each of them. */
function listed(values: readonly unknown[]): string {
  // Indented, JSON has each value on a line of its own.
  return JSON.stringify(values, null, 1).slice(3, -2).replaceAll(',\n ', ', ');
}

/** `"a"`, `"a" or "b"`, `"a", "b" or "c"`. */
export function either(values: readonly unknown[]): string {
  return values.length < 2 ? listed(values) : `${listed(values.slice(0, -1))} or ${listed(values.slice(-1))}`;
}

/** `"1m", "5m", … "1d"`: all when they are few, else the first ones and the last. */
export function oneOf(values: readonly unknown[]): string {
  return values.length <= 12 ? listed(values) : `${listed(values.slice(0, 8))}, … ${listed(values.slice(-1))}`;
}

/** The types that a rule allows: `string or null`. */
export function typeText({ type }: Rule): string {
  return String(type ?? 'value').replaceAll(',', ' or ');
}

/**
 * `1 to 24` when both bounds are known, `at least 1 item` or `at most 24 items` when one is. A count is of a `unit`, whose
 * lower bound is 0 when it has none.
 */
export function range(low: number, high: number, unit = ''): string {
  const last = high < Infinity ? high : low;
  const counted = unit && ` ${last === 1 ? unit : `${unit.replace(/y$/, 'ie')}s`}`;
  if (low === high) return `exactly ${low}${counted}`;
  if (low === (unit ? 0 : -Infinity)) return `at most ${high}${counted}`;
  return `${high < Infinity ? `${low} to` : 'at least'} ${last}${counted}`;
}
