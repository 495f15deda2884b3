import { describe, expect, it } from 'vitest';
import { thingModule, thingType } from '../support/test-api.ts';

describe('the type of a schema', () => {
  it('is a named interface with a doc comment on each property', () => {
    const text = thingType(`
      Thing:
        type: object
        description: A thing.
        required: [name]
        properties:
          name: { type: string, description: The name., minLength: 1, maxLength: 64, examples: [Checkout] }
          size: { type: integer, description: How large it is., minimum: 1, maximum: 24, default: 12 }
          kind: { $ref: '#/components/schemas/Kind', description: Of which kind. }
          old: { type: boolean, deprecated: true }
      Kind: { type: string, enum: [a, b] }
    `);
    expect(text).toMatchInlineSnapshot(`
      "/** A thing. */
      export interface Thing {
        /**
         * The name.
         *
         * 1 to 64 characters.
         * @example 'Checkout'
         */
        name: string;
        /**
         * How large it is.
         *
         * 1 to 24.
         * @default 12
         */
        size?: number;
        /** Of which kind. */
        kind?: Kind;
        /** @deprecated */
        old?: boolean;
      }"
    `);
  });

  it('is an array of values and their union for an enumeration', () => {
    const text = thingModule(`
      Thing: { type: string, description: Which thing., enum: [1m, last_value, "it's"] }
    `);
    expect(text).toMatchInlineSnapshot(`
      "import { enumeration } from '../runtime/schema.ts';


      /** Which thing. */
      export type Thing = (typeof Thing)[number];

      /** All values of {@link Thing} in the order of the spec, with the methods of a validator. */
      export const Thing = /* @__PURE__ */ enumeration(['1m', 'last_value', "it's"], isThing);

      /** Returns true if the value is a valid {@link Thing}. */
      export function isThing(value: unknown): value is Thing {
        return (value === '1m' || value === 'last_value' || value === "it's");
      }
      "
    `);
  });

  it('includes null if the schema allows it', () => {
    const text = thingType(`
      Thing:
        type: object
        properties:
          note: { type: [string, 'null'] }
          level: { type: [string, 'null'], enum: [low, high, null] }
          part:
            oneOf: [{ $ref: '#/components/schemas/Part' }, { type: 'null' }]
      Part: { type: object, properties: {} }
    `);
    expect(text).toMatchInlineSnapshot(`
      "export interface Thing {
        note?: string | null;
        level?: 'low' | 'high' | null;
        part?: Part | null;
      }"
    `);
  });

  it('is a union of primitives for several types, and omits string literals if it contains string', () => {
    const text = thingType(`
      Thing:
        type: object
        properties:
          key: { type: [string, integer] }
          time: { oneOf: [{ type: string, format: date-time }, { type: string, const: '' }, { type: 'null' }] }
          keys: { type: array, items: { type: [string, integer] } }
          any: {}
    `);
    expect(text).toMatchInlineSnapshot(`
      "export interface Thing {
        key?: string | number;
        time?: string | null;
        keys?: (string | number)[];
        any?: unknown;
      }"
    `);
  });

  it('is the union of its members for a tagged union', () => {
    const text = thingType(`
      Thing:
        oneOf: [{ $ref: '#/components/schemas/Log' }, { $ref: '#/components/schemas/Trace' }]
        discriminator:
          propertyName: kind
          mapping: { log: '#/components/schemas/Log', trace: '#/components/schemas/Trace' }
      Log: { type: object, properties: { kind: { const: log } } }
      Trace: { type: object, properties: { kind: { const: trace } } }
    `);
    expect(text).toMatchInlineSnapshot(`"export type Thing = Log | Trace;"`);
  });

  it('is a record for a map', () => {
    const text = thingType('Thing: { type: object, additionalProperties: { type: [string, integer] } }');
    expect(text).toMatchInlineSnapshot(`"export type Thing = Record<string, string | number>;"`);
  });

  it('inlines nested objects', () => {
    const text = thingType(`
      Thing:
        type: object
        properties:
          at: { type: object, required: [x], properties: { x: { type: number, description: The column. } } }
    `);
    expect(text).toMatchInlineSnapshot(`
      "export interface Thing {
        at?: {
          /** The column. */
          x: number;
        };
      }"
    `);
  });

  it('quotes property names if necessary', () => {
    const text = thingType(`
      Thing: { type: object, properties: { series_0.data: { type: number }, $ok: { type: number }, 1st: { type: number } } }
    `);
    expect(text).toMatchInlineSnapshot(`
      "export interface Thing {
        'series_0.data'?: number;
        $ok?: number;
        '1st'?: number;
      }"
    `);
  });

  it('splits a long union into lines', () => {
    const values = Array.from({ length: 9 }, (_, index) => `a_long_value_${index}`);
    const text = thingType(
      `Thing: { type: object, properties: { a: { type: string, enum: [${values.join(', ')}] } } }`,
    );
    expect(text).toMatchInlineSnapshot(`
      "export interface Thing {
        a?:
          | 'a_long_value_0'
          | 'a_long_value_1'
          | 'a_long_value_2'
          | 'a_long_value_3'
          | 'a_long_value_4'
          | 'a_long_value_5'
          | 'a_long_value_6'
          | 'a_long_value_7'
          | 'a_long_value_8';
      }"
    `);
  });
});

