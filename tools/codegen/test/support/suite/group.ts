import type { JsonSchema } from '../../../src/read/document.ts';

/** Values that a schema accepts and values that it rejects. */
export interface Group {
  readonly description: string;
  readonly schema: JsonSchema;
  readonly valid?: readonly unknown[];
  readonly invalid?: readonly unknown[];
}

/** Parses a value from JSON. Unlike a literal such as `{ __proto__: 1 }`, the result can have an own property `__proto__`. */
export function json(text: string): unknown {
  return JSON.parse(text);
}

/** Returns one value of each JSON Schema type except the named ones. An integer is also a number: name both to omit all numbers. */
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
