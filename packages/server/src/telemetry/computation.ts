import { setImmediate as nextTick } from 'node:timers/promises';
import { QueryTimeoutError } from './clickhouse/engine-errors.ts';

/** The CPU time in the event loop that one request may take for its results, all of its statements included. */
export const COMPUTATION_LIMIT_MS = 5_000;

/** A computation lets other work run after this long. */
const SLICE_MS = 5;

/** Work that is done in steps. Each step must take a few milliseconds at most. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

let lastSlice: Promise<unknown> = Promise.resolve();

/** Waits for an iteration of the event loop in which no other computation continues, in the order of the calls. */
function nextSlice(): Promise<unknown> {
  lastSlice = lastSlice.then(() => nextTick());
  return lastSlice;
}

/** Runs the computations of one request in slices, with a limit on the time that they take together. */
export class Computation {
  readonly #limitMs: number;
  readonly #signal: AbortSignal | undefined;
  #usedMs = 0;

  constructor(limitMs: number = COMPUTATION_LIMIT_MS, signal?: AbortSignal) {
    this.#limitMs = limitMs;
    this.#signal = signal;
  }

  /** Returns the result of the steps. Throws QueryTimeout beyond the limit, and the reason of `signal` once it is aborted. */
  async run<Result>(steps: Steps<Result>): Promise<Result> {
    for (;;) {
      const startedMs = performance.now();
      let elapsedMs = 0;
      let step = steps.next();
      while (!step.done && elapsedMs < SLICE_MS) {
        step = steps.next();
        elapsedMs = performance.now() - startedMs;
      }
      this.#spend(performance.now() - startedMs);
      if (step.done) return step.value;
      await nextSlice();
      this.#signal?.throwIfAborted();
    }
  }

  /** Waits for an iteration of the event loop in which no other computation continues. */
  async nextTurn(): Promise<void> {
    await nextSlice();
    this.#signal?.throwIfAborted();
  }

  #spend(elapsedMs: number): void {
    this.#usedMs += elapsedMs;
    if (this.#usedMs > this.#limitMs) {
      throw new QueryTimeoutError(0, `the results of the statements took more than ${this.#limitMs} ms to compute`);
    }
  }
}
