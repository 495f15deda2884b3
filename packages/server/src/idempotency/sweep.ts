import { nextFreeTick } from '../domain/next-free-tick.ts';
import { toIsoTime } from '../domain/timestamp.ts';
import type { ResourceContext } from '../resources/context.ts';
import { lengthOf } from '../store/read-page.ts';
import { RETENTION_MS } from './idempotency.ts';

const INTERVAL_MS = 60 * 60 * 1000;

/**
 * The limits of one tick of the event loop, because SQLite deletes synchronously. The last row can bring the bytes above their limit.
 */
const MAX_DELETED_ROWS = 100;
const MAX_DELETED_BYTES = 4 * 1024 * 1024;

/** Deletes expired idempotency keys and expired windows of rate limits every hour. */
export class Sweep {
  readonly #context: Pick<ResourceContext, 'store' | 'clock' | 'quotas'>;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();

  /** Starts the timer, which does not keep the process alive. */
  constructor(context: Pick<ResourceContext, 'store' | 'clock' | 'quotas'>) {
    this.#context = context;
    this.#timer = setInterval(() => {
      // The next run deletes the rows that a failed run did not delete.
      this.#running = this.run().catch(() => undefined);
    }, INTERVAL_MS);
    this.#timer.unref();
  }

  /** Deletes expired rows now. */
  async run(): Promise<void> {
    const { store, clock } = this.#context;
    const before = toIsoTime(clock() - RETENTION_MS);
    while (await this.#deleteBatch(before)) await nextFreeTick();
    // Only PostgreSQL has rows in this table, so the statement does not block. The rate limiter library uses the system clock.
    await store.transaction((tx) => tx.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute());
  }

  /** Deletes a batch of the keys that were created before a time. Returns false if there are none. */
  #deleteBatch(before: string): Promise<boolean> {
    const { store, quotas } = this.#context;
    return store.transaction(async (tx) => {
      const rows = await tx
        .selectFrom('idempotency_keys')
        .select(['tenant_id', 'operation', 'key', lengthOf(['response']).as('bytes')])
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(MAX_DELETED_ROWS)
        .execute();
      let bytes = 0;
      for (const row of rows) {
        bytes += Number(row.bytes);
        await tx
          .deleteFrom('idempotency_keys')
          .where('tenant_id', '=', row.tenant_id)
          .where('operation', '=', row.operation)
          .where('key', '=', row.key)
          .execute();
        await quotas.change(tx, row.tenant_id, { bytes: -Number(row.bytes) });
        if (bytes > MAX_DELETED_BYTES) break;
      }
      return rows.length > 0;
    });
  }

  /** Stops the timer and waits for a run in progress. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
