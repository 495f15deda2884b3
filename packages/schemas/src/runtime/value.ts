import type { TypeName } from './rule.ts';

/** An object that is no array and not null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `undefined` counts as absent, as it does in JSON; inherited properties do not count. */
export function isPresent(value: Readonly<Record<string, unknown>>, name: string): boolean {
  return Object.hasOwn(value, name) && value[name] !== undefined;
}

/** The types of JSON as bits, so that several are one number. A number that JSON can hold and that is whole has two. */
export const kinds: Readonly<Record<TypeName, number>> = {
  string: 1,
  boolean: 2,
  null: 4,
  array: 8,
  object: 16,
  number: 32,
  integer: 64,
};

/** The bits of the types that a value has; none for what JSON cannot hold. */
export function kindsOf(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return kinds.string;
    case 'number':
      return Number.isInteger(value) ? kinds.number | kinds.integer : Number.isFinite(value) ? kinds.number : 0;
    case 'boolean':
      return kinds.boolean;
    case 'object':
      return value === null ? kinds.null : Array.isArray(value) ? kinds.array : kinds.object;
    default:
      return 0;
  }
}

/** The number of Unicode code points of a text. */
export function codePoints(text: string): number {
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

/** How deep a value may nest: hostile input must not exhaust the stack. */
export const maxDepth = 128;

/** A text that is equal for equal JSON values, whatever the order of their keys. It does not look below `maxDepth`. */
function canonical(value: unknown, depth = 0): string {
  if (depth > maxDepth) return '';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, depth + 1)).join()}]`;
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${canonical(item, depth + 1)}`);
  return `{${entries.sort().join()}}`;
}

/** The first item that an earlier one equals, with the index of that one; `undefined` when all are different. */
export function repeatedItem(items: readonly unknown[]): { index: number; first: number } | undefined {
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

/** Whether a number is a whole multiple of a step, as decimals: 0.3 is one of 0.1 although their quotient is not whole. */
export function isMultiple(value: number, step: number): boolean {
  const quotient = value / step;
  if (!Number.isFinite(quotient)) return value % step === 0;
  const whole = Math.round(quotient);
  return quotient === whole || Number((whole * step).toPrecision(15)) === value;
}
