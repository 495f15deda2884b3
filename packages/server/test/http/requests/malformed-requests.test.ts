import { type AddressInfo, connect, createServer } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { managed } from '../../../src/deployments/managed.ts';
import { openSource } from '../../../src/deployments/open-source.ts';
import { createHttp } from '../../../src/http/create-http.ts';
import { openTestService } from '../../support/service.ts';
import { listen } from '../../telemetry/ingest/listen.ts';
import { serve, startForTest } from '../support/serve.ts';

const served = serve();

/** Sends bytes as they are and reads until the other side closes; with `hangUp` it does not wait for that. */
function exchange(url: string, bytes: string, { hangUp = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let read = '';
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      read += text;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(read));
    socket.write(bytes, () => hangUp && setTimeout(() => socket.destroy(), 100));
  });
}

describe('what is no request', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n', '400 Bad Request'],
    ['a method that does not exist', 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n', '400 Bad Request'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na', '400 Bad Request'],
    [
      'headers beyond any measure',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
  ])('is answered in plain text: %s', async (_, bytes, status) => {
    const answer = await exchange(served.url, bytes);
    expect(answer.startsWith(`HTTP/1.1 ${status}\r\n`)).toBe(true);
    expect(answer).toMatch(/\r\nX-Request-Id: [0-9a-f-]{36}\r\n/);
    expect(answer).toMatch(/\r\nContent-Type: text\/plain/);
  });

  it('leaves the service as it was', async () => {
    expect((await served.caller('open-source').get('/sources')).status).toBe(200);
  });
});

describe('an expectation that nothing here meets', () => {
  const request = (more: string) =>
    exchange(
      served.url,
      `POST /api/v2/dashboards HTTP/1.1\r\nHost: x\r\nExpect: foo\r\n${more}Content-Length: 2\r\n\r\n{}`,
    );

  it('is answered with a request id, in plain text', async () => {
    const answer = await request('');
    expect(answer.startsWith('HTTP/1.1 417 Expectation Failed\r\n')).toBe(true);
    expect(answer).toMatch(/\r\nX-Request-Id: [0-9a-f-]{36}\r\n/);
    expect(answer).toMatch(/\r\nContent-Type: text\/plain/);
  });

  it('is answered with the request id that the caller sent', async () => {
    const id = '0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10';
    expect(await request(`X-Request-Id: ${id}\r\n`)).toContain(`\r\nX-Request-Id: ${id}\r\n`);
  });
});

describe('the header Host', () => {
  const request = (path: string, lines: readonly string[], version = '1.1') =>
    `GET ${path} HTTP/${version}\r\n${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`;

  it.each([
    ['is missing', [], 'none'],
    ['comes twice', ['Host: a', 'Host: a'], '2'],
    ['comes twice in different letters', ['host: a', 'HOST: b'], '2'],
  ])('that %s is refused, with a request id', async (_, lines, received) => {
    const message = `Expected one Host header, received ${received}`;
    for (const path of ['/health', '/nothing', '/api/v2/dashboards', '/v1/organizations']) {
      const answer = await exchange(served.url, request(path, lines));
      expect(answer.startsWith('HTTP/1.1 400 Bad Request\r\n')).toBe(true);
      expect(answer).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/);
      expect(answer).toContain(message);
    }
  });

  it.each([
    ['is missing', [], 'none'],
    ['comes twice', ['Host: a', 'Host: b'], '2'],
  ])('that %s is refused of telemetry too', async (_, lines, received) => {
    const { url } = await listen();
    const answer = await exchange(url, request('/v1/logs', lines).replace('GET', 'POST'));
    expect(answer.startsWith('HTTP/1.1 400 Bad Request\r\n')).toBe(true);
    expect(answer).toContain(`Expected one Host header, received ${received}`);
  });

  it('may be missing in HTTP/1.0', async () => {
    expect(await exchange(served.url, request('/health', [], '1.0'))).toContain(' 200 OK\r\n');
  });
});

describe('a caller that hangs up in the middle of a body', () => {
  it('is no fault of the service: nothing is logged as an error', async () => {
    const { service, credentials } = await openTestService();
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const options = { maxBodyBytes: 1000, log, checkResponses: true, idempotency: service.idempotency };
    const app = createHttp([openSource(service), managed(service)] as never, {}, options);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const head = [
      'POST /api/v2/dashboards HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${credentials.openSource.apiKey}`,
      'Content-Type: application/json',
      'Content-Length: 50',
    ];
    await exchange(url, `${head.join('\r\n')}\r\n\r\n{"name":`, { hangUp: true });
    await app.close();
    await service.close();
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
});

describe('a port that is taken', () => {
  it('keeps the service from starting, and lets go of everything', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(startForTest({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    other.close();
  });
});
