import { setImmediate } from 'node:timers/promises';

/** Counts bytes in each tick of the event loop. */
export class TickBytes {
  #bytes = 0;

  readonly add = (bytes: number): void => {
    this.#bytes += bytes;
  };

  /** Returns the largest number of bytes that are added in one tick until `end` is settled. */
  async largestUntil(end: Promise<unknown>): Promise<number> {
    let isRunning = true;
    const stop = (): void => {
      isRunning = false;
    };
    end.then(stop, stop);
    let largest = 0;
    while (isRunning) {
      this.#bytes = 0;
      await setImmediate();
      largest = Math.max(largest, this.#bytes);
    }
    return largest;
  }
}
