import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReceiver } from '../../alerting/support/receiver.ts';
import { issueCodes, type Json } from '../../http/support/api.ts';
import { dashboard } from '../../http/support/request-bodies.ts';
import { startForTest } from '../../http/support/serve.ts';
import { listenOnLoopback } from '../../support/listen.ts';
import { secondEngine } from '../../support/second-engine.ts';
import { fakeClickhouse } from '../support/fake-clickhouse.ts';
import { logRow, recentHour, toStoredRow } from '../support/log-rows.ts';

const HOUR = 3_600_000;
const start = recentHour();
const second = secondEngine();

let server: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  server = await startForTest({ webhookAllow: ['127.0.0.1'] });
  const rows = ['checkout', 'checkout', 'cart'].map((ServiceName) =>
    toStoredRow(logRow({ ServiceName, Body: 'paid' }), start),
  );
  await second.engine.insert('warehouse', 'otel_logs', rows);
});
afterAll(() => server.close());

function api() {
  return server.caller('open-source');
}

function createConnection(overrides: object = {}) {
  return api().create('/connections', {
    name: 'Warehouse',
    host: second.url,
    username: second.user,
    password: second.password,
    ...overrides,
  });
}

function createSource(connection: string) {
  return api().create('/sources', {
    name: 'Warehouse logs',
    kind: 'log',
    connection,
    from: { databaseName: 'warehouse', tableName: 'otel_logs' },
    timestampValueExpression: 'Timestamp',
    defaultTableSelectExpression: 'Timestamp,ServiceName,Body',
    bodyExpression: 'Body',
  });
}

const range = { startTime: start, endTime: start + HOUR, granularity: '1h' };

/** Queries the number of events by service. */
function queryCounts(sourceId: string, overrides: object = {}) {
  return api().post('/charts/series', {
    ...range,
    series: [{ sourceId, aggFn: 'count', where: '', groupBy: ['ServiceName'], ...overrides }],
  });
}

/** Returns the config of a tile with the number of events by service. */
function tableConfig(sourceId: string) {
  return {
    displayType: 'table',
    sourceId,
    select: [{ aggFn: 'count' }],
    groupBy: 'ServiceName',
  };
}

