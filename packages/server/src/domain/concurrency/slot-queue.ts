/** The default maximum time that a task waits for a slot. */
export const SLOT_TIMEOUT_MS = 30_000;

/** The settings of {@link SlotQueue}. */
interface SlotQueueOptions {
  /** The number of slots. A task needs one, unless it has a weight. */
  readonly slots: number;
  /** The number of slots per tenant. @default half of the slots, rounded up */
  readonly slotsPerTenant?: number;
  /** @default SLOT_TIMEOUT_MS */
  readonly timeoutMs?: number;
  /** Creates the error of a task that gets no slot in time. */
  createTimeoutError(): Error;
}

interface Waiter {
  /** The number of slots that the task needs. */
  readonly weight: number;
  start(): void;
}

interface TenantQueue {
  running: number;
  readonly waiting: Set<Waiter>;
}

/**
 * Returns true if a task fits into the limit. `running` is the number of occupied slots that count against it. A task that needs more slots
 * than the limit fits only if `running` is 0.
 */
function fits(running: number, limit: number, { weight }: Waiter): boolean {
  return running === 0 || running + weight <= limit;
}

/**
 * Limits the number of concurrent tasks, in total and per tenant. Each tenant has a FIFO queue. Free slots go to the waiting tenants in
 * turn (round robin).
 */
export class SlotQueue {
  readonly #createTimeoutError: () => Error;
  readonly #slots: number;
  readonly #slotsPerTenant: number;
  readonly #timeoutMs: number;
  #running = 0;
  /** The tenants with running or waiting tasks, in the order in which they get the next slots. */
  readonly #tenants = new Map<string, TenantQueue>();

  constructor({
    slots,
    slotsPerTenant = Math.ceil(slots / 2),
    timeoutMs = SLOT_TIMEOUT_MS,
    createTimeoutError,
  }: SlotQueueOptions) {
    this.#createTimeoutError = createTimeoutError;
    this.#slots = slots;
    this.#slotsPerTenant = slotsPerTenant;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Resolves when the tenant gets `weight` slots, with the function that releases them. Rejects with the reason of `signal`, or with the
   * error of `createTimeoutError` after the timeout; the caller then holds no slot.
   */
  acquire(tenant: string, signal?: AbortSignal, weight = 1): Promise<() => void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const queue = this.#queueOf(tenant);
      const leave = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        queue.waiting.delete(waiter);
      };
      const fail = (reason: unknown): void => {
        leave();
        this.#deleteIfIdle(tenant, queue);
        reject(reason);
        // A task behind this one may need fewer slots.
        this.#startWaiting();
      };
      const abort = (): void => fail(signal?.reason);
      const timer = setTimeout(() => fail(this.#createTimeoutError()), this.#timeoutMs);
      const waiter: Waiter = {
        weight,
        start: () => {
          leave();
          queue.running += weight;
          this.#running += weight;
          resolve(() => this.#release(tenant, queue, weight));
        },
      };
      signal?.addEventListener('abort', abort);
      queue.waiting.add(waiter);
      this.#startWaiting();
    });
  }

  #queueOf(tenant: string): TenantQueue {
    const existing = this.#tenants.get(tenant);
    if (existing) return existing;
    const queue = { running: 0, waiting: new Set<Waiter>() };
    this.#tenants.set(tenant, queue);
    return queue;
  }

  #deleteIfIdle(tenant: string, queue: TenantQueue): void {
    if (queue.running === 0 && queue.waiting.size === 0) this.#tenants.delete(tenant);
  }

  #release(tenant: string, queue: TenantQueue, weight: number): void {
    queue.running -= weight;
    this.#running -= weight;
    this.#deleteIfIdle(tenant, queue);
    this.#startWaiting();
  }

  /** Starts waiting tasks while there are free slots. */
  #startWaiting(): void {
    for (let next = this.#nextTenant(); next; next = this.#nextTenant()) {
      const [tenant, queue, waiter] = next;
      // The tenant moves to the end of the rotation.
      this.#tenants.delete(tenant);
      this.#tenants.set(tenant, queue);
      waiter.start();
    }
  }

  /**
   * Returns the first tenant whose task fits into the limit per tenant. Returns undefined if there is none, or if this task does not fit
   * into the total limit: the tenants after it wait too.
   */
  #nextTenant(): [string, TenantQueue, Waiter] | undefined {
    for (const [tenant, queue] of this.#tenants) {
      const [waiter] = queue.waiting;
      if (!waiter || !fits(queue.running, this.#slotsPerTenant, waiter)) continue;
      return fits(this.#running, this.#slots, waiter) ? [tenant, queue, waiter] : undefined;
    }
    return undefined;
  }
}
