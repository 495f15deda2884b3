import { expect, it } from 'vitest';
import { dashboard } from '../support/request-bodies.ts';
import { chunked, sendRaw } from '../support/send-raw.ts';
import { serve } from '../support/serve.ts';

const served = serve();

/** Returns the text of a request with a body in chunks of `chunkLength` characters. */
function requestOf(body: string, chunkLength: number, headers: Readonly<Record<string, string>> = {}): string {
  const { root, authorization } = served.caller('managed');
  const lines = { host: 'localhost', 'content-type': 'application/json', authorization, ...headers };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${root}/dashboards HTTP/1.1\r\n${head.join('')}Transfer-Encoding: chunked\r\n\r\n${chunked(body, chunkLength)}`;
}

/** Returns the status codes of the responses to requests of one connection. */
async function statuses(...requests: string[]): Promise<number[]> {
  const received = await sendRaw(served.url, requests.join(''));
  return [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
}

const CLOSE = { connection: 'close' };
const body = (name: string) => JSON.stringify({ ...dashboard(), name, tags: ['chunked'] });

it.each([1, 7, 4_096])('creates a dashboard from a body in chunks of %i bytes', async (chunkLength) => {
  const name = `In chunks of ${chunkLength}`;
  expect(await statuses(requestOf(body(name), chunkLength, CLOSE))).toEqual([200]);
  const { content } = await served.caller('managed').get('/dashboards');
  expect(content).toContainEqual(expect.objectContaining({ name }));
});

it('reads each body of a connection that pipelines requests with chunked bodies', async () => {
  const requests = Array.from({ length: 3 }, (_, nth) => requestOf(body(`Pipelined ${nth}`), 5));
  expect(await statuses(...requests, requestOf(body('Last'), 5, CLOSE))).toEqual(Array(4).fill(200));
});

it('responds to the next request of a connection after it has rejected a large chunked body', async () => {
  const large = requestOf(body('x'.repeat(200_000)), 100, { authorization: 'Bearer unknown' });
  expect(await statuses(large, requestOf(body('After a rejected body'), 100, CLOSE))).toEqual([401, 200]);
});

it('rejects a chunked body of more than 8 MiB with status 413', async () => {
  const raw = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let count = 0; count < 130; count += 1) controller.enqueue(new Uint8Array(65_536).fill(0x20));
      controller.close();
    },
  });
  expect((await served.caller('managed').send('POST', '/dashboards', { raw })).status).toBe(413);
});
