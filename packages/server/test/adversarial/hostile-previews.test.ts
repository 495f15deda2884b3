import { beforeAll, describe, expect, it } from 'vitest';
import { alert, dashboard, sourceIdOf, tile, UNKNOWN_ID, webhook } from '../http/support/request-bodies.ts';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, MAX_RSS_BYTES, measuredService } from './event-loop-gap.ts';
import { expectResponse } from './expect-response.ts';
import { sendLogs } from './send-logs.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const SQL_TEMPLATE = `SELECT $__timeInterval(Timestamp) AS time, Body, count() AS n FROM otel_logs
WHERE $__timeFilter(Timestamp) GROUP BY time, Body`;

describe.runIf(isSoak)('a preview of an alert', () => {
  const service = measuredService(['--telemetry=on', '--otlp-port=0']);
  const start = Math.floor(Date.now() / HOUR) * HOUR - HOUR;
  let connectionId: string;
  let sourceId: string;
  const webhooks: string[] = [];

  beforeAll(async () => {
    const { api } = service();
    for (let part = 0; part < 5; part += 1) {
      const records = Array.from({ length: 10_000 }, (_, nth) => ({
        timeUnixNano: `${start + (part * 10_000 + nth) * 50}000000`,
        severityText: `s${nth % 50}`,
        body: { stringValue: `${nth % 900} ${'é'.repeat(200)}` },
      }));
      await sendLogs(service(), records);
    }
    connectionId = (await api.get('/connections')).content[0].id;
    sourceId = await sourceIdOf(api);
    for (let nth = 0; nth < 10; nth += 1) {
      const body = `{"text":"${'{{body}} {{title}} {{group}} '.repeat(80)}"}`;
      webhooks.push((await api.create('/webhooks', webhook({ body }))).id);
    }
  }, 120_000);

  it.each<[string, object, object, number]>([
    [
      '20,000 windows without data',
      { interval: '5m' },
      { groupBy: '', select: [{ aggFn: 'count', where: 'Body:nothing' }] },
      69 * DAY,
    ],
    [
      '20,000 windows that fire, with a notification per day',
      { interval: '5m', threshold: 0, notifyEvery: '1d' },
      { groupBy: '', select: [{ aggFn: 'count', where: 'Body:nothing' }] },
      69 * DAY,
    ],
    [
      '20,000 windows that fire, with a notification each',
      { interval: '5m', threshold: 0 },
      { groupBy: '', select: [{ aggFn: 'count', where: 'Body:nothing' }] },
      69 * DAY,
    ],
    ['60 windows of 50 groups and 10 webhooks', { interval: '1m' }, { groupBy: 'SeverityText' }, HOUR],
    ['60 windows of 900 long groups and 10 webhooks', { interval: '1m' }, { groupBy: 'Body' }, HOUR],
    ['80 days of long groups', { interval: '1h' }, { groupBy: 'Body' }, 80 * DAY],
    ['60 windows of 900 long groups in SQL', { interval: '1m' }, { sqlTemplate: SQL_TEMPLATE }, HOUR],
  ])('over %s neither blocks the event loop nor exceeds the memory limit', async (_, fields, config, rangeMs) => {
    const { api } = service();
    const channels = webhooks.map((webhookId) => ({ type: 'webhook', webhookId }));
    const targets = { dashboardId: UNKNOWN_ID, tileId: UNKNOWN_ID, webhookId: webhooks[0] ?? '' };
    const body = {
      from: start + HOUR - rangeMs,
      to: start + HOUR,
      alert: alert(targets, { channel: undefined, channels, threshold: 1, ...fields }),
      tile: {
        ...tile({ name: 'Events' }),
        series: undefined,
        config:
          'sqlTemplate' in config
            ? { configType: 'sql', displayType: 'line', connectionId, ...config }
            : { displayType: 'line', sourceId, select: [{ aggFn: 'count' }], ...config },
      },
    };
    const { peakRssBytes } = await expectShortGaps(service(), async () => {
      const { status, issues } = await api.post('/alerts/preview', body);
      expect([status, issues]).toEqual([200, []]);
    });
    expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
  });
});

describe.runIf(isSoak)('the check of a new alert', () => {
  const service = measuredService(['--telemetry=on', '--otlp-port=0']);
  let connectionId: string;
  let sourceId: string;
  let webhookId: string;

  beforeAll(async () => {
    const { api } = service();
    const record = (name: string) => ({ attributes: [{ key: name, value: { stringValue: 'v' } }] });
    const similar = Array.from({ length: 900 }, (_, nth) => record(`${'abcdefgh'.repeat(7)}${nth}`));
    const long = Array.from({ length: 100 }, (_, nth) => record(`${'x'.repeat(100_000)}${nth}`));
    for (const records of [similar, long]) await sendLogs(service(), records);
    sourceId = await sourceIdOf(api);
    connectionId = (await api.get('/connections')).content[0].id;
    webhookId = (await api.create('/webhooks', webhook())).id;
  }, 120_000);

  /** Creates an alert on a tile, and measures the call. Returns the number of unknown attributes in the errors of the alert. */
  const createMeasured = async (config: object) => {
    const { api } = service();
    const { id: dashboardId, tiles } = await api.create(
      '/dashboards',
      dashboard({ ...tile({ name: 'Events' }), series: undefined, config }),
    );
    const targets = { dashboardId, tileId: tiles[0].id, webhookId };
    let errors = '';
    await expectShortGaps(service(), async () => {
      const response = await api.post('/alerts', alert(targets));
      expectResponse(response, 200);
      errors = JSON.stringify(response.content.executionErrors);
    });
    return errors.split('has never received the attribute').length - 1;
  };

  it.each<[string, string, number]>([
    ['SQL with a word of 99,000 characters', `Body != '${'x'.repeat(99_000)}'`, 0],
    [
      'SQL with the names of 9,000 tables',
      `Body != '${Array.from({ length: 9_000 }, (_, nth) => `FROM t${nth}`)
        .join(' ')
        .slice(0, 99_000)}'`,
      0,
    ],
    [
      'SQL with the names of 3,000 attributes',
      // In a comment, because the engine would not accept an expression of this size.
      `1 = 1 /* ${Array.from({ length: 3_000 }, (_, nth) => `LogAttributes['a${nth}']`).join(' ')} */`,
      // The service searches for 50 of them. If this took more than ten seconds, fewer attributes would be reported.
      50,
    ],
  ])('does not block the event loop for %s', async (_, condition, unknown) => {
    const sqlTemplate = `SELECT $__timeInterval(Timestamp) AS time, count() AS n FROM otel_logs WHERE $__timeFilter(Timestamp) AND ${condition} GROUP BY time`;
    expect(await createMeasured({ configType: 'sql', displayType: 'line', connectionId, sqlTemplate })).toBe(unknown);
  });

  it('does not block the event loop for an unknown attribute if 900 names are similar and 100 have 100,000 characters', async () => {
    const where = `LogAttributes.${'abcdefgh'.repeat(7)}:1`;
    expect(await createMeasured({ displayType: 'line', sourceId, select: [{ aggFn: 'count', where }] })).toBe(1);
  });
});
