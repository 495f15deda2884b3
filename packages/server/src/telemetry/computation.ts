import { nextFreeTick } from '../domain/next-free-tick.ts';
import { QueryTimeoutError } from './clickhouse/engine-errors.ts';

/** The maximum time on the event loop to compute the results of one request, all of its statements included. */
export const COMPUTATION_LIMIT_MS = 5_000;

/** Time that a computation runs before it yields to the event loop. */
const SLICE_MS = 5;

/** A computation that yields between steps. A step takes a few milliseconds at most. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Runs the computations of one request in slices and limits their total time. */
export class Computation {
  readonly #limitMs: number;
  readonly #signal: AbortSignal | undefined;
  #usedMs = 0;

  constructor(limitMs: number = COMPUTATION_LIMIT_MS, signal?: AbortSignal) {
    this.#limitMs = limitMs;
    this.#signal = signal;
  }

  /** Returns the result of the steps. Throws QueryTimeoutError beyond the limit, and the reason of an aborted `signal`. */
  async run<Result>(steps: Steps<Result>): Promise<Result> {
    for (;;) {
      const startedMs = performance.now();
      let elapsedMs = 0;
      let step = steps.next();
      while (!step.done && elapsedMs < SLICE_MS) {
        step = steps.next();
        elapsedMs = performance.now() - startedMs;
      }
      this.#addTime(performance.now() - startedMs);
      if (step.done) return step.value;
      await nextFreeTick();
      this.#signal?.throwIfAborted();
    }
  }

  /** Waits for a tick of the event loop in which no other computation runs. Throws the reason of an aborted `signal`. */
  async nextTick(): Promise<void> {
    await nextFreeTick();
    this.#signal?.throwIfAborted();
  }

  #addTime(elapsedMs: number): void {
    this.#usedMs += elapsedMs;
    if (this.#usedMs > this.#limitMs) {
      throw new QueryTimeoutError(`computing the results took more than ${this.#limitMs} ms`);
    }
  }
}
