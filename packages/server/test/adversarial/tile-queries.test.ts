import { beforeAll, describe, expect, it } from 'vitest';
import { sourceIdOf } from '../http/support/request-bodies.ts';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, MAX_RSS_BYTES, measuredService } from './event-loop-gap.ts';
import { type Expected, expectResponse } from './expect-response.ts';
import { sendLogs } from './send-logs.ts';

const HOUR = 3_600_000;

function repeat<Item>(count: number, item: Item): Item[] {
  return Array.from({ length: count }, () => item);
}

describe.runIf(isSoak)('a query of a tile', () => {
  const service = measuredService(['--telemetry=on', '--otlp-port=0']);
  const start = Math.floor(Date.now() / HOUR) * HOUR - HOUR;
  let sourceId: string;

  beforeAll(async () => {
    const word = (nth: number) => `w${(nth * 7919) % 1_009}`;
    const send = async (count: number, text: (nth: number) => string) => {
      const records = Array.from({ length: count }, (_, nth) => ({
        timeUnixNano: `${start + 1000 * (nth % 3_000)}000000`,
        severityText: `s${nth % 5}`,
        body: { stringValue: text(nth) },
      }));
      await sendLogs(service(), records);
    };
    for (let part = 0; part < 4; part += 1) {
      await send(
        5_000,
        (nth) => `${part} ${Array.from({ length: 60 }, (_, index) => word(nth * index + part)).join(' ')}`,
      );
    }
    // Words without digits, so that each text has its own pattern.
    const letters = (value: number) =>
      [value, value >> 4, value >> 8].map((part) => String.fromCharCode(97 + (part & 15))).join('');
    await send(
      3_000,
      (nth) =>
        `same start ${Array.from({ length: 198 }, (_, index) => letters((nth * 7919 + index * 104_729 * nth) >> 3)).join(' ')}`,
    );
    await send(20, () => 'x '.repeat(200_000));
    sourceId = await sourceIdOf(service().api);
  }, 120_000);

  const count = { aggFn: 'count', where: '' };
  const parentheses = (length: number) =>
    Array.from({ length: 20 }, (_, nth) => ({ ...count, alias: `${'('.repeat(length)}${'a'.repeat(nth + 1)}` }));
  it.each<[name: string, config: object, overrides: object, expected: Expected]>([
    ['patterns of different words', { displayType: 'event_patterns' }, {}, 200],
    ['patterns of texts that are not similar', { displayType: 'event_patterns', where: 'Body:start' }, {}, [200, 504]],
    ['patterns of long strings', { displayType: 'event_patterns', where: 'Body:x' }, {}, 200],
    ['events', { displayType: 'search', select: 'Body' }, {}, 200],
    ['events with 400 columns', { displayType: 'search', select: repeat(400, 'Body').join(',') }, {}, 200],
    [
      'a table of 7,000 groups and 20 values',
      { displayType: 'table', select: repeat(20, count), groupBy: 'Body' },
      {},
      200,
    ],
    [
      'a chart of 7,000 groups with the previous period',
      { displayType: 'line', select: [count], groupBy: 'Body' },
      { compareTo: 'previous_period' },
      200,
    ],
    [
      'a chart of 7,000 groups and 20 values with the previous period',
      { displayType: 'line', select: repeat(20, count), groupBy: 'Body' },
      { compareTo: 'previous_period' },
      200,
    ],
    [
      'ten formulas with many operations',
      {
        displayType: 'line',
        select: repeat(10, count),
        formulas: repeat(10, { expression: `A${'+B*C'.repeat(45)}` }),
        groupBy: 'SeverityText',
      },
      {},
      200,
    ],
    [
      'a formula of too many parentheses',
      { displayType: 'line', select: [count], formulas: [{ expression: `${'('.repeat(500)}A${')'.repeat(500)}` }] },
      {},
      'expected at most 64 nested parentheses',
    ],
    [
      'a condition of 10,000 signs',
      { displayType: 'table', select: [count], having: '-'.repeat(10_000) },
      {},
      'expected one SQL expression: syntax error',
    ],
    [
      'values with long names of parentheses, and a condition of parentheses',
      { displayType: 'table', select: parentheses(9_900), having: '('.repeat(10_000) },
      {},
      'too long or too deeply nested',
    ],
    [
      'values with names of parentheses, and an order of 2,000 columns',
      { displayType: 'table', select: parentheses(60), orderBy: 'b,'.repeat(2_000) },
      {},
      'unknown column "b"',
    ],
    [
      'a value expression of quotes in a heatmap',
      { displayType: 'heatmap', select: [{ valueExpression: `'${"\\'".repeat(4_999)}` }] },
      {},
      'expected one SQL expression: syntax error',
    ],
    [
      'an order with spaces',
      { displayType: 'table', select: [count], orderBy: `a${' '.repeat(9_998)}b` },
      {},
      'expected one SQL expression: syntax error',
    ],
    [
      'an order of quotes',
      { displayType: 'table', select: [count], orderBy: `'${"\\'".repeat(4_999)}` },
      {},
      'expected one SQL expression: syntax error',
    ],
    [
      'groups of quotes',
      { displayType: 'table', select: [count], groupBy: `'${"\\'".repeat(4_999)}` },
      {},
      'expected one SQL expression: syntax error',
    ],
    [
      'an order of 3,000 columns',
      { displayType: 'table', select: [count], orderBy: 'a,'.repeat(3_000) },
      {},
      'unknown column "a"',
    ],
    [
      '50 filters of lists of 5,000 names',
      { displayType: 'pie', select: [count] },
      { where: 'a,'.repeat(5_000), filters: repeat(50, { expression: 'a,'.repeat(5_000), values: ['x'] }) },
      'unknown column "a"',
    ],
    [
      '50 filters of quotes',
      { displayType: 'bar', select: [count] },
      { where: "'".repeat(10_000), filters: repeat(50, { expression: "'".repeat(10_000), values: ['x'] }) },
      200,
    ],
    [
      'filters of 50,000 values',
      { displayType: 'number', select: [count] },
      {
        filters: repeat(50, {
          expression: 'SeverityText',
          values: Array.from({ length: 1_000 }, (_, nth) => `v${nth}`),
        }),
      },
      200,
    ],
  ])('for %s does not block the event loop', async (_, config, overrides, expected) => {
    await expectShortGaps(service(), async () => {
      const response = await service().api.post('/charts/query', {
        tile: { config: { sourceId, ...config } },
        startTime: start,
        endTime: start + HOUR,
        ...overrides,
      });
      expectResponse(response, expected);
    });
  });

  const SQL_LENGTH = 100_000;
  /** Returns SQL of at most {@link SQL_LENGTH} characters that repeats a text. */
  const filled = (head: string, text: string, tail = '') =>
    head + text.repeat((SQL_LENGTH - head.length - tail.length) / text.length) + tail;
  /** Returns values that contain `length` quotes, which SQL must escape. */
  const values = (count: number, length: number) =>
    Array.from({ length: count }, (_, nth) => `${nth}${"'".repeat(length)}`);
  it.each<[name: string, sqlTemplate: string, expected: Expected, overrides?: object]>([
    ['a macro with an unclosed string', filled("SELECT $__timeFilter('", "\\'"), 'expected a closing parenthesis'],
    ['a macro with an unclosed quoted name', filled('SELECT $__timeFilter(`', '\\`'), 'expected a closing parenthesis'],
    ['unclosed macros', filled('SELECT ', '$__timeFilter( '), 'expected a closing parenthesis'],
    ['nested macros', filled('SELECT ', '$__timeFilter('), 'expected a closing parenthesis'],
    [
      'macros of parentheses',
      filled('SELECT ', '$__timeFilter(((((a))))) '),
      'expected at most 1000 macros and variables',
    ],
    ['a macro of parentheses', filled('SELECT $__timeFilter(', '('), 'expected a closing parenthesis'],
    ['900 macros', `SELECT greatest(${'$__interval_s,'.repeat(900)}1) AS n`, 200],
    ['too many macros', filled('SELECT 1 ', '+ $__interval_s'), 'expected at most 1000 macros and variables'],
    ['variables without a value', filled('SELECT 1 ', '+ $a'), 'expected at most 1000 macros and variables'],
    [
      'a variable of 8 MB',
      'SELECT $a',
      'expected SQL of at most 250000 characters',
      { variables: { a: values(800, 9_900) } },
    ],
    [
      'a variable of 8 MB as a regular expression',
      `SELECT '$\{a:regex}'`,
      'expected SQL of at most 250000 characters',
      { variables: { a: values(800, 9_900) } },
    ],
    [
      'a variable of 900 kB, 33,000 times',
      filled('SELECT ', '$a,'),
      'expected SQL of at most 250000 characters',
      { variables: { a: values(100, 9_000) } },
    ],
    ['a sum of 50,000 numbers', filled('SELECT 1', '+1', ' AS n'), 'too long or too deeply nested'],
    ['text without a statement', filled('', 'a'), 'Unknown expression identifier'],
    ['parentheses', filled('SELECT ', '('), 'too long or too deeply nested'],
    ['comments', filled('SELECT ', '/*'), 'expected one SELECT statement: syntax error'],
    [
      'nested SELECT statements after WITH',
      `WITH a AS (SELECT 1) ${'SELECT * FROM ('.repeat(60)}SELECT 1 AS n${')'.repeat(60)}`,
      200,
    ],
    [
      'a table of 500 columns',
      `SELECT ${Array.from({ length: 500 }, (_, nth) => `Body AS c${nth}`).join(',')} FROM otel_logs WHERE Body LIKE 'same%' LIMIT 50`,
      200,
    ],
    [
      'a table of 1,000 columns',
      `SELECT ${Array.from({ length: 1_000 }, (_, nth) => `Body AS c${nth}`).join(',')} FROM otel_logs LIMIT 10`,
      'expected at most 500 columns',
    ],
    [
      'few long values of quotes',
      `SELECT ${['a', 'b', 'c'].map((name) => `replaceAll(replaceAll(Body, 'x', '"'), ' ', '"') AS ${name}`).join(', ')} FROM otel_logs WHERE startsWith(Body, 'x')`,
      200,
    ],
    ['a type with 90,000 spaces', `SELECT CAST(1, 'a${' '.repeat(90_000)}x') AS n`, 'is not available here'],
    ['900 parameters', `SELECT greatest(${'{startDateMilliseconds:Int64},'.repeat(900)}1) AS n`, 200],
    [
      'too many parameters',
      filled('SELECT ', '{startDateMilliseconds:Int64}+', '1 AS n'),
      'too long or too deeply nested',
    ],
  ])(
    'in SQL with %s neither blocks the event loop nor exceeds the memory limit',
    async (_, sqlTemplate, expected, overrides) => {
      const { content } = await service().api.get('/connections');
      const { peakRssBytes } = await expectShortGaps(service(), async () => {
        const config = { configType: 'sql', displayType: 'table', connectionId: content[0].id, sqlTemplate };
        const range = { startTime: start, endTime: start + HOUR };
        const response = await service().api.post('/charts/query', { tile: { config }, ...range, ...overrides });
        expectResponse(response, expected);
      });
      expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
    },
  );

  it('in SQL with a literal that contains `(alias )` 10,000 times, like the syntax tree of ClickHouse, does not block the event loop', async () => {
    const { content } = await service().api.get('/connections');
    const sqlTemplate = `SELECT count() AS n FROM otel_logs WHERE Body != '${' (alias )'.repeat(10_000)}'`;
    const config = { configType: 'sql', displayType: 'number', connectionId: content[0].id, sqlTemplate };
    await expectShortGaps(service(), async () => {
      const range = { startTime: start, endTime: start + HOUR };
      expectResponse(await service().api.post('/charts/query', { tile: { config }, ...range }), 200);
    });
  });

  it('in SQL with a long comment and a filter of 1,200 words does not block the event loop', async () => {
    const { content } = await service().api.get('/connections');
    const sqlTemplate = `SELECT count() AS n FROM otel_logs WHERE $__filters /*${'p'.repeat(90_000)}*/`;
    const config = { configType: 'sql', displayType: 'number', connectionId: content[0].id, sourceId, sqlTemplate };
    const where = Array.from({ length: 1_200 }, (_, nth) => `"${(nth + 36).toString(36)}"`).join(' OR ');
    await expectShortGaps(service(), async () => {
      const range = { startTime: start, endTime: start + HOUR };
      expectResponse(await service().api.post('/charts/query', { tile: { config }, ...range, where }), 200);
    });
  });
});
