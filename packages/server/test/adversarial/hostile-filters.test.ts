import { beforeAll, describe, it } from 'vitest';
import { sourceIdOf } from '../http/support/request-bodies.ts';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, measuredService } from './event-loop-gap.ts';
import { type Expected, expectResponse } from './expect-response.ts';

const HOUR = 3_600_000;

/** The maximum number of series of a request. */
const MAX_SERIES = 5;

/** The maximum length of a filter that the API accepts, in characters. */
const MAX_LENGTH = 10_000;

function repeatToLimit(text: string): string {
  return text.repeat(Math.floor(MAX_LENGTH / text.length));
}

const TOO_DEEP = 'results in a statement that is too long or too deeply nested';

type Filter = [name: string, where: string, expected: Expected, series?: number];

const filters: readonly Filter[] = [
  ['too many words', repeatToLimit('a ').trim(), 'expected at most 2000 conditions'],
  ['1,000 values', `Body:(${Array.from({ length: 1_000 }, (_, nth) => nth.toString(36)).join(' ')})`, 200, 1],
  [
    'values up to the limit in five series',
    `Body:(${Array.from({ length: 2_000 }, (_, nth) => nth.toString(36)).join(' ')})`,
    TOO_DEEP,
  ],
  ['different words', Array.from({ length: 1_600 }, (_, nth) => `w${nth}`).join(' '), 200, 1],
  ['different words in five series', Array.from({ length: 1_600 }, (_, nth) => `w${nth}`).join(' '), TOO_DEEP],
  ['different values', Array.from({ length: 900 }, (_, nth) => `Body:v${nth}`).join(' '), 200, 1],
  ['different keys', Array.from({ length: 450 }, (_, nth) => `LogAttributes.k${nth}:*`).join(' '), 200],
  ['negations', `${repeatToLimit('NOT ').slice(0, -4)}a`, 200],
  ['dashes', `${'-'.repeat(MAX_LENGTH - 1)}a`, 200],
  ['open parentheses', '('.repeat(MAX_LENGTH), 'expected at most 100 levels of nested parentheses'],
  ['nested parentheses', `${'('.repeat(100)}a${')'.repeat(100)}`, 200],
  [
    'nested parentheses of values, one of them not closed',
    `Body:${'('.repeat(99)}a${')'.repeat(98)}`,
    'expected ")", AND, or OR, received the end',
  ],
  ['dots', `a${'.'.repeat(MAX_LENGTH - 3)}:b`, 'unknown field'],
  ['brackets', `a${"['a']".repeat(1_900)}x:b`, 'unknown field'],
  ['colons', repeatToLimit('a:'), 'unknown field'],
  ['stars', `Body:${'*'.repeat(MAX_LENGTH - 5)}`, 200],
  ['wildcards', `Body:${'a*'.repeat(4_990)}`, 200],
  ['tildes', `Body:${'a~1'.repeat(3_300)}x`, 200],
  ['digits', `SeverityNumber:${'1'.repeat(9_900)}`, 'expected a number for SeverityNumber'],
  ['an open quote', `"${'\\"'.repeat(4_999)}`, 'expected a closing quote'],
  ['ranges', repeatToLimit('SeverityNumber:[1 TO 2] ').trim(), 200, 1],
  ['an open range', `SeverityNumber:[1 TO ${'1'.repeat(9_900)}`, 'a range such as [1 TO 5]'],
  ['AND', repeatToLimit('a AND ').slice(0, -5), 200, 1],
  ['AND without operands', repeatToLimit('AND ').trim(), 'expected "(", "-", "NOT", a field'],
];

const sqlFilters: readonly Filter[] = [
  ['a long condition', Array.from({ length: 600 }, (_, nth) => `Body = '${nth}'`).join(' OR '), 200],
  ['nested parentheses', `${'('.repeat(150)}1${')'.repeat(150)} = 1`, 200],
  ['too many nested parentheses', `${'('.repeat(900)}1${')'.repeat(900)} = 1`, TOO_DEEP],
  ['nested functions', `length(${'lower('.repeat(400)}Body${')'.repeat(400)}) > 1`, 200],
  ['nested lists', `has(${'['.repeat(900)}${']'.repeat(900)}, 1)`, 'There is no supertype for types'],
  ['nested types', `isNotNull(Body::${'Array('.repeat(900)}String${')'.repeat(900)})`, 'is not available here'],
  ['quotes', `Body = '${"''".repeat(4_900)}'`, 200],
  ['backslashes', `Body = '${'\\\\'.repeat(4_900)}'`, 200],
  ['an open quote', `Body = '${"''".repeat(4_900)}`, 'expected one SQL expression: syntax error'],
  ['comments', `Body = 'x' ${'/**/'.repeat(2_400)}`, 200],
  ['negations', `${'NOT '.repeat(400)}1`, 200],
  ['too many negations', `${'NOT '.repeat(2_400)}1`, TOO_DEEP],
  ['aliases in strings', `Body = '${'(alias '.repeat(1_300)}'`, 200],
];

describe.runIf(isSoak)('a filter', () => {
  const service = measuredService(['--telemetry=on', '--otlp-port=0']);
  let sourceId: string;
  beforeAll(async () => {
    sourceId = await sourceIdOf(service().api);
  });

  const chart = (where: string, whereLanguage: string, count: number) => {
    const now = Date.now();
    const series = Array(count).fill({ sourceId, aggFn: 'count', where, whereLanguage, groupBy: [] });
    return service().api.post('/charts/series', { startTime: now - HOUR, endTime: now, series });
  };

  it.each<[name: string, language: string, filter: Filter]>([
    ...filters.map((filter): [string, string, Filter] => [filter[0], 'lucene', filter]),
    ...sqlFilters.map((filter): [string, string, Filter] => [`${filter[0]} in SQL`, 'sql', filter]),
  ])('of %s does not block the event loop', async (_, language, [, where, expected, series = MAX_SERIES]) => {
    await expectShortGaps(service(), async () => {
      expectResponse(await chart(where, language, series), expected);
    });
  });
});
