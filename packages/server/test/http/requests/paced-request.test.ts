import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { PacedRequest } from '../../../src/http/paced-request.ts';

const BODY_BYTES = 4_000_000;

it('reads a long body in many ticks of the event loop', async () => {
  let bytes = 0;
  let total = 0;
  const server = createServer({ IncomingMessage: PacedRequest }, (incoming, response) => {
    incoming.on('data', ({ length }: Buffer) => {
      bytes += length;
      total += length;
    });
    incoming.on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ port, method: 'POST', headers: { 'content-length': BODY_BYTES } });
  outgoing.end(Buffer.alloc(BODY_BYTES));
  let isAnswered = false;
  outgoing.once('response', (response) => {
    response.resume();
    isAnswered = true;
  });
  let largestTick = 0;
  while (!isAnswered) {
    bytes = 0;
    await nextTick();
    largestTick = Math.max(largestTick, bytes);
  }
  expect(total).toBe(BODY_BYTES);
  // Node can buffer a chunk of 64 KiB after it has delivered one.
  expect(largestTick).toBeLessThanOrEqual(2 * 64 * 1024);
});
