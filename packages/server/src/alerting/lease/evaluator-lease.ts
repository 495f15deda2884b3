import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Queries, Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables.ts';
import type { Timers } from '../schedule/timers.ts';

/** How often an evaluator with work shows that it lives, and looks whether others do. */
export const HEARTBEAT_INTERVAL_MS = 10_000;

/** One whose beat does not change for this long is dead. Measured by the one who looks on, so no clock can be wrong. */
const LEASE_TIMEOUT_MS = 60_000;

/** Without a beat of its own for so long an evaluator sends nothing any more: a delivery that it begins ends in time. */
const SAFE_WINDOW_MS = 25_000;

/** What the evaluators of one store know of each other. Work has an owner; it is free when that one is not there. */
export interface EvaluatorLease {
  /** Makes this process an evaluator, within the transaction that gives it work; its id. */
  acquire(tx: Transaction<Tables>): Promise<string>;
  /** Call with the id when the transaction in which it entered is committed. */
  confirmAcquired(currentId: string): void;
  /** Under which id this process owns something. */
  id(): string | undefined;
  /** Whether what this id owns is still this process's. */
  isHeld(id: string): boolean;
  /** Shows that it lives, and removes those that have died; whether there were any. */
  heartbeat(): Promise<boolean>;
  /** Gives everything back that it owns. Throws what the store throws; then it owns it still, and may leave again. */
  release(): Promise<void>;
  /** Whether somebody else is there who has not yet proven to be alive. */
  hasUnverifiedLeases(): Promise<boolean>;
}

/** The ids of the evaluators that are there. */
export async function activeLeaseIds(db: Queries): Promise<Set<string>> {
  return new Set((await db.selectFrom('evaluators').select('id').execute()).map(({ id }) => id));
}

interface Seen {
  readonly beat: number;
  readonly since: number;
  readonly hasMoved: boolean;
}

/** Makes the presence of this process; until it enters, nobody knows of it. */
export function createEvaluatorLease({
  store,
  timing,
}: {
  store: Pick<Store, 'db' | 'transaction'>;
  timing: Timers;
}): EvaluatorLease {
  let own: { readonly id: string; confirmed: number } | undefined;
  let next = randomUUID();
  let leaving: Promise<void> = Promise.resolve();
  const seen = new Map<string, Seen>();

  const beatOwn = async (): Promise<void> => {
    const mine = own;
    if (!mine) return;
    const started = timing.elapsed();
    const { numUpdatedRows } = await store.transaction((tx) =>
      tx
        .updateTable('evaluators')
        .set(({ eb }) => ({ beat: eb('beat', '+', 1) }))
        .where('id', '=', mine.id)
        .executeTakeFirstOrThrow(),
    );
    if (numUpdatedRows > 0n) mine.confirmed = started;
    // Others thought that it had died, and have what was its own.
    else if (own === mine) own = undefined;
  };

  const look = async (): Promise<{ id: string; beat: number }[]> => {
    const rows = await store.db.selectFrom('evaluators').selectAll().execute();
    const others = rows.filter(({ id }) => id !== own?.id);
    const there = new Set(others.map(({ id }) => id));
    for (const id of seen.keys()) if (!there.has(id)) seen.delete(id);
    const now = timing.elapsed();
    for (const { id, beat } of others) {
      const before = seen.get(id);
      if (before?.beat !== beat) seen.set(id, { beat, since: now, hasMoved: before !== undefined });
    }
    return others.filter(({ id }) => now - (seen.get(id)?.since ?? now) >= LEASE_TIMEOUT_MS);
  };

  return {
    async acquire(tx) {
      if (own) {
        const row = await tx.selectFrom('evaluators').select('id').where('id', '=', own.id).executeTakeFirst();
        if (row) return row.id;
      }
      const row = { id: next, beat: 0 };
      await tx
        .insertInto('evaluators')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return next;
    },
    confirmAcquired(id) {
      if (own?.id === id) return;
      own = { id, confirmed: timing.elapsed() };
      next = randomUUID();
    },
    id: () => own?.id,
    isHeld: (id) => own?.id === id && timing.elapsed() - own.confirmed < SAFE_WINDOW_MS,
    async heartbeat() {
      await beatOwn();
      const dead = await look();
      if (dead.length === 0) return false;
      await store.transaction(async (tx) => {
        for (const { id, beat } of dead) {
          await tx.deleteFrom('evaluators').where('id', '=', id).where('beat', '=', beat).execute();
        }
      });
      for (const { id } of dead) seen.delete(id);
      return true;
    },
    release() {
      const mine = own;
      if (!mine) return leaving;
      own = undefined;
      const attempt = store.transaction(async (tx) => {
        await tx.deleteFrom('evaluators').where('id', '=', mine.id).execute();
      });
      leaving = attempt.catch(() => {
        own ??= mine;
      });
      return attempt;
    },
    async hasUnverifiedLeases() {
      await look();
      return [...seen.values()].some(({ hasMoved }) => !hasMoved);
    },
  };
}
