import type { Kysely, Transaction } from 'kysely';
import { StartupError } from '../../domain/errors.ts';
import { type Clock, toIsoTime } from '../../domain/timestamp.ts';
import type { Queries } from '../store.ts';
import type { Tables } from '../tables.ts';
import { firstTables } from './0001-first-tables.ts';
import { sharedState } from './0002-shared-state.ts';
import { alerting } from './0003-alerting.ts';
import { waitingNotifications } from './0004-waiting-notifications.ts';
import { tenantUsage } from './0005-tenant-usage.ts';
import { personalKeyRoles } from './0006-personal-key-roles.ts';
import { dashboardDetails } from './0007-dashboard-details.ts';
import { deliveryRetries } from './0008-delivery-retries.ts';
import { alertSettings } from './0009-alert-settings.ts';
import { explicitAccessLists } from './0010-explicit-access-lists.ts';
import { savedSearches } from './0011-saved-searches.ts';
import { connections } from './0012-connections.ts';
import { alertCharts } from './0013-alert-charts.ts';
import { idempotencyColumns } from './0014-idempotency-columns.ts';
import { evaluationColumns } from './0015-evaluation-columns.ts';
import { notificationColumns } from './0016-notification-columns.ts';
import { notificationStatus } from './0017-notification-status.ts';
import { pendingNotices } from './0018-pending-notices.ts';
import { deletedAlerts } from './0019-deleted-alerts.ts';

/** A numbered change of the tables. There are no down migrations. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  /** Changes the tables. `nowMs` is the current time in epoch milliseconds. */
  up(db: Kysely<unknown>, nowMs: number): Promise<void>;
}

/** All migrations in the order of their numbers, which have no gaps. */
export const migrations: readonly Migration[] = [
  firstTables,
  sharedState,
  alerting,
  waitingNotifications,
  tenantUsage,
  personalKeyRoles,
  dashboardDetails,
  deliveryRetries,
  alertSettings,
  explicitAccessLists,
  savedSearches,
  connections,
  alertCharts,
  idempotencyColumns,
  evaluationColumns,
  notificationColumns,
  notificationStatus,
  pendingNotices,
  deletedAlerts,
];

/** Returns the number of the last migration that has run; 0 for none. */
export async function lastApplied(db: Queries): Promise<number> {
  const last = await db
    .selectFrom('migrations')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  return last?.number ?? 0;
}

/** Returns true if exactly the migrations of this version have run. Throws if the store has no tables. */
export async function isUpToDate(db: Queries): Promise<boolean> {
  return (await lastApplied(db)) === migrations.length;
}

async function createMigrationsTable(tx: Transaction<Tables>): Promise<void> {
  await tx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
}

/**
 * Runs the migrations in `known` that have not run yet, in one transaction. Two processes cannot migrate at the same time: on SQLite
 * the transaction holds the write lock, on PostgreSQL the caller holds the startup lock. Throws StartupError if a migration has run
 * that is not in `known`.
 */
export async function migrate(db: Kysely<Tables>, clock: Clock, known = migrations): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await createMigrationsTable(tx);
    const applied = await lastApplied(tx);
    if (applied > known.length) {
      throw new StartupError(
        `A newer version of the service has written the data (migration ${applied}; this version supports up to ${known.length}). Start that version, or use another store.`,
      );
    }
    for (const { number, name, up } of known.slice(applied)) {
      await up(tx as unknown as Kysely<unknown>, clock());
      await tx
        .insertInto('migrations')
        .values({ number, name, applied_at: toIsoTime(clock()) })
        .execute();
    }
  });
}
