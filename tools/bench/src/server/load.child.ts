// Sends requests over keep-alive connections, one at a time on each, and measures them. The parent process sends a {@link LoadTask} in a
// message, and receives a {@link LoadResult} or an object with the property `error`.
import { connect, type Socket } from 'node:net';
import type { LoadResult, LoadTask } from './load.ts';

/** The maximum size of a read from a socket. */
const CHUNK_BYTES = 65_536;

const HEAD_END = '\r\n\r\n';

/** The response that a socket is reading. */
interface Reading {
  head: string;
  /** The number of missing bytes of the body, `chunks` for chunked encoding, or undefined until the head has been read. */
  remaining: number | 'chunks' | undefined;
}

function run({
  port,
  requests,
  total,
  connections,
  status,
  perSecond = Number.POSITIVE_INFINITY,
}: LoadTask): Promise<LoadResult> {
  const times = new Float64Array(total);
  const statusLine = `HTTP/1.1 ${status} `;
  let sent = 0;
  let received = 0;
  let failure = '';
  const loadStartedAt = performance.now();
  return new Promise((resolve, reject) => {
    const finish = () => {
      const seconds = (performance.now() - loadStartedAt) / 1000;
      for (const socket of sockets) socket.destroy();
      if (failure !== '') return reject(new Error(failure));
      times.sort();
      const quantile = (share: number) => times[Math.min(total - 1, Math.floor(total * share))] ?? Number.NaN;
      resolve({ perSecond: total / seconds, p50: quantile(0.5), p99: quantile(0.99) });
    };
    const openConnection = (): Socket => {
      let startedAt = 0;
      let reading: Reading = { head: '', remaining: undefined };
      const next = () => {
        if (sent === total) return;
        // Timers may be a millisecond late: later requests make up for it.
        const due = loadStartedAt + (sent * 1000) / perSecond;
        sent += 1;
        const pause = due - performance.now();
        if (pause > 0) setTimeout(send, pause, sent - 1);
        else send(sent - 1);
      };
      const send = (index: number) => {
        const request = requests[index % requests.length] ?? '';
        reading = { head: '', remaining: undefined };
        startedAt = performance.now();
        socket.write(request, 'latin1');
      };
      const onChunk = (chunk: Buffer) => {
        if (!completes(reading, chunk)) return;
        times[received] = performance.now() - startedAt;
        received += 1;
        if (!reading.head.startsWith(statusLine))
          failure ||= `Expected ${statusLine.trim()}, received ${reading.head.slice(0, 200)}`;
        if (received === total) finish();
        else next();
      };
      // One buffer per socket reduces the work of the garbage collector, which would compete with the service.
      const buffer = Buffer.alloc(CHUNK_BYTES);
      const callback = (length: number) => {
        onChunk(buffer.subarray(0, length));
        return true;
      };
      const socket = connect({ port, host: '127.0.0.1', onread: { buffer, callback } });
      socket.setNoDelay(true);
      socket.on('connect', next);
      socket.on('error', reject);
      return socket;
    };
    const sockets = Array.from({ length: Math.min(connections, total) }, openConnection);
  });
}

/** Returns true if this chunk completes the response. */
function completes(reading: Reading, chunk: Buffer): boolean {
  let body = chunk.length;
  if (reading.remaining === undefined) {
    const end = chunk.indexOf(HEAD_END);
    if (end < 0) throw new Error('Expected the head of a response in one chunk.');
    reading.head = chunk.toString('latin1', 0, end);
    body -= end + HEAD_END.length;
    const length = /content-length: *(\d+)/i.exec(reading.head)?.[1];
    reading.remaining = length === undefined ? 'chunks' : Number(length);
  }
  if (reading.remaining === 'chunks') return chunk.toString('latin1', Math.max(0, chunk.length - 5)) === `0${HEAD_END}`;
  reading.remaining -= body;
  return reading.remaining <= 0;
}

process.on('message', async (task: LoadTask) => {
  try {
    process.send?.(await run(task));
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
