import { sql } from 'kysely';
import { toIsoTime } from '../domain/timestamp.ts';
import type { ResourceContext } from '../resources/context.ts';
import { RETENTION_MS } from './idempotency.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Deletes what has expired, every hour. */
export interface Sweep {
  /** Deletes now. */
  run(): Promise<void>;
  /** Stops the timer and waits for a sweep that is running. */
  close(): Promise<void>;
}

/**
 * Starts to sweep idempotency keys that are not kept any more and windows of rate limits that have ended. The timer does
 * not keep the process alive.
 */
export function createSweep({ store, clock, quotas }: Pick<ResourceContext, 'store' | 'clock' | 'quotas'>): Sweep {
  const run = (): Promise<void> =>
    store.transaction(async (tx) => {
      const expired = toIsoTime(clock() - RETENTION_MS);
      const freed = await tx
        .selectFrom('idempotency_keys')
        .select(['tenant_id', sql<number>`sum(octet_length(answer))`.as('bytes')])
        .where('created_at', '<', expired)
        .groupBy('tenant_id')
        .execute();
      await tx.deleteFrom('idempotency_keys').where('created_at', '<', expired).execute();
      for (const { tenant_id, bytes } of freed) await quotas.change(tx, tenant_id, { bytes: -Number(bytes) });
      // Their ends are told by the limiter's own clock.
      await tx.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute();
    });
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // What a sweep could not delete, the next one does.
    running = run().catch(() => undefined);
  }, EVERY_MS);
  timer.unref();
  return {
    run,
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
