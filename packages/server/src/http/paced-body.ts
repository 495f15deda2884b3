import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { TickQueue } from '../domain/next-free-tick.ts';

/** Not the queue of `nextFreeTick`: clients that send small chunks must not delay computations. */
const reads = new TickQueue();

/**
 * Reads connections whose requests have `Transfer-Encoding: chunked` in turn: one of them per tick of the event loop, up to 64 KiB.
 * Node calls a function for each chunk and reads up to 2 MiB of a connection in one tick, which can contain 300,000 chunks of one byte.
 */
export function paceChunkedBodies(server: Server): void {
  const latestRequests = new WeakMap<Socket, IncomingMessage>();
  server.prependListener('request', (request) => {
    const { socket } = request;
    const isPaced = latestRequests.has(socket);
    if (!isPaced && request.headers['transfer-encoding'] === undefined) return;
    latestRequests.set(socket, request);
    if (!isPaced) paceReads(socket, () => latestRequests.get(socket));
  });
}

/** Pauses a connection after each read. `latestRequest` returns the request whose body is being received. */
function paceReads(socket: Socket, latestRequest: () => IncomingMessage | undefined): void {
  let isWaiting = false;
  const waitForTick = async (): Promise<void> => {
    if (isWaiting) return;
    isWaiting = true;
    socket.pause();
    await reads.next();
    isWaiting = false;
    const { readableLength = 0, readableHighWaterMark = 1 } = latestRequest() ?? {};
    // Node pauses the connection while the buffer of the body is full, and resumes it later.
    if (readableLength < readableHighWaterMark) socket.resume();
  };
  // A listener for data makes Node read through the stream of the connection, which can be paused.
  socket.on('data', waitForTick);
  // Node resumes the connection whenever the buffer of the body has space.
  socket.on('resume', () => {
    if (isWaiting) socket.pause();
  });
  void waitForTick();
}
