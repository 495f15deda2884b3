import { describe, expect, it } from 'vitest';
import { issueCodes } from '../support/api.ts';
import { dashboard, UNKNOWN_ID } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve({ telemetry: 'off', webhookAllow: ['10.0.0.0/8'] });
function api() {
  return served.caller('open-source');
}

function connection(properties: { host: string; [name: string]: unknown }) {
  return { name: 'Warehouse', username: 'reader', ...properties };
}

function connectionToAllowedHost(overrides: object = {}) {
  return connection({ host: 'http://10.0.0.1:8123', password: 'p', ...overrides });
}

it('a new team has one connection, which is built in and cannot be changed', async () => {
  const { content } = await api().get('/connections');
  expect(content).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'This service',
      host: 'internal',
      username: '',
      isBuiltIn: true,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    },
  ]);
  const [{ id }] = content;
  const sources = (await api().get('/sources')).content;
  expect(sources.every((source: { connection: string }) => source.connection === id)).toBe(true);
  const changed = await api().put(`/connections/${id}`, connectionToAllowedHost());
  expect([changed.status, changed.message]).toEqual([
    409,
    "The built-in connection cannot be changed. It is the connection to the team's own database.",
  ]);
  expect((await api().delete(`/connections/${id}`)).status).toBe(409);
});

it('a connection can be created, read, updated and deleted, and is returned without its password', async () => {
  const created = await api().create('/connections', connectionToAllowedHost());
  expect(created).toEqual({
    id: expect.any(String),
    name: 'Warehouse',
    host: 'http://10.0.0.1:8123',
    username: 'reader',
    isBuiltIn: false,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  const path = `/connections/${created.id}`;
  const { headers, content } = await api().get(path);
  expect(content).toEqual(created);
  const updated = await api().put(path, { ...created, name: 'New' }, { 'if-match': headers.get('etag') ?? '' });
  expect(updated.content).toEqual({ ...created, name: 'New' });
  expect((await api().put(path, created, { 'if-match': headers.get('etag') ?? '' })).status).toBe(412);
  expect((await api().delete(path)).status).toBe(200);
  expect((await api().get(path)).status).toBe(404);
});

it('an update keeps the optional properties that it omits', async () => {
  const optional = {
    settingPrefix: 'pre_1',
    isPrometheusEndpoint: true,
    prometheusEndpoint: 'https://prometheus.example.org',
  };
  const created = await api().create('/connections', connectionToAllowedHost(optional));
  expect(created).toMatchObject(optional);
  const path = `/connections/${created.id}`;
  expect((await api().put(path, connectionToAllowedHost())).content).toMatchObject(optional);
  const cleared = (await api().put(path, connectionToAllowedHost({ settingPrefix: '', prometheusEndpoint: null })))
    .content;
  expect(cleared).toMatchObject({ isPrometheusEndpoint: true, prometheusEndpoint: null });
  expect(cleared).not.toHaveProperty('settingPrefix');
  expect((await api().post('/connections', connectionToAllowedHost({ settingPrefix: '' }))).issues[0]?.pointer).toBe(
    '/settingPrefix',
  );
});

describe('the password', () => {
  it.each([
    ['scheme', 'https://10.0.0.1:8123'],
    ['host', 'http://10.0.0.2:8123'],
    ['port', 'http://10.0.0.1:9123'],
  ])('is required if the %s changes', async (_, host) => {
    const { id } = await api().create('/connections', connectionToAllowedHost());
    for (const password of [undefined, '', null]) {
      const { status, issues } = await api().put(`/connections/${id}`, connection({ host, password }));
      expect([status, issues[0]?.pointer]).toEqual([400, '/password']);
    }
    expect((await api().put(`/connections/${id}`, connection({ host, password: 'new' }))).status).toBe(200);
  });

  it('is not required if only the path of the URL in `host` or other properties change', async () => {
    const { id } = await api().create('/connections', connectionToAllowedHost());
    const input = connection({ host: 'http://10.0.0.1:8123/clickhouse', name: 'Other' });
    expect((await api().put(`/connections/${id}`, input)).status).toBe(200);
  });
});

it.each([
  ['a private address', 'http://192.168.0.1:8123', 'expected a public address'],
  ['the cloud metadata address', 'http://169.254.169.254/', 'expected a public address'],
  ['localhost', 'http://localhost:8123', 'resolves to private or reserved addresses'],
  ['a restricted port', 'http://203.0.114.1:22', 'expected port 80, 443'],
  ['credentials', 'https://user:hidden@clickhouse.example.org', 'without a user name or password'],
  ['a query string', 'https://clickhouse.example.org/?user=x', 'without a query string'],
  ['another scheme', 'ftp://clickhouse.example.org', 'a URL that starts with http:// or https://'],
])('a host with %s is rejected', async (_, host, message) => {
  const { status, issues, text } = await api().post('/connections', connection({ host }));
  expect([status, issues[0]?.pointer]).toEqual([400, '/host']);
  expect(issues[0]?.message).toContain(message);
  expect(text).not.toContain('hidden');
});

it('a connection that sources use cannot be deleted, and the error lists them', async () => {
  const { id } = await api().create('/connections', connectionToAllowedHost());
  const { id: source } = await api().create('/sources', {
    name: 'Remote',
    kind: 'log',
    connection: id,
    from: { databaseName: 'warehouse', tableName: 'events' },
    timestampValueExpression: 'Timestamp',
    defaultTableSelectExpression: 'Timestamp',
  });
  const { status, message } = await api().delete(`/connections/${id}`);
  expect([status, message]).toEqual([409, `1 source (${source}) uses this connection. Change or delete it first.`]);
  expect((await api().delete(`/sources/${source}`)).status).toBe(200);
  expect((await api().delete(`/connections/${id}`)).status).toBe(200);
});

it('a connection that only tiles with SQL use can be deleted, and an update of their dashboard then requires another connection', async () => {
  const { id } = await api().create('/connections', connectionToAllowedHost());
  const config = { configType: 'sql', displayType: 'table', connectionId: id, sqlTemplate: 'SELECT 1' };
  const created = await api().create('/dashboards', dashboard({ name: 'SQL', x: 0, y: 0, w: 12, h: 4, config }));
  expect((await api().delete(`/connections/${id}`)).status).toBe(200);
  const path = `/dashboards/${created.id}`;
  expect((await api().get(path)).content).toEqual(created);
  expect(issueCodes(await api().put(path, created))).toEqual(['/tiles/0/config/connectionId reference']);
  const { id: connectionId } = await api().create('/connections', connectionToAllowedHost());
  const [tile] = created.tiles;
  const updated = await api().put(path, { ...created, tiles: [{ ...tile, config: { ...config, connectionId } }] });
  expect(updated.status).toBe(200);
});

it('an unknown connection is 404', async () => {
  expect((await api().get(`/connections/${UNKNOWN_ID}`)).status).toBe(404);
  expect((await api().put(`/connections/${UNKNOWN_ID}`, connectionToAllowedHost())).status).toBe(404);
  expect((await api().delete(`/connections/${UNKNOWN_ID}`)).status).toBe(404);
});

it('a team has at most 100 connections', async () => {
  const { total } = (await api().get('/connections?limit=1')).json.meta;
  for (let nth = total; nth < 100; nth += 1) await api().create('/connections', connectionToAllowedHost());
  const { status, message } = await api().post('/connections', connectionToAllowedHost());
  expect([status, message]).toEqual([409, 'The team has reached its limit of 100 connections. Delete one first.']);
});
