import { describe, expect, it } from 'vitest';
import { createBindings } from '../../src/telemetry/filter/bindings.ts';
import { compileFilter } from '../../src/telemetry/filter/compile-filter.ts';
import { FilterSyntaxError } from '../../src/telemetry/filter/filter-error.ts';

const columns = new Map([
  ['Timestamp', 'DateTime64(9)'],
  ['ServiceName', 'LowCardinality(String)'],
  ['SeverityNumber', 'UInt8'],
  ['Sampled', 'Bool'],
  ['Body', 'String'],
  ['LogAttributes', 'Map(LowCardinality(String), String)'],
]);

function compile(text: string, textColumn: string | undefined = 'Body') {
  const bindings = createBindings();
  return { condition: compileFilter(text, { columns, textColumn }, bindings), bindings };
}

function refusal(text: string, textColumn?: string): FilterSyntaxError {
  try {
    compile(text, textColumn);
  } catch (error) {
    if (error instanceof FilterSyntaxError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('what cannot be read says where, and what was expected', () => {
  it.each([
    ['(Body:a', 8, 'expected ")"'],
    ['Body:a)', 7, 'expected AND, OR, the end and found ")"'],
    ['Body:', 6, 'a value and found the end'],
    ['Body:a AND', 11, 'found the end'],
    ['Body:a AND OR Body:b', 12, 'found "O"'],
    ['OR Body:a', 1, 'found "O"'],
    ['Body:(a', 8, 'expected ")"'],
    ['Body:"a', 6, 'the quote is not closed'],
    ['日本 Body:a)', 10, 'found ")"'],
    ['🎉 )', 3, 'found ")"'],
    ['-', 2, 'found the end'],
  ] as const)('%s: position %i, %s', (text, position, message) => {
    expect(refusal(text)).toMatchObject({ position, message: expect.stringContaining(message) });
  });
});

describe('what the language does not have is refused by name', () => {
  it.each([
    ['Body:/ab+c/', 6, 'regular expressions'],
    ['/ab+c/', 1, 'regular expressions'],
    ['Body:roam~', 6, 'fuzzy'],
    ['Body:roam~0.8', 6, 'fuzzy'],
    ['Body:a^2', 6, 'boosts'],
    ['Body:"a b"^2', 11, 'boosts'],
    ['"a b"~3', 6, 'distances'],
  ] as const)('%s', (text, position, message) => {
    expect(refusal(text)).toMatchObject({ position, message: expect.stringMatching(`${message}.* not supported`) });
  });
});

describe('what does not fit the columns is refused', () => {
  it.each([
    ['Service:a', 1, 'unknown field "Service": did you mean ServiceName?'],
    ['Body:a servicename:b', 8, 'did you mean ServiceName?'],
    ['http.status:200', 1, 'LogAttributes.key'],
    ['Body.key:a', 1, 'Body is no map'],
    ['LogAttributes:a', 15, 'is a map: name a key'],
    ['SeverityNumber:high', 16, 'expected a number for SeverityNumber and found "high"'],
    ['SeverityNumber:>x', 16, 'expected a number'],
    ['SeverityNumber:[1 TO x]', 16, 'expected a number'],
    ['SeverityNumber:1e999', 16, 'expected a number'],
    ['Sampled:maybe', 9, 'expected true or false'],
    ['Timestamp:>yesterday', 11, 'expected a time such as'],
  ] as const)('%s', (text, position, message) => {
    expect(refusal(text)).toMatchObject({ position, message: expect.stringContaining(message) });
  });

  it('a word where the source has no text', () => {
    const bindings = createBindings();
    expect(() => compileFilter('oops', { columns, textColumn: undefined }, bindings)).toThrow(
      'expected <field>:<value>',
    );
  });
});

it('parentheses nest 100 deep and not deeper', () => {
  expect(compile(`${'('.repeat(100)}Body:a${')'.repeat(100)}`).condition?.columns).toEqual(new Set(['Body']));
  expect(refusal(`${'('.repeat(101)}Body:a${')'.repeat(101)}`)).toMatchObject({ position: 101 });
});

it.each([
  ['words', 'a '.repeat(2_001), 4_001],
  ['values', `Body:(${'a '.repeat(2_001)})`, 4_007],
])('more than 2,000 %s are rejected', (_, text, position) => {
  expect(refusal(text)).toMatchObject({ position, message: expect.stringContaining('at most 2000 conditions') });
});

it('a filter of 10,000 characters is read, also a broken one', () => {
  compile('NOT '.repeat(2_000).concat('Body:a'));
  compile(`Body:(${'a OR '.repeat(1_900)}b)`);
  refusal(`${'-('.repeat(90)}Body:a`);
  refusal(`Body:a ${'AND Body:b '.repeat(800)} AND`);
});

it('nothing of a filter gets into the SQL but names of columns', () => {
  const { condition, bindings } = compile("LogAttributes['x--']:\"y' OR 1=1\" OR Body:';DROP*");
  expect(condition?.sql.replaceAll(/\{p\d+:\w+\}/g, '')).not.toMatch(/DROP|1=1|x--/);
  expect(Object.values(bindings.parameters)).toEqual(expect.arrayContaining(["y' OR 1=1", "';DROP%"]));
});
