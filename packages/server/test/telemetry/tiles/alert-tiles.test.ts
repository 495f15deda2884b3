import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../src/index.ts';
import { type Api, type DeploymentName, deployments, type Json } from '../../http/support/api.ts';
import { alert, dashboard, tile, webhook } from '../../http/support/request-bodies.ts';
import { type Served, startForTest } from '../../http/support/serve.ts';
import { ingestEvents, type TestEvent } from '../support/send-telemetry.ts';

const MINUTE = 60_000;

/** The start of the five-minute window half an hour ago. It is not a fixed time, because the engine deletes old telemetry. */
const start = Math.floor(Date.now() / (5 * MINUTE)) * 5 * MINUTE - 30 * MINUTE;

function event(minute: number, fields: Partial<TestEvent>): TestEvent {
  return {
    time: start + minute * MINUTE,
    service: 'checkout',
    level: 'info',
    text: 'paid',
    durationMs: 10,
    ...fields,
  };
}

const events = [
  event(0, { level: 'error', size: '3' }),
  event(1, { size: '4' }),
  event(2, { service: 'cart', level: 'error', size: '5' }),
  // The second window has no events.
  event(11, { durationMs: 30 }),
  event(12, { level: 'error', size: '8' }),
];

let server: RunningServer & Served;
beforeAll(async () => {
  server = await startForTest({ otlpPort: 0 });
  server.clock.time = start + 30 * MINUTE;
  for (const deployment of deployments) await ingestEvents(server, deployment, events);
});
afterAll(async () => server?.close());

/** Returns functions that create and preview alerts on tiles of a deployment. Call it in a `describe`. */
function useAlertTiles(deployment: DeploymentName) {
  let api: Api;
  let connectionId: string;
  let webhookId: string;
  const sources: Record<string, string> = {};
  beforeAll(async () => {
    api = server.caller(deployment);
    for (const { connection, kind, id } of (await api.get('/sources')).content) {
      sources[kind] ??= id;
      connectionId = connection;
    }
    ({ id: webhookId } = await api.create('/webhooks', webhook()));
  });

  /** Stores a dashboard with one tile. Returns the ids for an alert on the tile. */
  const storeTile = async (content: object, filters: readonly object[] = []) => {
    const { series: _, ...layout } = tile();
    const tiles = [{ ...layout, ...content }];
    const { id: dashboardId, tiles: stored } = await api.create('/dashboards', { ...dashboard(), tiles, filters });
    return { dashboardId, tileId: stored[0].id, webhookId };
  };
  /** Creates and previews an alert on a tile. Returns the minute, the group, the new state and the value of each state change. */
  const transitionsOf = async (content: object, settings: object = {}, filters: readonly object[] = []) => {
    const targets = await storeTile(content, filters);
    const body = alert(targets, { threshold: 0.1, ...settings });
    expect((await api.create('/alerts', body)).tileId).toBe(targets.tileId);
    const {
      status,
      message,
      content: result,
    } = await api.post('/alerts/preview', {
      alert: body,
      from: start,
      to: start + 15 * MINUTE,
    });
    expect([status, message]).toEqual([200, '']);
    return result.alert.transitions.map(({ time, group, to, value }: Json) => [
      (time - start) / MINUTE,
      ...group,
      to,
      value,
    ]);
  };
  const logs = () => ({ sourceId: sources['log'] });
  const sql = (displayType: string, sqlTemplate: string) => ({
    config: { configType: 'sql', displayType, connectionId, sqlTemplate },
  });
  return { api: () => api, connectionId: () => connectionId, sources, storeTile, transitionsOf, logs, sql };
}

const count = { aggFn: 'count' };
const errors = { aggFn: 'count', where: 'SeverityText:error' };

describe.each(deployments)('alerts on tiles of the %s deployment', (deployment) => {
  const { api, storeTile, transitionsOf, logs } = useAlertTiles(deployment);

  it.each(['line', 'stacked_bar', 'number'])('compare the last item of `select` of a %s tile', async (displayType) => {
    const select = displayType === 'number' ? [errors] : [count, errors];
    expect(await transitionsOf({ config: { ...logs(), displayType, select } })).toEqual([
      [5, 'ALERT', 2],
      [10, 'OK', 0],
      [15, 'ALERT', 1],
    ]);
  });

  it('have a state for each group, regardless of the limit of groups', async () => {
    const config = { ...logs(), displayType: 'line', select: [count], groupBy: 'ServiceName', seriesLimit: 1 };
    expect(await transitionsOf({ config })).toEqual([
      [5, 'cart', 'ALERT', 1],
      [5, 'checkout', 'ALERT', 2],
      [10, 'cart', 'OK', 0],
      [10, 'checkout', 'OK', 0],
      [15, 'checkout', 'ALERT', 2],
    ]);
  });

  it('are deleted when the tile changes to a type without alerts', async () => {
    const config = { ...logs(), displayType: 'line', select: [count] };
    const targets = await storeTile({ config });
    const { id } = await api().create('/alerts', alert(targets));
    const { content } = await api().get(`/dashboards/${targets.dashboardId}`);
    const replaceWith = (displayType: string) =>
      api().put(`/dashboards/${targets.dashboardId}`, {
        name: content.name,
        tiles: [{ ...content.tiles[0], config: { ...config, displayType } }],
      });
    expect((await replaceWith('stacked_bar')).status).toBe(200);
    expect((await api().get(`/alerts/${id}`)).status).toBe(200);
    expect((await replaceWith('table')).status).toBe(200);
    expect((await api().get(`/alerts/${id}`)).status).toBe(404);
  });
});

