import { beforeAll, describe, expect, it } from 'vitest';
import { sourceIdOf } from '../http/support/request-bodies.ts';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, measuredService } from './event-loop-gap.ts';

const HOUR = 3_600_000;

/** The maximum length of a filter that the API accepts, in characters. */
const MAX_LENGTH = 10_000;

function repeatToLimit(text: string): string {
  return text.repeat(Math.floor(MAX_LENGTH / text.length));
}

const filters: readonly (readonly [name: string, where: string])[] = [
  ['words', repeatToLimit('a ').trim()],
  ['values up to the limit', `Body:(${Array.from({ length: 2_000 }, (_, nth) => nth.toString(36)).join(' ')})`],
  ['different words', Array.from({ length: 1_600 }, (_, nth) => `w${nth}`).join(' ')],
  ['different values', Array.from({ length: 900 }, (_, nth) => `Body:v${nth}`).join(' ')],
  ['different keys', Array.from({ length: 450 }, (_, nth) => `LogAttributes.k${nth}:*`).join(' ')],
  ['negations', `${repeatToLimit('NOT ').slice(0, -4)}a`],
  ['dashes', `${'-'.repeat(MAX_LENGTH - 1)}a`],
  ['open parentheses', '('.repeat(MAX_LENGTH)],
  ['nested parentheses', `${'('.repeat(100)}a${')'.repeat(100)}`],
  ['nested parentheses of values, one of them not closed', `Body:${'('.repeat(99)}a${')'.repeat(98)}`],
  ['dots', `a${'.'.repeat(MAX_LENGTH - 3)}:b`],
  ['brackets', `a${"['a']".repeat(1_900)}x:b`],
  ['colons', repeatToLimit('a:')],
  ['stars', `Body:${'*'.repeat(MAX_LENGTH - 5)}`],
  ['wildcards', `Body:${'a*'.repeat(4_990)}`],
  ['tildes', `Body:${'a~1'.repeat(3_300)}x`],
  ['digits', `SeverityNumber:${'1'.repeat(9_900)}`],
  ['an open quote', `"${'a"b'.repeat(3_333)}`],
  ['ranges', repeatToLimit('SeverityNumber:[1 TO 2] ').trim()],
  ['an open range', `SeverityNumber:[1 TO ${'1'.repeat(9_900)}`],
  ['AND', repeatToLimit('a AND ').slice(0, -5)],
  ['AND without operands', repeatToLimit('AND ').trim()],
];

const sqlFilters: readonly (readonly [name: string, where: string])[] = [
  ['a long condition', Array.from({ length: 600 }, (_, nth) => `Body = '${nth}'`).join(' OR ')],
  ['nested parentheses', `${'('.repeat(900)}1${')'.repeat(900)} = 1`],
  ['nested functions', `length(${'lower('.repeat(400)}Body${')'.repeat(400)}) > 1`],
  ['nested lists', `has(${'['.repeat(900)}${']'.repeat(900)}, 1)`],
  ['nested types', `isNotNull(Body::${'Array('.repeat(900)}String${')'.repeat(900)})`],
  ['quotes', `Body = '${"''".repeat(4_900)}'`],
  ['backslashes', `Body = '${'\\\\'.repeat(4_900)}'`],
  ['an open quote', `Body = '${"''".repeat(4_900)}`],
  ['comments', `Body = 'x' ${'/**/'.repeat(2_400)}`],
  ['negations', `${'NOT '.repeat(2_400)}1`],
  ['aliases in strings', `Body = '${'(alias '.repeat(1_300)}'`],
];

describe.runIf(isSoak)('a filter', () => {
  const service = measuredService(['--telemetry=on', '--otlp-port=0']);
  let sourceId: string;
  beforeAll(async () => {
    sourceId = await sourceIdOf(service().api);
  });

  const chart = async (where: string, whereLanguage: string): Promise<number> => {
    const now = Date.now();
    // A request can have at most five series.
    const series = Array(5).fill({ sourceId, aggFn: 'count', where, whereLanguage, groupBy: [] });
    const { status } = await service().api.post('/charts/series', { startTime: now - HOUR, endTime: now, series });
    return status;
  };

  it.each([
    ...filters.map(([name, where]) => [name, where, 'lucene'] as const),
    ...sqlFilters.map(([name, where]) => [`${name} in SQL`, where, 'sql'] as const),
  ])('of %s does not block the event loop', async (_, where, language) => {
    const statuses: number[] = [];
    await expectShortGaps(service(), async () => {
      statuses.push(await chart(where, language));
    });
    for (const status of statuses) expect([200, 400]).toContain(status);
  });
});
