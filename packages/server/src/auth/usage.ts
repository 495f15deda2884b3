import type { Clock } from '../domain/clock.ts';
import type { Store } from '../store/store.ts';

/** The tables with a column `used_at`. */
export type KeyTable = 'api_keys' | 'personal_keys';

/** Records when keys were last used, with a resolution of one minute. Writes in batches, not once per request. */
export interface Usage {
  /** Records that the key is used now. */
  record(table: KeyTable, id: string): void;
  /** Writes all recorded uses. Await it before reading `used_at`. */
  flush(): Promise<void>;
  /** Stops the timer and writes all recorded uses. */
  close(): Promise<void>;
}

const FLUSH_MS = 1_000;
const MINUTE_MS = 60_000;

/** Creates the usage recorder of a store and starts its timer, which does not keep the process alive. */
export function createUsage({ store, clock }: { store: Store; clock: Clock }): Usage {
  let minute = 0;
  /** Keys recorded in `minute`. A key is written at most once per minute. */
  let recorded = { api_keys: new Set<string>(), personal_keys: new Set<string>() };
  let unwritten: { table: KeyTable; id: string; usedAt: string }[] = [];
  let writing: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    const batch = unwritten;
    if (batch.length === 0) return;
    unwritten = [];
    // All processes update rows in the same order. This prevents deadlocks.
    batch.sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
    try {
      await store.transaction(async (tx) => {
        for (const { table, id, usedAt } of batch) {
          // Skips the write if another process has recorded the same or a later use.
          await tx
            .updateTable(table)
            .set({ used_at: usedAt })
            .where('id', '=', id)
            .where((row) => row.or([row('used_at', 'is', null), row('used_at', '<', usedAt)]))
            .execute();
        }
      });
    } catch (error) {
      unwritten = [...batch, ...unwritten];
      throw error;
    }
  };
  const flush = (): Promise<void> => {
    writing = writing.then(write, write);
    return writing;
  };
  // A failed batch is retried by the next timer. Readers of `used_at` get the error from their own flush.
  const timer = setInterval(() => flush().catch(() => undefined), FLUSH_MS);
  timer.unref();

  return {
    record(table, id) {
      const now = Math.floor(clock() / MINUTE_MS);
      if (now !== minute) {
        minute = now;
        recorded = { api_keys: new Set(), personal_keys: new Set() };
      }
      if (recorded[table].has(id)) return;
      recorded[table].add(id);
      unwritten.push({ table, id, usedAt: new Date(now * MINUTE_MS).toISOString() });
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
