import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminOn } from '../cli/admin/command.ts';
import type { Api } from '../http/support/api.ts';
import { alert, connection, dashboard, source, webhook } from '../http/support/request-bodies.ts';
import { startForTest } from '../http/support/serve.ts';
import { secondEngine } from '../support/second-engine.ts';
import { recentHour } from '../telemetry/support/log-rows.ts';

const HOUR = 3_600_000;
const start = recentHour();
const dataDir = mkdtempSync(join(tmpdir(), 'password-leaks-'));
/** The telemetry engine of the service, and the ClickHouse server of the connections. */
const serviceEngine = secondEngine();
const connectionEngine = secondEngine();

/** The texts in which a password could appear, by their location. */
const texts = new Map<string, string>();
const passwords: string[] = [];
const errors: { message: string; type: string }[] = [];

/** Returns all rows in the engine of the service, as JSON. */
async function storedInEngine(): Promise<string> {
  const tables = await serviceEngine.engine.query<{ database: string; name: string }>({
    sql: `SELECT database, name FROM system.tables WHERE engine LIKE '%MergeTree'`,
  });
  const rows = await Promise.all(
    tables.map(({ database, name }) =>
      serviceEngine.engine.query({ sql: `SELECT * FROM \`${database}\`.\`${name}\`` }),
    ),
  );
  return JSON.stringify(rows);
}

/** The host and the password of a connection to ClickHouse, and the table of a source that uses it. */
interface Case {
  readonly name: string;
  readonly host: string;
  readonly password: string;
  readonly tableName: string;
}

/** Starts the service on its engine. It records its own requests as telemetry. */
function startService() {
  const passwordFile = join(dataDir, 'engine-password');
  writeFileSync(passwordFile, serviceEngine.password, { mode: 0o600 });
  return startForTest({
    dataDir,
    webhookAllow: ['127.0.0.1'],
    selfTelemetry: 'on',
    clickhouseUrl: serviceEngine.url,
    clickhouseUser: serviceEngine.user,
    clickhousePasswordFile: passwordFile,
  });
}

/**
 * Creates a valid connection, and a source and an alert that use it. Then sets the host, the password and the table of the case. Returns
 * the ids.
 */
async function createAlertOn(api: Api, { name, host, password, tableName }: Case, webhookId: string) {
  const working = connection({
    host: connectionEngine.url,
    username: connectionEngine.user,
    password: connectionEngine.password,
  });
  const { id: connectionId } = await api.create('/connections', working);
  const sourceOn = (table: string) =>
    source(connectionId, { from: { databaseName: 'warehouse', tableName: table }, bodyExpression: 'Body' });
  const { id: sourceId } = await api.create('/sources', sourceOn('otel_logs'));
  const tile = { name, x: 0, y: 0, w: 6, h: 4, series: [{ type: 'number', sourceId, aggFn: 'count' }] };
  const { id: dashboardId, tiles } = await api.create('/dashboards', dashboard(tile));
  const { id: alertId } = await api.create('/alerts', alert({ dashboardId, tileId: tiles[0].id, webhookId }));
  // An alert on a source that cannot be queried is rejected, so the test changes the connection and the source afterwards.
  for (const response of [
    await api.put(`/connections/${connectionId}`, { ...working, host, password }),
    await api.put(`/sources/${sourceId}`, sourceOn(tableName)),
  ]) {
    expect(response.status, response.text).toBe(200);
    texts.set(`change, ${name}, ${texts.size}`, response.text);
  }
  return { connectionId, sourceId, alertId };
}

