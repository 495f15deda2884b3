import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { TickQueue } from '../domain/next-free-tick.ts';

/** Not the queue of `nextFreeTick`: clients that send small chunks must not delay computations. */
const reads = new TickQueue();

/**
 * Reads bodies with `Transfer-Encoding: chunked` from one connection per tick of the event loop, about 64 KiB. Node calls a function
 * for each chunk and reads up to 2 MiB of a connection in one tick, which can contain 300,000 chunks of one byte. A reader must pipe the
 * body or listen to `data`.
 */
export function paceChunkedBodies(server: Server): void {
  const paused = new PausedSockets();
  server.on('connection', (socket) => paused.add(socket));
  server.prependListener('request', (request, response) => {
    if (request.headers['transfer-encoding'] === undefined) return;
    // Node discards the rest of an unread body without any event. Reading it here keeps it paced.
    response.once('prefinish', () => request.resume());
    paceBody(request, paused);
    // No operation reads such a body. Its connection is read, so that a disconnect is noticed.
    if (request.method === 'GET' || request.method === 'HEAD') request.resume();
  });
}

/** Pauses the connection until the body has a reader, because its chunks would be collected in memory, and then after each read. */
function paceBody(request: IncomingMessage, paused: PausedSockets): void {
  const readNext = async (): Promise<void> => {
    await reads.next();
    // A listener for all chunks would be called for each of them.
    request.once('data', pauseForOneTick);
    paused.resume(request);
  };
  const pauseForOneTick = (): void => {
    paused.pause(request);
    void readNext();
  };
  paused.pause(request);
  request.once('resume', readNext);
  request.once('close', () => paused.resume(request));
}

/** Keeps connections paused. Node resumes a connection whenever the stream of a body has space. */
class PausedSockets {
  /** The last request that has paused a connection. Only the last request of a connection can have an incomplete body. */
  readonly #requests = new WeakMap<Socket, IncomingMessage>();

  add(socket: Socket): void {
    socket.on('resume', () => {
      if (this.#requests.has(socket)) socket.pause();
    });
  }

  pause(request: IncomingMessage): void {
    this.#requests.set(request.socket, request);
    request.socket.pause();
  }

  /** Does nothing if a later request of the connection has paused it. */
  resume(request: IncomingMessage): void {
    const { socket } = request;
    if (this.#requests.get(socket) !== request) return;
    this.#requests.delete(socket);
    socket.resume();
  }
}
