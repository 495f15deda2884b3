import { describe, expect, it } from 'vitest';
import { everyKeyword } from '../support/every-keyword.ts';
import { thingModule, thingRule } from '../support/test-api.ts';

describe('the rule of a schema', () => {
  it('contains every supported keyword', () => {
    expect(thingRule(everyKeyword, 'sent')).toMatchInlineSnapshot(`
      "export const Thing: Schema<Thing> = /* @__PURE__ */ schema<Thing>(() => ({
        type: 'object',
        required: ['kind'],
        minProperties: 1,
        maxProperties: 20,
        properties: {
          kind: { type: 'string', const: 'thing' },
          id: true,
          level: { type: ['string', 'null'], enum: ['low', 'high', null], default: null },
          ratio: {
            type: 'number',
            exclusiveMinimum: 0,
            exclusiveMaximum: 1,
            multipleOf: 0.25,
            keywords: [multipleOf, exclusive],
          },
          size: { type: 'integer', minimum: 1, maximum: 24, default: 12 },
          name: { type: 'string', minLength: 1, maxLength: 64, pattern: pattern },
          key: { type: 'string', format: uuid, writeOnly: true },
          time: { anyOf: [{ type: 'string', format: dateTime }, { type: 'null' }], keywords: [anyOf] },
          link: { type: 'string', format: uri, writeOnly: true },
          address: { type: 'string', format: ipv4 },
          tags: {
            type: 'array',
            items: { type: 'string' },
            minItems: 1,
            maxItems: 9,
            uniqueItems: true,
            default: [],
            keywords: [uniqueItems],
          },
          labels: {
            type: 'object',
            propertyNames: { maxLength: 9 },
            additionalProperties: { type: 'string' },
            keywords: [map],
          },
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
            keywords: [condition],
          },
        ],
        keywords: [map, anyOf, allOf],
      }), 'request', isThing);

      function thingEntries(value: Readonly<Record<string, unknown>>): boolean {
        let count = 0;
        for (const key of Object.keys(value)) {
          const entry = value[key];
          if (entry === undefined) continue;
          count++;
        }
        return (count >= 1 && count <= 20);
      }

      function thingTags(value: unknown): boolean {
      if (!(Array.isArray(value) && value.length >= 1 && value.length <= 9)) return false;
      for (let index = 0; index < value.length; index++) {
      const item: unknown = value[index];
      if (typeof item !== 'string') return false;
      }
      return findDuplicate(value) === undefined;
      }

      function thingEntries2(value: Readonly<Record<string, unknown>>): boolean {
        for (const key of Object.keys(value)) {
          const entry = value[key];
          if (entry === undefined) continue;
          if (!(hasMaxLength(key, 9))) return false;
          if (!(typeof entry === 'string')) return false;
        }
        return true;
      }

      function thingLabels(value: unknown): boolean {
        if (!isObject(value)) return false;
        return thingEntries2(value);
      }

      /** Returns true if the value is a valid {@link Thing}. */
      export function isThing(value: unknown): value is Thing {
      if (!isObject(value)) return false;
      let level: unknown;
      let size: unknown;
      let name: unknown;
      let property6: unknown;
      let missing = 1;
      for (const key in value) {
      const entry = value[key];
      if (entry === undefined) continue;
      switch (key) {
      case 'kind': if (entry !== 'thing') return false; missing--; break;
      case 'id':
      case 'any':  break;
      case 'level': if (!(entry === 'low' || entry === 'high' || entry === null)) return false; level = entry; break;
      case 'ratio': if (!(typeof entry === 'number' && entry > 0 && entry < 1 && isMultiple(entry, 0.25))) return false; break;
      case 'size': if (!(typeof entry === 'number' && (entry | 0) === entry && entry >= 1 && entry <= 24)) return false; size = entry; break;
      case 'name': if (!(typeof entry === 'string' && entry !== '' && hasMaxLength(entry, 64) && pattern.test(entry))) return false; name = entry; break;
      case 'key': if (!(typeof entry === 'string' && isUuid(entry))) return false; property6 = entry; break;
      case 'time': if (!(((typeof entry === 'string' && isDateTime(entry)) || entry === null))) return false; break;
      case 'link': if (!(typeof entry === 'string' && isUri(entry))) return false; break;
      case 'address': if (!(typeof entry === 'string' && isIpv4(entry))) return false; break;
      case 'tags': if (!(thingTags(entry))) return false; break;
      case 'labels': if (!(thingLabels(entry))) return false; break;
      case 'every': if (!(isInterval(entry))) return false; break;
      case 'part': if (!(isPart(entry))) return false; break;
      default: if (Object.hasOwn(value, key)) return false;
      }
      }
      return (missing === 0 && (name !== undefined || property6 !== undefined) && (level === 'high' ? size !== undefined : size === undefined) && thingEntries(value));
      }
      "
    `);
  });

  it('contains the tag and the members of a tagged union', () => {
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
      "import { isObject } from '../runtime/value.ts';
      import { union } from '../runtime/keywords/union.ts';
      import { type Schema, schema } from '../runtime/schema.ts';
      import { Log, isLog } from './log.ts';
      import { Trace, isTrace } from './trace.ts';


      export type Thing = Log | Trace;

      /** Validates {@link Thing}. */
      export const Thing: Schema<Thing> = /* @__PURE__ */ schema<Thing>(() => ({ tag: 'kind', members: { log: Log.rule, 'trace-v2': Trace.rule }, keywords: [union] }), 'response', isThing);

      /** Returns true if the value is a valid {@link Thing}. */
      export function isThing(value: unknown): value is Thing {
        if (!isObject(value)) return false;
        switch (value['kind']) {
          case 'log':
            return isLog(value);
          case 'trace-v2':
            return isTrace(value);
          default:
            return false;
        }
      }
      "
    `);
  });

  it('accepts any value for a read-only property without constraints', () => {
    const text = thingRule(
      'Thing: { type: object, properties: { id: { readOnly: true, description: The id. } } }',
      'sent',
    );
    expect(text).toMatchInlineSnapshot(`
      "export const Thing: Schema<Thing> = /* @__PURE__ */ schema<Thing>(() => ({ type: 'object', properties: { id: true } }), 'request', isThing);

      /** Returns true if the value is a valid {@link Thing}. */
      export function isThing(value: unknown): value is Thing {
        if (!isObject(value)) return false;
        return (countProperties(value) === 0 || hasOnlyProperties(value, Thing.rule.properties));
      }
      "
    `);
  });

  it('checks a read-only property with constraints', () => {
    const text = thingRule('Thing: { type: object, properties: { id: { readOnly: true, type: string } } }', 'sent');
    expect(text).toContain(`id: { type: 'string' }`);
  });

  it('contains the default next to a reference', () => {
    const text = thingRule(`
      Thing: { type: object, properties: { every: { $ref: '#/components/schemas/Interval', default: 1m } } }
      Interval: { type: string, enum: [1m, 5m] }
    `);
    expect(text).toContain(`every: { ...Interval.rule, default: '1m' }`);
  });

  it('rejects unknown properties if the schema occurs only in requests', () => {
    const schema = 'Thing: { type: object, properties: { a: {} } }';
    expect(thingRule(schema, 'sent')).toContain("}), 'request', isThing);");
    expect(thingRule(schema, 'received')).toContain("}), 'response', isThing);");
    expect(thingRule(schema, 'unused')).toContain("}), 'response', isThing);");
  });

  it('contains no annotations', () => {
    const schema =
      'Thing: { type: string, title: T, description: D, examples: [a], deprecated: true, x-unit: ms, format: int64 }';
    expect(thingRule(schema)).toContain(`schema<Thing>(() => ({ type: 'string' }), 'response', isThing)`);
  });
});
