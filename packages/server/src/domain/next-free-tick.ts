import { currentTenant } from './current-tenant.ts';

/** A caller that waits for its tick. */
type Resume = () => void;

/** Lets its callers continue one per tick of the event loop. The tenants take turns, each in the order of its calls. */
export class TickQueue {
  /** The waiting callers by tenant, in the order of the turns. */
  readonly #tenants = new Map<string, Resume[]>();
  /** The waiting callers that hold a lock. */
  readonly #locked: Resume[] = [];
  /** True if the last caller that continued holds a lock. */
  #hadLock = false;

  /**
   * Waits for a tick in which no other caller of this queue continues. Callers that hold a lock get every second tick: others may wait for
   * the lock, but a tenant with many writes must not stop the computations of the others.
   */
  next({ holdsLock = false } = {}): Promise<void> {
    return new Promise((resolve) => {
      if (!this.#isWaiting()) {
        this.#hadLock = false;
        setImmediate(this.#resumeNext);
      }
      if (holdsLock) this.#locked.push(resolve);
      else this.#add(currentTenant(), resolve);
    });
  }

  readonly #resumeNext = (): void => {
    this.#takeNext()?.();
    // An immediate that is scheduled now runs in the next tick.
    if (this.#isWaiting()) setImmediate(this.#resumeNext);
  };

  #isWaiting(): boolean {
    return this.#locked.length > 0 || this.#tenants.size > 0;
  }

  #add(tenant: string, resume: Resume): void {
    const waiting = this.#tenants.get(tenant);
    if (waiting) waiting.push(resume);
    else this.#tenants.set(tenant, [resume]);
  }

  #takeNext(): Resume | undefined {
    const [next] = this.#tenants;
    this.#hadLock = this.#locked.length > 0 && (!this.#hadLock || !next);
    if (this.#hadLock || !next) return this.#locked.shift();
    const [tenant, waiting] = next;
    const resume = waiting.shift();
    // The tenant moves to the end of the rotation.
    this.#tenants.delete(tenant);
    if (waiting.length > 0) this.#tenants.set(tenant, waiting);
    return resume;
  }
}

const computations = new TickQueue();

/**
 * Waits for a tick of the event loop in which no other caller of this function continues. Each caller computes for at most
 * a few milliseconds per tick, so that many concurrent callers together do not block the event loop.
 */
export function nextFreeTick(options?: { readonly holdsLock?: boolean }): Promise<void> {
  return computations.next(options);
}
