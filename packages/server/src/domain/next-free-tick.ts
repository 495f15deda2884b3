import { currentTenant } from './current-tenant.ts';

/** Lets a waiting caller continue. */
type Resume = () => void;

/** After this time, the idle ticks between two callers end early. Other requests can make each tick long. */
const MAX_IDLE_MS = 5;

/**
 * Lets its callers continue one at a time, in different ticks of the event loop. In the idle ticks between two callers, none continues.
 * The tenants take turns, each in the order of its calls.
 */
export class TickQueue {
  /** The number of idle ticks between two callers. */
  readonly #idleTicks: number;
  /** The waiting callers by tenant, in the order of the turns. */
  readonly #tenants = new Map<string, Resume[]>();
  /** The waiting callers that hold a lock. */
  readonly #locked: Resume[] = [];
  /** True if the last caller that continued holds a lock. */
  #hadLock = false;
  #isScheduled = false;
  /** The number of idle ticks before the next caller may continue. */
  #remainingTicks = 0;
  /** The time of the first idle tick. */
  #idleSinceMs = 0;

  constructor(idleTicks = 0) {
    this.#idleTicks = idleTicks;
  }

  /**
   * Waits for a tick in which no other caller of this queue continues. Callers that hold a lock get at least every second turn: others may
   * wait for the lock, but a tenant with many writes must not stop the computations of other tenants.
   */
  next({ holdsLock = false } = {}): Promise<void> {
    return new Promise((resolve) => {
      if (holdsLock) this.#locked.push(resolve);
      else this.#add(currentTenant(), resolve);
      if (!this.#isScheduled) setImmediate(this.#tick);
      this.#isScheduled = true;
    });
  }

  /** Runs in each tick while callers wait, and in the idle ticks after the last caller. */
  readonly #tick = (): void => {
    if (this.#remainingTicks > 0) this.#idle();
    else if (this.#isWaiting()) this.#resumeNext();
    else {
      this.#isScheduled = false;
      this.#hadLock = false;
      return;
    }
    // An immediate that is scheduled now runs in the next tick.
    setImmediate(this.#tick);
  };

  #resumeNext(): void {
    this.#takeNext()?.();
    // Others wait for the lock of the caller, so no idle ticks follow its turn.
    this.#remainingTicks = this.#hadLock ? 0 : this.#idleTicks;
  }

  #idle(): void {
    const nowMs = performance.now();
    if (this.#remainingTicks === this.#idleTicks) this.#idleSinceMs = nowMs;
    this.#remainingTicks = nowMs - this.#idleSinceMs < MAX_IDLE_MS ? this.#remainingTicks - 1 : 0;
  }

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

/**
 * The idle ticks between two computations. libuv accepts one connection per tick. Without idle ticks, each of many new connections
 * would wait for a computation.
 */
const IDLE_TICKS = 4;

const computations = new TickQueue(IDLE_TICKS);

/**
 * Waits for a tick of the event loop in which no other caller of this function continues. Each caller computes for at most
 * a few milliseconds per tick, so that many concurrent callers together do not block the event loop.
 */
export function nextFreeTick(options?: { readonly holdsLock?: boolean }): Promise<void> {
  return computations.next(options);
}
