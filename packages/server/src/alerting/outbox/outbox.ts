import { setImmediate } from 'node:timers/promises';
import type { ExpressionBuilder, Transaction } from 'kysely';
import { createIds } from '../../domain/ids.ts';
import type { Store } from '../../store/store.ts';
import { DELIVERY_TIMEOUT_MS, type Tables } from '../../store/tables.ts';
import type { EvaluatorLease } from '../lease/evaluator-lease.ts';
import type { NotificationKind, StoredContent } from './notification.ts';
import { supersedeRepeats } from './supersede.ts';

/** A notification that this process has to send. The content stays in the store until then, to bound memory. */
export interface LeasedNotification {
  readonly tenant: string;
  /** The idempotency key. */
  readonly key: string;
  readonly alertId: string;
  readonly channelId: string;
  /** The id of the lease that it belongs to. See {@link EvaluatorLease}. */
  readonly owner: string;
}

/** A notification with its content, before it is stored. */
export interface CreatedNotification extends LeasedNotification {
  readonly content: StoredContent;
  /** Identifies the channel and the group. */
  readonly groupKey: string;
  readonly kind: NotificationKind;
}

/** A notification whose delivery has not ended. */
export interface UndeliveredRow {
  readonly tenant_id: string;
  readonly key: string;
  /** An id that increases with each notification of the alert. It determines the order of delivery. */
  readonly sequence: string;
  readonly alert_id: string;
  readonly channel_id: string;
  /** The id of the lease that it belongs to. Null for none. */
  readonly owner: string | null;
  readonly next_attempt_ms: number | null;
}

/** Maximum delay of a postponed delivery. */
export const MAX_BACKOFF_MS = 600_000;

/** Maximum number of rows per statement. SQLite blocks the event loop for each statement. */
const PAGE_ROWS = 500;

/** Maximum number of rows per INSERT statement. */
const MAX_INSERT_ROWS = 100;

/** Converts rows to leased notifications in the order of delivery. */
function toLeased(rows: readonly UndeliveredRow[], owner: string): LeasedNotification[] {
  return rows
    .toSorted((a, b) => (a.sequence < b.sequence ? -1 : 1))
    .map(({ tenant_id, key, alert_id, channel_id }) => ({
      tenant: tenant_id,
      key,
      alertId: alert_id,
      channelId: channel_id,
      owner,
    }));
}

/**
 * Returns a function that creates values of `sequence` greater than the stored ones of an alert. The ids of `newId` are smaller if a
 * process whose clock was ahead created the stored values.
 */
