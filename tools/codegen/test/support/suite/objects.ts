import { type Group, json, otherThan } from './group.ts';

const notObjects = otherThan('object');
const inherited = ['toString', 'constructor', 'hasOwnProperty', 'valueOf'];

/** `properties`, `required`, and the keywords of maps. */
export const objects: readonly Group[] = [
  {
    description: 'properties',
    schema: { properties: { foo: { type: 'integer' }, bar: { type: 'string' } } },
    valid: [{ foo: 1, bar: 'baz' }, { quux: [] }, {}, ...notObjects],
    invalid: [{ foo: 1, bar: {} }, { foo: [], bar: {} }, { bar: null }],
  },
  {
    description: 'names with escapes',
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
    description: 'a property that must be null',
    schema: { properties: { foo: { type: 'null' } } },
    valid: [{ foo: null }],
    invalid: [{ foo: 0 }],
  },
  {
    description: 'required names that every object inherits',
    schema: { required: inherited },
    valid: [[], 'x', Object.fromEntries(inherited.map((name) => [name, 1]))],
    invalid: [{}, { toString: 1 }, { constructor: 1, valueOf: 2 }],
  },
  {
    description: 'a required `__proto__`',
    schema: { required: ['__proto__'] },
    valid: [json('{"__proto__":"x"}')],
    invalid: [{}],
  },
  {
    description: 'property names that are reserved words',
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
    description: 'names that generated guards use',
    schema: {
      type: 'object',
      properties: {
        Object: { type: 'object', properties: { count: { type: 'number' } } },
        Array: { type: ['array', 'string'], maxItems: 1 },
        Infinity: { type: 'number' },
        list: { type: 'array', uniqueItems: true, items: { type: 'number' } },
        value: { type: 'string' },
        closed: { type: 'boolean' },
        isObject: { type: 'string' },
        countCodePoints: { type: 'string', maxLength: 1 },
        findDuplicate: { type: 'string' },
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
        countCodePoints: '\u{1F4A9}',
        findDuplicate: '',
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
      { Object: { count: '' } },
      { Array: [1, 2] },
      { Infinity: '' },
      { list: [1, 1] },
      { value: 1 },
      { closed: 1 },
      { isObject: 1 },
      { pattern: 'c' },
      { shape: 'cad' },
      { countCodePoints: 'ab' },
      { values: 'r' },
      { known: { closed: '' } },
      { count: 1 },
    ],
  },
  {
    description: 'required',
    schema: { properties: { foo: {}, bar: {} }, required: ['foo'] },
    valid: [{ foo: 1 }, { foo: null }, ...notObjects],
    invalid: [{ bar: 1 }, {}],
  },
  { description: 'no required properties', schema: { properties: { foo: {} } }, valid: [{}] },
  {
    description: 'an empty list of required properties',
    schema: { properties: { foo: {} }, required: [] },
    valid: [{}],
  },
  {
    description: 'a required property without a type',
    schema: { type: 'object', required: ['a'], properties: { a: { minLength: 2 } } },
    valid: [{ a: 'ab' }, { a: 1 }],
    invalid: [{}, { a: 'a' }],
  },
  {
    description: 'required properties without a schema',
    schema: { type: 'object', required: ['foo bar', 'foo"bar', 'a'] },
    valid: [{ 'foo bar': 1, 'foo"bar': 2, a: 0 }],
    invalid: [{ a: 1 }, { 'foo bar': 1, a: 2 }],
  },
  {
    description: 'a property without constraints',
    schema: { type: 'object', properties: { a: {} } },
    valid: [{ a: null }, { a: [] }, {}],
    invalid: [[]],
  },
  {
    description: 'objects or null',
    schema: { type: ['object', 'null'], required: ['a'], properties: { a: { type: 'string' } } },
    valid: [null, { a: '' }],
    invalid: [{}, { a: 1 }, 'a', []],
  },
  {
    description: 'objects in objects',
    schema: {
      type: 'object',
      properties: { a: { type: 'object', required: ['b'], properties: { b: { type: 'object', required: ['c'] } } } },
    },
    valid: [{}, { a: { b: { c: 1 } } }],
    invalid: [{ a: {} }, { a: { b: {} } }, { a: { b: 1 } }, { a: null }],
  },

  {
    description: 'minProperties',
    schema: { minProperties: 1 },
    valid: [{ foo: 1, bar: 2 }, { foo: 1 }, [], '', 12],
    invalid: [{}],
  },
  {
    description: 'maxProperties',
    schema: { maxProperties: 2 },
    valid: [{ foo: 1 }, { foo: 1, bar: 2 }, [1, 2, 3], 'foobar', 12],
    invalid: [{ foo: 1, bar: 2, baz: 3 }, json('{"a":1,"b":2,"__proto__":3}')],
  },
  { description: 'maxProperties 0', schema: { type: 'object', maxProperties: 0 }, valid: [{}], invalid: [{ foo: 1 }] },
  {
    description: 'propertyNames and lengths',
    schema: { propertyNames: { maxLength: 3 } },
    valid: [{ f: {}, foo: {} }, {}, [1, 2, 3, 4], 'foobar', 12],
    invalid: [{ foo: {}, foobar: {} }],
  },
  {
    description: 'propertyNames and patterns',
    schema: { propertyNames: { pattern: '^a+$' } },
    valid: [{ a: {}, aa: {}, aaa: {} }, {}],
    invalid: [{ aaA: {} }, { '': 1 }],
  },
  {
    description: 'propertyNames and a constant',
    schema: { propertyNames: { const: 'foo' } },
    valid: [{ foo: 1 }, {}],
    invalid: [{ bar: 1 }],
  },
  {
    description: 'propertyNames and an enumeration',
    schema: { propertyNames: { enum: ['foo', 'bar'] } },
    valid: [{ foo: 1 }, { foo: 1, bar: 1 }, {}],
    invalid: [{ baz: 1 }, { foo: 1, baz: 1 }],
  },
  {
    description: 'additionalProperties with properties',
    schema: { properties: { foo: {}, bar: {} }, additionalProperties: { type: 'boolean' } },
    valid: [{ foo: 1 }, { foo: 1, bar: 2, quux: true }, [], 'x'],
    invalid: [{ foo: 1, bar: 2, quux: 12 }],
  },
  {
    description: 'additionalProperties alone',
    schema: { additionalProperties: { type: 'boolean' } },
    valid: [{ foo: true }, {}, 5],
    invalid: [{ foo: 1 }, { constructor: 1 }, json('{"__proto__":1}')],
  },
  {
    description: 'additionalProperties ignores the properties of allOf',
    schema: { allOf: [{ properties: { foo: {} } }], additionalProperties: { type: 'boolean' } },
    valid: [{ foo: true }],
    invalid: [{ foo: 1, bar: true }],
  },
  {
    description: 'additional properties that must be null',
    schema: { additionalProperties: { type: 'null' } },
    valid: [{ foo: null }],
    invalid: [{ foo: 0 }],
  },
  {
    description: 'maps of maps',
    schema: {
      type: 'object',
      additionalProperties: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    },
    valid: [{ a: { b: ['c'] } }, { a: {} }],
    invalid: [{ a: { b: [1] } }, { a: [] }],
  },
  {
    description: 'maps with propertyNames and bounds of the number of properties',
    schema: {
      type: 'object',
      required: ['size'],
      properties: { size: { type: 'number' } },
      additionalProperties: { type: 'string' },
      propertyNames: { maxLength: 8 },
      minProperties: 2,
      maxProperties: 3,
    },
    valid: [{ size: 1, a: '' }],
    invalid: [
      { size: 1 },
      { size: 1, a: 1 },
      { size: 1, a: '', b: '', c: '' },
      { size: 1, abcdefghi: '' },
      { a: '', b: '' },
    ],
  },
];

/** `additionalProperties: false`, as in requests. */
export const closedObjects: readonly Group[] = [
  {
    description: 'additionalProperties that is false',
    schema: { type: 'object', properties: { foo: {}, bar: {} }, additionalProperties: false },
    valid: [{ foo: 1 }, { foo: 1, bar: 2 }, {}],
    invalid: [{ foo: 1, bar: 2, quux: 'boom' }, { constructor: 1 }, json('{"foo":1,"__proto__":2}')],
  },
  {
    description: 'additionalProperties that is false, without properties',
    schema: { type: 'object', properties: {}, additionalProperties: false },
    valid: [{}],
    invalid: [{ a: 1 }, { toString: 1 }],
  },
  {
    description: 'additionalProperties that is false in a nested object',
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
    description: 'additionalProperties that is false, with several types',
    schema: { type: ['object', 'null'], properties: { a: { type: 'string' } }, additionalProperties: false },
    valid: [null, { a: '' }],
    invalid: [{ b: '' }, 'a'],
  },
  {
    description: 'a condition that requires a property',
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
