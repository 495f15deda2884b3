import { Readable } from 'node:stream';
import type { Coming } from '../../resources/written.ts';

/** What follows the list at the end of an answer is shorter. */
const LONGEST_END = 16;

/** The list that an answer of the engine is, or has as its only column. */
export const listOf = (answer: Buffer): Buffer => answer.subarray(answer.indexOf('['), answer.lastIndexOf(']') + 1);

/** The same of an answer that is still coming. It takes what comes: who reads it slowly holds no connection meanwhile. */
export class ComingList extends Readable implements Coming {
  readonly size: number;
  readonly #leave: () => void;
  /** The last bytes that came, which may be those after the list. */
  #held: Buffer | undefined;
  /**
   * What sockets read into. A chunk that fills its memory has it for itself: neither another chunk nor what else the connection
   * carries is in there.
   */
  readonly #own: ArrayBuffer[] = [];

  /** Calls `leave` when the rest is not taken any more. */
  constructor(size: number, leave: () => void) {
    super({ read: () => undefined });
    this.size = size;
    this.#leave = leave;
    // Whoever reads the list is told of an error, also later; that nobody does yet must not end the process.
    this.on('error', () => undefined);
  }

  add(chunk: Buffer): void {
    const { buffer } = chunk;
    if (buffer instanceof ArrayBuffer && buffer.byteLength === chunk.length) this.#own.push(buffer);
    const held = this.#held;
    if (held === undefined) {
      if (chunk.includes('[')) this.#held = chunk.subarray(chunk.indexOf('['));
    } else if (chunk.length >= LONGEST_END) {
      this.push(held);
      this.#held = chunk;
    } else {
      const end = Math.max(0, held.length - LONGEST_END);
      if (end > 0) this.push(held.subarray(0, end));
      this.#held = Buffer.concat([held.subarray(end), chunk]);
    }
  }

  finish(): void {
    this.push(this.#held?.subarray(0, this.#held.lastIndexOf(']') + 1));
    this.push(null);
  }

  /**
   * Not left to the garbage collector: such memory drives it to look through the whole heap after a few long answers, and that
   * took twice as much of the processors as all else that the service does for them.
   */
  release(): void {
    for (const buffer of this.#own.splice(0)) buffer.transfer(0);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (!this.readableEnded) this.#leave();
    done(error);
  }
}
