// Sends a request on each of so many connections, says when all are sent, and posts how many were answered.
import { once } from 'node:events';
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const { port, count, sent }: { port: number; count: number; sent: SharedArrayBuffer } = workerData;
const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').setEncoding('utf8'));
const answers = sockets.map(async (socket) => {
  let read = '';
  try {
    for await (const text of socket) read += text;
  } catch {
    // Then it was not answered.
  }
  return read.endsWith('quick');
});
await Promise.all(sockets.map((socket) => once(socket, 'connect')));
await Promise.all(
  sockets.map((socket) => new Promise((resolve) => socket.write('GET /quick HTTP/1.1\r\nHost: x\r\n\r\n', resolve))),
);
Atomics.store(new Int32Array(sent), 0, 1);
Atomics.notify(new Int32Array(sent), 0);
parentPort?.postMessage((await Promise.all(answers)).filter(Boolean).length);