// Both deployments run the same queries, so these details are tested only on the managed one.
describe('alerts on tiles', () => {
  const { api, connectionId, sources, storeTile, transitionsOf, logs, sql } = useAlertTiles('managed');

  it('compare a ratio and the last formula', async () => {
    const ratio = { ...logs(), displayType: 'line', select: [errors, count], asRatio: true };
    const expected = [
      [5, 'ALERT', 2 / 3],
      [10, 'OK', 0],
      [15, 'ALERT', 0.5],
    ];
    expect(await transitionsOf({ config: ratio })).toEqual(expected);
    const formulas = [{ expression: 'A' }, { expression: 'A / B' }];
    const line = { ...logs(), displayType: 'line', select: [errors, count], formulas };
    expect(await transitionsOf({ config: line })).toEqual(expected);
    const number = { ...line, displayType: 'number', formulas: formulas.slice(1) };
    expect(await transitionsOf({ config: number })).toEqual(expected);
  });

  it('compare expressions, and strings as numbers', async () => {
    const expression = { aggFn: 'none', valueExpression: "countIf(SeverityText = 'error') / count()" };
    const config = { ...logs(), displayType: 'line', select: [expression] };
    expect(await transitionsOf({ config })).toEqual([
      [5, 'ALERT', 2 / 3],
      [10, 'OK', 0],
      [15, 'ALERT', 0.5],
    ]);
    const largest = { type: 'time', sourceId: sources['log'], aggFn: 'none', field: "max(LogAttributes['size'])" };
    expect(await transitionsOf({ series: [largest] })).toEqual([
      [5, 'ALERT', 5],
      [10, 'OK', 0],
      [15, 'ALERT', 8],
    ]);
    const any = { ...largest, aggFn: 'any', field: 'LogAttributes.size', where: 'ServiceName:cart' };
    expect(await transitionsOf({ series: [any] })).toEqual([
      [5, 'ALERT', 5],
      [10, 'OK', 0],
    ]);
  });

  it('compare the last number column of a line with SQL, without values for its variables', async () => {
    const filter = { type: 'QUERY_EXPRESSION', name: 'service', expression: 'ServiceName', sourceId: sources['log'] };
    const template = `SELECT $__timeInterval(Timestamp) AS t, ServiceName, count() AS n, countIf(SeverityText = 'error') AS e
      FROM otel_logs WHERE $__timeFilter(Timestamp) AND $__filters AND $__conditionalAll(ServiceName = $service, $service)
      GROUP BY t, ServiceName`;
    const filters = [{ ...filter, isVariableEnabled: true }];
    expect(await transitionsOf(sql('line', template), {}, filters)).toEqual([
      [5, 'cart', 'ALERT', 1],
      [5, 'checkout', 'ALERT', 1],
      [10, 'cart', 'OK', 0],
      [10, 'checkout', 'OK', 0],
      [15, 'checkout', 'ALERT', 1],
    ]);
  });

  it('compare the values of windows with an offset if the SQL uses $__timeInterval', async () => {
    const template =
      'SELECT $__timeInterval(Timestamp) AS t, count() FROM otel_logs WHERE $__timeFilter(Timestamp) GROUP BY t';
    // The windows from minute 2 have one event each.
    expect(await transitionsOf(sql('stacked_bar', template), { scheduleOffsetMinutes: 2 })).toEqual([[7, 'ALERT', 1]]);
  });

  it.each(['{intervalSeconds:Int64}', '{ intervalSeconds : Int64 }'])(
    'can watch SQL with the interval %s',
    async (interval) => {
      const template = `SELECT toStartOfInterval(Timestamp, toIntervalSecond(${interval})) AS t, countIf(SeverityText = 'error')
      FROM otel_logs WHERE $__timeFilter(Timestamp) GROUP BY t`;
      expect(await transitionsOf(sql('line', template))).toEqual([
        [5, 'ALERT', 2],
        [10, 'OK', 0],
        [15, 'ALERT', 1],
      ]);
    },
  );

  it('compare the number of a number tile with SQL in each window', async () => {
    const template = "SELECT countIf(SeverityText = 'error') AS n FROM otel_logs WHERE $__timeFilter(Timestamp)";
    expect(await transitionsOf(sql('number', template))).toEqual([
      [5, 'ALERT', 2],
      [10, 'OK', 0],
      [15, 'ALERT', 1],
    ]);
  });

  it.each<[string, object, string]>([
    ['a table', { displayType: 'table', select: [count] }, 'received one with a table config'],
    ['a pie', { displayType: 'pie', select: [count] }, 'received one with a pie config'],
    ['a search', { displayType: 'search', select: '' }, 'received one with a search config'],
    [
      'SQL without an interval',
      { configType: 'sql', displayType: 'line', sqlTemplate: 'SELECT now() AS t, 1' },
      'received one with a line config with SQL without an interval',
    ],
    ['SQL in a pie', { configType: 'sql', displayType: 'pie', sqlTemplate: 'SELECT 1' }, 'a pie config with SQL'],
    [
      'SQL with a table of another database',
      { configType: 'sql', displayType: 'number', sqlTemplate: 'SELECT count() FROM system.tables' },
      'the database "system" is not available here: write the names of your tables without a database.',
    ],
    [
      'a number tile with an aggregate function that events do not support',
      { displayType: 'number', select: [{ aggFn: 'increase', valueExpression: 'SeverityNumber' }] },
      'events have no increase.',
    ],
  ])('are rejected if the tile is %s', async (_, config, message) => {
    const isSql = 'configType' in config;
    const targets = await storeTile({ config: { ...(isSql ? { connectionId: connectionId() } : logs()), ...config } });
    const { status, issues } = await api().post('/alerts', alert(targets));
    expect([status, issues[0]?.pointer, issues[0]?.message]).toEqual([
      400,
      '/tileId',
      expect.stringMatching(new RegExp(`${message}$`)),
    ]);
  });
});
