import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { limitConnections } from '../../../src/http/connection-limit.ts';
import { listenOnLoopback } from '../../support/listen.ts';
import { startForTest } from '../support/serve.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Opens a connection and returns it when the server has accepted or dropped it. */
async function open(port: number): Promise<{ socket: Socket; isOpen: boolean }> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  closing.push(async () => socket.destroy());
  socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const isOpen = await Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
  return { socket, isOpen };
}

async function serve(options: { maxConnectionsPerAddress: number; trustedProxies?: string[] }) {
  const server = await startForTest(options);
  closing.push(() => server.close());
  return Number(new URL(server.url).port);
}

describe('the connection limit per address', () => {
  it('drops connections above the limit until another one closes', async () => {
    const port = await serve({ maxConnectionsPerAddress: 2 });
    const [first, second] = [await open(port), await open(port)];
    expect([first.isOpen, second.isOpen, (await open(port)).isOpen]).toEqual([true, true, false]);
    first.socket.end();
    await once(first.socket, 'close');
    let next = await open(port);
    // The server closes its side of the connection a moment later.
    for (let attempt = 0; !next.isOpen && attempt < 100; attempt += 1) next = await open(port);
    expect(next.isOpen).toBe(true);
  });

  it('does not apply to a trusted proxy', async () => {
    const port = await serve({ maxConnectionsPerAddress: 1, trustedProxies: ['127.0.0.1'] });
    expect([(await open(port)).isOpen, (await open(port)).isOpen]).toEqual([true, true]);
  });

  it('applies to the listener of OTLP over HTTP', async () => {
    const server = await startForTest({ maxConnectionsPerAddress: 1, telemetry: 'on' });
    closing.push(() => server.close());
    const port = Number(new URL(server.otlpUrl ?? '').port);
    expect([(await open(port)).isOpen, (await open(port)).isOpen]).toEqual([true, false]);
  });

  it('logs dropped connections, at most one line per 10 seconds', async () => {
    const lines: unknown[] = [];
    let now = 0;
    const server = createServer((_, response) => response.end());
    limitConnections(server, {
      maxPerAddress: 1,
      clock: () => now,
      log: { warn: (line: unknown) => lines.push(line) },
    });
    const port = await listenOnLoopback(server);
    closing.push(async () => {
      server.closeAllConnections();
      server.close();
    });
    await open(port);
    for (let count = 0; count < 3; count += 1) await open(port);
    now = 10_000;
    await open(port);
    expect(lines).toEqual([
      { address: '127.0.0.1', dropped: 1, maxPerAddress: 1 },
      { address: '127.0.0.1', dropped: 3, maxPerAddress: 1 },
    ]);
  });
});
