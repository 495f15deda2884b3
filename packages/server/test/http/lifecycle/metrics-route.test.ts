import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { nonLoopbackAddress } from '../support/non-loopback-address.ts';
import { dashboard, UNKNOWN_ID } from '../support/request-bodies.ts';
import { startForTest } from '../support/serve.ts';

async function readMetrics(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/metrics`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Returns the value of a series, for example `observability_api_store_up{engine="sqlite"}`. */
function sampleOf(text: string, series: string): number | undefined {
  const sample = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return sample === undefined ? undefined : Number(sample.slice(series.length + 1));
}

/**
 * Waits until this number of requests is in flight, including the request for the metrics. A request ends after its response
 * is sent.
 */
async function waitForRequestsInFlight(url: string, count: number) {
  await expect
    .poll(async () => sampleOf((await readMetrics(url)).text, 'observability_api_requests_in_flight'))
    .toBe(count);
}

describe('/metrics', () => {
  it('counts requests by deployment, operation and status class, and measures their duration', async () => {
    const server = await startForTest();
    const api = server.caller('open-source');
    await api.post('/dashboards', dashboard());
    await api.get('/dashboards');
    await api.get(`/dashboards/${UNKNOWN_ID}`);
    await server.caller('managed').get('/dashboards');
    await api.get('/nothing');
    await api.get('/dashboards/%zz');
    await waitForRequestsInFlight(server.url, 1);
    const { status, headers, text } = await readMetrics(server.url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const requests = (deployment: string, operation: string, statusClass: string) =>
      sampleOf(
        text,
        `observability_api_requests_total{deployment="${deployment}",operation="${operation}",status="${statusClass}"}`,
      );
    expect(requests('open-source', 'createDashboard', '2xx')).toBe(1);
    expect(requests('open-source', 'listDashboards', '2xx')).toBe(1);
    expect(requests('open-source', 'getDashboard', '4xx')).toBe(1);
    expect(requests('managed', 'listDashboards', '2xx')).toBe(1);
    expect(requests('none', 'none', '4xx')).toBe(2);
    const labels = '{deployment="open-source",operation="getDashboard"}';
    expect(sampleOf(text, `observability_api_request_duration_seconds_count${labels}`)).toBe(1);
    expect(sampleOf(text, 'observability_api_requests_in_flight')).toBe(1);
    expect(sampleOf(text, 'observability_api_store_up{engine="sqlite"}')).toBe(1);
    expect(sampleOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    await server.close();
  });

  it('does not count a request as in flight after its client disconnects', async () => {
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
      await waitForRequestsInFlight(server.url, 2);
      request.destroy();
    }
    await waitForRequestsInFlight(server.url, 1);
    await server.close();
  });

  it.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
  ])('is 404 for a client behind a proxy, even a trusted one: %s', async (name, value) => {
    for (const trustedProxies of [[], ['127.0.0.1']]) {
      const server = await startForTest({ trustedProxies });
      const { status, headers, text } = await readMetrics(server.url, { [name]: value });
      expect(status).toBe(404);
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(text).toMatch(/^No such path/);
      await server.close();
    }
  });

  it.runIf(nonLoopbackAddress)('is 404 at a non-loopback address unless the option metrics is public', async () => {
    for (const [metrics, status] of [
      ['loopback', 404],
      ['public', 200],
    ] as const) {
      const server = await startForTest({ host: '0.0.0.0', metrics });
      const { port } = new URL(server.url);
      expect((await readMetrics(`http://${nonLoopbackAddress}:${port}`)).status).toBe(status);
      expect((await readMetrics(`http://127.0.0.1:${port}`)).status).toBe(200);
      await server.close();
    }
  });

  it('is 404 if the option metrics is off', async () => {
    const server = await startForTest({ metrics: 'off' });
    expect((await readMetrics(server.url)).status).toBe(404);
    expect((await server.caller('managed').get('/sources')).status).toBe(200);
    await server.close();
  });

  it('contains no ids or secrets of clients', async () => {
    const server = await startForTest();
    const api = server.caller('managed');
    await api.get(`/dashboards/${UNKNOWN_ID}`);
    await waitForRequestsInFlight(server.url, 1);
    const { text } = await readMetrics(server.url);
    const { keyId, keySecret, organizationId } = server.credentials.managed;
    for (const secret of [keyId, keySecret, organizationId, UNKNOWN_ID]) expect(text).not.toContain(secret);
    await server.close();
  });
});
