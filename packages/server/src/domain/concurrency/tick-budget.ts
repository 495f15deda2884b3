import { nextFreeTick } from '../next-free-tick.ts';

/** The limit of one tick. Reading a megabyte from the store and copying it to a response takes a few milliseconds. */
const BYTES_PER_TICK = 1024 * 1024;

/**
 * Limits the bytes that requests read in one tick of the event loop. Several requests can pass {@link wait} before their bytes are counted.
 * The total may exceed the limit by these bytes.
 */
export class TickBudget {
  #used = 0;

  /** Waits for {@link nextFreeTick} if earlier requests of this tick have reached the limit. */
  async wait(): Promise<void> {
    if (this.#used >= BYTES_PER_TICK) await nextFreeTick();
  }

  /** Counts bytes that were read in this tick. */
  add(bytes: number): void {
    if (this.#used === 0) {
      setImmediate(() => {
        this.#used = 0;
      });
    }
    this.#used += bytes;
  }
}
