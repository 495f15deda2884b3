import { expect, it } from 'vitest';
import { MAX_PIPELINED_REQUESTS } from '../../../src/http/pipelining-limit.ts';
import { sendRaw } from '../support/send-raw.ts';
import { serve } from '../support/serve.ts';

const served = serve();

/** Sends pipelined requests, of which the last closes the connection. Returns the HTTP version and status of each response. */
async function statuses(count: number): Promise<string[]> {
  const request = (headers = '') => `GET /health HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
  const received = await sendRaw(served.url, request().repeat(count - 1) + request('Connection: close\r\n'));
  return received.match(/HTTP\/1\.1 \d+/g) ?? [];
}

it('responds to as many pipelined requests as the limit allows', async () => {
  expect(await statuses(MAX_PIPELINED_REQUESTS)).toEqual(Array(MAX_PIPELINED_REQUESTS).fill('HTTP/1.1 200'));
});

it('closes a connection that pipelines more requests than the limit', async () => {
  const received = await statuses(MAX_PIPELINED_REQUESTS + 1).catch(() => []);
  expect(received.length).toBeLessThanOrEqual(MAX_PIPELINED_REQUESTS);
});
