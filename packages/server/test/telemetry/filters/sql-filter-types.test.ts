import { beforeAll, describe, expect, it } from 'vitest';
import { FilterSyntaxError } from '../../../src/telemetry/filter/filter-error.ts';
import { SqlExpressionCache, type SqlExpressions, tableScope } from '../../../src/telemetry/filter/sql-expression.ts';
import type { TableShape } from '../../../src/telemetry/schema/catalog.ts';
import { logRow } from '../support/log-rows.ts';
import { fillLogs } from '../support/log-table.ts';
import { engineForFile, engineKinds } from '../support/telemetry-engines.ts';

/** Every syntax of a cast, with the type as an identifier or a string. */
const casts: readonly (readonly [syntax: string, cast: (type: string) => string])[] = [
  ['CAST(x AS T)', (type) => `CAST(Body AS ${type})`],
  ["CAST(x, 'T')", (type) => `CAST(Body, '${type.replaceAll("'", "\\'")}')`],
  ["cast(x, 'T')", (type) => `cast(Body, '${type.replaceAll("'", "''")}')`],
  ['x::T', (type) => `Body::${type}`],
  ["'x'::T", (type) => `'1'::${type}`],
  ["_CAST(x, 'T')", (type) => `_CAST(Body, '${type.replaceAll("'", "\\'")}')`],
  ["accurateCast(x, 'T')", (type) => `accurateCast(Body, '${type.replaceAll("'", "\\'")}')`],
  ["accurateCastOrNull(x, 'T')", (type) => `accurateCastOrNull(Body, '${type.replaceAll("'", "\\'")}')`],
  ["accurateCastOrDefault(x, 'T')", (type) => `accurateCastOrDefault(Body, '${type.replaceAll("'", "\\'")}')`],
  ['TRY_CAST(x AS T)', (type) => `TRY_CAST(Body AS ${type})`],
];

const rejectedTypes = [
  'AggregateFunction(sum, Int64)',
  'SimpleAggregateFunction(sum, Int64)',
  'JSON',
  'json',
  'JSON(max_dynamic_paths = 4)',
  "Object('json')",
  "Object(Nullable('json'))",
  'Dynamic',
  'Dynamic(max_types = 3)',
  'Variant(String, Int64)',
  'FixedString(100000000)',
  "Enum8('a' = 1)",
  'Nested(a String)',
  'Point',
  'Nothing',
  'QBit(Float32, 4)',
  'IntervalSecond',
  'Array(JSON)',
  'Nullable(JSON)',
  'Map(String, Dynamic)',
  'Map(String, Array(Variant(String, Int64)))',
  'Tuple(String, JSON)',
  'Tuple(a String, b JSON)',
  'Array(Tuple(Int64, AggregateFunction(uniq, String)))',
  'LowCardinality(Dynamic)',
  `${'Array('.repeat(20)}String${')'.repeat(20)}`,
];