describe('an input type', () => {
  const schemas = `
    Thing:
      type: object
      required: [id, name]
      properties:
        id: { readOnly: true }
        name: { type: string }
        note: { type: string }
        any: {}
  `;

  it('omits read-only properties and accepts undefined for optional ones', () => {
    expect(thingType(schemas, 'sent')).toMatchInlineSnapshot(`
      "export interface Thing {
        name: string;
        note?: string | undefined;
        any?: unknown;
      }"
    `);
  });

  it('has read-only arrays at every depth', () => {
    const lists = `
      Thing:
        type: object
        required: [tags]
        properties:
          tags: { type: array, items: { type: string } }
          keys: { type: array, items: { type: [string, integer] } }
          rows: { type: array, items: { type: array, items: { type: number } } }
    `;
    expect(thingType(lists, 'sent')).toMatchInlineSnapshot(`
      "export interface Thing {
        tags: readonly string[];
        keys?: readonly (string | number)[] | undefined;
        rows?: readonly (readonly number[])[] | undefined;
      }"
    `);
    expect(thingType(lists, 'received')).toMatchInlineSnapshot(`
      "export interface Thing {
        tags: string[];
        keys?: (string | number)[];
        rows?: number[][];
      }"
    `);
  });

  it('differs from the output type, which has all properties and no undefined', () => {
    expect(thingType(schemas, 'received')).toMatchInlineSnapshot(`
      "export interface Thing {
        id: unknown;
        name: string;
        note?: string;
        any?: unknown;
      }"
    `);
  });
});

describe('properties that differ only in a number', () => {
  const numbered = (names: readonly string[], type = 'number') => `
    Thing:
      type: object
      properties: { ${names.map((name) => `${name}: { type: ${type} }`).join(', ')} }
  `;

  it('can be read with a computed name', () => {
    expect(thingType(numbered(['series_0.data', 'series_1.data']))).toMatchInlineSnapshot(`
      "export interface Thing {
        'series_0.data'?: number;
        'series_1.data'?: number;
        /** Access with a computed number. */
        [name: \`series_\${number}.data\`]: number | undefined;
      }"
    `);
  });

  it.each([
    ['there is only one', numbered(['p0'])],
    ['one number is missing', numbered(['p0', 'p2'])],
    ['the numbers do not start at 0', numbered(['p1', 'p2'])],
    ['their types differ', numbered(['p0', 'p1']).replace('number', 'string')],
  ])('have no index signature if %s', (_, schemas) => {
    expect(thingType(schemas)).not.toContain('[name');
  });

  it('have no index signature in input', () => {
    expect(thingType(numbered(['p0', 'p1']), 'sent')).not.toContain('[name');
  });
});
