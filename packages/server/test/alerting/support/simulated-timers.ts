import { setImmediate } from 'node:timers/promises';
import type { Timers } from '../../../src/alerting/schedule/timers.ts';
import { nextFreeTick } from '../../../src/domain/next-free-tick.ts';

interface Timer {
  readonly dueMs: number;
  readonly fire: () => void;
}

/** Timers whose time a test advances. With a store in memory, work without timers finishes before the time advances. */
export class SimulatedTimers implements Timers {
  now = 0;
  #timers: Timer[] = [];

  readonly elapsedMs = (): number => this.now;

  readonly wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      this.#timers.push({ dueMs: this.now + milliseconds, fire: resolve });
      signal?.addEventListener('abort', () => resolve());
    });

  /** Waits for work that needs no timer. With a store in memory, three iterations are enough. */
  async settle(): Promise<void> {
    for (let count = 0; count < 3; count += 1) {
      await nextFreeTick();
      await setImmediate();
    }
  }

  /** Advances the time and fires the timers in order. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      await this.settle();
      const next = this.#timers.reduce((minimum, { dueMs }) => Math.min(minimum, dueMs), Number.POSITIVE_INFINITY);
      if (next > end) break;
      this.now = next;
      const due = this.#timers.filter(({ dueMs }) => dueMs <= next);
      this.#timers = this.#timers.filter(({ dueMs }) => dueMs > next);
      for (const { fire } of due) fire();
    }
    this.now = end;
  }
}

/** Creates timers whose waits resolve immediately and advance the time. */
export function instantTimers(): Timers & { advance(milliseconds: number): void } {
  let now = 0;
  return {
    elapsedMs: () => now,
    async wait(milliseconds) {
      now += milliseconds;
    },
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}
