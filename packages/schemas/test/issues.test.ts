import { describe, expect, it } from 'vitest';
import { type Rule, schema } from '../src/index.ts';
import type { Format } from '../src/runtime/rule.ts';
import * as runtime from '../src/runtime.ts';
import { complete } from './complete.ts';

/** Returns the issues of a value as `pointer code: message`, including unknown properties. */
function issues(rule: Rule, value: unknown): string[] {
  return schema(complete(rule), 'request')
    .check(value)
    .map(({ pointer, code, message }) => `${pointer} ${code}: ${message}`.trim());
}

describe('a message', () => {
  const cases: readonly [name: string, rule: Rule, value: unknown, issue: string][] = [
    ['a wrong type', { type: 'string' }, 5, 'type: expected string, received number 5'],
    ['a value that JSON cannot represent', { type: 'object' }, undefined, 'type: expected object, received undefined'],
    ['a bigint', { type: 'integer' }, 7n, 'type: expected integer, received bigint'],
    ['several types', { type: ['string', 'null'] }, [], 'type: expected string or null, received array'],
    ['a fraction for an integer', { type: 'integer' }, 1.5, 'type: expected integer, received number 1.5'],
    ['a number as a string', { type: 'integer' }, '8', 'type: expected integer, received string "8"'],
    ['both bounds', { minimum: 1, maximum: 24 }, 30, 'maximum: expected 1 to 24, received 30'],
    ['a lower bound', { minimum: 1 }, 0, 'minimum: expected at least 1, received 0'],
    ['an exclusive bound', { exclusiveMinimum: 0 }, 0, 'exclusiveMinimum: expected more than 0, received 0'],
    ['a multiple', { multipleOf: 5 }, 7, 'multipleOf: expected a multiple of 5, received 7'],
    ['an enumeration', { enum: ['1m', '1h'] }, '2h', 'enum: expected one of "1m", "1h", received "2h"'],
    ['a constant', { const: 'time' }, 'pie', 'const: expected "time", received "pie"'],
    [
      'a string that is too long',
      { minLength: 1, maxLength: 3 },
      'abcd',
      'maxLength: expected 1 to 3 characters, received 4',
    ],
    ['an empty string', { minLength: 1 }, '', 'minLength: expected at least 1 character, received 0'],
    ['a pattern', { pattern: /^[0-9a-f]{2}$/u }, 'zz', 'pattern: expected text matching ^[0-9a-f]{2}$, received "zz"'],
    [
      'a named pattern',
      { pattern: /^[0-9a-f]{2}$/u, expected: 'two hexadecimal characters' },
      'zz',
      'pattern: expected two hexadecimal characters, received "zz"',
    ],
    ['a named range', { minimum: 1000, expected: 'milliseconds' }, 5, 'minimum: expected milliseconds, received 5'],
    ['a format', { format: runtime.uuid }, 'abc', 'format: expected a UUID, received "abc"'],
    ['too many items', { minItems: 1, maxItems: 2 }, [1, 2, 3], 'maxItems: expected 1 to 2 items, received 3'],
    ['an exact number of items', { minItems: 2, maxItems: 2 }, [1], 'minItems: expected exactly 2 items, received 1'],
    [
      'a duplicate bigint',
      { uniqueItems: true },
      [7n, 7n],
      '/1 uniqueItems: expected different items, received the same as item 0',
    ],
    [
      'a duplicate item',
      { uniqueItems: true },
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      '/1 uniqueItems: expected different items, received the same as item 0',
    ],
    [
      'a duplicate item with an undefined property, which JSON omits',
      { uniqueItems: true },
      [{ a: 1 }, { a: 1, b: undefined }],
      '/1 uniqueItems: expected different items, received the same as item 0',
    ],
    ['a missing property', { required: ['name'] }, {}, '/name required: required property is missing'],
    [
      'a misspelled property',
      { type: 'object', properties: { threshold: {} } },
      { treshold: 1 },
      '/treshold unknownProperty: unknown property, did you mean "threshold"?',
    ],
    [
      'a property without similar names',
      { type: 'object', properties: { threshold: {} } },
      { zebra: 1 },
      '/zebra unknownProperty: unknown property',
    ],
    [
      'too many properties',
      { maxProperties: 1 },
      { a: 1, b: 2 },
      'maxProperties: expected at most 1 property, received 2',
    ],
    [
      'one of several properties',
      { anyOf: [{ required: ['channel'] }, { required: ['channels'] }] },
      {},
      'required: required property is missing: "channel" or "channels"',
    ],
  ];
  for (const [name, rule, value, issue] of cases) {
    it(`describes ${name}`, () => expect(issues(rule, value)).toEqual([issue]));
  }
});

