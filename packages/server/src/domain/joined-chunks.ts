import { finished, type Readable, Transform } from 'node:stream';

/** The default of the minimum length of joined chunks, in bytes. */
const MIN_BYTES = 4 * 1024;

/** Options of {@link JoinedChunks} and {@link joinChunks}. */
export interface JoinOptions {
  /** The minimum length of a joined chunk in bytes, except for the last one. */
  readonly minBytes?: number;
}

/**
 * Joins the small chunks of a body into chunks of at least `minBytes` bytes, by default 4 KiB. Each chunk is a separate object, so a
 * body in chunks of one byte would take several hundred times its size in memory.
 */
export class JoinedChunks {
  #block = Buffer.alloc(0);
  #used = 0;
  readonly #minBytes: number;

  constructor({ minBytes = MIN_BYTES }: JoinOptions = {}) {
    this.#minBytes = minBytes;
  }

  /** Adds a chunk. Returns the joined bytes if there are at least `minBytes`, and otherwise undefined. */
  add(chunk: Buffer): Buffer | undefined {
    if (this.#used + chunk.length >= this.#minBytes) {
      const complete = this.#used === 0 ? chunk : Buffer.concat([this.#block.subarray(0, this.#used), chunk]);
      this.#used = 0;
      return complete;
    }
    if (this.#block.length === 0) this.#block = Buffer.alloc(this.#minBytes);
    chunk.copy(this.#block, this.#used);
    this.#used += chunk.length;
    return undefined;
  }

  /** Returns the remaining bytes, if there are any. */
  remainder(): Buffer | undefined {
    return this.#used === 0 ? undefined : this.#block.subarray(0, this.#used);
  }
}

/**
 * Returns a stream of the same bytes in chunks of at least `minBytes` bytes. It fails if the source fails or is closed early, and
 * never destroys the source.
 */
export function joinChunks(source: Readable, options?: JoinOptions): Readable {
  const joined = new JoinedChunks(options);
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, callback) => callback(null, joined.add(chunk)),
    flush: (callback) => callback(null, joined.remainder()),
  });
  finished(source, { writable: false }, (error) => {
    if (error) stream.destroy(error);
  });
  return source.pipe(stream);
}
