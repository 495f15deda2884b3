import { type Group, otherThan } from './group.ts';

const notLists = otherThan('array');

/** `items`, `minItems`, `maxItems`, `uniqueItems`. */
export const lists: readonly Group[] = [
  {
    description: 'items',
    schema: { items: { type: 'integer' } },
    valid: [[1, 2, 3], [], { foo: 'bar' }, { 0: 'invalid', length: 1 }, ...notLists],
    invalid: [[1, 'x'], [null]],
  },
  {
    description: 'items of items',
    schema: {
      type: 'array',
      items: { type: 'array', items: { type: 'array', items: { type: 'array', items: { type: 'number' } } } },
    },
    valid: [[[[[1]], [[2], [3]]], [[[4], [5], [6]]]]],
    invalid: [
      [[[['1']], [[2], [3]]], [[[4], [5], [6]]]],
      [
        [[1], [2], [3]],
        [[4], [5], [6]],
      ],
    ],
  },
  { description: 'items that must be null', schema: { items: { type: 'null' } }, valid: [[null], []], invalid: [[0]] },
  {
    description: 'items with several keywords',
    schema: { type: 'array', items: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } } },
    valid: [[{ a: '' }], [{ a: '', b: 1 }]],
    invalid: [[{}], [{ a: 1 }], ['a']],
  },
  { description: 'minItems', schema: { minItems: 1 }, valid: [[1, 2], [1], '', {}, ...notLists], invalid: [[]] },
  {
    description: 'maxItems',
    schema: { maxItems: 2 },
    valid: [[1], [1, 2], [], 'foobar', { length: 3 }],
    invalid: [[1, 2, 3]],
  },
  { description: 'maxItems 0', schema: { type: 'array', maxItems: 0 }, valid: [[]], invalid: [[1]] },
  {
    description: 'uniqueItems',
    schema: { uniqueItems: true },
    valid: [
      [1, 2],
      ['foo', 'bar'],
      [1, true],
      [0, false],
      [[1], [true]],
      [[0], [false]],
      [
        [[1], 'foo'],
        [[true], 'foo'],
      ],
      [{ a: 1 }, { a: true }],
      [{ a: 0 }, { a: false }],
      [{ foo: 'bar' }, { foo: 'baz' }],
      [{ foo: { bar: { baz: true } } }, { foo: { bar: { baz: false } } }],
      [['foo'], ['bar']],
      [{}, [1], true, null, 1, '{}'],
      [{ a: 1 }, { a: 1, b: null }],
      ['1', 1],
      ['a,b', 'a', 'b'],
      [['a,b'], ['a', 'b']],
      [null, 'null'],
      [],
      {},
    ],
    invalid: [
      [1, 1],
      [1, 2, 1],
      [0, -0],
      ['foo', 'bar', 'foo'],
      [{ foo: 'bar' }, { foo: 'bar' }],
      [
        { foo: 'bar', bar: 'foo' },
        { bar: 'foo', foo: 'bar' },
      ],
      [{ foo: { bar: { baz: true } } }, { foo: { bar: { baz: true } } }],
      [['foo'], ['foo']],
      [['foo'], ['bar'], ['foo']],
      [
        [[1], 'a'],
        [[true], 'a'],
        [[1], 'a'],
      ],
      [{}, [1], true, null, {}, 1],
    ],
  },
  {
    description: 'uniqueItems that is false',
    schema: { uniqueItems: false },
    valid: [
      [1, 1],
      [{ a: 1 }, { a: 1 }],
    ],
  },
  {
    description: 'unique items with a schema for the items',
    schema: { type: 'array', items: { type: ['string', 'number'] }, uniqueItems: true, maxItems: 3 },
    valid: [['a', 'b', 1]],
    invalid: [
      ['a', 'a'],
      ['a', null],
      [1, 2, 3, 4],
    ],
  },
];