describe('conditions', () => {
  const tile: Rule = {
    properties: { source: {}, tileId: {}, max: {}, series: {} },
    allOf: [
      { if: { properties: { source: { const: 'tile' } }, required: ['source'] }, then: { required: ['tileId'] } },
      {
        if: { properties: { source: { enum: ['between', 'outside'] } }, required: ['source'] },
        then: { properties: { series: { minItems: 2 } } },
        else: { properties: { max: false } },
      },
    ],
  };

  it('state why a property is required', () => {
    expect(issues(tile, { source: 'tile' })).toEqual(['/tileId condition: required when source is "tile"']);
  });
  it('state when a property is allowed', () => {
    expect(issues(tile, { source: 'other', max: 1 })).toEqual([
      '/max condition: only allowed when source is "between" or "outside"',
    ]);
  });
  it('state why another rule applies', () => {
    expect(issues(tile, { source: 'between', series: [1] })).toEqual([
      '/series condition: expected at least 2 items, received 1 when source is "between"',
    ]);
  });
  it('state when a rule does not apply', () => {
    const rule: Rule = {
      if: { properties: { formulas: { minItems: 1 } }, required: ['formulas'] },
      else: { properties: { select: { maxItems: 1 } } },
    };
    expect(issues(rule, { select: [1, 2], formulas: [] })).toEqual([
      '/select condition: expected at most 1 item, received 2 unless formulas has at least 1 item',
    ]);
  });
  it('report no issue for an object without properties', () => expect(issues(tile, {})).toEqual([]));
});

describe('unions', () => {
  const union: Rule = {
    tag: 'type',
    members: {
      time: { properties: { type: { const: 'time' }, aggFn: { type: 'string' } }, required: ['type', 'aggFn'] },
      text: { properties: { type: { const: 'text' } }, required: ['type'] },
    },
  };

  it('point at an unknown tag', () => {
    expect(issues(union, { type: 'pie' })).toEqual([
      '/type discriminator: expected one of "time", "text", received "pie"',
    ]);
  });
  it('point at a missing tag', () =>
    expect(issues(union, {})).toEqual(['/type required: required property is missing']));
  it('check the member that the tag selects', () => {
    expect(issues(union, { type: 'time', aggFn: 1 })).toEqual(['/aggFn type: expected string, received number 1']);
  });
  it('do not read a tag from the prototype', () => {
    expect(issues(union, { type: 'constructor' })).toHaveLength(1);
  });
  it('of primitives list the allowed types', () => {
    const rule: Rule = {
      anyOf: [{ type: 'string', format: runtime.dateTime }, { type: 'string', const: '' }, { type: 'null' }],
    };
    expect(issues(rule, '')).toEqual([]);
    expect(issues(rule, null)).toEqual([]);
    expect(issues(rule, 'soon')).toEqual(['format: expected a date-time like "2026-01-31T09:30:00Z", received "soon"']);
    expect(issues(rule, 5)).toEqual([
      'type: expected a date-time like "2026-01-31T09:30:00Z" or "" or null, received 5',
    ]);
  });
  it('of values and null list the allowed values', () => {
    const rule: Rule = { anyOf: [{ enum: ['1m', '5m'] }, { type: 'null' }] };
    expect(issues(rule, null)).toEqual([]);
    expect(issues(rule, '2m')).toEqual(['enum: expected one of "1m", "5m", received "2m"']);
    expect(issues(rule, 5)).toEqual(['type: expected one of "1m", "5m" or null, received 5']);
  });
});

