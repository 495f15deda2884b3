import type { Clock } from '../domain/clock.ts';
import type { Store } from '../store/store.ts';

/** The tables whose rows remember when they were last used. */
export type KeyTable = 'api_keys' | 'personal_keys';

/** When keys were last used, to the minute, written in batches: never one write for one request. */
export interface Usage {
  /** Notes a use of the key now. */
  record(table: KeyTable, id: string): void;
  /** Writes what was noted; to be awaited before usage is read. */
  flush(): Promise<void>;
  /** Stops the timer and writes what is left. */
  close(): Promise<void>;
}

const FLUSH_MS = 1_000;
const MINUTE_MS = 60_000;

/** Starts to collect usage for the store. The timer does not keep the process alive. */
export function createUsage({ store, clock }: { store: Store; clock: Clock }): Usage {
  let minute = 0;
  /** Keys that were noted in `minute`, so that a busy key costs one write a minute. */
  let noted = { api_keys: new Set<string>(), personal_keys: new Set<string>() };
  let unwritten: { table: KeyTable; id: string; usedAt: string }[] = [];
  let writing: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    const batch = unwritten;
    if (batch.length === 0) return;
    unwritten = [];
    // Everybody writes in one order, so that two processes do not wait for each other's rows.
    batch.sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
    try {
      await store.transaction(async (tx) => {
        for (const { table, id, usedAt } of batch) {
          // Another process may have noted a later use, and it is quicker to see that than to write the same again.
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
  // A failed write is kept and tried again a second later; what reads usage sees the error itself.
  const timer = setInterval(() => flush().catch(() => undefined), FLUSH_MS);
  timer.unref();

  return {
    record(table, id) {
      const now = Math.floor(clock() / MINUTE_MS);
      if (now !== minute) {
        minute = now;
        noted = { api_keys: new Set(), personal_keys: new Set() };
      }
      if (noted[table].has(id)) return;
      noted[table].add(id);
      unwritten.push({ table, id, usedAt: new Date(now * MINUTE_MS).toISOString() });
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
