import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import type { Service } from '../../../src/app/service.ts';
import { openSource } from '../../../src/deployments/open-source.ts';
import { createHttp } from '../../../src/http/create-http.ts';
import type { HttpTimeouts } from '../../../src/http/http-timeouts.ts';
import { createSystemRoutes } from '../../../src/http/system-routes.ts';
import { openTestService } from '../../support/service.ts';

const patience: HttpTimeouts = { headersMs: 400, requestMs: 900, idleMs: 600, checkIntervalMs: 50 };

let app: FastifyInstance;
let service: Service;
afterEach(async () => {
  await app.close();
  await service.close();
});

/** Serves with little patience; answers the port and the key. */
async function start() {
  const opened = await openTestService();
  service = opened.service;
  const options = { maxBodyBytes: 1_000_000, log: pino({ level: 'silent' }), checkResponses: true, patience };
  const { idempotency } = service;
  app = createHttp([openSource(service)] as never, createSystemRoutes(service, []), { ...options, idempotency });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: Number(new URL(url).port), key: opened.credentials.openSource.apiKey };
}

/** Sends the first bytes at once and the others one by one, until the connection is closed; answers what came back. */
function drip(port: number, first: string, others: string, everyMs: number) {
  return new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let read = '';
    let sent = 0;
    socket.write(first);
    const timer = setInterval(() => {
      if (sent < others.length) socket.write(others.charAt(sent));
      sent += 1;
    }, everyMs);
    socket.on('data', (chunk) => {
      read += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(read);
    });
  });
}

describe('a caller that takes its time', () => {
  it('is cut off when the headers come a byte at a time', async () => {
    const { port } = await start();
    const read = await drip(port, 'GET /health HTTP/1.1\r\nHost: x\r\n', `X-Slow: ${'a'.repeat(10_000)}`, 50);
    expect(read).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  it('is cut off when it connects and says nothing', async () => {
    const { port } = await start();
    expect(await drip(port, '', '', 50)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  it('is cut off when the body comes a byte at a time', async () => {
    const { port, key } = await start();
    const head = [
      'POST /api/v2/dashboards HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${key}`,
      'Content-Type: application/json',
      'Content-Length: 10000',
    ];
    const read = await drip(port, `${head.join('\r\n')}\r\n\r\n`, `{"name": "${'a'.repeat(10_000)}`, 50);
    expect(read).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  it('does not slow down the others', async () => {
    const { port } = await start();
    let ended = 0;
    const slow = Array.from({ length: 50 }, () =>
      drip(port, 'GET /health HTTP/1.1\r\n', 'X: aaaaaaaaaaaaaaaa', 50).finally(() => {
        ended += 1;
      }),
    );
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    expect(ended).toBeLessThan(slow.length);
    for (const read of await Promise.all(slow)) expect(read).toContain('408');
  });

  it('may keep its connection open between two requests', async () => {
    const { port } = await start();
    const socket = connect(port, '127.0.0.1');
    let read = '';
    socket.on('data', (chunk) => {
      read += chunk;
    });
    socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
    await wait(patience.requestMs + 300);
    socket.write('GET /ready HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await once(socket, 'close');
    expect(read.match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(2);
  });
});

describe('headers without end', () => {
  it('are refused by their number', async () => {
    const { port, key } = await start();
    const request = (count: number) => {
      const many = Array.from({ length: count }, (_, index) => `X-${index}: 1`).join('\r\n');
      return `GET /api/v2/sources HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${key}\r\n${many}\r\n\r\n`;
    };
    expect(await drip(port, request(90), '', 50)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(await drip(port, request(150), '', 50)).toMatch(/^HTTP\/1\.1 431 /);
  });
});
