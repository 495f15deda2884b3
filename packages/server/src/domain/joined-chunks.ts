import { finished, type Readable, Transform } from 'node:stream';

const BLOCK_BYTES = 4 * 1024;

/**
 * Joins the small chunks of a body into chunks of at least 4 KiB. Each chunk is a separate object, so a body in chunks of one byte
 * would take several hundred times its size in memory.
 */
export class JoinedChunks {
  #block = Buffer.alloc(0);
  #used = 0;

  /** Adds a chunk. Returns the joined bytes if they have reached 4 KiB, and otherwise undefined. */
  add(chunk: Buffer): Buffer | undefined {
    if (this.#used + chunk.length >= BLOCK_BYTES) {
      const complete = this.#used === 0 ? chunk : Buffer.concat([this.#block.subarray(0, this.#used), chunk]);
      this.#used = 0;
      return complete;
    }
    if (this.#block.length === 0) this.#block = Buffer.alloc(BLOCK_BYTES);
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
 * Returns a stream of the same bytes in larger chunks. It fails if the source fails or is closed early, and never destroys the
 * source.
 */
export function joinChunks(source: Readable): Readable {
  const joined = new JoinedChunks();
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, callback) => callback(null, joined.add(chunk)),
    flush: (callback) => callback(null, joined.remainder()),
  });
  finished(source, { writable: false }, (error) => {
    if (error) stream.destroy(error);
  });
  return source.pipe(stream);
}
