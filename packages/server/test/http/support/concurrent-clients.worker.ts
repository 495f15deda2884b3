// Sends a request on each of `count` connections, signals when all are sent, and posts the number of complete responses.
import { once } from 'node:events';
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const { port, count, sent }: { port: number; count: number; sent: SharedArrayBuffer } = workerData;
const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').setEncoding('utf8'));
const responses = sockets.map(async (socket) => {
  let read = '';
  try {
    for await (const text of socket) read += text;
  } catch {
    // The connection was reset.
  }
  // The body of a complete response is `quick`.
  return read.endsWith('quick');
});
await Promise.all(sockets.map((socket) => once(socket, 'connect')));
await Promise.all(
  sockets.map((socket) => new Promise((resolve) => socket.write('GET /quick HTTP/1.1\r\nHost: x\r\n\r\n', resolve))),
);
Atomics.store(new Int32Array(sent), 0, 1);
Atomics.notify(new Int32Array(sent), 0);
parentPort?.postMessage((await Promise.all(responses)).filter(Boolean).length);
