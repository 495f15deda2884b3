import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Queries, Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables.ts';
import type { Timers } from '../schedule/timers.ts';

/** The interval at which a process renews its lease and checks the leases of the others. */
export const HEARTBEAT_INTERVAL_MS = 10_000;

/**
 * A lease expires when its heartbeat counter has not changed for this long. Each process measures this with its own monotonic clock, so
 * the clocks of two machines may differ.
 */
const LEASE_TIMEOUT_MS = 60_000;

/**
 * A process starts an attempt of a delivery only if its last heartbeat is newer than this. The time that remains until
 * {@link LEASE_TIMEOUT_MS} is longer than any attempt, so that an attempt ends before the lease expires.
 */
const MAX_HEARTBEAT_AGE_MS = 25_000;

/** Returns the ids of all stored leases. {@link EvaluatorLease.heartbeat} deletes those that have expired. */
export async function activeLeaseIds(db: Queries): Promise<Set<string>> {
  return new Set((await db.selectFrom('evaluators').select('id').execute()).map(({ id }) => id));
}

interface HeldLease {
  readonly id: string;
  /** Start of the last confirmed heartbeat, or the time when the lease was acquired. */
  confirmedMs: number;
}

/** The last observed heartbeat counter of another lease. */
interface Observation {
  readonly heartbeats: number;
  readonly sinceMs: number;
  /** True once the counter has changed, which proves that the other process is alive. */
  readonly hasChanged: boolean;
}

/**
 * The lease of this process, which is a row in the table `evaluators`. An evaluator is a process that evaluates alerts. Several of them can
 * share a store. Every evaluation and every delivery in progress belongs to a lease. Any evaluator can take over the work of an expired
 * lease. A process acquires a lease with its first work and releases it when it has no work.
 */
export class EvaluatorLease {
  readonly #store: Pick<Store, 'db' | 'transaction'>;
  readonly #timers: Timers;
  #held: HeldLease | undefined;
  #nextId = randomUUID();
  #releasing: Promise<void> = Promise.resolve();
  readonly #observations = new Map<string, Observation>();

  constructor({ store, timers }: { store: Pick<Store, 'db' | 'transaction'>; timers: Timers }) {
    this.#store = store;
    this.#timers = timers;
  }

  /** The id of the lease of this process. Undefined if it has none. */
  get id(): string | undefined {
    return this.#held?.id;
  }

  /**
   * Acquires a lease in the transaction that assigns the first work, unless this process has one. Returns the id of the lease. Call
   * {@link confirmAcquired} when the transaction has committed.
   */
  async acquire(tx: Transaction<Tables>): Promise<string> {
    if (this.#held) {
      const row = await tx.selectFrom('evaluators').select('id').where('id', '=', this.#held.id).executeTakeFirst();
      if (row) return row.id;
    }
    await tx
      .insertInto('evaluators')
      .values({ id: this.#nextId, heartbeats: 0 })
      // The row exists if an earlier transaction was committed although it reported an error.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return this.#nextId;
  }

  /** Marks a lease as held after the transaction of {@link acquire} has committed. */
  confirmAcquired(leaseId: string): void {
    if (this.#held?.id === leaseId) return;
    this.#held = { id: leaseId, confirmedMs: this.#timers.elapsedMs() };
    this.#nextId = randomUUID();
  }

  /** Returns true if this process still holds the lease and its last heartbeat is recent enough to start an attempt. */
  isHeld(leaseId: string): boolean {
    return this.#held?.id === leaseId && this.#timers.elapsedMs() - this.#held.confirmedMs < MAX_HEARTBEAT_AGE_MS;
  }

  /** Renews the lease of this process and deletes the expired leases of other processes. Returns true if there were any. */
  async heartbeat(): Promise<boolean> {
    await this.#renew();
    const expired = await this.#findExpired();
    if (expired.length === 0) return false;
    await this.#store.transaction(async (tx) => {
      for (const { id, heartbeats } of expired) {
        await tx.deleteFrom('evaluators').where('id', '=', id).where('heartbeats', '=', heartbeats).execute();
      }
    });
    for (const { id } of expired) this.#observations.delete(id);
    return true;
  }

  /**
   * Releases the lease and all work that belongs to it. Throws UnavailableError if the store is unavailable; the lease then
   * remains held, and a later call releases it.
   */
  release(): Promise<void> {
    const held = this.#held;
    if (!held) return this.#releasing;
    this.#held = undefined;
    const released = this.#store.transaction(async (tx) => {
      await tx.deleteFrom('evaluators').where('id', '=', held.id).execute();
    });
    this.#releasing = released.catch(() => {
      this.#held ??= held;
    });
    return released;
  }

  /** Returns true if the store contains a lease of another process whose heartbeat has not been observed yet. */
  async hasUnverifiedLeases(): Promise<boolean> {
    await this.#findExpired();
    return [...this.#observations.values()].some(({ hasChanged }) => !hasChanged);
  }

  async #renew(): Promise<void> {
    const held = this.#held;
    if (!held) return;
    const startedMs = this.#timers.elapsedMs();
    const { numUpdatedRows } = await this.#store.transaction((tx) =>
      tx
        .updateTable('evaluators')
        .set(({ eb }) => ({ heartbeats: eb('heartbeats', '+', 1) }))
        .where('id', '=', held.id)
        .executeTakeFirstOrThrow(),
    );
    if (numUpdatedRows > 0n) held.confirmedMs = startedMs;
    // Another process deleted the lease because it had expired. Other processes can take over the work.
    else if (this.#held === held) this.#held = undefined;
  }

  /** Observes the heartbeats of the other leases. Returns the leases that have expired. */
  async #findExpired(): Promise<{ id: string; heartbeats: number }[]> {
    const rows = await this.#store.db.selectFrom('evaluators').selectAll().execute();
    const others = rows.filter(({ id }) => id !== this.#held?.id);
    const ids = new Set(others.map(({ id }) => id));
    for (const id of this.#observations.keys()) if (!ids.has(id)) this.#observations.delete(id);
    const nowMs = this.#timers.elapsedMs();
    for (const { id, heartbeats } of others) {
      const last = this.#observations.get(id);
      if (last?.heartbeats !== heartbeats)
        this.#observations.set(id, { heartbeats, sinceMs: nowMs, hasChanged: last !== undefined });
    }
    return others.filter(({ id }) => nowMs - (this.#observations.get(id)?.sinceMs ?? nowMs) >= LEASE_TIMEOUT_MS);
  }
}
