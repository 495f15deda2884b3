import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, createApi } from '../../http/support/api.ts';
import { alert, alertTargets, dashboard, savedSearch, tile } from '../../http/support/request-bodies.ts';
import { startForTest } from '../../http/support/serve.ts';
import { basic } from '../../support/service.ts';
import { fakeClickhouse } from '../../telemetry/support/fake-clickhouse.ts';
import { adminOn } from './command.ts';
import { removeDirectories, type StoreLocation, storeKinds } from './locations.ts';
import { storedBytes } from './stored-bytes.ts';

afterAll(removeDirectories);

describe.each(storeKinds)('admin commands next to a running service on $name', (kind) => {
  let location: StoreLocation;
  let server: Awaited<ReturnType<typeof startForTest>>;
  let admin: ReturnType<typeof adminOn>;
  beforeAll(async () => {
    location = await kind.createLocation();
    server = await startForTest(location.options);
    admin = adminOn(...location.argv, '--data-dir', location.directory);
  });
  afterAll(() => server.close());

  /** Creates a team with a dashboard, an alert and a webhook. Returns its id and a client. */
  async function createFullTeam(name: string): Promise<{ id: string; api: Api }> {
    const { id = '', apiKey } = await admin.json('team', 'create', name);
    const authorization = `Bearer ${apiKey}`;
    const api = createApi({ name: 'open-source', url: server.url, root: '/api/v2', authorization });
    await api.create('/alerts', alert(await alertTargets(api)));
    return { id, api };
  }

  const firstId = async (noun: string) => (await admin.json<{ id: string }[]>(noun, 'list'))[0]?.id ?? '';

  /** Returns the lines of a backup that contain this text. */
  async function storedLines(text: string): Promise<string[]> {
    const file = join(location.directory, `${text}.jsonl`);
    await admin.json('backup', '--to', file);
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes(text));
  }

  it('delete a team with all its content if --yes confirms it', async () => {
    const { id, api } = await createFullTeam('Payments');
    const other = await createFullTeam('Other');
    const message =
      'This deletes the team "Payments" with 1 dashboard, 1 alert, 1 webhook, 3 sources, 1 ingestion key and 1 personal key. Nothing was deleted. Pass --yes to confirm.';
    expect(await admin.error('team', 'delete', id)).toBe(message);
    expect((await api.get('/dashboards')).content).toHaveLength(1);
    expect(await admin.json('team', 'delete', id, '--yes')).toMatchObject({
      id,
      name: 'Payments',
      deleted: { dashboards: 1, alerts: 1, webhooks: 1, sources: 3, 'ingestion keys': 1, 'personal keys': 1 },
    });
    expect((await api.get('/dashboards')).status).toBe(401);
    expect(await admin.error('team', 'delete', id, '--yes')).toMatch(/^No team has the id /);
    expect((await other.api.get('/dashboards')).content).toHaveLength(1);
    expect(await storedLines(id)).toEqual([]);
    expect((await storedLines(other.id)).length).toBeGreaterThan(8);
  });

  it('count a single saved search in the singular, and do not count the built-in connection', async () => {
    const { id = '', apiKey } = await admin.json('team', 'create', 'Searches');
    const api = createApi({
      name: 'open-source',
      url: server.url,
      root: '/api/v2',
      authorization: `Bearer ${apiKey}`,
    });
    const [source] = (await api.get('/sources')).content;
    await api.create('/saved-searches', { name: 'Errors', sourceId: source.id });
    await api.create('/connections', { name: 'Warehouse', host: 'https://8.8.8.8:8443', username: 'reader' });
    expect(await admin.error('team', 'delete', id)).toContain('with 1 saved search, 3 sources, 1 connection,');
  });

  it('do not delete the first team', async () => {
    const [first] = await admin.json<{ id: string }[]>('team', 'list');
    expect(await admin.error('team', 'delete', first?.id ?? '', '--yes')).toBe(
      'The first team cannot be deleted, because its telemetry database is `default`. Rename the team, or revoke its keys.',
    );
  });

  it('delete an organization with its services, and a single service', async () => {
    const { id = '', keyId = '', keySecret = '' } = await admin.json('organization', 'create', 'Example Ltd');
    const { id: service = '' } = await admin.json('service', 'create', 'Production', '--organization', id);
    const { id: second = '' } = await admin.json('service', 'create', 'Test', '--organization', id);
    await admin.json('pipe', 'create', 'Orders', '--service', service);
    const root = `/v1/organizations/${id}/services/${service}/observability`;
    const api = createApi({ name: 'managed', url: server.url, root, authorization: basic(keyId, keySecret) });
    await api.create('/alerts', alert(await alertTargets(api)));
    expect((await admin.run('service', 'delete', second, '--yes')).stdout).toBe('Deleted the service "Test".\n');
    expect(await admin.error('organization', 'delete', id)).toBe(
      'This deletes the organization "Example Ltd" with 1 service, 1 dashboard, 1 alert, 1 webhook, 3 sources, 1 ingestion key, 1 pipe and 1 API key. Nothing was deleted. Pass --yes to confirm.',
    );
    expect((await api.get('/dashboards')).status).toBe(200);
    await admin.json('organization', 'delete', id, '--yes');
    expect((await api.get('/dashboards')).status).toBe(401);
    expect(await admin.json('service', 'list')).toHaveLength(1);
    expect(await admin.error('service', 'delete', service, '--yes')).toMatch(/^No service has the id /);
  });

  it('rename teams, organizations, services, pipes, keys and sources', async () => {
    for (const noun of ['team', 'organization', 'service', 'pipe', 'key', 'source']) {
      const [first] = await admin.json<{ id: string }[]>(noun, 'list');
      const id = first?.id ?? '';
      expect(await admin.json(noun, 'rename', id, `New ${noun}`)).toMatchObject({ id, name: `New ${noun}` });
      expect(await admin.json(noun, 'list')).toContainEqual(expect.objectContaining({ id, name: `New ${noun}` }));
      expect(await admin.error(noun, 'rename', id, '')).toMatch(/expected 1 to 256 characters/);
      expect(await admin.error(noun, 'rename', 'nothing', 'x')).toBe(
        `No ${noun} has the id nothing. Run \`admin ${noun} list\` to see the ids.`,
      );
      expect(await admin.error(noun, 'rename', `New ${noun}`, 'x')).toBe(
        `Expected an id, received a name. The ${noun} "New ${noun}" has the id ${id}.`,
      );
    }
  });

  it('change the ETag of a renamed source', async () => {
    const api = server.caller('open-source');
    const [{ id }] = (await api.get('/sources')).content;
    const { headers } = await api.get(`/sources/${id}`);
    const condition = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await api.get(`/sources/${id}`, condition)).status).toBe(304);
    await admin.json('source', 'rename', id, 'Application logs');
    const { status, content } = await api.get(`/sources/${id}`, condition);
    expect([status, content.name]).toEqual([200, 'Application logs']);
  });

  it('delete pipes, revoked keys and active keys', async () => {
    const { id: service = '' } = await admin.json(
      'service',
      'create',
      'Staging',
      '--organization',
      await firstId('organization'),
    );
    const { id: pipe = '' } = await admin.json('pipe', 'create', 'Orders', '--service', service);
    expect(await admin.error('pipe', 'delete', pipe)).toBe(
      'This deletes the pipe "Orders". Nothing was deleted. Pass --yes to confirm.',
    );
    await admin.json('pipe', 'delete', pipe, '--yes');
    expect(await admin.json('pipe', 'list', '--service', service)).toEqual([]);
    const team = await firstId('team');
    for (const revoked of [true, false]) {
      const { id: key = '', apiKey } = await admin.json('key', 'create', 'Old', '--team', team);
      if (revoked) await admin.json('key', 'revoke', key);
      await admin.json('key', 'delete', key, '--yes');
      expect(await admin.json('key', 'list')).not.toContainEqual(expect.objectContaining({ id: key }));
      const response = await fetch(`${server.url}/api/v2/sources`, { headers: { authorization: `Bearer ${apiKey}` } });
      expect(response.status).toBe(401);
    }
  });

  it('do not delete a source that another resource uses', async () => {
    const api = server.caller('open-source');
    const tenant = await firstId('team');
    const create = (...argv: string[]) => admin.json('source', 'create', '--tenant', tenant, '--no-check', ...argv);
    const names = ['--database', 'default', '--table', 'spans'];
    const { id = '' } = await create('--name', 'Spans', '--kind', 'trace', ...names);
    const series = { type: 'time', aggFn: 'count', sourceId: id };
    const filter = { type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', sourceId: id };
    const chartConfig = { displayType: 'line', sourceId: id, select: [{ aggFn: 'count' }] };
    const { webhookId } = await alertTargets(api);
    // The chart of an enabled alert must be queryable, but the table of the source does not exist.
    const settings = { enabled: false, interval: '5m', threshold: 1, thresholdType: 'above' };
    const channel = { type: 'webhook', webhookId };
    const users: [noun: string, path: string, body: object][] = [
      ['dashboard', '/dashboards', dashboard(tile({}, [series]))],
      ['dashboard', '/dashboards', { ...dashboard(tile()), filters: [filter] }],
      ['saved search', '/saved-searches', savedSearch(id)],
      ['alert', '/alerts', { ...settings, channel, source: 'inline', chartConfig }],
    ];
    for (const [noun, path, body] of users) {
      const user = await api.create(path, body);
      expect(await admin.error('source', 'delete', id, '--yes')).toBe(
        `1 ${noun} (${user.id}) uses this source. Change or delete it first.`,
      );
      await api.delete(`${path}/${user.id}`);
    }
    const file = join(location.directory, 'sessions.json');
    const from = { databaseName: 'default', tableName: 'sessions' };
    writeFileSync(file, JSON.stringify({ name: 'Sessions', kind: 'session', from, traceSourceId: id }));
    const { id: sessions = '' } = await create('--file', file);
    expect(await admin.error('source', 'delete', id, '--yes')).toBe(
      `1 source (${sessions}) uses this source. Change or delete it first.`,
    );
    await admin.json('source', 'delete', sessions, '--yes');
    expect(await admin.error('source', 'delete', id)).toBe(
      'This deletes the source "Spans". Nothing was deleted. Pass --yes to confirm.',
    );
    await admin.json('source', 'delete', id, '--yes');
    expect((await api.get(`/sources/${id}`)).status).toBe(404);
  });

  it('update the stored bytes of the tenant when they create, rename or delete a source', async () => {
    const tenant = await firstId('team');
    const before = await storedBytes(server.url);
    const table = ['--kind', 'trace', '--database', 'default', '--table', 'spans', '--no-check'];
    const { id = '' } = await admin.json('source', 'create', '--tenant', tenant, '--name', 'Spans', ...table);
    const created = await storedBytes(server.url);
    expect(created).toBeGreaterThan(before);
    await admin.json('source', 'rename', id, 'Spans €');
    // A space, and `€`, which has three bytes in UTF-8.
    expect(await storedBytes(server.url)).toBe(created + 4);
    await admin.json('source', 'delete', id, '--yes');
    expect(await storedBytes(server.url)).toBe(before);
  });

  it('create a source only if its tables exist, or with --no-check', async () => {
    const tenant = await firstId('team');
    const response = await fetch(`${server.otlpUrl}/v1/logs`, {
      method: 'POST',
      headers: { authorization: server.credentials.openSource.ingestionKey, 'content-type': 'application/json' },
      body: JSON.stringify({ resourceLogs: [{ scopeLogs: [{ logRecords: [{ timeUnixNano: '1', body: {} }] }] }] }),
    });
    expect(response.status).toBe(200);
    const options = [
      'source',
      'create',
      '--tenant',
      tenant,
      '--name',
      'Audit',
      '--kind',
      'log',
      '--database',
      'default',
    ];
    expect(await admin.json(...options, '--table', 'otel_logs')).toMatchObject({ name: 'Audit' });
    expect(await admin.error(...options, '--table', 'otel_log')).toBe(
      'The table default.otel_log does not exist. Create it first, or correct the name. To create the source without this check, pass --no-check.',
    );
    expect(await admin.error(...options, '--table', '../default/otel_logs')).toMatch(/^The table .* does not exist\./);
    expect(await admin.json(...options, '--table', 'later', '--no-check')).toMatchObject({ name: 'Audit' });
  });

  it('create a source from a file, and options override its properties', async () => {
    const tenant = await firstId('team');
    const file = join(location.directory, 'audit.json');
    const from = { databaseName: 'audit', tableName: 'otel_logs' };
    writeFileSync(file, JSON.stringify({ name: 'Audit', kind: 'log', from }));
    const create = (...argv: string[]) =>
      admin.json('source', 'create', '--tenant', tenant, '--no-check', '--file', file, ...argv);
    expect(await create()).toMatchObject({ name: 'Audit', from });
    expect(await create('--table', 'later')).toMatchObject({ name: 'Audit', from: { ...from, tableName: 'later' } });
    expect(await create('--database', 'other', '--name', 'Other')).toMatchObject({
      name: 'Other',
      from: { ...from, databaseName: 'other' },
    });
  });

  it('check the tables of a source on a ClickHouse server', async () => {
    const { url } = await fakeClickhouse((response, { sql }) => {
      response.end(sql.includes('system.tables') ? '{"name":"otel_logs"}\n' : '');
    });
    const tenant = await firstId('team');
    const options = [
      'source',
      'create',
      '--tenant',
      tenant,
      '--name',
      'Remote',
      '--kind',
      'log',
      '--database',
      'audit',
    ];
    const onServer = (...argv: string[]) => [...options, '--clickhouse-url', url, ...argv];
    expect(await admin.json(...onServer('--table', 'otel_logs'))).toMatchObject({ name: 'Remote' });
    expect(await admin.error(...onServer('--table', 'other'))).toMatch(/^The table audit\.other does not exist\./);
    expect(await admin.error(...options, '--table', 'x', '--clickhouse-url', 'http://127.0.0.1:1')).toMatch(
      /^The tables cannot be checked \(.*ECONNREFUSED.*\)\. .* pass --no-check\.$/,
    );
    expect(await admin.error(...options, '--table', 'x', '--clickhouse-user', 'reader')).toBe(
      '--clickhouse-user requires --clickhouse-url.',
    );
    const rejecting = await fakeClickhouse((response) => {
      response.statusCode = 500;
      response.end('Code: 497. DB::Exception: Not enough privileges. (ACCESS_DENIED)\n');
    });
    expect(await admin.error(...options, '--table', 'x', '--clickhouse-url', rejecting.url)).toBe(
      'The tables cannot be checked (Code: 497. DB::Exception: Not enough privileges. (ACCESS_DENIED)). To create the source without this check, pass --no-check.',
    );
  });
});
