/** Limits the number of concurrent tasks. Waiting tasks start in FIFO order. */
export interface Semaphore {
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Resolves when no task runs or waits. */
  idle(): Promise<void>;
}

/** Creates a semaphore with the given number of slots. */
export function createSemaphore(count: number): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;
  let whenIdle: PromiseWithResolvers<void> | undefined;
  return {
    async run(task) {
      if (running === count) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        // The next waiting task takes over the slot.
        if (next) next();
        else {
          running -= 1;
          if (running === 0) {
            whenIdle?.resolve();
            whenIdle = undefined;
          }
        }
      }
    },
    async idle() {
      if (running === 0) return;
      whenIdle ??= Promise.withResolvers<void>();
      await whenIdle.promise;
    },
  };
}
