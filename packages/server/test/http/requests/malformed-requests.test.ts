import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { managed } from '../../../src/deployments/managed.ts';
import { openSource } from '../../../src/deployments/open-source.ts';
import { openSourceOperations } from '../../../src/generated/open-source.ts';
import { createHttp } from '../../../src/http/create-http.ts';
import type { Deployment } from '../../../src/http/deployment.ts';
import { openTestService } from '../../support/service.ts';
import { listen } from '../../telemetry/ingest/start-listener.ts';
import { sendRaw } from '../support/send-raw.ts';
import { serve } from '../support/serve.ts';
import { serveStub } from '../support/serve-stub.ts';

const served = serve();

describe('data that is not a valid HTTP request', () => {
  it.each([
    ['no request line', 'nonsense\r\n\r\n', '400 Bad Request'],
    ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n', '400 Bad Request'],
    [
      'two Content-Length headers',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
      '400 Bad Request',
    ],
    [
      'headers above the size limit',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
  ])('gets an error in plain text: %s', async (_, bytes, status) => {
    const response = await sendRaw(served.url, bytes);
    expect(response.startsWith(`HTTP/1.1 ${status}\r\n`)).toBe(true);
    expect(response).toMatch(/\r\nX-Request-Id: [0-9a-f-]{36}\r\n/);
    expect(response).toMatch(/\r\nContent-Type: text\/plain/);
  });

  it('gets no response while an earlier request has none, because the client would assign it to that request', async () => {
    const { port } = await serveStub({ getDashboard: () => new Promise(() => undefined) });
    const path = `/api/v2/dashboards/${'a'.repeat(24)}`;
    const bytes = `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n`;
    expect(await sendRaw(`http://127.0.0.1:${port}`, bytes)).toBe('');
  });

  it('gets no response in the middle of a response to an earlier request', async () => {
    async function* unfinishedBatches() {
      yield [];
      await new Promise(() => undefined);
    }
    const page = { total: 2, batchCount: 2, batchBytes: 0, batches: unfinishedBatches };
    const { listDashboards } = openSourceOperations;
    const { port } = await serveStub({ listDashboards: async () => page }, { listDashboards });
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    socket.write('GET /api/v2/dashboards HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'readable');
    socket.write('nonsense\r\n\r\n');
    expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  });

  it('does not affect other requests', async () => {
    await sendRaw(served.url, 'nonsense\r\n\r\n');
    expect((await served.caller('open-source').get('/sources')).status).toBe(200);
  });
});

describe('a request with an Expect header other than 100-continue', () => {
  const request = (otherHeaders: string, { url = served.url, path = '/api/v2/dashboards' } = {}) =>
    sendRaw(url, `POST ${path} HTTP/1.1\r\nHost: x\r\nExpect: foo\r\n${otherHeaders}Content-Length: 2\r\n\r\n{}`);

  it('gets 417 in plain text with a request id', async () => {
    const response = await request('');
    expect(response.startsWith('HTTP/1.1 417 Expectation Failed\r\n')).toBe(true);
    expect(response).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/);
    expect(response).toMatch(/\r\ncontent-type: text\/plain/);
  });

  it('gets the request id of the client', async () => {
    const id = '0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10';
    expect(await request(`X-Request-Id: ${id}\r\n`)).toContain(`\r\nx-request-id: ${id}\r\n`);
  });

  it.each(['/v1/logs', '/unknown'])('gets 417 for %s of the OTLP listener', async (path) => {
    const { url, authentications } = await listen();
    expect(await request('Authorization: good\r\n', { url, path })).toMatch(/^HTTP\/1\.1 417 Expectation Failed\r\n/);
    expect(authentications()).toBe(0);
  });
});

describe('a request without exactly one Host header', () => {
  const request = (path: string, lines: readonly string[], version = '1.1') =>
    `GET ${path} HTTP/${version}\r\n${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`;

  it.each([
    ['none', [], 'none'],
    ['two', ['Host: a', 'Host: a'], '2'],
    ['two with names in different case', ['host: a', 'HOST: b'], '2'],
  ])('is rejected with a request id: %s', async (_, lines, received) => {
    const message = `Expected one Host header, received ${received}.`;
    for (const path of ['/health', '/nothing', '/api/v2/dashboards', '/v1/organizations']) {
      const response = await sendRaw(served.url, request(path, lines));
      expect(response.startsWith('HTTP/1.1 400 Bad Request\r\n')).toBe(true);
      expect(response).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/);
      expect(response).toContain(message);
    }
  });

  it.each([
    ['none', [], 'none'],
    ['two', ['Host: a', 'Host: b'], '2'],
  ])('is rejected by the OTLP listener: %s', async (_, lines, received) => {
    const { url } = await listen();
    const response = await sendRaw(url, request('/v1/logs', lines).replace('GET', 'POST'));
    expect(response.startsWith('HTTP/1.1 400 Bad Request\r\n')).toBe(true);
    expect(response).toContain(`Expected one Host header, received ${received}.`);
  });

  it('is accepted if it uses HTTP/1.0 and has none', async () => {
    expect(await sendRaw(served.url, request('/health', [], '1.0'))).toContain(' 200 OK\r\n');
  });
});

describe('a path with a malformed percent escape', () => {
  it('is rejected and logged', async () => {
    const { url, lines } = await serveStub({ getDashboard: async () => undefined });
    const { status, headers } = await fetch(`${url}/%zz`);
    expect(status).toBe(400);
    expect(lines).toMatchObject([{ msg: 'request', status: 400, requestId: headers.get('x-request-id') }]);
  });
});

describe('a client that disconnects while it sends a body', () => {
  it('is logged with status 499, without an error', async () => {
    const { service, credentials } = await openTestService();
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const { idempotency, store } = service;
    const options = { maxBodyBytes: 1000, log, checkResponses: true, transaction: store.transaction, idempotency };
    const app = createHttp([openSource(service.raw), managed(service.raw)] as Deployment[], {}, options);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const head = [
      'POST /api/v2/dashboards HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${credentials.openSource.apiKey}`,
      'Content-Type: application/json',
      'Content-Length: 50',
    ];
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const arrived = once(app.server, 'request');
    socket.write(`${head.join('\r\n')}\r\n\r\n{"name":`);
    await arrived;
    socket.destroy();
    await expect
      .poll(() => lines.map((line) => JSON.parse(line)))
      .toMatchObject([{ msg: 'request', status: 499, level: 30 }]);
    await app.close();
    await service.close();
  });
});