describe("a source on a tenant's own server", () => {
  let sourceId: string;
  let connection: string;
  beforeAll(async () => {
    connection = (await createConnection()).id;
    sourceId = (await createSource(connection)).id;
  });

  it('supports charts', async () => {
    const { status, content } = await queryCounts(sourceId);
    expect(status).toBe(200);
    expect(content.map((row: Json) => [row.group[0], row['series_0.data']])).toEqual([
      ['cart', 1],
      ['checkout', 2],
    ]);
  });

  it('supports tiles with filters in both languages', async () => {
    const tile = { config: tableConfig(sourceId) };
    for (const where of [
      { where: 'ServiceName:checkout AND paid', whereLanguage: 'lucene' },
      { where: "upper(ServiceName) = 'CHECKOUT'", whereLanguage: 'sql' },
    ]) {
      const { content } = await api().post('/charts/query', { ...range, tile, ...where });
      expect(content.rows).toEqual([['checkout', 2]]);
    }
  });

  it('supports search tiles', async () => {
    const tile = { config: { displayType: 'search', sourceId, select: 'ServiceName, Body' } };
    const { content } = await api().post('/charts/query', { ...range, tile });
    expect(content.rows).toHaveLength(3);
  });

  it('supports SQL tiles over its database', async () => {
    const tileOf = (sqlTemplate: string) => ({
      config: { configType: 'sql', displayType: 'table', connectionId: connection, sourceId, sqlTemplate },
    });
    const tile = tileOf('SELECT ServiceName, count() AS n FROM otel_logs GROUP BY ServiceName ORDER BY n');
    const { content } = await api().post('/charts/query', { ...range, tile });
    expect(content.rows).toEqual([
      ['cart', 1],
      ['checkout', 2],
    ]);
    for (const sql of [
      'SELECT * FROM system.users',
      "SELECT * FROM url('http://169.254.169.254/')",
      'DROP TABLE otel_logs',
    ]) {
      expect((await api().post('/charts/query', { ...range, tile: tileOf(sql) })).status).toBe(400);
    }
  });

  it('supports alerts; if it is deleted, the alert and a query of the tile report that it does not exist', async () => {
    const receiver = await startReceiver();
    const webhook = await api().create('/webhooks', { name: 'Hook', service: 'generic', url: receiver.url });
    const tile = { name: 'T', x: 0, y: 0, w: 6, h: 4, series: [{ type: 'number', sourceId, aggFn: 'count' }] };
    server.clock.time = start + 60_000;
    const { id: dashboardId, tiles } = await api().create('/dashboards', dashboard(tile));
    const alert = await api().create('/alerts', {
      source: 'tile',
      dashboardId,
      tileId: tiles[0].id,
      interval: '1h',
      threshold: 3,
      thresholdType: 'above',
      channel: { type: 'webhook', webhookId: webhook.id },
    });
    server.clock.time = start + HOUR + 60_000;
    await server.evaluateAlerts();
    const read = async () => (await api().get(`/alerts/${alert.id}`)).content;
    expect(await read()).toMatchObject({ state: 'ALERT', executionErrors: [] });
    const deletedSource = await createSource(connection);
    await api().put(
      `/dashboards/${dashboardId}`,
      dashboard({ ...tiles[0], series: [{ ...tiles[0].series[0], sourceId: deletedSource.id }] }),
    );
    await api().delete(`/sources/${deletedSource.id}`);
    server.clock.time = start + 2 * HOUR + 60_000;
    await server.evaluateAlerts();
    expect((await read()).executionErrors).toMatchObject([
      { type: 'INVALID_ALERT', message: 'The source does not exist.' },
    ]);
    const query = { ...range, tile: { dashboardId, tileId: tiles[0].id } };
    const { status, issues } = await api().post('/charts/query', query);
    expect([status, issues[0]?.message]).toEqual([400, 'The source does not exist.']);
    await receiver.close();
  });

  it('cannot be combined with a source on another connection', async () => {
    const builtInId = (await api().get('/sources')).content[0].id;
    const series = [builtInId, sourceId].map((id) => ({ sourceId: id, aggFn: 'count', where: '', groupBy: [] }));
    const { status, issues } = await api().post('/charts/series', { ...range, series });
    expect([status, issues[0]?.message]).toEqual([400, 'All sources of a query must be on the same connection.']);
  });

  it('with a missing table is stored with a warning, and its queries are rejected', async () => {
    const { json, content } = await api().post('/sources', {
      name: 'Missing',
      kind: 'log',
      connection,
      from: { databaseName: 'warehouse', tableName: 'missing`; DROP' },
      timestampValueExpression: 'Timestamp',
      defaultTableSelectExpression: 'Timestamp',
    });
    expect(json.meta.warnings).toEqual([
      {
        pointer: '/from/tableName',
        message:
          'The table warehouse.missing`; DROP does not exist. Queries of the source are rejected until the table exists.',
      },
    ]);
    const { status, issues } = await queryCounts(content.id);
    expect([status, issues[0]?.message]).toEqual([400, 'the table of the source does not exist']);
  });

  it('with metrics warns about the metrics of a missing table', async () => {
    const { json } = await api().post('/sources', {
      name: 'Missing metrics',
      kind: 'metric',
      connection,
      from: { databaseName: 'warehouse', tableName: '' },
      timestampValueExpression: 'TimeUnix',
      metricTables: { gauge: 'missing' },
      resourceAttributesExpression: 'ResourceAttributes',
    });
    expect(json.meta.warnings).toEqual([
      {
        pointer: '/metricTables',
        message: 'The table warehouse.missing does not exist. Its metrics cannot be queried until the table exists.',
      },
    ]);
  });

  it('rejects unknown fields', async () => {
    const { status, issues } = await queryCounts(sourceId, { groupBy: ['a`) OR 1=1'] });
    expect([status, issues[0]?.pointer]).toEqual([400, '/series/0/groupBy/0']);
  });

  it('uses a new password immediately', async () => {
    const { id } = await createConnection({ password: 'wrong' });
    const source = await createSource(id);
    const { status, issues } = await queryCounts(source.id);
    // The second engine rejects the password without the exception code that ClickHouse sends.
    expect([status, issues[0]?.message]).toEqual([
      400,
      'the server of the connection returned no valid response: check its `host`',
    ]);
    await api().put(`/connections/${id}`, {
      name: 'Warehouse',
      host: second.url,
      username: second.user,
      password: second.password,
    });
    expect((await queryCounts(source.id)).content).toHaveLength(2);
  });
});

