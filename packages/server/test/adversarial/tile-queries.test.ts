import { beforeAll, describe, expect, it } from 'vitest';
import { logsJson, sendOtlp } from '../telemetry/ingest/requests.ts';
import { expectShortGaps, measuredService } from './event-loop-gap.ts';

const HOUR = 3_600_000;

function repeat<Item>(count: number, item: Item): Item[] {
  return Array.from({ length: count }, () => item);
}

describe.runIf(process.env['SOAK'] === '1')('a query of a tile does not block the event loop:', () => {
  const service = measuredService(['--telemetry=on', '--otlp-port=0']);
  const start = Math.floor(Date.now() / HOUR) * HOUR - HOUR;
  let sourceId: string;

  beforeAll(async () => {
    const { otlpUrl = '', credentials, api } = service();
    const key = credentials.openSource.ingestionKey;
    const word = (nth: number) => `w${(nth * 7919) % 1_009}`;
    const send = async (count: number, text: (nth: number) => string) => {
      const records = Array.from({ length: count }, (_, nth) => ({
        timeUnixNano: `${start + 1000 * (nth % 3_000)}000000`,
        severityText: `s${nth % 5}`,
        body: { stringValue: text(nth) },
      }));
      const { status } = await sendOtlp(otlpUrl, logsJson(...records), { path: '/v1/logs', key });
      expect(status).toBe(200);
    };
    for (let part = 0; part < 4; part += 1) {
      await send(5_000, (nth) => `${part} ${Array.from({ length: 60 }, (_, at) => word(nth * at + part)).join(' ')}`);
    }
    await send(20, () => 'x '.repeat(200_000));
    const { content } = await api.get('/sources');
    sourceId = content.find((source: { readonly kind: string }) => source.kind === 'log').id;
  }, 120_000);

  const count = { aggFn: 'count', where: '' };
  it.each<[string, object, object, readonly number[]]>([
    ['patterns of different words', { displayType: 'event_patterns' }, {}, [200]],
    ['patterns of long texts', { displayType: 'event_patterns', where: 'Body:x' }, {}, [200, 400]],
    ['events', { displayType: 'search', select: 'Body' }, {}, [200]],
    ['events with 400 columns', { displayType: 'search', select: repeat(400, 'Body').join(',') }, {}, [200, 400]],
    [
      'a table of 20,000 groups and 20 values',
      { displayType: 'table', select: repeat(20, count), groupBy: 'Body' },
      {},
      [200, 400],
    ],
    [
      'a chart of 20,000 groups with the previous period',
      { displayType: 'line', select: [count], groupBy: 'Body' },
      { compareTo: 'previous_period' },
      [200, 400],
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
      [200, 400],
    ],
    [
      'a formula of parentheses',
      { displayType: 'line', select: [count], formulas: [{ expression: `${'('.repeat(500)}A${')'.repeat(500)}` }] },
      {},
      [200, 400],
    ],
    ['a condition of 10,000 signs', { displayType: 'table', select: [count], having: '-'.repeat(10_000) }, {}, [400]],
    ['an order of 3,000 columns', { displayType: 'table', select: [count], orderBy: 'a,'.repeat(3_000) }, {}, [400]],
    [
      'filters of 50,000 values',
      { displayType: 'number', select: [count] },
      {
        filters: repeat(50, {
          expression: 'SeverityText',
          values: Array.from({ length: 1_000 }, (_, nth) => `v${nth}`),
        }),
      },
      [200, 400],
    ],
  ])('%s', async (_, config, more, expected) => {
    const statuses: number[] = [];
    await expectShortGaps(service(), async () => {
      const { status } = await service().api.post('/charts/query', {
        tile: { config: { sourceId, ...config } },
        startTime: start,
        endTime: start + HOUR,
        ...more,
      });
      statuses.push(status);
    });
    for (const status of statuses) expect(expected).toContain(status);
  });

  it('SQL with a literal of 11,000 parts that look like an alias', async () => {
    const { content } = await service().api.get('/connections');
    const sqlTemplate = `SELECT count() AS n FROM otel_logs WHERE Body != '${' (alias '.repeat(11_000)}'`;
    const config = { configType: 'sql', displayType: 'number', connectionId: content[0].id, sqlTemplate };
    const statuses: number[] = [];
    await expectShortGaps(service(), async () => {
      const range = { startTime: start, endTime: start + HOUR };
      const { status } = await service().api.post('/charts/query', { tile: { config }, ...range });
      statuses.push(status);
    });
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
