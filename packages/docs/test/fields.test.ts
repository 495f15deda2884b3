import { describe, expect, it } from 'vitest';
import { conditions } from '../src/spec/conditions.ts';
import { facts } from '../src/spec/facts.ts';
import { type Direction, shapeOf } from '../src/spec/field.ts';
import type { Document, Schema } from '../src/spec/openapi.ts';
import { typeLabel } from '../src/spec/type-label.ts';

const document: Document = {
  info: { title: '', version: '', summary: '' },
  tags: [],
  paths: {},
  components: {
    responses: {},
    schemas: {
      Circle: {
        type: 'object',
        description: 'A circle.',
        properties: { kind: { const: 'circle' }, radius: { type: 'number' } },
      },
      Square: { type: 'object', properties: { kind: { const: 'square' } } },
    },
  },
};
function label(schema: Schema) {
  return typeLabel(document, schema)
    .map(({ text }) => text)
    .join('');
}

describe('the constraints of a field', () => {
  it.each<[Schema, string[]]>([
    [{ minimum: 1, maximum: 24 }, ['1 to 24']],
    [{ minimum: 0 }, ['at least 0']],
    [{ exclusiveMinimum: 0 }, ['more than 0']],
    [{ minLength: 1, maxLength: 1024 }, ['1 to 1024 characters']],
    [{ minLength: 0, maxLength: 20 }, ['at most 20 characters']],
    [{ minItems: 1 }, ['at least 1 item']],
    [{ maxProperties: 100 }, ['at most 100 entries']],
    [{ minItems: 2, maxItems: 2, uniqueItems: true }, ['exactly 2 items', 'no duplicates']],
    [{ enum: ['a', 'b'], default: 'a' }, ['one of `"a"`, `"b"`', 'default `"a"`']],
    [{ default: null }, ['default `null`']],
    [{ format: 'date-time' }, ['a date and time (RFC 3339)']],
    [{ pattern: '^a$', writeOnly: true }, ['matches `^a$`', 'write-only']],
    [{ pattern: '^a$', maxLength: 9, 'x-expected': 'the letter a' }, ['at most 9 characters', 'the letter a']],
    [{ minimum: 1000, maximum: 9000, 'x-expected': 'milliseconds' }, ['milliseconds']],
  ])('are listed for the schema %j', (schema, expected) => {
    expect(facts(schema)).toEqual(expected);
  });
});

describe('a field', () => {
  const fields = (properties: Record<string, Schema>) =>
    shapeOf(document, { properties }, { anchor: '', depth: 0, direction: 'sent' })?.fields ?? [];

  it('has the description next to its `$ref`, or else that of the component', () => {
    const circle = { $ref: '#/components/schemas/Circle' };
    const shown = fields({ inner: circle, outer: { ...circle, description: 'The outer circle.' } });
    expect(shown.map(({ description }) => description)).toEqual(['A circle.', 'The outer circle.']);
  });

  it('is expanded if its schema has no page of its own', () => {
    const [named, unnamed] = fields({
      circle: { $ref: '#/components/schemas/Circle' },
      corner: { type: 'object', properties: { x: { type: 'number' } } },
    });
    expect(named?.shape).toBeUndefined();
    expect(unnamed?.shape?.fields.map(({ anchor }) => anchor)).toEqual(['corner.x']);
  });

  it('is marked as required only in requests, and as possibly absent only in responses', () => {
    const schema: Schema = { properties: { id: { type: 'string' }, note: { type: 'string' } }, required: ['id'] };
    const shown = (direction: Direction) =>
      shapeOf(document, schema, { anchor: '', depth: 0, direction })?.fields.map(({ required, facts }) => [
        required,
        facts,
      ]);
    expect(shown('sent')).toEqual([
      [true, []],
      [false, []],
    ]);
    expect(shown('received')).toEqual([
      [false, []],
      [false, ['can be absent']],
    ]);
  });
});

describe('the type of a field', () => {
  it.each<[Schema, string]>([
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Circle' } }, 'array of Circle'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'map of string'],
    [{ oneOf: [{ $ref: '#/components/schemas/Circle' }, { type: 'null' }] }, 'Circle or null'],
    [{ readOnly: true }, 'anything'],
  ])('is named for the schema %j', (schema, expected) => {
    expect(label(schema)).toBe(expected);
  });
});

describe('the conditions between fields', () => {
  it('name the required and the forbidden properties', () => {
    const rule: Schema = {
      if: { properties: { kind: { enum: ['a', 'b'] } } },
      then: { required: ['x', 'y'] },
      else: { properties: { x: false } },
    };
    expect(conditions({ allOf: [rule] })).toEqual([
      'If `kind` is `"a"` or `"b"`, `x` and `y` are required.',
      'Unless `kind` is `"a"` or `"b"`, `x` is not accepted.',
    ]);
  });

  it('name a property that excludes others', () => {
    const rule: Schema = { if: { properties: { x: true }, required: ['x'] }, then: { properties: { y: false } } };
    expect(conditions({ allOf: [rule] })).toEqual(['If `x` is set, `y` is not accepted.']);
  });

  it('name alternatives', () => {
    const alternatives: Schema = { anyOf: [{ required: ['channel'] }, { required: ['channels'] }] };
    expect(conditions(alternatives)).toEqual(['`channel` or `channels` is required.']);
    const rule: Schema = { if: { properties: { kind: { const: 'a' } } }, then: alternatives };
    expect(conditions({ allOf: [rule] })).toEqual(['If `kind` is `"a"`, `channel` or `channels` is required.']);
  });
});

describe('the variants of a union', () => {
  it('are named by the discriminator, and their fields have separate anchors', () => {
    const union: Schema = {
      oneOf: [{ $ref: '#/components/schemas/Circle' }, { $ref: '#/components/schemas/Square' }],
      discriminator: { propertyName: 'kind' },
    };
    const shape = shapeOf(document, union, { anchor: 'body', depth: 1, direction: 'sent' });
    expect(shape?.variants.map((variant) => variant.label)).toEqual(['kind is `"circle"`', 'kind is `"square"`']);
    expect(shape?.variants[0]?.shape.fields.map(({ anchor }) => anchor)).toEqual([
      'body.Circle.kind',
      'body.Circle.radius',
    ]);
  });
});
