// Sends requests over connections that stay open, one at a time on each, and measures; asked by messages.
import { connect, type Socket } from 'node:net';
import type { LoadAnswer, LoadTask } from './load.ts';

/** As much as a socket reads at once. */
const CHUNK_BYTES = 65_536;

const nextLine = '\r\n\r\n';

/** The socket's place in its answer: its head, then so many bytes, or chunks until the last one. */
interface Reading {
  head: string;
  left: number | 'chunks' | undefined;
}

function run({ port, requests, total, connections, status }: LoadTask): Promise<LoadAnswer> {
  const times = new Float64Array(total);
  const wanted = `HTTP/1.1 ${status} `;
  let sent = 0;
  let answered = 0;
  let refused = '';
  const before = performance.now();
  return new Promise((resolve, reject) => {
    const finish = () => {
      const seconds = (performance.now() - before) / 1000;
      for (const socket of sockets) socket.destroy();
      if (refused !== '') return reject(new Error(refused));
      times.sort();
      const at = (share: number) => times[Math.min(total - 1, Math.floor(total * share))] ?? Number.NaN;
      resolve({ perSecond: total / seconds, p50: at(0.5), p99: at(0.99) });
    };
    const drive = (): Socket => {
      let started = 0;
      let reading: Reading = { head: '', left: undefined };
      const next = () => {
        if (sent === total) return;
        const request = requests[sent % requests.length] ?? '';
        sent += 1;
        reading = { head: '', left: undefined };
        started = performance.now();
        socket.write(request, 'latin1');
      };
      const take = (chunk: Buffer) => {
        if (!ends(reading, chunk)) return;
        times[answered] = performance.now() - started;
        answered += 1;
        if (!reading.head.startsWith(wanted))
          refused ||= `Expected ${wanted}but was answered ${reading.head.slice(0, 200)}`;
        if (answered === total) finish();
        else next();
      };
      // A new buffer for each chunk is much work for the garbage collector, on processors that the service needs.
      const buffer = Buffer.alloc(CHUNK_BYTES);
      const callback = (length: number) => {
        take(buffer.subarray(0, length));
        return true;
      };
      const socket = connect({ port, host: '127.0.0.1', onread: { buffer, callback } });
      socket.setNoDelay(true);
      socket.on('connect', next);
      socket.on('error', reject);
      return socket;
    };
    const sockets = Array.from({ length: Math.min(connections, total) }, drive);
  });
}

/** Whether the answer ends with this chunk. */
function ends(reading: Reading, chunk: Buffer): boolean {
  let body = chunk.length;
  if (reading.left === undefined) {
    const end = chunk.indexOf(nextLine);
    if (end < 0) throw new Error('The head of an answer came in two parts.');
    reading.head = chunk.toString('latin1', 0, end);
    body -= end + nextLine.length;
    const length = /content-length: *(\d+)/i.exec(reading.head)?.[1];
    reading.left = length === undefined ? 'chunks' : Number(length);
  }
  if (reading.left === 'chunks') return chunk.toString('latin1', Math.max(0, chunk.length - 5)) === `0${nextLine}`;
  reading.left -= body;
  return reading.left <= 0;
}

process.on('message', async (task: LoadTask) => {
  try {
    process.send?.(await run(task));
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
