import type { JsonSchema } from '../../../src/read/document.ts';

/** Schemas that the generator does not support, most of them from the JSON Schema Test Suite, with the expected error. */
export const unsupported: readonly (readonly [message: string, schema: JsonSchema | boolean])[] = [
  ['expected a schema, received `true`', true],
  ['expected a schema, received `false`', false],
  ['expected a schema, received `false`', { items: false as unknown as JsonSchema }],
  ['expected a schema, received `true`', { allOf: [true as unknown as JsonSchema] }],
  ['expected a schema, received `false`', { if: false, else: { const: 1 } }],
  ['an object or array is not supported', { const: { foo: 'bar' } }],
  ['an object or array is not supported', { const: [{ foo: 'bar' }] }],
  ['an object or array is not supported', { const: { '': 1 } }],
  ['an object or array is not supported', { enum: [6, 'foo', [], true, { foo: 12 }] }],
  ['an object or array is not supported', { enum: [[false]] }],
  ['`const` lists `5`, which `type` does not allow', { const: 5, type: 'string' }],
  ['`enum` lists `null`, which `type` does not allow', { type: 'string', enum: ['a', null] }],
  ['`#/$defs/a` is not supported', { $ref: '#/$defs/a' }],
  ['the keyword `$dynamicRef` is not supported', { $dynamicRef: '#node' }],
  ['the keyword `$defs` is not supported', { $defs: { a: {} } }],
  ['the keyword `not` is not supported', { not: { type: 'integer' } }],
  ['the keyword `contains` is not supported', { contains: { minimum: 5 } }],
  ['the keyword `prefixItems` is not supported', { prefixItems: [{ type: 'integer' }] }],
  ['the keyword `patternProperties` is not supported', { patternProperties: { '^v': {} } }],
  ['the keyword `dependentRequired` is not supported', { dependentRequired: { bar: ['foo'] } }],
  ['the keyword `dependentSchemas` is not supported', { dependentSchemas: { bar: {} } }],
  ['the keyword `unevaluatedProperties` is not supported', { unevaluatedProperties: false }],
  ['the keyword `unevaluatedItems` is not supported', { unevaluatedItems: false }],
  ['the keyword `contentEncoding` is not supported', { contentEncoding: 'base64' }],
  ['the keyword `optional` is not supported', { optional: ['a'] }],
  ['the format `hostname` is not supported', { format: 'hostname' }],
  ['expected `false` or a schema for the values', { additionalProperties: true }],
  ['`false` forbids a property only in `then` and `else`', { properties: { foo: {}, bar: false } }],
  ...Object.getOwnPropertyNames(Object.prototype).map((name) => {
    // JSON.parse also creates a property with the name `__proto__`.
    const properties = JSON.parse(`{"${name}":{"type":"number"}}`);
    return [`the name \`${name}\` is not supported`, { properties }] as const;
  }),
  ['a value can match more than one', { oneOf: [{ type: 'integer' }, { minimum: 2 }] }],
  ['a value can match more than one', { oneOf: [{ type: 'integer' }, { type: 'number' }] }],
  [
    'a value can match more than one',
    {
      oneOf: [
        { type: 'string', minLength: 2 },
        { type: 'string', maxLength: 4 },
      ],
    },
  ],
];
