import type { TypeName } from './rule.ts';

/** Returns true for an object that is neither an array nor null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns true if the object has an own property of this name whose value is not `undefined`. */
export function isPresent(value: Readonly<Record<string, unknown>>, name: string): boolean {
  return Object.hasOwn(value, name) && value[name] !== undefined;
}

/** Returns true if the value has the JSON type, or one of several. A whole number is also an `integer`. */
export function hasType(value: unknown, type: TypeName | readonly TypeName[]): boolean {
  if (typeof type !== 'string') return type.some((name) => hasType(value, name));
  if (typeof value === 'number')
    return type === 'number' ? Number.isFinite(value) : type === 'integer' && Number.isInteger(value);
  return typeName(value) === type;
}

/** Returns the JSON type of a value, or its JavaScript type if JSON cannot represent it. */
export function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Returns the number of Unicode code points in a string. */
export function countCodePoints(text: string): number {
  // The search is native code, which is much faster than the loop for long text.
  if (text.length > 16 && !/[\ud800-\udbff]/.test(text)) return text.length;
  let count = text.length;
  for (let index = text.length - 1; index > 0; index--) {
    const low = text.charCodeAt(index) & 0xfc00;
    if (low === 0xdc00 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800) {
      count--;
      index--;
    }
  }
  return count;
}

/** Maximum nesting depth of a value, so that hostile input cannot exhaust the stack. */
export const MAX_DEPTH = 128;

/**
 * Serializes a value so that equal JSON values have equal strings, regardless of key order. An undefined property counts as
 * absent. Ignores everything below `MAX_DEPTH`.
 */
function canonical(value: unknown, depth = 0): string {
  if (depth > MAX_DEPTH) return '';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, depth + 1)).join()}]`;
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item, depth + 1)}`);
  return `{${entries.sort().join()}}`;
}

/**
 * Returns the index of the first duplicate and, as `first`, the index of the earlier equal item. Returns `undefined` if all items differ.
 */
export function findDuplicate(items: readonly unknown[]): { index: number; first: number } | undefined {
  if (items.length < 2) return undefined;
  const seen = new Map<string, number>();
  for (let index = 0; index < items.length; index++) {
    const text = canonical(items[index]);
    const first = seen.get(text);
    if (first !== undefined) return { index, first };
    seen.set(text, index);
  }
  return undefined;
}

/** Returns true if a number is a multiple of a step, in decimal arithmetic: 0.3 is a multiple of 0.1. */
export function isMultiple(value: number, step: number): boolean {
  const quotient = value / step;
  if (!Number.isFinite(quotient)) return value % step === 0;
  const whole = Math.round(quotient);
  return quotient === whole || Number((whole * step).toPrecision(15)) === value;
}
