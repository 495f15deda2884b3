import type { JsonSchema } from '../../../src/read/document.ts';

/** Values that a schema accepts and values that it refuses. */
export interface Group {
  readonly about: string;
  readonly schema: JsonSchema;
  readonly valid?: readonly unknown[];
  readonly invalid?: readonly unknown[];
}

/** A value as JSON text says it: the only way to write an own property `__proto__`. */
export function json(text: string): unknown {
  return JSON.parse(text);
}

/** One value of each type of JSON but those that are named. */
export function otherThan(...types: readonly string[]): unknown[] {
  const samples: Readonly<Record<string, unknown>> = {
    null: null,
    boolean: false,
    integer: 12,
    number: 13.7,
    string: 'text',
    array: [],
    object: {},
  };
  return Object.entries(samples).flatMap(([type, value]) => (types.includes(type) ? [] : [value]));
}