describe("a tenant's own server that", () => {
  const listeners: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of listeners) await close();
  });

  /** Creates a source on a server that responds with a status, headers and a body. */
  const sourceOn = async (status: number, body: string, headers: Record<string, string> = {}) => {
    const listener = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(status, headers).end(body));
    });
    const host = `http://127.0.0.1:${await listenOnLoopback(listener)}`;
    listeners.push(async () => {
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
    });
    return (await createSource((await createConnection({ host })).id)).id;
  };
  /** Details of the server that an error must not reveal. */
  const internals = 'Code: 1. DB::Exception: /var/lib/secret-path Basic hidden-text';

  it.each<[string, number, string, Record<string, string>, string]>([
    ['is not ClickHouse', 200, '<html>hello</html>', {}, 'returned no valid response'],
    ['redirects', 302, '', { location: 'http://127.0.0.1:1/' }, 'returned no valid response'],
    [
      'rejects the password',
      403,
      internals,
      { 'x-clickhouse-exception-code': '516' },
      'rejected its user name or password',
    ],
    [
      'grants no rights',
      403,
      internals,
      { 'x-clickhouse-exception-code': '497' },
      'may not read the tables of the query',
    ],
    ['allows no settings', 500, internals, { 'x-clickhouse-exception-code': '164' }, 'readonly = 2'],
    ['fails', 500, `${internals}. (UNKNOWN_DATABASE)`, { 'x-clickhouse-exception-code': '81' }, '(UNKNOWN_DATABASE)'],
  ])('%s causes an error that reveals no internals of the server', async (_, status, body, headers, message) => {
    const response = await queryCounts(await sourceOn(status, body, headers));
    expect(response.status).toBe(400);
    expect(response.issues[0]?.message).toContain(message);
    expect(response.text).not.toMatch(/secret-path|hidden-text|hello/);
  });

  it('rejects a statement for the fields of a source causes an error at the id of the source', async () => {
    const sourceId = await sourceOn(403, internals, { 'x-clickhouse-exception-code': '497' });
    const { status, issues } = await api().get(`/sources/${sourceId}/fields`);
    expect([status, issues]).toMatchObject([400, [{ in: 'params', pointer: '/sourceId' }]]);
    expect(issues[0]?.message).toContain('may not read the tables of the query');
  });

  it('is too slow for the fields of a source causes a 504 without advice on a range or a filter', async () => {
    const sourceId = await sourceOn(500, internals, { 'x-clickhouse-exception-code': '159' });
    const { status, message } = await api().get(`/sources/${sourceId}/fields`);
    expect([status, message]).toEqual([504, 'The query exceeded the time limit.']);
  });

  it('has too little memory for the fields of a source causes an error without advice on a range or groups', async () => {
    const sourceId = await sourceOn(500, internals, { 'x-clickhouse-exception-code': '241' });
    const { status, issues } = await api().get(`/sources/${sourceId}/fields`);
    expect([status, issues[0]?.message]).toEqual([400, 'needs more memory than a query may use']);
  });

  it.each([
    ['returns no valid response', {}, 'returned no valid response'],
    ['grants no rights', { 'x-clickhouse-exception-code': '497' }, 'may not read the tables of the query'],
  ])('%s for a search causes an error at the id of the source, with the reason', async (_, headers, message) => {
    const columns = JSON.stringify({ table: 'otel_logs', name: 'Timestamp', type: 'DateTime64(9)' });
    const { url } = await fakeClickhouse((response, { sql }) => {
      if (sql.includes('system.columns')) response.end(columns);
      else response.writeHead(500, headers).end(internals);
    });
    const { id } = await createConnection({ host: url });
    const { id: sourceId } = await createSource(id);
    const [startTime, endTime] = [start, start + HOUR].map((time) => new Date(time).toISOString());
    const response = await api().post('/search', { sourceId, select: 'Timestamp', startTime, endTime });
    expect([response.status, response.issues[0]?.pointer]).toEqual([400, '/sourceId']);
    expect(response.issues[0]?.message).toContain(message);
  });

  it('rejects queries causes an error at the chart of the alert in a preview', async () => {
    const sourceId = await sourceOn(403, internals, { 'x-clickhouse-exception-code': '497' });
    const { id: webhookId } = await api().create('/webhooks', {
      name: 'Preview hook',
      service: 'generic',
      url: 'http://127.0.0.1:9/',
    });
    const alert = {
      source: 'inline',
      chartConfig: { displayType: 'line', sourceId, select: [{ aggFn: 'count' }] },
      interval: '1h',
      threshold: 3,
      thresholdType: 'above',
      channel: { type: 'webhook', webhookId },
    };
    server.clock.time = start + HOUR;
    const response = await api().post('/alerts/preview', { alert, from: start, to: start + HOUR });
    expect([response.status, issueCodes(response)]).toEqual([400, ['/alert/chartConfig condition']]);
    expect(response.message).toContain('may not read the tables of the query');
  });

  it('has a changed connection still receives the further statements of a query that started before the change', async () => {
    const columns = JSON.stringify({ table: 'otel_logs', name: 'Timestamp', type: 'DateTime64(9)' });
    const held = Promise.withResolvers<() => void>();
    let isFirst = true;
    const { url } = await fakeClickhouse((response, { sql }) => {
      if (!sql.includes('system.columns')) {
        response.writeHead(500, { 'x-clickhouse-exception-code': '81' }).end('(UNKNOWN_DATABASE)');
        return;
      }
      if (!isFirst) {
        response.end(columns);
        return;
      }
      isFirst = false;
      held.resolve(() => response.end(columns));
    });
    const { id } = await createConnection({ host: url });
    const { id: sourceId } = await createSource(id);
    const query = () => queryCounts(sourceId, { groupBy: [] });
    const first = query();
    const release = await held.promise;
    await api().put(`/connections/${id}`, { name: 'Renamed', host: url, username: second.user });
    const messages = [(await query()).message];
    release();
    messages.push((await first).message);
    for (const message of messages) expect(message).toContain('(UNKNOWN_DATABASE)');
  });

  it('does not respond causes a response with 503', async () => {
    const { id } = await createConnection({ host: 'http://127.0.0.1:1' });
    const { status, message } = await queryCounts((await createSource(id)).id);
    expect([status, message]).toEqual([503, 'The server of the connection does not respond.']);
  });
});