async function increasingSequence(
  tx: Transaction<Tables>,
  newId: () => string,
  { tenant, alertId }: LeasedNotification,
): Promise<() => string> {
  const newest = await tx
    .selectFrom('alert_notifications')
    .select('sequence')
    .where('tenant_id', '=', tenant)
    .where('alert_id', '=', alertId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  // With a clock at 0, ids only count up from the newest sequence.
  return newest && newId() <= newest.sequence ? createIds(() => 0, newest.sequence) : newId;
}

/**
 * Inserts notifications of one alert. The same transaction stores the new state of the alert, or deletes the rows of `pending_notices` from
 * which the notifications were created. A notification whose key is stored already stays unchanged. Calls {@link supersedeRepeats}.
 */
export async function insertNotifications(
  tx: Transaction<Tables>,
  newId: () => string,
  notifications: readonly CreatedNotification[],
  nowMs: number,
): Promise<void> {
  const [first] = notifications;
  if (!first) return;
  const nextSequence = await increasingSequence(tx, newId, first);
  const backoffOf = await supersedeRepeats(tx, notifications, nowMs);
  for (let index = 0; index < notifications.length; index += MAX_INSERT_ROWS) {
    const rows = notifications.slice(index, index + MAX_INSERT_ROWS).map((notification) => ({
      tenant_id: notification.tenant,
      key: notification.key,
      sequence: nextSequence(),
      alert_id: notification.alertId,
      channel_id: notification.channelId,
      content: JSON.stringify(notification.content),
      owner: notification.owner,
      done_at: null,
      group_key: notification.groupKey,
      kind: notification.kind,
      status: 'pending',
      attempts: 0,
      ...backoffOf(notification.channelId),
      created_ms: nowMs,
      expires_ms: nowMs + DELIVERY_TIMEOUT_MS,
    }));
    await tx
      .insertInto('alert_notifications')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await setImmediate();
  }
}

const COLUMNS = ['tenant_id', 'key', 'sequence', 'alert_id', 'channel_id', 'owner', 'next_attempt_ms'] as const;

/**
 * Reads the undelivered notifications of all existing alerts, oldest first, in pages of at most 500 rows. Other work can run between two
 * pages.
 */
export async function* undeliveredPages({ db }: Pick<Store, 'db'>): AsyncGenerator<readonly UndeliveredRow[]> {
  const deleted = await db.selectFrom('deleted_alerts').select('alert_id').execute();
  const deletedIds = new Set(deleted.map(({ alert_id }) => alert_id));
  let after = '';
  for (;;) {
    const page = await db
      .selectFrom('alert_notifications')
      .select(COLUMNS)
      .where('done_at', 'is', null)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(PAGE_ROWS)
      .execute();
    // A condition for deleted alerts in the query could skip thousands of rows in one statement, which would block the event loop.
    yield page.filter(({ alert_id }) => !deletedIds.has(alert_id));
    if (page.length < PAGE_ROWS) return;
    after = page.at(-1)?.sequence ?? after;
    await setImmediate();
  }
}

/**
 * Returns true if the next attempt of a delivery is not due. Ignores a time that is too far in the future: it was stored by a process
 * whose clock was ahead.
 */
export function isPostponed(
  { next_attempt_ms: nextMs }: Pick<UndeliveredRow, 'next_attempt_ms'>,
  nowMs: number,
): boolean {
  return nextMs !== null && nextMs > nowMs && nextMs <= nowMs + MAX_BACKOFF_MS;
}

/**
 * Returns a function that filters the pages of {@link undeliveredPages}. It must be called with all pages in order. It removes each
 * notification whose next attempt is not due, and the newer ones of the same alert and channel.
 */
export function dueFilter(nowMs: number): (page: readonly UndeliveredRow[]) => UndeliveredRow[] {
  const postponed = new Set<string>();
  return (page) =>
    page.filter((row) => {
      const channel = `${row.tenant_id} ${row.alert_id} ${row.channel_id}`;
      if (isPostponed(row, nowMs)) postponed.add(channel);
      return !postponed.has(channel);
    });
}

/** Returns a condition for the orphaned notifications of a page: undelivered ones that belong to no lease, or to an expired one. */
function isOrphanedIn(page: readonly UndeliveredRow[]) {
  const keys = page.map(({ key }) => key);
  const first = page[0]?.sequence ?? '';
  const last = page.at(-1)?.sequence ?? '';
  return (row: ExpressionBuilder<Tables, 'alert_notifications'>) =>
    row.and([
      row('done_at', 'is', null),
      row('sequence', '>=', first),
      row('sequence', '<=', last),
      row('key', 'in', keys),
      row.or([row('owner', 'is', null), row('owner', 'not in', row.selectFrom('evaluators').select('id'))]),
    ]);
}

/**
 * Takes over the orphaned notifications of a page of {@link undeliveredPages}: those that belong to no lease, or to an expired one. Returns
 * all notifications of the page that then belong to this process, in the order of delivery.
 */
export async function takeOverOrphaned(
  store: Pick<Store, 'transaction'>,
  lease: EvaluatorLease,
  page: readonly UndeliveredRow[],
): Promise<LeasedNotification[]> {
  const isOrphaned = isOrphanedIn(page);
  const { owner, rows } = await store.transaction(async (tx) => {
    const orphaned = tx.selectFrom('alert_notifications').select(COLUMNS).where(isOrphaned);
    const rows = await orphaned.orderBy('sequence').execute();
    if (rows.length === 0) return { owner: undefined, rows };
    const owner = await lease.acquire(tx);
    await tx.updateTable('alert_notifications').set({ owner }).where(isOrphaned).execute();
    return { owner, rows };
  });
  if (owner === undefined) return leasedBy(page, lease.id);
  lease.confirmAcquired(owner);
  return toLeased([...page.filter((row) => row.owner === owner), ...rows], owner);
}

/** Returns the notifications of a page that belong to a lease. */
export function leasedBy(page: readonly UndeliveredRow[], owner: string | undefined): LeasedNotification[] {
  if (owner === undefined) return [];
  const rows = page.filter((row) => row.owner === owner);
  return toLeased(rows, owner);
}

/** Releases the alerts and notifications of a lease, except the notifications with the keys in `sending`. */
export function releaseWork(
  store: Pick<Store, 'transaction'>,
  owner: string,
  sending: readonly string[],
): Promise<unknown> {
  return store.transaction(async (tx) => {
    await tx.updateTable('alert_evaluations').set({ owner: null }).where('owner', '=', owner).execute();
    const notifications = tx
      .updateTable('alert_notifications')
      .set({ owner: null })
      .where('owner', '=', owner)
      .where('done_at', 'is', null);
    await (sending.length > 0 ? notifications.where('key', 'not in', sending) : notifications).execute();
  });
}

/**
 * Returns true if an older notification of the same alert and channel is not delivered yet, in this or another process.
 * The older one must be delivered first.
 */
export async function hasOlderUndelivered(
  { db }: Pick<Store, 'db'>,
  { tenant, key, alertId, channelId }: LeasedNotification,
): Promise<boolean> {
  const olderRow = await db
    .selectFrom('alert_notifications')
    .select('key')
    .where('tenant_id', '=', tenant)
    .where('alert_id', '=', alertId)
    .where('channel_id', '=', channelId)
    .where('done_at', 'is', null)
    .where('sequence', '<', (inner) =>
      inner.selectFrom('alert_notifications').select('sequence').where('tenant_id', '=', tenant).where('key', '=', key),
    )
    .limit(1)
    .executeTakeFirst();
  return olderRow !== undefined;
}

/** A notification as the store contains it before an attempt. */
export interface StoredNotification {
  /** The notification as JSON. */
  readonly content: string;
  /**
   * The number of times that the delivery was postponed. It starts at the largest value of the superseded notifications of its channel. A
   * retry by a caller resets it.
   */
  readonly backoff: number;
  /** The time of the next attempt. A new notification inherits it together with `backoff`. */
  readonly next_attempt_ms: number | null;
  readonly expires_ms: number;
  readonly error: string | null;
}

/**
 * Reads a notification before an attempt. Returns undefined if its delivery has ended, if its alert was deleted, or if another process
 * took it over.
 */
export function readUndelivered(
  { db }: Pick<Store, 'db'>,
  { tenant, key, alertId, owner }: LeasedNotification,
): Promise<StoredNotification | undefined> {
  return db
    .selectFrom('alert_notifications')
    .select(['content', 'backoff', 'next_attempt_ms', 'expires_ms', 'error'])
    .where('tenant_id', '=', tenant)
    .where('key', '=', key)
    .where('owner', '=', owner)
    .where('done_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('alerts').select('id').where('tenant_id', '=', tenant).where('id', '=', alertId)),
    )
    .executeTakeFirst();
}
