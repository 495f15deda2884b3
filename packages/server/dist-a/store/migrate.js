import { firstTables } from './migrations/0001-first-tables.js';
import { sharedState } from './migrations/0002-shared-state.js';
import { alerting } from './migrations/0003-alerting.js';
import { StartError } from './start-error.js';
/** All migrations, in the order of their numbers, without a gap. */
export const migrations = [firstTables, sharedState, alerting];
const lastApplied = async (db) => {
    const last = await db
        .selectFrom('migrations')
        .select(({ fn }) => fn.max('number').as('number'))
        .executeTakeFirst();
    return last?.number ?? 0;
};
/** Whether there is nothing to migrate, in a store that has its tables. */
export const isUpToDate = async (db) => (await lastApplied(db)) === migrations.length;
const appliedCount = async (tx) => {
    await tx.schema
        .createTable('migrations')
        .ifNotExists()
        .addColumn('number', 'integer', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('applied_at', 'text', (column) => column.notNull())
        .execute();
    return lastApplied(tx);
};
/**
 * Brings the tables up to date, all or nothing, in one transaction. On SQLite it holds the write lock from its first
 * statement, on PostgreSQL the caller holds a lock, so two processes cannot both migrate. Throws StartError when the
 * tables come from a newer version.
 */
export const migrate = async (db, clock, steps = migrations) => {
    await db.transaction().execute(async (tx) => {
        const applied = await appliedCount(tx);
        if (applied > steps.length) {
            throw new StartError(`The data was written by a newer version of the service (migration ${applied}, this version knows ${steps.length}): start that version, or use another store.`);
        }
        for (const { number, name, up } of steps.slice(applied)) {
            await up(tx, clock());
            await tx
                .insertInto('migrations')
                .values({ number, name, applied_at: new Date(clock()).toISOString() })
                .execute();
        }
    });
};
