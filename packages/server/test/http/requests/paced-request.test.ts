import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { PacedRequest } from '../../../src/http/paced-request.ts';
import { TickBytes } from '../../support/tick-bytes.ts';

const BODY_BYTES = 4_000_000;

it('reads a long body in many ticks of the event loop', async () => {
  const bytes = new TickBytes();
  let total = 0;
  const server = createServer({ IncomingMessage: PacedRequest }, (incoming, response) => {
    incoming.on('data', ({ length }: Buffer) => {
      bytes.add(length);
      total += length;
    });
    incoming.on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ port, method: 'POST', headers: { 'content-length': BODY_BYTES } });
  outgoing.once('response', (response) => response.resume());
  outgoing.end(Buffer.alloc(BODY_BYTES));
  const largest = await bytes.largestUntil(once(outgoing, 'response'));
  expect(total).toBe(BODY_BYTES);
  // Node can buffer a chunk of 64 KiB after it has delivered one.
  expect(largest).toBeLessThanOrEqual(2 * 64 * 1024);
});
