import { type Group, json, otherThan } from './group.ts';

const notObjects = otherThan('object');
const inherited = ['toString', 'constructor', 'hasOwnProperty', 'valueOf'];

/** `properties`, `required`, and the keywords of maps. */
export const objects: readonly Group[] = [
  {
    about: 'properties',
    schema: { properties: { foo: { type: 'integer' }, bar: { type: 'string' } } },
    valid: [{ foo: 1, bar: 'baz' }, { quux: [] }, {}, ...notObjects],
    invalid: [{ foo: 1, bar: {} }, { foo: [], bar: {} }, { bar: null }],
  },
  {
    about: 'names with escapes',
    schema: {
      properties: {
        'foo\nbar': { type: 'number' },
        'foo"bar': { type: 'number' },
        'foo\\bar': { type: 'number' },
        'foo\tbar': { type: 'number' },
        "foo'bar": { type: 'number' },
      },
    },
    valid: [{ 'foo\nbar': 1, 'foo"bar': 1, 'foo\\bar': 1, 'foo\tbar': 1, "foo'bar": 1 }],
    invalid: [{ 'foo\nbar': '1' }, { 'foo"bar': '1' }, { 'foo\\bar': '1' }, { "foo'bar": '1' }],
  },
  {
    about: 'a property that may be null',
    schema: { properties: { foo: { type: 'null' } } },
    valid: [{ foo: null }],
    invalid: [{ foo: 0 }],
  },
  {
    about: 'names that every object inherits',
    schema: {
      properties: {
        toString: { type: 'object', properties: { length: { type: 'string' } } },
        constructor: { type: 'number' },
      },
    },
    valid: [{}, [], 12, { toString: { length: 'foo' } }, { constructor: 37 }, json('{"__proto__":"x"}')],
    invalid: [{ toString: 12 }, { toString: { length: 37 } }, { constructor: { length: 37 } }],
  },
  {
    about: 'required names that every object inherits',
    schema: { required: inherited },
    valid: [[], 'x', Object.fromEntries(inherited.map((name) => [name, 1]))],
    invalid: [{}, { toString: 1 }, { constructor: 1, valueOf: 2 }],
  },
  {
    about: 'a required `__proto__`',
    schema: { required: ['__proto__'] },
    valid: [json('{"__proto__":"x"}')],
    invalid: [{}],
  },
  {
    about: 'names that the language has words for',
    schema: {
      type: 'object',
      required: ['class'],
      properties: {
        class: { type: 'string' },
        new: { type: 'string' },
        undefined: { type: 'number' },
        eval: { type: 'number' },
        arguments: { type: 'number' },
        await: { type: 'number' },
        let: { type: 'number' },
      },
    },
    valid: [{ class: 'a', new: 'b', undefined: 1, eval: 2, arguments: 3, await: 4, let: 5 }, { class: '' }],
    invalid: [{}, { class: 1 }, { class: '', undefined: '1' }, { class: '', eval: '1' }, { class: '', let: '' }],
  },
  {
    about: 'names that guards have words for',
    schema: {
      type: 'object',
      properties: {
        Object: { type: 'object', properties: { constructor: { type: 'number' } } },
        Array: { type: ['array', 'string'], maxItems: 1 },
        Infinity: { type: 'number' },
        list: { type: 'array', uniqueItems: true, items: { type: 'number' } },
        value: { type: 'string' },
        closed: { type: 'boolean' },
        isObject: { type: 'string' },
        codePoints: { type: 'string', maxLength: 1 },
        repeatedItem: { type: 'string' },
        pattern: { type: 'string', pattern: '^(?:a|b)$' },
        shape: { type: 'string', pattern: '^[a-c]{3}$' },
        values: { enum: [...'abcdefghijklmnopq'] },
        known: { type: 'object', properties: { closed: { type: 'number' } } },
        key: { type: 'string' },
        entry: { type: 'string' },
        count: { type: 'string' },
      },
    },
    valid: [
      {
        Object: {},
        Array: [1],
        Infinity: 2,
        list: [1, 2],
        value: 'a',
        closed: true,
        isObject: '',
        codePoints: '\u{1F4A9}',
        repeatedItem: '',
        pattern: 'b',
        shape: 'cab',
        values: 'q',
        known: { closed: 1 },
        key: '',
        entry: '',
        count: '',
      },
      {},
    ],
    invalid: [
      { Object: { constructor: '' } },
      { Array: [1, 2] },
      { Infinity: '' },
      { list: [1, 1] },
      { value: 1 },
      { closed: 1 },
      { isObject: 1 },
      { pattern: 'c' },
      { shape: 'cad' },
      { codePoints: 'ab' },
      { values: 'r' },
      { known: { closed: '' } },
      { count: 1 },
    ],
  },
  {
    about: 'required',
    schema: { properties: { foo: {}, bar: {} }, required: ['foo'] },
    valid: [{ foo: 1 }, { foo: null }, ...notObjects],
    invalid: [{ bar: 1 }, {}],
  },
  { about: 'nothing required', schema: { properties: { foo: {} } }, valid: [{}] },
  { about: 'an empty list of required properties', schema: { properties: { foo: {} }, required: [] }, valid: [{}] },
  {
    about: 'required beside a rule that says nothing of types',
    schema: { type: 'object', required: ['a'], properties: { a: { minLength: 2 } } },
    valid: [{ a: 'ab' }, { a: 1 }],
    invalid: [{}, { a: 'a' }],
  },
  {
    about: 'required properties that are not described',
    schema: { type: 'object', required: ['foo bar', 'foo"bar', 'a'] },
    valid: [{ 'foo bar': 1, 'foo"bar': 2, a: 0 }],
    invalid: [{ a: 1 }, { 'foo bar': 1, a: 2 }],
  },
  {
    about: 'a property that may be anything',
    schema: { type: 'object', properties: { a: {} } },
    valid: [{ a: null }, { a: [] }, {}],
    invalid: [[]],
  },
  {
    about: 'objects or null',
    schema: { type: ['object', 'null'], required: ['a'], properties: { a: { type: 'string' } } },
    valid: [null, { a: '' }],
    invalid: [{}, { a: 1 }, 'a', []],
  },
  {
    about: 'objects in objects',
    schema: {
      type: 'object',
      properties: { a: { type: 'object', required: ['b'], properties: { b: { type: 'object', required: ['c'] } } } },
    },
    valid: [{}, { a: { b: { c: 1 } } }],
    invalid: [{ a: {} }, { a: { b: {} } }, { a: { b: 1 } }, { a: null }],
  },

  {
    about: 'minProperties',
    schema: { minProperties: 1 },
    valid: [{ foo: 1, bar: 2 }, { foo: 1 }, [], '', 12],
    invalid: [{}],
  },
  {
    about: 'maxProperties',
    schema: { maxProperties: 2 },
    valid: [{ foo: 1 }, { foo: 1, bar: 2 }, [1, 2, 3], 'foobar', 12],
    invalid: [{ foo: 1, bar: 2, baz: 3 }, json('{"a":1,"b":2,"__proto__":3}')],
  },
  { about: 'maxProperties 0', schema: { type: 'object', maxProperties: 0 }, valid: [{}], invalid: [{ foo: 1 }] },
  {
    about: 'propertyNames and lengths',
    schema: { propertyNames: { maxLength: 3 } },
    valid: [{ f: {}, foo: {} }, {}, [1, 2, 3, 4], 'foobar', 12],
    invalid: [{ foo: {}, foobar: {} }],
  },
  {
    about: 'propertyNames and patterns',
    schema: { propertyNames: { pattern: '^a+$' } },
    valid: [{ a: {}, aa: {}, aaa: {} }, {}],
    invalid: [{ aaA: {} }, { '': 1 }],
  },
  {
    about: 'propertyNames and a constant',
    schema: { propertyNames: { const: 'foo' } },
    valid: [{ foo: 1 }, {}],
    invalid: [{ bar: 1 }],
  },
  {
    about: 'propertyNames and an enumeration',
    schema: { propertyNames: { enum: ['foo', 'bar'] } },
    valid: [{ foo: 1 }, { foo: 1, bar: 1 }, {}],
    invalid: [{ baz: 1 }, { foo: 1, baz: 1 }],
  },
  {
    about: 'additionalProperties beside properties',
    schema: { properties: { foo: {}, bar: {} }, additionalProperties: { type: 'boolean' } },
    valid: [{ foo: 1 }, { foo: 1, bar: 2, quux: true }, [], 'x'],
    invalid: [{ foo: 1, bar: 2, quux: 12 }],
  },
  {
    about: 'additionalProperties alone',
    schema: { additionalProperties: { type: 'boolean' } },
    valid: [{ foo: true }, {}, 5],
    invalid: [{ foo: 1 }, { constructor: 1 }, json('{"__proto__":1}')],
  },
  {
    about: 'additionalProperties looks at nothing in conditions',
    schema: { allOf: [{ properties: { foo: {} } }], additionalProperties: { type: 'boolean' } },
    valid: [{ foo: true }],
    invalid: [{ foo: 1, bar: true }],
  },
  {
    about: 'additional properties that may be null',
    schema: { additionalProperties: { type: 'null' } },
    valid: [{ foo: null }],
    invalid: [{ foo: 0 }],
  },
  {
    about: 'maps of maps',
    schema: {
      type: 'object',
      additionalProperties: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    },
    valid: [{ a: { b: ['c'] } }, { a: {} }],
    invalid: [{ a: { b: [1] } }, { a: [] }],
  },
  {
    about: 'maps with names, counted',
    schema: {
      type: 'object',
      required: ['toString'],
      properties: { toString: { type: 'number' } },
      additionalProperties: { type: 'string' },
      propertyNames: { maxLength: 8 },
      minProperties: 2,
      maxProperties: 3,
    },
    valid: [{ toString: 1, a: '' }],
    invalid: [
      { toString: 1 },
      { toString: 1, a: 1 },
      { toString: 1, a: '', b: '', c: '' },
      { toString: 1, abcdefghi: '' },
      { a: '', b: '' },
    ],
  },
];