describe('a validator', () => {
  it('counts characters as code points', () => {
    expect(issues({ maxLength: 3 }, '😀😀😀')).toEqual([]);
    expect(issues({ minLength: 2 }, '😀')).toHaveLength(1);
  });
  it('treats undefined properties as absent', () => {
    expect(issues({ properties: { a: { type: 'string' } }, required: ['a'] }, { a: undefined })).toHaveLength(1);
    expect(issues({ properties: { a: { type: 'string' } } }, { a: undefined, b: undefined })).toEqual([]);
  });
  it('treats names of Object.prototype like any other name', () => {
    const value = JSON.parse('{ "__proto__": 1, "constructor": 2 }');
    expect(issues({ type: 'object', properties: { a: {} } }, value)).toHaveLength(2);
    expect(issues({ required: ['toString'] }, {})).toHaveLength(1);
  });
  it('never repeats more than 64 characters of the input and never splits a character', () => {
    const [issue = ''] = issues({ enum: ['a'] }, 'x'.repeat(1000));
    expect(issue).toContain(`"${'x'.repeat(64)}"…`);
    const [astral = ''] = issues({ enum: ['a'] }, '😀'.repeat(1000));
    expect(astral).toContain(`"${'😀'.repeat(64)}"…`);
    expect(issues({ enum: ['a'] }, '😀'.repeat(64))[0]).toContain(`"${'😀'.repeat(64)}"`);
    expect(issues({ enum: ['a'] }, '😀'.repeat(64))[0]).not.toContain('…');
  });
  it('includes the received value unless it is part of a secret', () => {
    const text: Rule = { type: 'string' };
    const key: Rule = { type: 'object', properties: { id: text }, writeOnly: true };
    const list = issues({ properties: { before: text, key, after: text } }, { before: 1, key: { id: 2 }, after: 3 });
    expect(list).toEqual([
      '/before type: expected string, received number 1',
      '/key/id type: expected string',
      '/after type: expected string, received number 3',
    ]);
  });
  it('stops at maxIssues', () => {
    const rule = schema({ items: { type: 'string' } });
    const value = Array.from({ length: 1000 }, () => 1);
    expect(rule.check(value)).toHaveLength(50);
    expect(rule.check(value, { maxIssues: 3 })).toHaveLength(3);
  });
  it('stops at the maximum depth', () => {
    const rule: { items?: Rule } = {};
    rule.items = rule;
    const deep = JSON.parse('['.repeat(5000) + ']'.repeat(5000));
    expect(schema(rule).check(deep)[0]?.message).toBe('nested deeper than 128 levels');
  });
  it('rejects numbers that JSON cannot represent', () => {
    expect(issues({ type: 'number' }, Number.NaN)).toHaveLength(1);
    expect(issues({ type: 'number' }, Number.POSITIVE_INFINITY)).toHaveLength(1);
  });
  it('escapes pointers according to RFC 6901', () => {
    expect(issues({ properties: { 'a/b~c': { type: 'string' } } }, { 'a/b~c': 1 })[0]).toMatch(/^\/a~1b~0c /);
  });
});

describe('a rule with a format', () => {
  const cases: readonly [format: Format, valid: readonly string[], invalid: readonly string[]][] = [
    [
      runtime.uuid,
      ['0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d', '00000000-0000-0000-0000-00000000000A'],
      [
        '0b1c2d3e4f504a6b8c7d9e0f1a2b3c4d',
        'urn:uuid:0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d',
        '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4g',
        '--------------------------------0000',
      ],
    ],
    [
      runtime.dateTime,
      [
        '2026-01-31T09:30:00Z',
        '2024-02-29t00:00:00.123456789+23:59',
        '1998-12-31T23:59:60Z',
        '1998-12-31T15:59:60-08:00',
      ],
      [
        '2026-01-31 09:30:00Z',
        '2026-02-29T00:00:00Z',
        '2026-01-31T24:00:00Z',
        '2026-01-31T09:30:00',
        '2026-01-31T09:30:00.Z',
        '2026-01-31T09:30:00+0200',
        '1998-12-31T22:59:60Z',
        '1998-12-31T23:60:59Z',
        '1998-12-31T00:58:59+00:60',
      ],
    ],
    [runtime.date, ['2026-12-31', '2000-02-29'], ['2026-11-31', '1900-02-29', '2026-1-1', '2026-01-01T']],
    [
      runtime.time,
      ['09:30:00Z', '23:59:60Z', '09:30:00.5-01:30'],
      ['09:30Z', '24:00:00Z', '09:30:00', '23:60:59Z', '22:59:60Z'],
    ],
    [
      runtime.uri,
      ['https://example.com/a?b=c#d', 'http://[::1]:8080/', 'mailto:a@example.com', 'urn:isbn:0451450523'],
      ['/relative', 'example.com', 'http://a b', 'http://example.com/%zz', 'http://[::1', 'http://exämple.com'],
    ],
    [runtime.ipv4, ['127.0.0.1', '255.255.255.255'], ['256.0.0.1', '1.2.3', '01.2.3.4', '1.2.3.4.']],
    [
      runtime.ipv6,
      ['::', '::1', '2001:db8::8a2e:370:7334', '::ffff:192.0.2.1', '1:2:3:4:5:6:7:8', '1::'],
      ['1:2:3:4:5:6:7', '1::2::3', ':1', '1:', '12345::', '::1%eth0', '1:2:3:4:5:6:7:8:9', '::256.1.1.1', ':::'],
    ],
    [
      runtime.cidr,
      ['203.0.113.0/24', '203.0.113.7', '2001:db8::/32', '::1'],
      ['203.0.113.0/33', '2001:db8::/129', '203.0.113.0/', '203.0.113.0/024', '203.0.113.0/8/8'],
    ],
  ];
  for (const [format, valid, invalid] of cases) {
    for (const text of valid) {
      it(`accepts ${text} for ${format.name}`, () => expect(issues({ format }, text)).toEqual([]));
    }
    for (const text of invalid) {
      it(`rejects ${text} for ${format.name}`, () => expect(issues({ format }, text)).toHaveLength(1));
    }
  }
});
