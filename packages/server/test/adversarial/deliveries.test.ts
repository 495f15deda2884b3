import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../support/listen.ts';
import { isSoak } from '../support/soak.ts';
import { expectShortGap, type GapReport, gapText } from './event-loop-gap.ts';
import { requestFrom, spawnProbed } from './probed-process.ts';

/** The maximum CPU time of 32 deliveries to one hostile receiver. An unbounded delivery would use the CPU until its timeout. */
const MAX_CPU_MS = 2_000;

const STATUS_LINE = 'HTTP/1.1 200 OK\r\n';
const CHUNKED = `${STATUS_LINE}Transfer-Encoding: chunked\r\n\r\n`;

describe('32 concurrent deliveries', () => {
  let child: ChildProcess;
  beforeAll(() => {
    child = spawnProbed([fileURLToPath(new URL('./deliveries.child.ts', import.meta.url))]);
  });
  afterAll(() => {
    child.kill();
  });

  it.each([
    ['informational responses', '', 'HTTP/1.1 103 X\r\n\r\n', 'ResponseTooLargeError'],
    [
      'informational responses with headers',
      '',
      `HTTP/1.1 103 X\r\n${'a: b\r\n'.repeat(1000)}\r\n`,
      'ResponseTooLargeError',
    ],
    ['empty lines', '', '\r\n', 'ResponseTooLargeError'],
    ['headers', STATUS_LINE, 'a: b\r\n', 'HPE_HEADER_OVERFLOW'],
    ['chunks of one byte', CHUNKED, '1\r\nx\r\n', '200'],
    ['a chunk extension', `${CHUNKED}1;`, 'x', '200'],
    ['trailers', `${CHUNKED}0\r\n`, 'a: b\r\n', '200'],
    ['a body', `${STATUS_LINE}\r\n`, 'x', '200'],
    ['responses', `${STATUS_LINE}Content-Length: 0\r\n\r\n`, `${STATUS_LINE}Content-Length: 0\r\n\r\n`, '200'],
  ])('to a receiver that sends %s without end do not block the event loop', async (name, head, chunk, outcome) => {
    const block = chunk.repeat(Math.ceil(65_536 / chunk.length));
    const server = createServer((socket) => {
      const writeChunks = () => {
        while (!socket.destroyed && socket.write(block)) {}
      };
      socket.on('error', () => undefined).on('drain', writeChunks);
      socket.once('data', () => {
        socket.write(head);
        writeChunks();
      });
    });
    const url = `http://127.0.0.1:${await listenOnLoopback(server)}/`;
    // The first deliveries compile the code and are not measured.
    await requestFrom(child, { url });
    await requestFrom(child, 'start');
    const { cpuMs, outcomes } = await requestFrom(child, { url });
    const { gap }: GapReport = await requestFrom(child, 'stop');
    await new Promise((resolve) => server.close(resolve));
    if (isSoak) {
      console.log(`${name}: ${gapText(gap)}, CPU of 32 deliveries ${cpuMs.toFixed(0)} ms`);
    }
    expect(outcomes).toEqual([expect.stringContaining(outcome)]);
    expectShortGap(gap);
    expect(cpuMs).toBeLessThanOrEqual(MAX_CPU_MS);
  });
});
