import { describe, expect, it } from 'vitest';
import { deployments } from '../support/api.ts';
import { dashboard } from '../support/request-bodies.ts';
import { serve, startForTest } from '../support/serve.ts';

const origin = 'https://app.example.org';

/** Sends a CORS preflight request. */
function preflight(url: string, requestOrigin: string, method = 'PUT') {
  return fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin: requestOrigin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,if-match',
    },
  });
}

function corsHeaders({ headers }: { headers: Headers }) {
  return [...headers.keys()].filter((name) => name.startsWith('access-control-'));
}

describe.each(deployments)('CORS in the %s deployment', (name) => {
  const served = serve({ corsOrigin: [origin, 'http://localhost:3000'] });
  const api = () => served.caller(name);
  const url = (path: string) => served.url + api().root + path;

  it('responds to a preflight request without credentials', async () => {
    const response = await preflight(url('/dashboards/x'), origin);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD, PUT, DELETE');
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, X-Request-Id, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
    );
    expect(response.headers.get('access-control-max-age')).toBe('7200');
    expect(response.headers.get('vary')).toBe('Origin');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(await response.text()).toBe('');
  });

  it('lets a page read a response and the headers of the API', async () => {
    const response = await api().post('/dashboards', dashboard(), { origin });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    const exposed = response.headers.get('access-control-expose-headers')?.split(', ');
    expect(exposed).toEqual(
      expect.arrayContaining([
        'ETag',
        'X-Request-Id',
        'RateLimit-Limit',
        'RateLimit-Remaining',
        'RateLimit-Reset',
        'Retry-After',
        'X-RateLimit-Reset',
        'X-Total-Count',
        'Idempotency-Replayed',
        'Sunset',
      ]),
    );
  });

  it('lets a page call the MCP endpoint', async () => {
    const response = await preflight(`${served.url}/mcp`, origin, 'POST');
    expect([response.status, response.headers.get('access-control-allow-methods')]).toEqual([
      204,
      'GET, HEAD, POST, DELETE',
    ]);
    const headers = { origin, 'mcp-protocol-version': '2025-06-18', accept: 'application/json, text/event-stream' };
    // Two slashes: the path is not relative to the tenant.
    const { status, headers: received } = await api().send('POST', '//mcp', {
      headers,
      body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
    expect([status, received.get('access-control-allow-origin')]).toEqual([200, origin]);
  });

  it.each([
    ['missing credentials', '/dashboards', { authorization: '' }, 401],
    ['an unknown path', '/nothing', {}, 404],
    ['a malformed path', '/dashboards/%zz', {}, 400],
  ])('lets a page read an error: %s', async (_, path, headers, status) => {
    const response = await fetch(url(path), { headers: { authorization: api().authorization, origin, ...headers } });
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('vary')).toBe('Origin');
  });

  it.each([
    'https://evil.example',
    'https://app.example.org.evil.example',
    'http://app.example.org',
    'https://app.example.org:8443',
    'null',
    '*',
  ])('sets no CORS headers for the origin %s', async (other) => {
    const preflightResponse = await preflight(url('/dashboards'), other);
    expect(preflightResponse.status).toBe(405);
    expect(corsHeaders(preflightResponse)).toEqual([]);
    const response = await api().get('/dashboards', { origin: other });
    expect(response.status).toBe(200);
    expect(corsHeaders(response)).toEqual([]);
    expect(response.headers.get('vary')).toBe('Origin');
  });

  it('responds with 405 to an OPTIONS request that is not a preflight request', async () => {
    const response = await fetch(url('/dashboards'), { method: 'OPTIONS', headers: { origin } });
    expect(response.status).toBe(405);
  });
});

describe('--cors-origin', () => {
  it('allows no origin by default', async () => {
    const server = await startForTest();
    const response = await preflight(`${server.url}/api/v2/dashboards`, origin, 'GET');
    expect([response.status, corsHeaders(response), response.headers.get('vary')]).toEqual([405, [], null]);
    await server.close();
  });

  it('allows any origin with *', async () => {
    const server = await startForTest({ corsOrigin: ['*'] });
    const response = await preflight(`${server.url}/api/v2/dashboards`, 'null', 'GET');
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('vary')).toBeNull();
    await server.close();
  });

  it.each([
    ['https://app.example.org/', ' Did you mean https://app.example.org?'],
    ['https://App.example.org', ' Did you mean https://app.example.org?'],
    ['https://app.example.org:443', ' Did you mean https://app.example.org?'],
    ['app.example.org', ''],
    ['null', ''],
    ['ftp://app.example.org', ''],
    ['https://*.example.org', ''],
  ])('rejects the invalid value %s at startup', async (entry, hint) => {
    await expect(startForTest({ corsOrigin: [entry] })).rejects.toThrow(
      `Expected --cors-origin to be * or an origin without a path or a default port, such as https://app.example.org or http://localhost:3000, received "${entry}".${hint}`,
    );
  });
});
