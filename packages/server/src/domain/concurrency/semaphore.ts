/** Limits the number of concurrent tasks of all tenants together. */
export interface Semaphore {
  /** Runs a task of a tenant as soon as it gets a slot. */
  run<Result>(tenant: string, task: () => Promise<Result>): Promise<Result>;
  /** Resolves when no task runs or waits. */
  idle(): Promise<void>;
}

interface TenantTasks {
  running: number;
  /** The functions that start the waiting tasks, in the order of the calls. */
  readonly waiting: (() => void)[];
}

/**
 * Creates a semaphore with the given number of slots. A free slot goes to the waiting tenant that holds the fewest slots. Tenants with
 * the same number of slots take turns.
 */
export function createSemaphore(count: number): Semaphore {
  /** The tenants with running or waiting tasks. A tenant moves to the end when one of its tasks ends. */
  const tenants = new Map<string, TenantTasks>();
  let running = 0;
  let whenIdle: PromiseWithResolvers<void> | undefined;
  const tasksOf = (tenant: string): TenantTasks => {
    const existing = tenants.get(tenant);
    if (existing) return existing;
    const tasks = { running: 0, waiting: [] };
    tenants.set(tenant, tasks);
    return tasks;
  };
  const occupySlot = (tasks: TenantTasks): void => {
    running += 1;
    tasks.running += 1;
  };
  const startNext = (): void => {
    let next: TenantTasks | undefined;
    for (const tasks of tenants.values()) {
      if (tasks.waiting.length > 0 && (!next || tasks.running < next.running)) next = tasks;
    }
    if (!next) return;
    occupySlot(next);
    next.waiting.shift()?.();
  };
  const releaseSlot = (tenant: string, tasks: TenantTasks): void => {
    running -= 1;
    tasks.running -= 1;
    tenants.delete(tenant);
    if (tasks.running > 0 || tasks.waiting.length > 0) tenants.set(tenant, tasks);
    startNext();
    if (running > 0) return;
    whenIdle?.resolve();
    whenIdle = undefined;
  };
  return {
    async run(tenant, task) {
      const tasks = tasksOf(tenant);
      if (running < count) occupySlot(tasks);
      else await new Promise<void>((resolve) => tasks.waiting.push(resolve));
      try {
        return await task();
      } finally {
        releaseSlot(tenant, tasks);
      }
    },
    async idle() {
      if (running === 0) return;
      whenIdle ??= Promise.withResolvers<void>();
      await whenIdle.promise;
    },
  };
}
