import { IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { JoinedChunks } from '../domain/joined-chunks.ts';
import { TickQueue } from '../domain/next-free-tick.ts';

/** Not the queue of `nextFreeTick`: clients that send small chunks must not delay computations. */
const reads = new TickQueue();

/** The connections that wait for their next tick. */
const pauses = new WeakMap<Socket, Promise<void>>();

/**
 * A request that joins the small chunks of its body. If the body has `Transfer-Encoding: chunked`, one connection is read per tick of
 * the event loop, about 64 KiB. Node would pass on each chunk separately, and would read up to 2 MiB of a connection in one tick. These
 * can contain 300,000 chunks of one byte.
 */
export class PacedRequest extends IncomingMessage {
  /** The chunks of the current read. They are copied, because many small buffers take several hundred times their size in memory. */
  #read: JoinedChunks | undefined;

  override push(chunk: Buffer | null): boolean {
    if (this.headers['transfer-encoding'] === undefined) return super.push(chunk);
    if (chunk === null) {
      this.#pushRemainder();
      return super.push(null);
    }
    if (this.#read === undefined) {
      this.#read = new JoinedChunks();
      void this.#pushInNextTick();
    }
    const joined = this.#read.add(chunk);
    return joined === undefined || super.push(joined);
  }

  async #pushInNextTick(): Promise<void> {
    await pauseForOneTick(this.socket);
    this.#pushRemainder();
    // After a complete body, the connection can receive the next request. If the stream is full, Node resumes the connection when the
    // body is read.
    if (this.complete || this.readableLength < this.readableHighWaterMark) this.socket.resume();
  }

  #pushRemainder(): void {
    const remainder = this.#read?.remainder();
    this.#read = undefined;
    // The copy has only the size of its content.
    if (remainder !== undefined && !this.destroyed) super.push(Buffer.from(remainder));
  }
}

/** Reads the chunked bodies that no operation reads, and the rest of others after their responses. */
export function readUnreadBodies(server: Server): void {
  server.prependListener('request', (request, response) => {
    if (request.headers['transfer-encoding'] === undefined) return;
    // The connection is read, so that a disconnect is noticed.
    if (request.method === 'GET' || request.method === 'HEAD') request.resume();
    // Node would discard the rest without calling `push`.
    else response.once('prefinish', () => request.resume());
  });
}

/** Stops reading from a connection until the next tick in which no other connection is read. */
function pauseForOneTick(socket: Socket): Promise<void> {
  const pause = pauses.get(socket) ?? pauseUntilNextRead(socket);
  pauses.set(socket, pause);
  return pause;
}

async function pauseUntilNextRead(socket: Socket): Promise<void> {
  const pauseAgain = (): void => void socket.pause();
  // Node resumes a connection whenever a body is complete or its stream has space.
  socket.on('resume', pauseAgain);
  socket.pause();
  await reads.next();
  socket.off('resume', pauseAgain);
  pauses.delete(socket);
}
