import { request as httpRequest } from 'node:http';
import { networkInterfaces } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { dashboard, UNKNOWN_ID } from '../support/request-bodies.ts';
import { startForTest } from '../support/serve.ts';

async function read(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/metrics`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The value of the line that begins with a name and labels. */
function sampleOf(text: string, line: string): number | undefined {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

/** Metrics count an answer when it has left, which is a little later than it arrives. */
function settled() {
  return wait(50);
}

describe('/metrics', () => {
  it('counts requests by deployment, operation and class of the status, and how long they take', async () => {
    const server = await startForTest();
    const api = server.caller('open-source');
    await api.post('/dashboards', dashboard());
    await api.get('/dashboards');
    await api.get(`/dashboards/${UNKNOWN_ID}`);
    await server.caller('managed').get('/dashboards');
    await api.get('/nothing');
    await settled();
    const { status, headers, text } = await read(server.url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const requests = (deployment: string, operation: string, of: string) =>
      sampleOf(
        text,
        `observability_api_requests_total{deployment="${deployment}",operation="${operation}",status="${of}"}`,
      );
    expect(requests('open-source', 'createDashboard', '2xx')).toBe(1);
    expect(requests('open-source', 'listDashboards', '2xx')).toBe(1);
    expect(requests('open-source', 'getDashboard', '4xx')).toBe(1);
    expect(requests('managed', 'listDashboards', '2xx')).toBe(1);
    expect(requests('none', 'none', '4xx')).toBe(1);
    const labels = '{deployment="open-source",operation="getDashboard"}';
    expect(sampleOf(text, `observability_api_request_duration_seconds_count${labels}`)).toBe(1);
    expect(sampleOf(text, 'observability_api_requests_in_flight')).toBe(1);
    expect(sampleOf(text, 'observability_api_store_up{engine="sqlite"}')).toBe(1);
    expect(sampleOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    await server.close();
  });

  it('has no more requests in flight when callers hang up', async () => {
    const server = await startForTest();
    const { port } = new URL(server.url);
    for (let count = 0; count < 5; count += 1) {
      const headers = { authorization: server.caller('managed').authorization, 'content-length': '100' };
      const path = `${server.caller('managed').root}/dashboards`;
      const request = httpRequest({
        port,
        path,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
      });
      request.on('error', () => undefined);
      request.write('{');
      await wait(20);
      request.destroy();
    }
    await settled();
    expect(sampleOf((await read(server.url)).text, 'observability_api_requests_in_flight')).toBe(1);
    await server.close();
  });

  it.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
  ])('is not there for a caller behind a proxy, also one that is trusted: %s', async (name, value) => {
    const server = await startForTest({ trustedProxies: ['127.0.0.1'] });
    const { status, headers, text } = await read(server.url, { [name]: value });
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^No such path/);
    await server.close();
  });

  const address = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

  it.runIf(address)('is not there for another address, unless it is public', async () => {
    for (const [metrics, status] of [
      ['loopback', 404],
      ['public', 200],
    ] as const) {
      const server = await startForTest({ host: '0.0.0.0', metrics });
      const { port } = new URL(server.url);
      expect((await read(`http://${address}:${port}`)).status).toBe(status);
      expect((await read(`http://127.0.0.1:${port}`)).status).toBe(200);
      await server.close();
    }
  });

  it('is not there when it is off', async () => {
    const server = await startForTest({ metrics: 'off' });
    expect((await read(server.url)).status).toBe(404);
    expect((await server.caller('managed').get('/sources')).status).toBe(200);
    await server.close();
  });

  it('says nothing of those who call', async () => {
    const server = await startForTest();
    const api = server.caller('managed');
    await api.get(`/dashboards/${UNKNOWN_ID}`);
    await settled();
    const { text } = await read(server.url);
    const { keyId, keySecret, organizationId } = server.credentials.managed;
    for (const secret of [keyId, keySecret, organizationId, UNKNOWN_ID]) expect(text).not.toContain(secret);
    await server.close();
  });
});
