import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { parseTargetAllowList } from '../../src/outgoing/allow-list.ts';
import { ResponseTooLargeError } from '../../src/outgoing/bounded-stream.ts';
import { type CheckedFetch, createCheckedFetch } from '../../src/outgoing/checked-fetch.ts';
import { listenOnLoopback } from '../support/listen.ts';

/** Longer than the timeout of a test, so it never ends a request. */
const ONE_HOUR = 3_600_000;

const servers: Server[] = [];
const fetches: CheckedFetch[] = [];
afterEach(async () => {
  for (const checkedFetch of fetches.splice(0)) await checkedFetch.close();
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/**
 * Starts a receiver that writes `head` and then `chunk` endlessly, or only `head` if `chunk` is empty. `closed` resolves when its
 * connection is closed.
 */
async function startEndlessReceiver(head: string, chunk: string) {
  const closed = Promise.withResolvers<void>();
  // Writes about 16 KiB at a time, so that the receiver does not slow down the test.
  const block = chunk.repeat(Math.ceil(16_384 / (chunk.length || 16_384)));
  const server = createServer((socket: Socket) => {
    const writeChunks = () => {
      while (block !== '' && !socket.destroyed && socket.write(block)) {}
    };
    socket
      .on('error', () => undefined)
      .on('close', () => closed.resolve())
      .on('drain', writeChunks);
    socket.once('data', () => {
      socket.write(head);
      writeChunks();
    });
  });
  servers.push(server);
  return { url: `http://127.0.0.1:${await listenOnLoopback(server)}/`, closed: closed.promise };
}

function send(url: string, timeoutMs = ONE_HOUR) {
  const checkedFetch = createCheckedFetch({ allowList: parseTargetAllowList(['127.0.0.1']), timeoutMs });
  fetches.push(checkedFetch);
  return checkedFetch(url, { body: '{}' });
}

const FINAL = 'HTTP/1.1 200 OK\r\n';
const CHUNKED = `${FINAL}Transfer-Encoding: chunked\r\n\r\n`;

describe('a response without complete final headers', () => {
  it.each([
    [
      'after 16 informational responses',
      '',
      'HTTP/1.1 103 Early Hints\r\n\r\n',
      '16 informational \\(1xx\\) responses',
    ],
    [
      'after 16 informational responses of several kinds',
      '',
      'HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 199 X\r\n\r\n',
      '16 informational',
    ],
    [
      'after 16 informational responses with headers',
      '',
      `HTTP/1.1 103 X\r\nLink: <${'x'.repeat(1000)}>\r\n\r\n`,
      '16 informational',
    ],
    ['after 64 KiB of empty lines', '', '\r\n'.repeat(1000), '65536 bytes'],
  ])('is rejected %s, and its connection is closed', async (_, head, chunk, bound) => {
    const { url, closed } = await startEndlessReceiver(head, chunk);
    const error: unknown = await send(url).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ResponseTooLargeError);
    expect(String(error)).toMatch(new RegExp(`more than ${bound}`));
    await closed;
  });

  it.each([
    ['after 16 KiB of one header', FINAL, 'x'.repeat(1000)],
    ['after 16 KiB of headers', FINAL, 'a: b\r\n'],
    ['after 16 KiB of one informational response', 'HTTP/1.1 103 X\r\n', 'a: b\r\n'],
  ])('is rejected %s, and its connection is closed', async (_, head, chunk) => {
    const { url, closed } = await startEndlessReceiver(head, chunk);
    await expect(send(url)).rejects.toMatchObject({ code: 'HPE_HEADER_OVERFLOW' });
    await closed;
  });
});

it('closes the connection of a response that switches protocols', async () => {
  const { url, closed } = await startEndlessReceiver(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
    'x',
  );
  expect(await send(url)).toEqual({ status: 101 });
  await closed;
});

describe('the final status of a response', () => {
  it.each([
    ['with a body that ends with the connection', `${FINAL}\r\n`, 'x'.repeat(1000)],
    ['with a body longer than 64 KiB', `${FINAL}Content-Length: 65537\r\n\r\n`, 'x'.repeat(1000)],
    ['with chunks', CHUNKED, `3e8\r\n${'x'.repeat(1000)}\r\n`],
    ['with chunks of one byte', CHUNKED, '1\r\nx\r\n'],
    ['with a chunk extension', `${CHUNKED}1;`, 'x'.repeat(1000)],
    ['with leading zeros of a chunk size', CHUNKED, '0'.repeat(1000)],
    ['with trailers', `${CHUNKED}0\r\n`, 'a: b\r\n'],
    ['with another response', `${FINAL}Content-Length: 0\r\n\r\n`, `${FINAL}Content-Length: 0\r\n\r\n`],
    [
      'with a body after 16 informational responses',
      `${'HTTP/1.1 103 X\r\n\r\n'.repeat(16)}${FINAL}\r\n`,
      'x'.repeat(1000),
    ],
  ])('is returned, and the connection is closed if the response continues %s', async (_, head, chunk) => {
    const { url, closed } = await startEndlessReceiver(head, chunk);
    expect(await send(url)).toEqual({ status: 200 });
    await closed;
  });

  it.each([
    ['with an invalid chunk', `${CHUNKED}x\r\n`],
    ['with a body that ends too early', `${FINAL}Content-Length: 10\r\n\r\nx`],
  ])('is returned if the response continues %s', async (_, response) => {
    const server = createServer((socket) => void socket.once('data', () => socket.end(response)));
    servers.push(server);
    const port = await listenOnLoopback(server);
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ status: 200 });
  });

  it('is returned, and the connection is closed if the body arrives too slowly', async () => {
    const { url, closed } = await startEndlessReceiver(`${FINAL}Content-Length: 10\r\n\r\nx`, '');
    expect(await send(url, 200)).toEqual({ status: 200 });
    await closed;
  });
});
