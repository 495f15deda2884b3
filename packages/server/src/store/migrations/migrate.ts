import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../domain/clock.ts';
import { StartupError } from '../../domain/startup-error.ts';
import type { Queries } from '../store.ts';
import type { Tables } from '../tables.ts';
import { firstTables } from './0001-first-tables.ts';
import { sharedState } from './0002-shared-state.ts';
import { alerting } from './0003-alerting.ts';
import { waitingNotifications } from './0004-waiting-notifications.ts';
import { tenantUsage } from './0005-tenant-usage.ts';

/** A numbered step from one shape of the tables to the next; there is no way back. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  /** `nowMs` is when it runs. */
  up(db: Kysely<unknown>, nowMs: number): Promise<void>;
}

/** All migrations, in the order of their numbers, without a gap. */
export const migrations: readonly Migration[] = [firstTables, sharedState, alerting, waitingNotifications, tenantUsage];

/** The number of the last migration that has run; 0 for none. */
export async function lastApplied(db: Queries): Promise<number> {
  const last = await db
    .selectFrom('migrations')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  return last?.number ?? 0;
}

/** Whether there is nothing to migrate, in a store that has its tables. */
export async function isUpToDate(db: Queries): Promise<boolean> {
  return (await lastApplied(db)) === migrations.length;
}

async function appliedCount(tx: Transaction<Tables>): Promise<number> {
  await tx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
  return lastApplied(tx);
}

/**
 * Brings the tables up to date, all or nothing, in one transaction. On SQLite it holds the write lock from its first
 * statement, on PostgreSQL the caller holds a lock, so two processes cannot both migrate. Throws StartError when the
 * tables come from a newer version.
 */
export async function migrate(db: Kysely<Tables>, clock: Clock, steps = migrations): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const applied = await appliedCount(tx);
    if (applied > steps.length) {
      throw new StartupError(
        `The data was written by a newer version of the service (migration ${applied}, this version knows ${steps.length}): start that version, or use another store.`,
      );
    }
    for (const { number, name, up } of steps.slice(applied)) {
      await up(tx as unknown as Kysely<unknown>, clock());
      await tx
        .insertInto('migrations')
        .values({ number, name, applied_at: new Date(clock()).toISOString() })
        .execute();
    }
  });
}