describe.each(engineKinds)('casts in SQL filters on $name', (kind) => {
  const engine = engineForFile(kind);
  let shape: TableShape;
  let filters: SqlExpressions;
  beforeAll(async () => {
    ({ shape } = await fillLogs(await engine(), `sql_types_${process.pid}`, [logRow({ Body: '1' })]));
    filters = new SqlExpressionCache().compiler(await engine());
  });

  const compileError = (text: string): Promise<unknown> =>
    filters.condition(text, tableScope(shape)).then(
      () => undefined,
      (error: unknown) => error,
    );

  it.each([
    ['String', 'Body'],
    ['Int64', 'Body'],
    ['INT', 'Body'],
    ['UInt256', 'Body'],
    ['Float32', 'Body'],
    ['Bool', 'Body'],
    ['Date', 'Body'],
    ['DateTime', 'Body'],
    ["DateTime('Europe/Berlin')", 'Body'],
    ['DateTime64', 'Body'],
    ["DateTime64(9, 'UTC')", 'Body'],
    ['Decimal(18, 4)', 'Body'],
    ['Decimal64(3)', 'Body'],
    ['UUID', 'Body'],
    ['IPv4', 'Body'],
    ['Nullable(Float64)', 'Body'],
    ['LowCardinality(Nullable(String))', 'Body'],
    ['Array(String)', "['a']"],
    ['Array(Nullable(Int64))', '[1]'],
    ['Map(String, Array(UInt64))', "map('a', [1])"],
    ['Tuple(String, Int64)', "('a', 1)"],
  ])('to %s are accepted', async (type, value) => {
    const escapedType = type.replaceAll("'", "\\'");
    for (const cast of [`CAST(${value} AS ${type})`, `${value}::${type}`, `_CAST(${value}, '${escapedType}')`]) {
      expect(await compileError(`isNotNull(${cast})`), cast).toBeUndefined();
    }
  });

  it.each(rejectedTypes)('to %s are rejected in every syntax', async (type) => {
    for (const [, cast] of casts) {
      const text = `isNotNull(${cast(type)})`;
      const error = await compileError(text);
      expect(error, text).toBeInstanceOf(FilterSyntaxError);
      expect(String(error), text).toMatch(/is not available here|syntax error|one SQL expression/);
    }
  });

  it.each([
    ["CAST(Body, '`JSON`') = '1'", 'the type `JSON` is not available'],
    ["CAST(Body, '\"Dynamic\"') = '1'", 'is not available'],
    ["CAST(Body, 'Array(`JSON`)') = '1'", 'is not available'],
    ["CAST(Body, 'JS\\x4fN') = '1'", 'the type JSON is not available'],
    ["CAST(Body, 'String/**/') = '1'", 'is not available'],
    ["CAST(Body, 'J\\nSON') = '1'", 'expected the name of a type'],
    ["CAST(Body, concat('JS', 'ON')) = '1'", 'expected the name of a type as the second argument of CAST'],
    ['CAST(Body, Body) = 1', 'expected the name of a type'],
    ["CAST(Body, if(1, 'JSON', 'String')) = '1'", 'expected the name of a type'],
    ["reinterpret(Body, 'UInt64') = 1", 'the function reinterpret is not available'],
    ["JSONExtract(Body, 'Dynamic') = '1'", 'the function JSONExtract is not available'],
    ["toFixedString(Body, 100000000) = '1'", 'the function toFixedString is not available'],
    ['Body.:`Int64` = 1', ''],
  ])('such as %s are rejected: %s', async (text, message) => {
    const error = await compileError(text);
    expect(error).toBeInstanceOf(FilterSyntaxError);
    expect(String(error)).toContain(message);
  });
});