/** Queries a source and its connection: a chart, SQL, a search and the list of fields. */
async function query(api: Api, name: string, { connectionId, sourceId }: { connectionId: string; sourceId: string }) {
  const range = { startTime: start, endTime: start + HOUR };
  const sqlTemplate = 'SELECT nothing FROM nowhere';
  const sql = { configType: 'sql', displayType: 'table', connectionId, sqlTemplate };
  const series = [{ sourceId, aggFn: 'count', where: '', groupBy: [] }];
  for (const [path, body] of [
    ['/charts/series', { ...range, series }],
    ['/charts/query', { ...range, tile: { config: sql } }],
    ['/search', { sourceId, startTime: new Date(start).toISOString(), endTime: new Date(start + HOUR).toISOString() }],
  ] as const) {
    const response = await api.post(path, body);
    texts.set(`response of ${path}, ${name}`, JSON.stringify([...response.headers]) + response.text);
    if (path === '/charts/series') expect(response.status === 200, response.text).toBe(name === 'right');
  }
  texts.set(`fields, ${name}`, (await api.get(`/sources/${sourceId}/fields`)).text);
}

/** Runs admin commands on the store of the running service. */
async function runAdminCommands(): Promise<void> {
  const backup = join(dataDir, 'backup.jsonl');
  const admin = adminOn('--data-dir', dataDir);
  for (const argv of [
    ['backup', '--to', backup],
    ['source', 'list', '--json'],
    ['source', 'list'],
    ['team', 'list'],
  ]) {
    const { code, stdout, stderr } = await admin.run(...argv);
    expect(code, stderr).toBe(0);
    texts.set(`admin ${argv.join(' ')}`, stdout + stderr);
  }
  texts.set('backup', readFileSync(backup, 'utf8'));
}

beforeAll(async () => {
  const server = await startService();
  server.clock.time = start + 60_000;
  const api = server.caller('open-source');
  const { id: webhookId } = await api.create('/webhooks', webhook({ url: 'http://127.0.0.1:9/' }));
  const [wrong, unused] = [randomBytes(18).toString('base64url'), randomBytes(18).toString('base64url')];
  const { url, password: right } = connectionEngine;
  passwords.push(right, wrong, unused);
  const alertIds: string[] = [];
  for (const test of [
    { name: 'right', host: url, password: right, tableName: 'otel_logs' },
    { name: 'bad query', host: url, password: right, tableName: 'missing' },
    { name: 'wrong password', host: url, password: wrong, tableName: 'otel_logs' },
    { name: 'unreachable', host: 'http://127.0.0.1:1', password: unused, tableName: 'otel_logs' },
  ]) {
    const { alertId, ...ids } = await createAlertOn(api, test, webhookId);
    await query(api, test.name, ids);
    alertIds.push(alertId);
  }
  server.clock.time = start + HOUR + 60_000;
  await server.evaluateAlerts();
  for (const id of alertIds) {
    const response = await api.get(`/alerts/${id}`);
    errors.push(...response.content.executionErrors);
    texts.set(`alert ${id}`, response.text);
  }
  texts.set('metrics', await (await fetch(`${server.url}/metrics`)).text());
  for (const name of ['store.sqlite', 'store.sqlite-wal']) {
    texts.set(`${name} while the service runs`, readFileSync(join(dataDir, name)).toString('latin1'));
  }
  await runAdminCommands();
  await server.close();
  texts.set('engine', await storedInEngine());
  texts.set('store.sqlite after the end', readFileSync(join(dataDir, 'store.sqlite')).toString('latin1'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('the outputs contain the telemetry of the requests and the failed queries of alerts', () => {
  expect(texts.get('engine')).toContain('/api/v2/charts/query');
  expect(errors.map(({ type }) => type)).toEqual(expect.arrayContaining(['INVALID_ALERT', 'QUERY_ERROR']));
  expect(texts.get('backup')).toContain('"connections"');
});

it('no output of the service contains the passwords of connections', () => {
  const forms = passwords.flatMap((password) => [
    password,
    encodeURIComponent(password),
    Buffer.from(password).toString('base64').replace(/=+$/, ''),
    Buffer.from(`${connectionEngine.user}:${password}`).toString('base64'),
  ]);
  const leaks = [...texts]
    .filter(([, text]) => forms.some((form) => text.includes(form)))
    .map(([location]) => location);
  expect(leaks).toEqual([]);
});
