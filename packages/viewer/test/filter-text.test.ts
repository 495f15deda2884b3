import { describe, expect, it } from 'vitest';
import { expressionsOfFields } from '../src/explore/field-values.ts';
import {
  addCondition,
  expressionOf,
  luceneCondition,
  sqlCondition,
  suggestedText,
  wordAt,
} from '../src/explore/filter-text.ts';

describe('conditions of a filter', () => {
  it.each([
    ['ServiceName', 'checkout', 'ServiceName:"checkout"'],
    ['Body', 'upstream timed out', 'Body:"upstream timed out"'],
    ['Body', 'a "quote" and a \\', 'Body:"a \\"quote\\" and a \\\\"'],
    ['Body', 'OR', 'Body:"OR"'],
    ['Body', '', 'Body:""'],
    ['LogAttributes.http.route', '/pay', 'LogAttributes.http.route:"/pay"'],
    ['LogAttributes.a b:c', 'x', 'LogAttributes.a\\ b\\:c:"x"'],
  ])('quote and escape the field %s and the value %j', (field, value, expected) => {
    expect(luceneCondition(field, value)).toBe(expected);
    expect(luceneCondition(field, value, true)).toBe(`-${expected}`);
  });

  it('quote the value in SQL', () => {
    expect(sqlCondition('Body', "it's")).toBe("Body = 'it\\'s'");
    expect(sqlCondition(expressionOf("LogAttributes.a'b"), 'x', true)).toBe("LogAttributes['a\\'b'] != 'x'");
  });

  it('contain the name of a field unchanged in SQL, except for a key of a map', () => {
    expect(expressionOf('ServiceName')).toBe('ServiceName');
    expect(expressionOf('round(Duration / 1.5)')).toBe('round(Duration / 1.5)');
    expect(expressionOf('LogAttributes.http.route')).toBe("LogAttributes['http.route']");
  });

  it('are added unless the filter already requires them', () => {
    expect(addCondition('', 'lucene', 'a:b')).toBe('a:b');
    expect(addCondition('x', 'lucene', 'a:b')).toBe('x a:b');
    expect(addCondition('x a:b', 'lucene', 'a:b')).toBe('x a:b');
    expect(addCondition('(x OR y) a:"(b)" (c OR d)', 'lucene', 'a:"(b)"')).toBe('(x OR y) a:"(b)" (c OR d)');
    expect(addCondition('x OR y', 'sql', 'z')).toBe('(x OR y) AND z');
    expect(addCondition('(x OR y) AND z', 'sql', 'z')).toBe('(x OR y) AND z');
    expect(addCondition("(x = 'a OR b') AND z", 'sql', 'z')).toBe("(x = 'a OR b') AND z");
    expect(addCondition('x OR (y) AND z', 'sql', 'z')).toBe('(x OR (y) AND z) AND z');
  });

  it('are added after the comment of a filter', () => {
    expect(addCondition('x -- of the shop', 'sql', 'z')).toBe('(x -- of the shop\n) AND z');
    expect(addCondition('x # of the shop', 'sql', 'z')).toBe('(x # of the shop\n) AND z');
    expect(addCondition('(x -- of the shop\n) AND z', 'sql', 'z')).toBe('(x -- of the shop\n) AND z');
  });

  it('are added to a filter that does not require them, with parentheses around a filter with a top-level OR', () => {
    expect(addCondition('-a:b', 'lucene', 'a:b')).toBe('-a:b a:b');
    expect(addCondition('a:bc', 'lucene', 'a:b')).toBe('a:bc a:b');
    expect(addCondition('a:b OR c:d', 'lucene', 'a:b')).toBe('(a:b OR c:d) a:b');
    expect(addCondition('a:b || c:d', 'lucene', 'e:f')).toBe('(a:b || c:d) e:f');
    expect(addCondition('(a:b OR (c:d)) "x OR y"', 'lucene', 'e:f')).toBe('(a:b OR (c:d)) "x OR y" e:f');
    expect(addCondition('a:\\" OR c:"d"', 'lucene', 'e:f')).toBe('(a:\\" OR c:"d") e:f');
    expect(addCondition('x NOT a:b y', 'lucene', 'a:b')).toBe('x NOT a:b y a:b');
    expect(addCondition('(c:d OR (a:b OR x) OR a:b OR y)', 'lucene', 'a:b')).toBe(
      '(c:d OR (a:b OR x) OR a:b OR y) a:b',
    );
    expect(addCondition("a = 'b' OR c = 'd'", 'sql', "a = 'b'")).toBe("(a = 'b' OR c = 'd') AND a = 'b'");
  });
});

