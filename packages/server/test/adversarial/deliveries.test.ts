import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GapReport, LONGEST_GAP_MS } from './event-loop-gap.ts';

/** CPU time of 20 deliveries to one hostile receiver. Without a bound, each of them used CPU until its timeout. */
const MAX_CPU_MS = 2_000;

const FINAL = 'HTTP/1.1 200 OK\r\n';
const CHUNKED = `${FINAL}Transfer-Encoding: chunked\r\n\r\n`;

describe('20 concurrent deliveries do not block the event loop', () => {
  let child: ChildProcess;
  const ask = async (message: string | object) => {
    const reply = once(child, 'message');
    child.send(message);
    return (await reply)[0];
  };
  beforeAll(() => {
    const preload = new URL('./event-loop-probe.ts', import.meta.url).href;
    const program = fileURLToPath(new URL('./deliveries.child.ts', import.meta.url));
    const args = ['--conditions=observability-api-source', `--import=${preload}`, program];
    child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
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
      'ResponseTooLarge',
    ],
    ['empty lines', '', '\r\n', 'ResponseTooLargeError'],
    ['headers', FINAL, 'a: b\r\n', 'HPE_HEADER_OVERFLOW'],
    ['chunks of one byte', CHUNKED, '1\r\nx\r\n', '200'],
    ['a chunk extension', `${CHUNKED}1;`, 'x', '200'],
    ['trailers', `${CHUNKED}0\r\n`, 'a: b\r\n', '200'],
    ['a body', `${FINAL}\r\n`, 'x', '200'],
    ['responses', `${FINAL}Content-Length: 0\r\n\r\n`, `${FINAL}Content-Length: 0\r\n\r\n`, '200'],
  ])('to a receiver of endless %s', async (name, head, chunk, outcome) => {
    const block = chunk.repeat(Math.ceil(65_536 / chunk.length));
    const server = createServer((socket) => {
      const more = () => {
        while (!socket.destroyed && socket.write(block)) {}
      };
      socket.on('error', () => undefined).on('drain', more);
      socket.once('data', () => {
        socket.write(head);
        more();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await ask({ url });
    await ask('start');
    const { cpuMs, outcomes } = await ask({ url });
    const { gap }: GapReport = await ask('stop');
    await new Promise((resolve) => server.close(resolve));
    if (process.env['SOAK'] === '1') {
      console.log(`${name}: longest gap CPU ${gap.cpuMs.toFixed(0)} ms, CPU of 20 deliveries ${cpuMs.toFixed(0)} ms`);
    }
    expect(outcomes).toEqual([expect.stringContaining(outcome)]);
    expect(gap.cpuMs).toBeLessThanOrEqual(LONGEST_GAP_MS);
    expect(cpuMs).toBeLessThanOrEqual(MAX_CPU_MS);
  });
});
