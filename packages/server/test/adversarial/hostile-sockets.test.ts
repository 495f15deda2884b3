import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { dashboard } from '../http/support/request-bodies.ts';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, MAX_RSS_BYTES, measuredService } from './event-loop-gap.ts';

/** The number of connections. It is below 512, the default limit of connections per address. */
const CONNECTIONS = isSoak ? 300 : 50;

const service = measuredService();

/** Opens connections to the service. */
async function openSockets(count = CONNECTIONS): Promise<Socket[]> {
  const { hostname, port } = new URL(service().url);
  const sockets = Array.from({ length: count }, () =>
    connect({ port: Number(port), host: hostname, allowHalfOpen: true })
      .resume()
      .on('error', () => undefined),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

/** Writes the bytes to all connections, and waits until the service has closed them. */
async function writeToAll(bytes: string, { ends = false } = {}): Promise<void> {
  const sockets = await openSockets();
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once('end', resolve).once('close', resolve)));
  for (const socket of sockets) {
    socket.write(bytes);
    if (ends) socket.end();
  }
  await Promise.all(closed);
  for (const socket of sockets) socket.destroy();
}

const LINE = 'GET /health HTTP/1.1\r\nHost: localhost\r\n';
const authorized = () => `Authorization: ${service().api.authorization}\r\n`;

describe(`${CONNECTIONS} connections`, () => {
  it.each<[string, () => Promise<unknown>]>([
    [
      '1,000 requests with an unknown expectation in one chunk',
      () => writeToAll(`${LINE}Expect: x\r\n\r\n`.repeat(1_000)),
    ],
    [
      '500 requests that expect 100 Continue in one chunk',
      () => writeToAll(`${LINE}Expect: 100-continue\r\n\r\n`.repeat(500)),
    ],
    [
      'an upgrade request',
      () => writeToAll(`${LINE}Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n`),
    ],
    ['500 CONNECT requests in one chunk', () => writeToAll('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500))],
    ['a request and then a FIN', () => writeToAll(`${LINE}\r\n`, { ends: true })],
    [
      'half of a body and then a FIN',
      () =>
        writeToAll(
          `POST /api/v2/dashboards HTTP/1.1\r\nHost: a\r\n${authorized()}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n${' '.repeat(30_000)}`,
          { ends: true },
        ),
    ],
    ['malformed requests', () => writeToAll('\x16\x03\x01'.repeat(2_000))],
  ])(
    'that send %s neither block the event loop nor exceed the memory limit',
    async (_, attack) => {
      const { peakRssBytes } = await expectShortGaps(service(), attack);
      expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
      expect((await service().api.get('/dashboards')).status).toBe(200);
    },
    60_000,
  );

  it('that abort their requests neither block the event loop nor exceed the memory limit', async () => {
    const { id } = await service().api.create('/dashboards', dashboard());
    const requests = [
      `GET /api/v2/dashboards/${id} HTTP/1.1\r\nHost: a\r\n${authorized()}\r\n`,
      `GET /api/v2/dashboards?limit=1000 HTTP/1.1\r\nHost: a\r\n${authorized()}\r\n`,
      `POST /api/v2/dashboards HTTP/1.1\r\nHost: a\r\n${authorized()}Content-Type: application/json\r\nContent-Length: 8000000\r\n\r\n${' '.repeat(200_000)}`,
    ];
    const { peakRssBytes } = await expectShortGaps(service(), async () => {
      for (let round = 0; round < 10; round += 1) {
        const sockets = await openSockets();
        for (const [nth, socket] of sockets.entries()) socket.write(requests[nth % requests.length] ?? '');
        await new Promise(setImmediate);
        for (const socket of sockets) socket.resetAndDestroy();
      }
    });
    expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
    expect((await service().api.get('/dashboards')).status).toBe(200);
  }, 60_000);

  it('that send bodies of 63 KB of empty objects neither block the event loop nor exceed the memory limit', async () => {
    const raw = `{"name":"a","tiles":[${'{},'.repeat(21_000)}{}]}`;
    const { peakRssBytes } = await expectShortGaps(service(), () =>
      Promise.all(Array.from({ length: CONNECTIONS }, () => service().api.send('POST', '/dashboards', { raw }))),
    );
    expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
  }, 60_000);

  it('that create dashboards of 44 KB neither block the event loop nor exceed the memory limit', async () => {
    const series = Array.from({ length: 20 }, () => ({ type: 'time', aggFn: 'count', groupBy: ['a', 'b'] }));
    const full = dashboard(...Array.from({ length: 40 }, () => ({ name: 'T', x: 0, y: 0, w: 1, h: 1, series })));
    const { peakRssBytes } = await expectShortGaps(service(), async () => {
      const sent = await Promise.all(
        Array.from({ length: CONNECTIONS }, () => service().api.post('/dashboards', full)),
      );
      for (const { status } of sent) expect([200, 429]).toContain(status);
    });
    expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
  }, 60_000);

  it('that ask whether the service is ready get 200', async () => {
    const { url } = service();
    await expectShortGaps(service(), async () => {
      for (let round = 0; round < 3; round += 1) {
        const replies = await Promise.all(Array.from({ length: CONNECTIONS }, () => fetch(`${url}/ready`)));
        for (const reply of replies) {
          await reply.text();
          expect(reply.status).toBe(200);
        }
      }
    });
  }, 60_000);
});
