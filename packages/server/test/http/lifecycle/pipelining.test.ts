import { expect, it } from 'vitest';
import { MAX_PIPELINED_REQUESTS } from '../../../src/http/pipelining-limit.ts';
import { sendRaw } from '../support/send-raw.ts';
import { serve } from '../support/serve.ts';

const served = serve();

/** Sends requests in one chunk. The server closes the connection after the response to the last one. */
async function statuses(count: number): Promise<string[]> {
  const request = (headers = '') => `GET /health HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
  const received = await sendRaw(served.url, request().repeat(count - 1) + request('Connection: close\r\n'));
  return received.match(/HTTP\/1\.1 \d+/g) ?? [];
}

it('sends the responses of pipelined requests', async () => {
  expect(await statuses(MAX_PIPELINED_REQUESTS)).toEqual(Array(MAX_PIPELINED_REQUESTS).fill('HTTP/1.1 200'));
});

it('closes a connection that pipelines more requests than the limit', async () => {
  const received = await statuses(MAX_PIPELINED_REQUESTS + 1).catch(() => []);
  expect(received.length).toBeLessThanOrEqual(MAX_PIPELINED_REQUESTS);
});
