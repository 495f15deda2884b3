import { type Clock, toIsoTime } from '../domain/timestamp.ts';
import type { Store } from '../store/store.ts';

/** The tables with a column `used_at`. */
export type KeyTable = 'api_keys' | 'personal_keys';

/** A use of a key that is not written yet. */
interface PendingUse {
  readonly table: KeyTable;
  readonly id: string;
  readonly usedAt: string;
}

const FLUSH_MS = 1_000;
const MINUTE_MS = 60_000;

/** Records when keys were last used, with a resolution of one minute. Writes in batches, not once per request. */
export class Usage {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #timer: NodeJS.Timeout;
  #minute = 0;
  /** The keys that were used in `#minute`. Each is written once. */
  #recorded = new Set<string>();
  readonly #pending = new Map<string, PendingUse>();
  #writing: Promise<void> = Promise.resolve();

  /** Starts the timer that writes pending uses. The timer does not keep the process alive. */
  constructor({ store, clock }: { readonly store: Store; readonly clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
    // A failed batch stays pending, and the next tick of the timer writes it.
    this.#timer = setInterval(() => this.#flush().catch(() => undefined), FLUSH_MS);
    this.#timer.unref();
  }

  /** Records that the key is used now. */
  record(table: KeyTable, id: string): void {
    const minute = Math.floor(this.#clock() / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#recorded = new Set();
    }
    const key = `${table} ${id}`;
    if (this.#recorded.has(key)) return;
    this.#recorded.add(key);
    this.#pending.set(key, { table, id, usedAt: toIsoTime(minute * MINUTE_MS) });
  }

  /** Returns the row with its last use, including a use that is not written yet. */
  withPending<Row extends { id: string; used_at: string | null }>(table: KeyTable, row: Row): Row {
    const usedAt = this.#pending.get(`${table} ${row.id}`)?.usedAt;
    return usedAt !== undefined && (row.used_at === null || row.used_at < usedAt) ? { ...row, used_at: usedAt } : row;
  }

  /** Stops the timer and writes all pending uses. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#flush();
  }

  #flush(): Promise<void> {
    const write = () => this.#write();
    this.#writing = this.#writing.then(write, write);
    return this.#writing;
  }

  async #write(): Promise<void> {
    if (this.#pending.size === 0) return;
    // All processes update rows in the same order. This prevents deadlocks.
    const batch = [...this.#pending.entries()].sort(([, a], [, b]) => (a.id < b.id ? -1 : Number(a.id > b.id)));
    await this.#store.transaction(async (tx) => {
      for (const [, { table, id, usedAt }] of batch) {
        // Skips the write if another process has recorded the same or a later use.
        await tx
          .updateTable(table)
          .set({ used_at: usedAt })
          .where('id', '=', id)
          .where((row) => row.or([row('used_at', 'is', null), row('used_at', '<', usedAt)]))
          .execute();
      }
    });
    for (const [key, use] of batch) {
      if (this.#pending.get(key) === use) this.#pending.delete(key);
    }
  }
}
