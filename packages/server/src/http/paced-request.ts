import { IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { TickQueue } from '../domain/next-free-tick.ts';

/** Not the queue of `nextFreeTick`: clients that send small chunks must not delay computations. */
const reads = new TickQueue();

/** The connections that wait for their next tick. */
const pauses = new WeakMap<Socket, Promise<void>>();

/**
 * A request that joins the chunks of its body. If the body has `Transfer-Encoding: chunked`, each read of about 64 KiB becomes one
 * chunk, and one connection is read per tick of the event loop. Node would pass on each chunk separately, and would read up to 2 MiB
 * of a connection in one tick. These can contain 300,000 chunks of one byte.
 */
export class PacedRequest extends IncomingMessage {
  /** The chunks of the current read. */
  #chunks: Buffer[] | undefined;

  override push(chunk: Buffer | null): boolean {
    if (this.headers['transfer-encoding'] === undefined) return super.push(chunk);
    if (chunk === null) {
      this.#pushJoined();
      return super.push(null);
    }
    if (this.#chunks === undefined) void this.#pushInNextTick();
    this.#chunks ??= [];
    this.#chunks.push(chunk);
    return true;
  }

  async #pushInNextTick(): Promise<void> {
    await pauseForOneTick(this.socket);
    // A request is destroyed when its body is complete. The connection can then receive the next request.
    if (this.destroyed || this.#pushJoined()) this.socket.resume();
  }

  /** Returns false if the stream is full. Node then resumes the connection when the body is read. */
  #pushJoined(): boolean {
    if (this.#chunks === undefined) return true;
    const joined = Buffer.concat(this.#chunks);
    this.#chunks = undefined;
    return super.push(joined);
  }
}

/** Reads the rest of chunked bodies after their responses. Node would discard the rest without calling `push`. */
export function readUnreadBodies(server: Server): void {
  server.prependListener('request', (request, response) => {
    if (request.headers['transfer-encoding'] !== undefined) response.once('prefinish', () => request.resume());
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
