import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { nonLoopbackAddress } from '../support/non-loopback-address.ts';
import { serve, startForTest } from '../support/serve.ts';

/** Sends a GET with a `Host` header, which fetch does not support. */
function get(
  url: string,
  host: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { host, ...headers } }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, text });
    });
    outgoing.on('error', reject).end();
  });
}

/** The operator routes: only operators need them. The service checks their `Host` header, and not that of routes for clients. */
const OPERATOR_PATHS = ['/metrics', '/ready'];

describe('a service on a loopback address', () => {
  const served = serve({ allowedHosts: ['Observability.internal'], metrics: 'public' });

  it.each(['localhost', 'LOCALHOST:8000', 'localhost.', '127.0.0.1:1', '127.1.2.3', '[::1]:8000', '[::1]'])(
    'serves the operator routes to the Host %s',
    async (host) => {
      for (const path of OPERATOR_PATHS) expect((await get(served.url + path, host)).status, path).toBe(200);
    },
  );

  it.each(['observability.internal', 'observability.internal:8000'])(
    'serves the operator routes to a configured host: %s',
    async (host) => {
      for (const path of OPERATOR_PATHS) expect((await get(served.url + path, host)).status, path).toBe(200);
    },
  );

  it.each([
    'attacker.example',
    'attacker.example:8000',
    'localhost.attacker.example',
    '127.0.0.1.nip.io',
    '10.0.0.1',
    '@',
  ])('rejects the Host %s on the operator routes, which prevents DNS rebinding', async (host) => {
    for (const path of OPERATOR_PATHS) {
      // Without a trusted proxy, the header X-Forwarded-For changes nothing.
      const { status, text } = await get(served.url + path, host, { 'x-forwarded-for': '127.0.0.1' });
      expect(status, path).toBe(421);
      expect(text).toMatch(/^Expected the Host localhost, a loopback address, --host or a name of --allowed-hosts\./);
      expect(text).not.toContain(host);
    }
  });

  it('serves the API, liveness and the specs to any Host', async () => {
    const { authorization, root } = served.caller('open-source');
    expect((await get(`${served.url}${root}/sources`, 'api.example.org', { authorization })).status).toBe(200);
    for (const path of ['/health', '/openapi/managed.json']) {
      expect((await get(served.url + path, 'api.example.org')).status, path).toBe(200);
    }
  });
});

it('serves the operator routes to a trusted proxy that forwards a public Host', async () => {
  const server = await startForTest({ trustedProxies: ['127.0.0.1'], metrics: 'public' });
  for (const path of OPERATOR_PATHS) {
    expect((await get(server.url + path, 'observability.example.org')).status, path).toBe(200);
  }
  await server.close();
});

it.runIf(nonLoopbackAddress)('serves the operator routes to any Host on a non-loopback address', async () => {
  const server = await startForTest({ host: '0.0.0.0', metrics: 'public' });
  const { port } = new URL(server.url);
  for (const path of OPERATOR_PATHS) {
    expect((await get(`http://${nonLoopbackAddress}:${port}${path}`, 'metrics.example.org')).status, path).toBe(200);
  }
  await server.close();
});
