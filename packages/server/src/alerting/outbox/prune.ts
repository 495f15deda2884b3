import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { toIsoTime } from '../../domain/timestamp.ts';
import type { Store } from '../../store/store.ts';

/** The time for which completed notifications, whose delivery has ended, are stored, in milliseconds. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

/** Maximum number of completed notifications of a tenant. */
const MAX_COMPLETED = 10_000;

/** Maximum number of undelivered notifications of a tenant. */
const MAX_UNDELIVERED = 100_000;

/** Maximum number of rows per transaction. SQLite blocks the event loop for each statement. */
const PAGE_ROWS = 100;

/** The bounds on the notifications of a tenant. Tests set lower ones. */
export interface OutboxBounds {
  readonly maxCompleted?: number;
  readonly maxUndelivered?: number;
}

/**
 * Deletes notifications that were completed more than a day ago, and the oldest completed ones of tenants with more than 10,000.
 * Abandons the oldest undelivered notifications of tenants with more than 100,000: sets their status to `failed`. Returns the number of
 * abandoned notifications.
 */
export async function pruneOutbox(
  store: Pick<Store, 'db' | 'transaction'>,
  nowMs: number,
  { maxCompleted = MAX_COMPLETED, maxUndelivered = MAX_UNDELIVERED }: OutboxBounds = {},
): Promise<number> {
  const before = toIsoTime(nowMs - RETENTION_MS);
  await repeat(Number.POSITIVE_INFINITY, (limit) => deleteWhere(store, sql`done_at < ${before}`, limit));
  for (const { tenant, excess } of await completedExcess(store, maxCompleted)) {
    const condition = sql`tenant_id = ${tenant} and done_at is not null order by done_at`;
    await repeat(excess, (limit) => deleteWhere(store, condition, limit));
  }
  let abandoned = 0;
  for (const tenant of await tenantsWithAlerts(store)) {
    const last = await newestExcess(store, tenant, maxUndelivered);
    if (last === undefined) continue;
    const error = `the tenant has more than ${maxUndelivered} undelivered notifications`;
    abandoned += await repeat(Number.POSITIVE_INFINITY, (limit) =>
      abandonUpTo(store, tenant, last, { nowMs, error, limit }),
    );
  }
  return abandoned;
}

/**
 * Deletes the undelivered notifications of deleted alerts. Starts no more work after `mayContinue` returns false: the next call
 * continues.
 */
export async function deleteNotificationsOfDeletedAlerts(
  store: Pick<Store, 'db' | 'transaction'>,
  mayContinue: () => boolean,
): Promise<void> {
  const alerts = await store.db.selectFrom('deleted_alerts').selectAll().execute();
  for (const { tenant_id, alert_id } of alerts) {
    // The condition on `channel_id` is always true: with it, SQLite uses the index `alert_notifications_waiting`.
    const condition = sql`tenant_id = ${tenant_id} and alert_id = ${alert_id} and done_at is null and channel_id >= ''`;
    let deleted: number;
    do {
      if (!mayContinue()) return;
      deleted = await deleteWhere(store, condition, PAGE_ROWS);
    } while (deleted === PAGE_ROWS);
    await store.transaction((tx) =>
      tx.deleteFrom('deleted_alerts').where('tenant_id', '=', tenant_id).where('alert_id', '=', alert_id).execute(),
    );
  }
}

/** Repeats a step until `count` rows are changed, or a step changes fewer rows than its limit. Returns the number of changed rows. */
async function repeat(count: number, step: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  while (total < count) {
    const limit = Math.min(PAGE_ROWS, count - total);
    const changed = await step(limit);
    total += changed;
    if (changed < limit) break;
    await setImmediate();
  }
  return total;
}

/** Returns the tenants with more than `max` completed notifications, and the number above `max`. */
async function completedExcess(
  { db }: Pick<Store, 'db'>,
  max: number,
): Promise<{ readonly tenant: string; readonly excess: number }[]> {
  const { rows } = await sql<{ tenant: string; count: number }>`
    select tenant_id as tenant, count(*) as count from alert_notifications where done_at is not null
    group by tenant_id having count(*) > ${max}`.execute(db);
  return rows.map(({ tenant, count }) => ({ tenant, excess: Number(count) - max }));
}

/**
 * Returns the tenants that have alerts. Only their undelivered notifications are counted: those of tenants without alerts are deleted by
 * {@link deleteNotificationsOfDeletedAlerts}.
 */
async function tenantsWithAlerts({ db }: Pick<Store, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('tenant_usage').select('tenant_id').where('alerts', '>', 0).execute();
  return rows.map(({ tenant_id }) => tenant_id);
}

/**
 * Returns the `sequence` of the newest undelivered notification of a tenant that is not among its `max` newest ones. Returns undefined if
 * there are at most `max`. SQLite uses the index `alert_notifications_unsent`, so it does not read the completed notifications. With one
 * statement for all tenants, it would not use this index.
 */
async function newestExcess({ db }: Pick<Store, 'db'>, tenant: string, max: number): Promise<string | undefined> {
  await setImmediate();
  const row = await db
    .selectFrom('alert_notifications')
    .select('sequence')
    .where('tenant_id', '=', tenant)
    .where('done_at', 'is', null)
    .orderBy('sequence', 'desc')
    .limit(1)
    .offset(max)
    .executeTakeFirst();
  return row?.sequence;
}

function deleteWhere(
  store: Pick<Store, 'transaction'>,
  condition: ReturnType<typeof sql>,
  limit: number,
): Promise<number> {
  return store.transaction(async (tx) => {
    const isSelected = sql<boolean>`(tenant_id, key) in (
      select tenant_id, key from alert_notifications where ${condition} limit ${limit})`;
    const { numDeletedRows } = await tx.deleteFrom('alert_notifications').where(isSelected).executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}

/** Abandons the oldest undelivered notifications up to the `sequence` `last`. Processes that prune concurrently abandon the same ones. */
function abandonUpTo(
  store: Pick<Store, 'transaction'>,
  tenant: string,
  last: string,
  { nowMs, error, limit }: { readonly nowMs: number; readonly error: string; readonly limit: number },
): Promise<number> {
  return store.transaction(async (tx) => {
    const { numAffectedRows = 0n } = await sql`
      update alert_notifications set status = 'failed', done_at = ${toIsoTime(nowMs)}, next_attempt_ms = null, error = ${error}
      where tenant_id = ${tenant} and done_at is null and key in (
        select key from alert_notifications where tenant_id = ${tenant} and done_at is null and sequence <= ${last}
        order by sequence limit ${limit})`.execute(tx);
    return Number(numAffectedRows);
  });
}
