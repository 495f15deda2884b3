import { once } from 'node:events';
import { connect } from 'node:net';
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

it('responds to the next request of a connection after a request with a large chunked body gets 401', async () => {
  const large = requestOf(body('x'.repeat(200_000)), 100, { authorization: 'Bearer unknown' });
  expect(await statuses(large, requestOf(body('After a rejected body'), 100, CLOSE))).toEqual([401, 200]);
});

it('responds to many concurrent GET requests with empty chunked bodies', async () => {
  const request = 'GET /health HTTP/1.1\r\nhost: localhost\r\n';
  const sockets = Array.from({ length: 30 }, () => connect(Number(new URL(served.url).port), '127.0.0.1'));
  const respondTo = async (text: string) => {
    const responses = sockets.map((socket) => once(socket, 'data', { signal: AbortSignal.timeout(5_000) }));
    for (const socket of sockets) socket.write(text);
    return (await Promise.all(responses)).map(([bytes]) => String(bytes).slice(0, 12));
  };
  // The service has accepted all connections when it has responded.
  await respondTo(`${request}\r\n`);
  expect(await respondTo(`${request}transfer-encoding: chunked\r\n\r\n0\r\n\r\n`)).toEqual(
    Array(sockets.length).fill('HTTP/1.1 200'),
  );
  for (const socket of sockets) socket.destroy();
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
