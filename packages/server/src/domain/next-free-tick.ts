/** Lets its callers continue one per tick of the event loop, in the order of their calls. */
export class TickQueue {
  readonly #waiting: (() => void)[] = [];

  /** Waits for a tick in which no other caller of this queue continues. A caller that holds a lock continues first. */
  next({ holdsLock = false } = {}): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.length === 0) setImmediate(this.#resumeFirst);
      if (holdsLock) this.#waiting.unshift(resolve);
      else this.#waiting.push(resolve);
    });
  }

  readonly #resumeFirst = (): void => {
    this.#waiting.shift()?.();
    // An immediate that is scheduled now runs in the next tick.
    if (this.#waiting.length > 0) setImmediate(this.#resumeFirst);
  };
}

const computations = new TickQueue();

/**
 * Waits for a tick of the event loop in which no other caller of this function continues. Each caller computes for at most
 * a few milliseconds per tick, so that many concurrent callers together do not block the event loop.
 */
export function nextFreeTick(options?: { readonly holdsLock?: boolean }): Promise<void> {
  return computations.next(options);
}
