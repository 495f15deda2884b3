import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOn } from '../cli/admin/command.ts';
import { keysOf } from '../http/support/organization.ts';
import { alert, dashboard, tile, UNKNOWN_ID, webhook } from '../http/support/request-bodies.ts';
import { startForTest } from '../http/support/serve.ts';
import { startTwoTenants, type TwoTenants } from '../http/support/two-tenants.ts';
import { basic } from '../support/service.ts';
import { connectMcp, type ToolReply } from './mcp-client.ts';

function toolNames({ client }: Awaited<ReturnType<typeof connectMcp>>) {
  return client.listTools().then(({ tools }) => tools.map(({ name }) => name));
}

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};

describe('the MCP endpoint', () => {
  let tenants: TwoTenants;
  beforeAll(async () => {
    tenants = await startTwoTenants();
  });
  afterAll(async () => tenants?.close());

  const post = (headers: Record<string, string>) =>
    fetch(`${tenants.firstCaller('open-source').url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify(initialize),
    });

  it('rejects an unsupported method and lists the supported ones in Allow', async () => {
    const response = await fetch(`${tenants.firstCaller('open-source').url}/mcp`, { method: 'PUT' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, DELETE']);
  });

  it('requires a valid key, and names the schemes of both deployments', async () => {
    const challenges = 'Bearer realm="observability-api", Basic realm="observability-api", charset="UTF-8"';
    for (const authorization of [undefined, 'Bearer unknown', `Basic ${btoa('unknown:unknown')}`]) {
      const response = await post(authorization === undefined ? {} : { authorization });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe(challenges);
    }
    expect((await post({ authorization: tenants.firstCaller('open-source').authorization })).status).toBe(200);
  });

  it.each(['open-source', 'managed'] as const)(
    'hides the resources of the %s deployment from other tenants',
    async (name) => {
      const owner = tenants.firstCaller(name);
      const { id: dashboardId, tiles } = await owner.create('/dashboards', dashboard(tile()));
      const { id: webhookId } = await owner.create('/webhooks', webhook());
      const { id: alertId } = await owner.create('/alerts', alert({ dashboardId, tileId: tiles[0].id, webhookId }));
      const { content: sources } = await owner.get('/sources');
      const other = await connectMcp(tenants.secondCaller(name));
      const patch = [{ op: 'replace', path: '/name', value: 'Taken' }];
      const config = { displayType: 'number', sourceId: sources[0].id, select: [{ aggFn: 'count', where: '' }] };
      const rejected: [string, object][] = [
        ['get_dashboard', { dashboardId }],
        ['list_alerts', { alertId }],
        ['save_dashboard', { dashboardId, etag: '"1"', patch }],
        ['save_alert', { alertId, patch }],
        ['save_alert', { alert: alert({ dashboardId, tileId: tiles[0].id, webhookId }) }],
        ['query', { dashboardId, tileId: tiles[0].id }],
        ['query', { config }],
        ['search_events', { sourceId: sources[0].id }],
        ['describe_source', { sourceId: sources[0].id }],
        ['preview_alert', { alertId }],
        ['preview_alert', { alert: alert({ dashboardId, tileId: tiles[0].id, webhookId }) }],
      ];
      for (const [tool, input] of rejected) {
        const { isError, text } = await other.call(tool, input);
        expect(isError, tool).toBe(true);
        // An id of another tenant causes the same error as an unknown id.
        expect(text, tool).toMatch(/ 404: No |no (dashboard|webhook) has the id/);
      }
      const listed: ToolReply[] = await Promise.all(
        ['list_dashboards', 'list_alerts', 'list_webhooks', 'list_sources'].map((tool) => other.call(tool)),
      );
      for (const { text } of listed) for (const id of [dashboardId, webhookId, alertId]) expect(text).not.toContain(id);
      await other.client.close();
    },
  );

  it('requires a serviceId if an organization has several services', async () => {
    const caller = tenants.firstCaller('managed');
    await expect(connectMcp(caller)).rejects.toThrow(/serviceId/);
    const chosen = await connectMcp(caller, `?serviceId=${tenants.otherServiceId}`);
    expect((await chosen.call('list_dashboards')).text).toContain('No dashboard exists.');
    const unknown = await connectMcp(caller, `?serviceId=${UNKNOWN_ID}`);
    expect(await unknown.call('list_dashboards')).toMatchObject({ isError: true });
    for (const { client } of [chosen, unknown]) await client.close();
  });
});

it('the MCP endpoint has no tools that write with --mcp read-only, and does not exist with --mcp off', async () => {
  const readOnly = await startForTest({ telemetry: 'off', mcp: 'read-only' });
  const names = await toolNames(await connectMcp(readOnly.caller('open-source')));
  expect(names).toContain('validate_dashboard');
  expect(names.filter((name) => name.startsWith('save_'))).toEqual([]);
  await readOnly.close();
  const off = await startForTest({ telemetry: 'off', mcp: 'off' });
  expect((await fetch(`${off.url}/mcp`, { method: 'POST' })).status).toBe(404);
  await off.close();
});

it('a key with the role reader can read and validate a dashboard, but not save one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mcp-reader-'));
  const server = await startForTest({ dataDir, telemetry: 'off' });
  const owner = server.caller('open-source');
  const { id: dashboardId } = await owner.create('/dashboards', dashboard(tile()));
  const { apiKey } = await adminOn('--data-dir', dataDir).json('key', 'create', 'Agent', '--role', 'reader');
  const reader = await connectMcp({ url: owner.url, authorization: `Bearer ${apiKey}` });
  const { data } = await reader.call('get_dashboard', { dashboardId });
  expect((await reader.call('validate_dashboard', { dashboard: dashboard(tile()) })).data.valid).toBe(true);
  const patch = [{ op: 'replace', path: '/name', value: 'Taken' }];
  for (const input of [{ dashboard: dashboard(tile()) }, { dashboardId, etag: data.etag, patch }]) {
    const rejected = await reader.call('save_dashboard', input);
    expect(rejected).toMatchObject({ isError: true, text: expect.stringContaining('It requires the editor role.') });
  }
  expect((await owner.get(`/dashboards/${dashboardId}`)).content.name).toBe('Checkout');
  await reader.client.close();
  await server.close();
  rmSync(dataDir, { recursive: true });
});

it('the MCP endpoint rejects the key of an organization without services', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mcp-organization-'));
  const server = await startForTest({ dataDir, telemetry: 'off' });
  const { keyId, keySecret } = await adminOn('--data-dir', dataDir).json('organization', 'create', 'Example Ltd');
  const authorization = `Basic ${btoa(`${keyId}:${keySecret}`)}`;
  await expect(connectMcp({ url: server.url, authorization })).rejects.toThrow('The organization has no services.');
  await server.close();
  rmSync(dataDir, { recursive: true });
});

it('the MCP endpoint lists 20 services of an organization with more, and states that there are others', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mcp-services-'));
  const server = await startForTest({ dataDir, telemetry: 'off' });
  const { keyId, keySecret, organizationId } = server.credentials.managed;
  const admin = adminOn('--data-dir', dataDir);
  // The first start has created the first service.
  for (let nth = 2; nth <= 21; nth += 1) {
    await admin.json('service', 'create', `Service ${nth}`, '--organization', organizationId);
  }
  const caller = { url: server.url, authorization: basic(keyId, keySecret) };
  await expect(connectMcp(caller)).rejects.toThrow(/ one of: .+ \(Service 20\), …\./);
  await server.close();
  rmSync(dataDir, { recursive: true });
});

it('the client address of a tool call is that of the proxy if the last entry of X-Forwarded-For is not a valid address', async () => {
  const server = await startForTest({ telemetry: 'off', trustedProxies: ['127.0.0.1'] });
  const { keyId, keySecret } = await keysOf(server.caller('managed')).create('', {
    ipAccessList: [{ source: '127.0.0.1' }],
  });
  const caller = { url: server.url, authorization: basic(keyId, keySecret) };
  const { client, call } = await connectMcp(caller, '', { 'x-forwarded-for': 'unknown' });
  expect((await call('list_dashboards')).text).toContain('No dashboard exists.');
  await client.close();
  await server.close();
});

it('the MCP endpoint returns 429 while other request bodies use all of the memory that a tenant has for bodies', async () => {
  const server = await startForTest({ telemetry: 'off' });
  const { url, authorization } = server.caller('open-source');
  const body = JSON.stringify(initialize).padEnd(4_000_000);
  const headers = {
    authorization,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const post = async () => (await fetch(`${url}/mcp`, { method: 'POST', headers, body })).status;
  const unfinished: ClientRequest[] = [];
  /** Sends most of a body, and waits until the operating system has it or the service has rejected it. */
  const begin = () => {
    const request = httpRequest(`${url}/mcp`, { method: 'POST', headers: { ...headers, 'content-length': 8_000_000 } });
    request.on('error', () => undefined).on('response', (response) => response.resume());
    unfinished.push(request);
    return new Promise((resolve) => request.write(body.padEnd(7_900_000), resolve));
  };
  // The service can reject an unfinished request instead of the complete one, so each poll sends another unfinished one.
  const addAndPost = async () => {
    await begin();
    return post();
  };
  await expect.poll(addAndPost).toBe(429);
  for (const request of unfinished) request.destroy();
  await expect.poll(post).toBe(200);
  await server.close();
});

it('the MCP endpoint returns 429 if the rate limit rejects the lookup of the service', async () => {
  const server = await startForTest({ telemetry: 'off', rateLimit: 'managed=1/60' });
  const { url, authorization } = server.caller('managed');
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(initialize),
  });
  expect([response.status, await response.text()]).toEqual([429, expect.stringContaining('More than 1 request')]);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(1);
  await server.close();
});
