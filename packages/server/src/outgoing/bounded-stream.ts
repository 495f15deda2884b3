import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** Thrown when a response exceeds a limit. The message contains the limit and does not quote the response. */
export class ResponseTooLargeError extends Error {
  override readonly name = 'ResponseTooLargeError';
}

/** Number of bytes that the HTTP parser gets per tick. It cannot be stopped inside a chunk, which may have 64 KiB. */
const SLICE_BYTES = 2_048;

/**
 * A connection that emits at most `maxBytes` received bytes, {@link SLICE_BYTES} in each tick of the event loop. It is
 * destroyed with ResponseTooLargeError when the server sends more.
 */
export class BoundedStream extends Duplex {
  readonly #socket: Socket;
  readonly #maxBytes: number;
  #remaining: number;
  #received: Buffer = Buffer.alloc(0);

  constructor(socket: Socket, maxBytes: number) {
    super();
    this.#socket = socket;
    this.#maxBytes = maxBytes;
    this.#remaining = maxBytes;
    socket.on('data', (chunk: Buffer) => {
      socket.pause();
      this.#received = chunk;
      this.#pushSlice();
    });
    socket.on('end', () => this.push(null));
    socket.on('error', (error) => this.destroy(error));
    socket.on('close', () => this.destroy());
  }

  #pushSlice(): void {
    if (this.destroyed) return;
    const slice = this.#received.subarray(0, SLICE_BYTES);
    this.#received = this.#received.subarray(SLICE_BYTES);
    if (slice.length > this.#remaining) {
      this.destroy(new ResponseTooLargeError(`the response has more than ${this.#maxBytes} bytes`));
      return;
    }
    this.#remaining -= slice.length;
    this.push(slice);
    if (this.#received.length > 0) setImmediate(() => this.#pushSlice());
    else this.#socket.resume();
  }

  /** Does nothing: `maxBytes` bounds the buffered data, so no backpressure is needed. */
  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, callback: (error?: Error | null) => void): void {
    this.#socket.write(chunk, callback);
  }

  override _final(callback: () => void): void {
    this.#socket.end(callback);
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#socket.destroy();
    callback(error);
  }
}