/** `additionalProperties: false`: what a request is read with. */
export const closedObjects: readonly Group[] = [
  {
    about: 'no others',
    schema: { type: 'object', properties: { foo: {}, bar: {} }, additionalProperties: false },
    valid: [{ foo: 1 }, { foo: 1, bar: 2 }, {}],
    invalid: [{ foo: 1, bar: 2, quux: 'boom' }, { constructor: 1 }, json('{"foo":1,"__proto__":2}')],
  },
  {
    about: 'none at all',
    schema: { type: 'object', properties: {}, additionalProperties: false },
    valid: [{}],
    invalid: [{ a: 1 }, { toString: 1 }],
  },
  {
    about: 'no others below',
    schema: {
      type: 'object',
      properties: {
        list: {
          type: 'array',
          items: { type: 'object', properties: { closed: { enum: ['closed', 'open'] } }, additionalProperties: false },
        },
      },
      additionalProperties: false,
    },
    valid: [{ list: [{ closed: 'open' }, {}] }],
    invalid: [{ list: [{ open: true }] }, { lists: [] }],
  },
  {
    about: 'no others, of a type of several',
    schema: { type: ['object', 'null'], properties: { a: { type: 'string' } }, additionalProperties: false },
    valid: [null, { a: '' }],
    invalid: [{ b: '' }, 'a'],
  },
  {
    about: 'conditions name no properties',
    schema: {
      type: 'object',
      properties: { a: {}, b: { type: 'string' } },
      additionalProperties: false,
      if: { properties: { a: { const: 1 } }, required: ['a'] },
      then: { required: ['b'] },
    },
    valid: [{ a: 2 }, { a: 1, b: '' }, {}],
    invalid: [{ a: 1 }, { a: 2, c: 1 }],
  },
];
