import { describe, expect, it } from 'vitest';
import { createBindings } from '../../../src/telemetry/filter/bindings.ts';
import { compileFilter } from '../../../src/telemetry/filter/compile-filter.ts';
import { FilterSyntaxError } from '../../../src/telemetry/filter/filter-error.ts';
import { parseFilter } from '../../../src/telemetry/filter/parse-filter.ts';

const columns = new Map([
  ['Timestamp', 'DateTime64(9)'],
  ['ServiceName', 'LowCardinality(String)'],
  ['SeverityNumber', 'UInt8'],
  ['Sampled', 'Bool'],
  ['Body', 'String'],
  ['LogAttributes', 'Map(LowCardinality(String), String)'],
]);

function compile(text: string) {
  const bindings = createBindings();
  return { condition: compileFilter(text, { columns, textColumn: 'Body' }, bindings, parseFilter(text)), bindings };
}

function syntaxErrorOf(text: string): FilterSyntaxError {
  try {
    compile(text);
  } catch (error) {
    if (error instanceof FilterSyntaxError) return error;
    throw error;
  }
  throw new Error('expected a FilterSyntaxError, but the filter compiled');
}

describe('a syntax error', () => {
  it.each([
    ['(Body:a', 8, 'expected ")"'],
    ['Body:a)', 7, 'expected AND, OR, or the end, received ")"'],
    ['Body:', 6, 'a value, received the end'],
    ['Body:a AND', 11, 'received the end'],
    ['Body:a AND OR Body:b', 12, 'received "O"'],
    ['OR Body:a', 1, 'received "O"'],
    ['Body:(a', 8, 'expected ")"'],
    ['Body:"a', 6, 'expected a closing quote'],
    ['Body:"a\\"', 6, 'expected a closing quote'],
    ['(Body:a\\)', 10, 'expected ")"'],
    ['日本 Body:a)', 10, 'received ")"'],
    ['🎉 )', 3, 'received ")"'],
    ['-', 2, 'received the end'],
  ] as const)('in %s has the position %i and a reason: %s', (text, position, message) => {
    expect(syntaxErrorOf(text)).toMatchObject({ position, message: expect.stringContaining(message) });
  });
});

describe('the error for unsupported syntax', () => {
  it.each([
    ['Body:/ab+c/', 6, 'regular expressions'],
    ['/ab+c/', 1, 'regular expressions'],
    ['Body:roam~', 6, 'fuzzy'],
    ['Body:roam~0.8', 6, 'fuzzy'],
    ['Body:a^2', 6, 'boosts'],
    ['Body:"a b"^2', 11, 'boosts'],
    ['"a b"~3', 6, 'proximity search'],
  ] as const)('in %s names the syntax', (text, position, message) => {
    expect(syntaxErrorOf(text)).toMatchObject({
      position,
      message: expect.stringMatching(`${message}.* not supported`),
    });
  });
});

describe('a filter that does not match the columns', () => {
  it.each([
    ['Service:a', 1, 'unknown field "Service": did you mean ServiceName?'],
    ['Body:a servicename:b', 8, 'did you mean ServiceName?'],
    ['http.status:200', 1, 'LogAttributes.key'],
    ['Body.key:a', 1, 'Body is not a map'],
    ['LogAttributes.:a', 1, 'expected a key after LogAttributes'],
    ['LogAttributes:a', 15, 'is a map: name a key'],
    ['SeverityNumber:high', 16, 'expected a number for SeverityNumber, received "high"'],
    ['SeverityNumber:>x', 16, 'expected a number'],
    ['SeverityNumber:[1 TO x]', 16, 'expected a number'],
    ['SeverityNumber:1e999', 16, 'expected a number'],
    ['Sampled:maybe', 9, 'expected true or false'],
    ['Timestamp:>yesterday', 11, 'expected a time such as'],
    ['Timestamp:>2026-02-30', 11, 'expected a time such as 2026-01-12T09:30:00Z for Timestamp, received "2026-02-30"'],
    ['Timestamp:[2026-02-29T10:00+0100 TO *]', 11, 'received "2026-02-29T10:00+0100"'],
    ['Timestamp:>2026-01-12T09:30:00.1234567890Z', 11, 'expected a time such as'],
  ] as const)('such as %s is rejected', (text, position, message) => {
    expect(syntaxErrorOf(text)).toMatchObject({ position, message: expect.stringContaining(message) });
  });

  it('is rejected if it is a word and the source has no text column', () => {
    const bindings = createBindings();
    expect(() => compileFilter('oops', { columns, textColumn: undefined }, bindings, parseFilter('oops'))).toThrow(
      'expected <field>:<value>',
    );
  });
});

it('parentheses can be nested 100 levels deep, and not 101', () => {
  expect(compile(`${'('.repeat(100)}Body:a${')'.repeat(100)}`).condition?.columns).toEqual(new Set(['Body']));
  expect(syntaxErrorOf(`${'('.repeat(101)}Body:a${')'.repeat(101)}`)).toMatchObject({ position: 101 });
});

it('the parentheses in the key of a map do not count as nested, and a quote in the key does not hide later parentheses', () => {
  expect(syntaxErrorOf(`LogAttributes['"']:a ${'('.repeat(5_000)}b${')'.repeat(5_000)}`)).toMatchObject({
    position: 122,
    message: expect.stringContaining('at most 100 levels of nested parentheses'),
  });
  compile(`LogAttributes['${'('.repeat(101)}']:a`);
});

it.each([
  ['words', 'a '.repeat(2_001), 4_001],
  ['values', `Body:(${'a '.repeat(2_001)})`, 4_007],
  ['tokens of words', `a ${'a.'.repeat(2_000)}`, 3],
])('a filter of more than 2,000 %s is rejected', (_, text, position) => {
  expect(syntaxErrorOf(text)).toMatchObject({ position, message: expect.stringContaining('at most 2000 conditions') });
});

it('long and deeply nested filters are accepted if they are valid, and are rejected otherwise', () => {
  compile('NOT '.repeat(2_000).concat('Body:a'));
  compile(`Body:(${'a OR '.repeat(1_900)}b)`);
  syntaxErrorOf(`${'-('.repeat(90)}Body:a`);
  syntaxErrorOf(`Body:a ${'AND Body:b '.repeat(800)} AND`);
});

it('the SQL of a filter has parameters for its keys and values, and does not contain their text', () => {
  const { condition, bindings } = compile("LogAttributes['x--']:\"y' OR 1=1\" OR Body:';DROP*");
  expect(condition?.sql.replaceAll(/\{p\d+:\w+\}/g, '')).not.toMatch(/DROP|1=1|x--/);
  expect(Object.values(bindings.parameters)).toEqual(expect.arrayContaining(["y' OR 1=1", "';DROP%"]));
});
