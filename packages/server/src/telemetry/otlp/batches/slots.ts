/** Lets so much run at once; the rest waits in the order in which it came. */
export interface Semaphore {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves when nothing runs and nothing waits. */
  idle(): Promise<void>;
}

/** Makes slots. */
export function createSemaphore(count: number): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;
  let whenIdle: PromiseWithResolvers<void> | undefined;
  return {
    async run(work) {
      if (running === count) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        // Whoever waits takes the slot over.
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