describe.each(engineKinds)('functions that can lengthen strings or arrays in SQL filters on $name', (kind) => {
  const engine = engineForFile(kind);
  let shape: TableShape;
  let filters: SqlExpressions;
  beforeAll(async () => {
    ({ shape } = await fillLogs(await engine(), `sql_growth_${process.pid}`, [logRow({ Body: '1' })]));
    filters = new SqlExpressionCache().compiler(await engine());
  });

  it.each([
    "replaceAll(Body, 'password', '***') = 'a'",
    "replaceAll(replaceAll(Body, '\\n', ' '), 'a', 'bbbb') = 'a'",
    "concat(ServiceName, ' ', SeverityText, ' ', Body) = 'a'",
    "ServiceName || '/' || Body LIKE '%a/b%'",
    "replaceRegexpAll(Body, '\\\\d+', '<number>') = 'a'",
    "lower(hex(MD5(Body))) = 'a'",
    "arrayStringConcat(splitByChar(' ', Body), ', ') = 'a'",
    `Body IN (${Array.from({ length: 500 }, (_, nth) => `'value ${nth}'`).join(', ')})`,
    `has([${Array.from({ length: 500 }, (_, nth) => `lower('Value ${nth}')`).join(', ')}], Body)`,
    'bitAnd(bitShiftLeft(SeverityNumber, 2), 4) = 4',
    "concat(splitByChar('.', ServiceName)[1], '/', splitByChar('.', ServiceName)[2], '/', Body) = 'a'",
    "toString(splitByChar(',', Body)) = '[]'",
    `concat(${Array.from({ length: 20 }, () => 'toString(SeverityNumber)').join(", '-', ")}) = 'a'`,
  ])('are accepted in %s', async (text) => {
    expect(await filters.condition(text, tableScope(shape))).toMatchObject({ sql: expect.any(String) });
  });

  const nested = (depth: number, wrap: (inner: string) => string, innermost = "'a'"): string =>
    Array.from({ length: depth }).reduce<string>((inner) => wrap(inner), innermost);

  it.each([
    [
      `length(replaceAll(Body, 'a', '${'b'.repeat(100)}')) > 1`,
      'replaceAll can make a string more than 32 times as long as a value of a column: use shorter literals',
    ],
    [`length(${nested(20, (inner) => `replaceAll(${inner}, 'a', 'aaaaaaaaaa')`)}) > 1`, 'replaceAll can make'],
    [`length(${nested(40, (inner) => `replace(${inner}, 'a', 'aaaa')`)}) > 1`, 'replace'],
    [
      "length(replaceAll(Body, ' ', Body)) > 1",
      'expected string literals as the second and third arguments of replaceAll',
    ],
    [
      "length(replaceAll(Body, ServiceName, 'a')) > 1",
      'expected string literals as the second and third arguments of replaceAll',
    ],
    [
      `length(${nested(5, (inner) => `concat(${inner}, Body, Body, Body, Body, Body, Body, Body)`)}) > 1`,
      'fewer nested calls',
    ],
    [`length(arrayStringConcat(splitByChar('a', Body), '${'b'.repeat(100)}')) > 1`, 'arrayStringConcat can'],
    [
      "length(arrayStringConcat(splitByChar('a', Body), Body)) > 1",
      'expected a string literal as the second argument of arrayStringConcat',
    ],
    [
      'length(bitShiftLeft(bitShiftLeft(bitShiftLeft(bitShiftLeft(bitShiftLeft(bitShiftLeft(Body,8),8),8),8),8),8)) > 1',
      '',
    ],
    // The result of a function without arguments can grow, too.
    [
      "length(concat(Body, replaceAll(toString(now()), ' ', Body))) > 1",
      'expected string literals as the second and third arguments of replaceAll',
    ],
    [
      `length(${nested(3, (inner) => `replaceAll(${inner}, '2', '${'2'.repeat(1_000)}')`, 'toString(now())')}) > 1`,
      'replaceAll can make',
    ],
    ["length(repeat('x', 1000000000)) > 1", 'the function repeat is not available'],
    ["length(format('{}{}', Body, Body)) > 1", 'the function format is not available'],
    ['length(space(1000000000)) > 1', 'the function space is not available'],
    ['length(range(1000000000)) > 1', 'the function range is not available'],
    ["length(leftPad(Body, 1000000000, ' ')) > 1", 'the function leftPad is not available'],
    ["length(rightPad(Body, 1000000000, ' ')) > 1", 'the function rightPad is not available'],
    ['length(replicate(Body, [1, 2])) > 1', 'the function replicate is not available'],
    ['length(arrayResize([1], 1000000000)) > 1', 'the function arrayResize is not available'],
    ["length(arrayWithConstant(1000000000, 'x')) > 1", 'the function arrayWithConstant is not available'],
    [`length(replaceRegexpAll(Body, '.', '${'x'.repeat(40)}')) > 1`, 'replaceRegexpAll can make'],
    [
      "length(replaceRegexpAll(replaceRegexpAll(Body, '', '\\\\0xxxx'), '', '\\\\0xxxx')) > 1",
      'replaceRegexpAll can make',
    ],
    [
      "length(replaceRegexpOne(Body, '.', Body)) > 1",
      'expected a string literal as the third argument of replaceRegexpOne',
    ],
    [`length(${nested(6, (inner) => `hex(${inner})`, 'Body')}) > 1`, 'hex can make'],
    // The conversion of an array to a string quotes its strings and doubles their backslashes.
    [`length(${nested(20, (inner) => `toString([${inner}])`, 'Body')}) > 1`, 'toString can make'],
    [`length(${nested(20, (inner) => `concat((${inner}, 1), '')`)}) > 1`, 'concat can make'],
    [`length(${nested(20, (inner) => `[map(${inner}, 1)]::String`, 'Body')}) > 1`, 'CAST can make'],
    [`length(${nested(9, (inner) => `toString(splitByString('', ${inner}))`, 'Body')}) > 1`, 'toString can'],
    [
      `length(${nested(9, (inner) => `arrayStringConcat([[[${inner}]][1]])`, 'Body')}) > 1`,
      'arrayStringConcat can make',
    ],
    ["length(extractAllGroups(Body, '((.))')) > 1", 'the function extractAllGroups is not available'],
    ['length(randomString(1000000000)) > 1', 'the function randomString is not available'],
  ])('are rejected in %s: %s', async (text, message) => {
    const error = await filters.condition(text, tableScope(shape)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FilterSyntaxError);
    expect(String(error)).toContain(message);
  });
});
