import { setImmediate as turn } from 'node:timers/promises';
import type { Timers } from '../../../src/alerting/schedule/timers.ts';

interface Timer {
  readonly at: number;
  readonly ring: () => void;
}

/** Time that a test moves. What waits goes on when its moment comes, and finishes before time goes on. */
export class SimulatedTime implements Timers {
  now = 0;
  #timers: Timer[] = [];

  readonly elapsed = (): number => this.now;

  readonly wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      this.#timers.push({ at: this.now + milliseconds, ring: resolve });
      signal?.addEventListener('abort', () => resolve());
    });

  /** Lets everything finish that waits for no time. On a store in memory nothing else takes time. */
  async settle(): Promise<void> {
    for (let count = 0; count < 3; count += 1) await turn();
  }

  /** Moves on, from one moment at which something happens to the next. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      await this.settle();
      const next = this.#timers.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY);
      if (next > end) break;
      this.now = next;
      const due = this.#timers.filter(({ at }) => at <= next);
      this.#timers = this.#timers.filter(({ at }) => at > next);
      for (const { ring } of due) ring();
    }
    this.now = end;
  }
}

/** Time that passes at once for whoever waits. */
export function instantTiming(): Timers & { move(milliseconds: number): void } {
  let now = 0;
  return {
    elapsed: () => now,
    async wait(milliseconds) {
      now += milliseconds;
    },
    move(milliseconds) {
      now += milliseconds;
    },
  };
}
