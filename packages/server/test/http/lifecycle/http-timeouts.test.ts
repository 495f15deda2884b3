import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { openSource } from '../../../src/deployments/open-source.ts';
import { createHttp } from '../../../src/http/create-http.ts';
import type { Deployment } from '../../../src/http/deployment.ts';
import type { HttpTimeouts } from '../../../src/http/http-timeouts.ts';
import { createSystemRoutes } from '../../../src/http/system-routes.ts';
import { openTestService, type TestService } from '../../support/service.ts';

const timeouts: HttpTimeouts = { headersMs: 400, requestMs: 900, idleMs: 600, checkIntervalMs: 50 };

let app: FastifyInstance;
let service: TestService;
afterEach(async () => {
  await app.close();
  await service.close();
});

/** Serves with short timeouts. Returns the port and the API key. */
async function start() {
  const opened = await openTestService();
  service = opened.service;
  const options = { maxBodyBytes: 1_000_000, log: pino({ level: 'silent' }), checkResponses: true, timeouts };
  const { idempotency, store } = service;
  app = createHttp([openSource(service.raw)] as Deployment[], createSystemRoutes(service, []), {
    ...options,
    transaction: store.transaction,
    idempotency,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: Number(new URL(url).port), key: opened.credentials.openSource.apiKey };
}

/**
 * Sends `first` in one write, and then one character of `remaining` per interval. Returns the text that is received until
 * the connection closes.
 */
function sendSlowly(port: number, first: string, remaining: string, intervalMs: number) {
  return new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    let sent = 0;
    socket.write(first);
    const timer = setInterval(() => {
      if (sent < remaining.length) socket.write(remaining.charAt(sent));
      sent += 1;
    }, intervalMs);
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(received);
    });
  });
}

describe('a slow client', () => {
  it('gets 408 if it sends the headers one byte at a time', async () => {
    const { port } = await start();
    const received = await sendSlowly(port, 'GET /health HTTP/1.1\r\nHost: x\r\n', `X-Slow: ${'a'.repeat(10_000)}`, 50);
    expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  it('gets 408 if it connects and sends nothing', async () => {
    const { port } = await start();
    expect(await sendSlowly(port, '', '', 50)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  it('gets 408 if it sends the body one byte at a time', async () => {
    const { port, key } = await start();
    const head = [
      'POST /api/v2/dashboards HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${key}`,
      'Content-Type: application/json',
      'Content-Length: 10000',
    ];
    const received = await sendSlowly(port, `${head.join('\r\n')}\r\n\r\n`, `{"name": "${'a'.repeat(10_000)}`, 50);
    expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  it('does not block other clients', async () => {
    const { port } = await start();
    let ended = 0;
    const slow = Array.from({ length: 50 }, () =>
      sendSlowly(port, 'GET /health HTTP/1.1\r\n', 'X: aaaaaaaaaaaaaaaa', 50).finally(() => {
        ended += 1;
      }),
    );
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    expect(ended).toBeLessThan(slow.length);
    for (const received of await Promise.all(slow)) expect(received).toContain('408');
  });

  it('can keep its connection open between two requests', async () => {
    const { port } = await start();
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
    // Longer than all timeouts above. Between two requests, only the keep-alive timeout of Fastify applies.
    await wait(timeouts.requestMs + 300);
    socket.write('GET /ready HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await once(socket, 'close');
    expect(received.match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(2);
  });
});

describe('a request with more than 100 headers', () => {
  it('is rejected with 431', async () => {
    const { port, key } = await start();
    const request = (count: number) => {
      const lines = ['Host: x', 'Connection: close', `Authorization: Bearer ${key}`];
      const others = Array.from({ length: count - lines.length }, (_, index) => `X-${index}: 1`);
      return `GET /api/v2/sources HTTP/1.1\r\n${[...lines, ...others].join('\r\n')}\r\n\r\n`;
    };
    expect(await sendSlowly(port, request(100), '', 50)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(await sendSlowly(port, request(101), '', 50)).toMatch(/^HTTP\/1\.1 431 /);
  });
});
