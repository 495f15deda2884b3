import { QueryTooLargeError } from './engine-errors.ts';

/** The bounds on the memory for responses from the ClickHouse servers that tenants connect. */
export interface ResponseMemory {
  /** Maximum size of one response, in bytes. @default {@link MAX_RESPONSE_BYTES} */
  readonly maxBytes?: number;
  /** Reserves memory for a response. Returns false if the responses in memory leave no room for it. */
  reserve(bytes: number): boolean;
  release(bytes: number): void;
}

/**
 * Maximum size of a response in bytes. The rows parsed from it are in memory too. The response for a pattern tile can take most of this
 * size: 10,000 strings of up to 2,000 characters.
 */
const MAX_RESPONSE_BYTES = 24 * 1024 ** 2;

/** The memory for a response grows by this number of bytes beyond what is needed, unless that exceeds the maximum size. */
const GROWTH_BYTES = 256 * 1024;

/**
 * The body of a response. `free` returns its memory to the system immediately: garbage of this size would remain until the next full
 * garbage collection.
 */
export class ResponseBody {
  readonly #bounds: ResponseMemory | undefined;
  readonly #maxBytes: number;
  readonly #memory: ArrayBuffer;
  #length = 0;
  #reserved = 0;

  /** `maxBytes` is a limit on the size of the body in addition to the limit of `bounds`. */
  constructor(bounds: ResponseMemory | undefined, maxBytes: number = Number.POSITIVE_INFINITY) {
    this.#bounds = bounds;
    this.#maxBytes = Math.min(maxBytes, bounds?.maxBytes ?? MAX_RESPONSE_BYTES);
    this.#memory = new ArrayBuffer(0, { maxByteLength: this.#maxBytes });
  }

  /** The bytes that were appended. They are valid until {@link free}. */
  get bytes(): Buffer {
    return Buffer.from(this.#memory, 0, this.#length);
  }

  /** Appends bytes. Throws QueryTooLargeError beyond the maximum size, or if there is no memory left. */
  append(chunk: Uint8Array): void {
    const length = this.#length + chunk.length;
    if (length > this.#maxBytes) {
      throw new QueryTooLargeError('memory', `expected a response of at most ${this.#maxBytes} bytes, received more`);
    }
    this.reserve(chunk.length);
    if (length > this.#memory.byteLength) {
      this.#memory.resize(Math.min(this.#maxBytes, length + GROWTH_BYTES));
    }
    new Uint8Array(this.#memory).set(chunk, this.#length);
    this.#length = length;
  }

  /** Reserves memory for values that are parsed from the body, until {@link free}. Throws QueryTooLargeError. */
  reserve(bytes: number): void {
    if (!this.#bounds) return;
    if (!this.#bounds.reserve(bytes)) {
      throw new QueryTooLargeError('memory', 'too many responses from the servers of connections are in memory');
    }
    this.#reserved += bytes;
  }

  free(): void {
    this.#memory.resize(0);
    this.#length = 0;
    this.#bounds?.release(this.#reserved);
    this.#reserved = 0;
  }
}
