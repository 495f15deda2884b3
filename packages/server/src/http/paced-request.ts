import { IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { JoinedChunks } from '../domain/joined-chunks.ts';
import { TickQueue } from '../domain/next-free-tick.ts';

/**
 * The queue in which connections with chunked bodies wait until they are read again. Computations wait in the queue of `nextFreeTick`, so
 * clients that send small chunks do not delay them.
 */
const reads = new TickQueue();

/** After a read of at least this size, a connection whose body is not chunked is read again in the next tick. */
const LONG_CHUNK_BYTES = 16 * 1024;

/** The connections that wait for their next tick. */
const pauses = new WeakMap<Socket, Promise<void>>();

/**
 * A request that reads about 64 KiB of its body per tick of the event loop. Node would read up to 2 MiB of each connection in one tick.
 *
 * Of the connections that send bodies with `Transfer-Encoding: chunked`, only one is read again per tick. The first read of a body does
 * not wait. Small chunks are joined: Node would pass on each chunk separately, and 2 MiB can contain 300,000 chunks of one byte.
 */
export class PacedRequest extends IncomingMessage {
  /** Joins the chunks of the current read. Copies small chunks, because their buffers take several hundred times their size in memory. */
  #read: JoinedChunks | undefined;

  override push(chunk: Buffer | null): boolean {
    if (this.headers['transfer-encoding'] === undefined) {
      const hasSpace = super.push(chunk);
      if (chunk !== null && chunk.length >= LONG_CHUNK_BYTES) void this.#pause(setImmediate);
      return hasSpace;
    }
    if (chunk === null) {
      this.#pushRemainder();
      return super.push(null);
    }
    if (this.#read === undefined) {
      this.#read = new JoinedChunks();
      void this.#pause(() => reads.next());
    }
    const joined = this.#read.add(chunk);
    return joined === undefined || super.push(joined);
  }

  /** Stops reading until `wait` resolves, and then pushes the joined chunks. */
  async #pause(wait: () => Promise<unknown>): Promise<void> {
    await pauseFor(this.socket, wait);
    this.#pushRemainder();
    // After a complete body, the connection can receive the next request. If the stream is full, Node resumes the connection when the
    // body is read.
    if (this.complete || this.readableLength < this.readableHighWaterMark) this.socket.resume();
  }

  #pushRemainder(): void {
    const remainder = this.#read?.remainder();
    this.#read = undefined;
    // `remainder` is a part of a larger buffer. The copy does not keep that buffer in memory.
    if (remainder !== undefined && !this.destroyed) super.push(Buffer.from(remainder));
  }
}

/** Discards the chunked bodies of GET and HEAD requests, and the unread rest of other chunked bodies after the response. */
export function readUnreadBodies(server: Server): void {
  server.prependListener('request', (request, response) => {
    if (request.headers['transfer-encoding'] === undefined) return;
    // The connection is read, so that a disconnect is noticed.
    if (request.method === 'GET' || request.method === 'HEAD') request.resume();
    // Node would discard the rest without calling `push`, and so without pauses.
    else response.once('prefinish', () => request.resume());
  });
}

/** Stops reading from a connection until `wait` resolves. If the connection is already paused, returns that pause and ignores `wait`. */
function pauseFor(socket: Socket, wait: () => Promise<unknown>): Promise<void> {
  const pause = pauses.get(socket) ?? pauseUntil(socket, wait);
  pauses.set(socket, pause);
  return pause;
}

async function pauseUntil(socket: Socket, wait: () => Promise<unknown>): Promise<void> {
  const pauseAgain = (): void => void socket.pause();
  // Node resumes a connection whenever a body is complete or its stream has space.
  socket.on('resume', pauseAgain);
  socket.pause();
  await wait();
  socket.off('resume', pauseAgain);
  pauses.delete(socket);
}
