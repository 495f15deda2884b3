import type { Group } from './group.ts';

const negativeOrEven = { if: { maximum: 0 }, then: { minimum: -10 }, else: { multipleOf: 2 } } as const;

/** `allOf`, `anyOf`, `if`, `then`, `else`. */
export const combined: readonly Group[] = [
  {
    description: 'allOf',
    schema: {
      allOf: [
        { properties: { bar: { type: 'integer' } }, required: ['bar'] },
        { properties: { foo: { type: 'string' } }, required: ['foo'] },
      ],
    },
    valid: [{ foo: 'baz', bar: 2 }],
    invalid: [{ foo: 'baz' }, { bar: 2 }, { foo: 'baz', bar: 'quux' }],
  },
  {
    description: 'allOf with properties',
    schema: {
      properties: { bar: { type: 'integer' } },
      required: ['bar'],
      allOf: [
        { properties: { foo: { type: 'string' } }, required: ['foo'] },
        { properties: { baz: { type: 'null' } }, required: ['baz'] },
      ],
    },
    valid: [{ foo: 'quux', bar: 2, baz: null }],
    invalid: [{ foo: 'quux', baz: null }, { bar: 2, baz: null }, { foo: 'quux', bar: 2 }, { bar: 2 }],
  },
  {
    description: 'allOf of bounds',
    schema: { allOf: [{ maximum: 30 }, { minimum: 20 }] },
    valid: [25],
    invalid: [35, 15],
  },
  {
    description: 'allOf with an empty schema',
    schema: { allOf: [{}, { type: 'number' }] },
    valid: [1],
    invalid: ['foo'],
  },
  { description: 'allOf with only an empty schema', schema: { allOf: [{}] }, valid: [1, {}, null] },
  {
    description: 'allOf with anyOf',
    schema: { allOf: [{ multipleOf: 2 }], anyOf: [{ multipleOf: 3 }] },
    valid: [6, 12],
    invalid: [1, 3, 5, 2, 4],
  },
  { description: 'allOf in allOf', schema: { allOf: [{ allOf: [{ type: 'null' }] }] }, valid: [null], invalid: [123] },
  {
    description: 'allOf of maps with a minimum number of properties',
    schema: {
      type: 'object',
      allOf: [{ minProperties: 2 }, { propertyNames: { maxLength: 3 } }, { additionalProperties: { type: 'number' } }],
    },
    valid: [{ a: 1, b: 2 }],
    invalid: [{ a: 1 }, { a: 1, long: 2 }, { a: 1, b: '' }],
  },
  {
    description: 'anyOf',
    schema: { anyOf: [{ type: 'integer' }, { minimum: 2 }] },
    valid: [1, 2.5, 3, 'x'],
    invalid: [1.5],
  },
  {
    description: 'anyOf with a type',
    schema: { type: 'string', anyOf: [{ maxLength: 2 }, { minLength: 4 }] },
    valid: ['a', 'foobar'],
    invalid: [3, 'foo'],
  },
  {
    description: 'anyOf of objects',
    schema: {
      anyOf: [
        { properties: { bar: { type: 'integer' } }, required: ['bar'] },
        { properties: { foo: { type: 'string' } }, required: ['foo'] },
      ],
    },
    valid: [{ bar: 2 }, { foo: 'baz' }, { foo: 'baz', bar: 2 }, 1, 'x'],
    invalid: [{ foo: 2, bar: 'quux' }, {}],
  },
  { description: 'anyOf with an empty schema', schema: { anyOf: [{ type: 'number' }, {}] }, valid: ['foo', 123, null] },
  { description: 'anyOf in anyOf', schema: { anyOf: [{ anyOf: [{ type: 'null' }] }] }, valid: [null], invalid: [123] },
  {
    description: 'anyOf with the type object',
    schema: {
      type: 'object',
      anyOf: [{ required: ['a'] }, { minProperties: 2 }, { type: 'object', additionalProperties: { type: 'null' } }],
    },
    valid: [{ a: 1 }, { b: 1, c: 2 }, { b: null }, {}],
    invalid: [{ b: 1 }, []],
  },
  {
    description: 'anyOf of types in a property',
    schema: {
      type: 'object',
      required: ['a'],
      properties: {
        a: {
          anyOf: [{ type: 'string', minLength: 2 }, { type: 'null' }, { type: 'array', items: { type: 'number' } }],
        },
      },
    },
    valid: [{ a: 'ab' }, { a: null }, { a: [1] }],
    invalid: [{ a: 'a' }, { a: 1 }, { a: [''] }, {}],
  },
  { description: 'if alone', schema: { if: { const: 0 } }, valid: [0, 'hello'] },
  { description: 'then alone', schema: { then: { const: 0 } }, valid: [0, 'hello'] },
  { description: 'else alone', schema: { else: { const: 0 } }, valid: [0, 'hello'] },
  {
    description: 'if and then',
    schema: { if: { exclusiveMaximum: 0 }, then: { minimum: -10 } },
    valid: [-1, 3],
    invalid: [-100],
  },
  {
    description: 'if and else',
    schema: { if: { exclusiveMaximum: 0 }, else: { multipleOf: 2 } },
    valid: [-1, 4],
    invalid: [3],
  },
  { description: 'if, then and else', schema: negativeOrEven, valid: [-1, 4], invalid: [-100, 3] },
  {
    description: 'independent conditions',
    schema: { allOf: [{ if: { exclusiveMaximum: 0 } }, { then: { minimum: -10 } }, { else: { multipleOf: 2 } }] },
    valid: [-100, 3],
  },
  {
    description: 'conditions of items',
    schema: { type: 'array', items: negativeOrEven },
    valid: [[-1, 4]],
    invalid: [[-100], [3]],
  },
  {
    description: 'conditions of a property',
    schema: { type: 'object', properties: { a: { type: 'number', if: { maximum: 0 }, then: { minimum: -10 } } } },
    valid: [{ a: -1 }, { a: 1 }, {}],
    invalid: [{ a: -100 }, { a: '' }],
  },
  {
    description: 'conditions of an object',
    schema: {
      type: 'object',
      if: { properties: { a: { const: 1 } }, required: ['a'] },
      then: { required: ['b'] },
      else: { properties: { b: false } },
    },
    valid: [{ a: 1, b: 2 }, { a: 2 }, {}],
    invalid: [{ a: 1 }, { a: 2, b: 2 }, { b: 1 }],
  },
  {
    description: 'conditions on the number of properties of an object',
    schema: { type: 'object', if: { minProperties: 2 }, then: { required: ['a'] } },
    valid: [{ b: 1 }, { a: 1, b: 2 }],
    invalid: [{ b: 1, c: 2 }],
  },
  {
    description: 'conditions in conditions',
    schema: {
      if: { type: 'number' },
      then: { if: { minimum: 10 }, then: { multipleOf: 5 }, else: { multipleOf: 2 } },
      else: { maxLength: 1 },
    },
    valid: [15, 4, 'a', null],
    invalid: [12, 3, 'ab'],
  },
];
