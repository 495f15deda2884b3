import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { MAX_PIPELINED_REQUESTS } from '../../../src/http/pipelining-limit.ts';
import { sendRaw } from '../support/send-raw.ts';
import { serve } from '../support/serve.ts';

const served = serve();

function request(headers = '') {
  return `GET /health HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
}

/** Returns the HTTP version and the status of each response. */
function statusesIn(received: string): string[] {
  return received.match(/HTTP\/1\.1 \d+/g) ?? [];
}

it('responds to as many pipelined requests as the limit allows', async () => {
  const requests = request().repeat(MAX_PIPELINED_REQUESTS - 1) + request('Connection: close\r\n');
  const received = await sendRaw(served.url, requests);
  expect(statusesIn(received)).toEqual(Array(MAX_PIPELINED_REQUESTS).fill('HTTP/1.1 200'));
});

it('closes a connection that pipelines more requests than the limit', async () => {
  const socket = connect(Number(new URL(served.url).port), '127.0.0.1').setEncoding('latin1');
  let received = '';
  socket.on('error', () => undefined);
  socket.on('data', (text) => {
    received += text;
  });
  socket.write(request().repeat(MAX_PIPELINED_REQUESTS + 1));
  await once(socket, 'close');
  expect(statusesIn(received).length).toBeLessThanOrEqual(MAX_PIPELINED_REQUESTS);
});