describe('the text of a selected suggestion', () => {
  it('is a field and a colon, or a value and a space, in Lucene', () => {
    expect(suggestedText({}, 'LogAttributes.a b', 'lucene', new Map())).toBe('LogAttributes.a\\ b:');
    expect(suggestedText({ field: 'Body' }, 'timed out', 'lucene', new Map())).toBe('"timed out" ');
  });

  it('is an expression in SQL, for a column, a key of a map and a nested column', () => {
    const expressions = expressionsOfFields([
      { name: 'ServiceName', type: 'string', columnType: 'LowCardinality(String)' },
      {
        name: 'SpanAttributes',
        type: 'map',
        columnType: 'Map(LowCardinality(String), String)',
        keys: [{ key: 'http.method', share: 1, values: [] }],
      },
      { name: 'Events.Name', type: 'array', columnType: 'Array(LowCardinality(String))' },
    ]);
    expect([...expressions.keys()].map((name) => suggestedText({}, name, 'sql', expressions))).toEqual([
      'ServiceName',
      "SpanAttributes['http.method']",
      'Events.Name',
    ]);
  });
});

describe('the word at the cursor', () => {
  const wordOf = (text: string) => wordAt(text.replace('|', ''), text.indexOf('|'));

  it('is a field, or a value of a field', () => {
    expect(wordOf('timeout Service|')).toEqual({ from: 8, to: 15, typed: 'Service' });
    expect(wordOf('-Service|Name:x')).toMatchObject({ from: 1, to: 12, typed: 'Service' });
    expect(wordOf('ServiceName:check|out x')).toMatchObject({ field: 'ServiceName', from: 12, to: 20, typed: 'check' });
    expect(wordOf('-ServiceName:|')).toMatchObject({ field: 'ServiceName', typed: '' });
    expect(wordOf('Body:"a|')).toMatchObject({ field: 'Body', from: 5, typed: 'a' });
    expect(wordOf('Body:"connection ref|used" x')).toMatchObject({
      field: 'Body',
      from: 5,
      to: 25,
      typed: 'connection ref',
    });
    expect(wordOf('Body:"connection ref| Host:"a b"')).toMatchObject({ field: 'Body', from: 5, to: 20 });
    expect(wordOf('Body:"a \\"b c|\\" d" x')).toMatchObject({ field: 'Body', from: 5, to: 18 });
    expect(wordOf('Body:"a b" Host|')).toEqual({ from: 11, to: 15, typed: 'Host' });
    expect(wordOf('"refused:" Host|')).toEqual({ from: 11, to: 15, typed: 'Host' });
    expect(wordOf('ServiceName:"check|out" x')).toMatchObject({
      field: 'ServiceName',
      from: 12,
      to: 22,
      typed: 'check',
    });
    expect(wordOf('Body:"a| ServiceName:"x"')).toMatchObject({ field: 'Body', from: 5, to: 7, typed: 'a' });
    expect(wordOf('a\\:b:c|')).toMatchObject({ field: 'a:b', typed: 'c' });
    expect(wordOf('|')).toEqual({ from: 0, to: 0, typed: '' });
  });
});
