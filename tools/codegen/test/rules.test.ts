import { describe, expect, it } from 'vitest';
import { thingModule, thingRule } from './support/api.ts';
import { everyKeyword } from './support/every-keyword.ts';

describe('the rule of a schema', () => {
  it('has every keyword that is supported', () => {
    expect(thingRule(everyKeyword, 'sent')).toMatchInlineSnapshot(`
      "export const Thing: Schema<Thing> = /* @__PURE__ */ schema<Thing>(
        {
          type: 'object',
          required: ['kind'],
          minProperties: 1,
          maxProperties: 20,
          properties: {
            kind: { type: 'string', const: 'thing' },
            id: true,
            level: { type: ['string', 'null'], enum: ['low', 'high', null], default: null },
            ratio: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1, multipleOf: 0.25 },
            size: { type: 'integer', minimum: 1, maximum: 24, default: 12 },
            name: { type: 'string', minLength: 1, maxLength: 64, pattern: /^[a-z/]+$/u },
            key: { type: 'string', format: 'uuid' },
            time: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
            link: { type: 'string', format: 'uri' },
            address: { type: 'string', format: 'ipv4' },
            tags: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 9, uniqueItems: true, default: [] },
            labels: { type: 'object', propertyNames: { maxLength: 9 }, additionalProperties: { type: 'string' } },
            every: { ...Interval.rule, default: '1m' },
            part: Part.rule,
            any: {},
          },
          anyOf: [{ required: ['name'] }, { required: ['key'] }],
          allOf: [
            {
              if: { properties: { level: { const: 'high' } }, required: ['level'] },
              then: { required: ['size'] },
              else: { properties: { size: false } },
            },
          ],
        },
        true,
      );
      "
    `);
  });

  it('knows the tag and the members of a tagged union', () => {
    const text = thingModule(`
      Thing:
        oneOf: [{ $ref: '#/components/schemas/Log' }, { $ref: '#/components/schemas/Trace' }]
        discriminator:
          propertyName: kind
          mapping: { log: '#/components/schemas/Log', trace-v2: '#/components/schemas/Trace' }
      Log: { type: object, properties: { kind: { const: log } } }
      Trace: { type: object, properties: { kind: { const: trace-v2 } } }
    `);
    expect(text).toMatchInlineSnapshot(`
      "import { type Schema, schema } from '../runtime/schema.ts';
      import { Log } from './log.ts';
      import { Trace } from './trace.ts';

      export type Thing = Log | Trace;

      /** The validator of {@link Thing}. */
      export const Thing: Schema<Thing> = /* @__PURE__ */ schema<Thing>({
        tag: 'kind',
        members: { log: Log.rule, 'trace-v2': Trace.rule },
      });
      "
    `);
  });

  it('accepts a read-only property of a request as it is', () => {
    const text = thingRule(
      'Thing: { type: object, properties: { id: { readOnly: true, description: The id. } } }',
      'sent',
    );
    expect(text).toMatchInlineSnapshot(`
      "export const Thing: Schema<Thing> = /* @__PURE__ */ schema<Thing>({ type: 'object', properties: { id: true } }, true);
      "
    `);
  });

  it('checks a read-only property that says more of itself', () => {
    const text = thingRule('Thing: { type: object, properties: { id: { readOnly: true, type: string } } }');
    expect(text).toContain(`id: { type: 'string' }`);
  });

  it('takes the default that stands beside a reference', () => {
    const text = thingRule(`
      Thing: { type: object, properties: { every: { $ref: '#/components/schemas/Interval', default: 1m } } }
      Interval: { type: string, enum: [1m, 5m] }
    `);
    expect(text).toContain(`every: { ...Interval.rule, default: '1m' }`);
  });

  it('is closed when the schema is only sent', () => {
    const schema = 'Thing: { type: object, properties: { a: {} } }';
    expect(thingRule(schema, 'sent')).toMatch(/ }, true\);\n$/);
    expect(thingRule(schema, 'received')).not.toMatch(/true/);
    expect(thingRule(schema, 'unused')).not.toMatch(/true/);
  });

  it('does not say what only people and other generators read', () => {
    const schema =
      'Thing: { type: string, title: T, description: D, examples: [a], deprecated: true, x-unit: ms, format: int64 }';
    expect(thingRule(schema)).toContain(`schema<Thing>({ type: 'string' })`);
  });
});
