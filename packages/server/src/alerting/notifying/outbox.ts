import type { AlertNotification } from '@observability-api/schemas';
import type { Selectable, Transaction } from 'kysely';
import { isoTime } from '../../resources/instant.ts';
import type { Queries, Store } from '../../store/store.ts';
import type { AlertNotificationsTable, Tables } from '../../store/tables.ts';
import { livingEvaluators, type Presence } from '../sharing/presence.ts';

/** A notification that waits to be sent. */
export interface Waiting {
  readonly tenant: string;
  readonly key: string;
  readonly alertId: string;
  readonly webhookId: string;
  readonly content: AlertNotification;
  /** The evaluator that sends it. */
  readonly owner: string;
}

/** How long what was sent is remembered, for whoever wants to look into it. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** How many are taken over in one transaction. */
const MOST_TAKEN = 500;

const asWaiting = (row: Selectable<AlertNotificationsTable>, owner: string): Waiting => ({
  tenant: row.tenant_id,
  key: row.key,
  alertId: row.alert_id,
  webhookId: row.webhook_id,
  content: JSON.parse(row.content) as AlertNotification,
  owner,
});

/** Writes notifications in the transaction that makes their cause; one that was written before stays as it is. */
export const write = async (
  tx: Transaction<Tables>,
  sequence: () => string,
  all: readonly Waiting[],
): Promise<void> => {
  for (const { tenant, key, alertId, webhookId, content, owner } of all) {
    await tx
      .insertInto('alert_notifications')
      .values({
        tenant_id: tenant,
        key,
        sequence: sequence(),
        alert_id: alertId,
        webhook_id: webhookId,
        content: JSON.stringify(content),
        owner,
        done_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

const unsent = (db: Queries, living: ReadonlySet<string>) => {
  const query = db.selectFrom('alert_notifications').selectAll().where('done_at', 'is', null);
  const free =
    living.size === 0
      ? query
      : query.where((row) => row.or([row('owner', 'is', null), row('owner', 'not in', [...living])]));
  return free.orderBy('sequence').limit(MOST_TAKEN);
};

/** Takes over what waits and whose sender is gone, the oldest first. */
export const takeOver = async (store: Pick<Store, 'db' | 'transaction'>, presence: Presence): Promise<Waiting[]> => {
  // Most often there is nothing, which is found out without waiting for those who write.
  if (
    (
      await unsent(store.db, await livingEvaluators(store.db))
        .limit(1)
        .execute()
    ).length === 0
  )
    return [];
  const taken = await store.transaction(async (tx) => {
    const rows = await unsent(tx, await livingEvaluators(tx)).execute();
    if (rows.length === 0) return { owner: '', rows };
    const owner = await presence.enter(tx);
    for (const { tenant_id, key } of rows) {
      await tx
        .updateTable('alert_notifications')
        .set({ owner })
        .where('tenant_id', '=', tenant_id)
        .where('key', '=', key)
        .execute();
    }
    return { owner, rows };
  });
  if (taken.rows.length > 0) presence.entered(taken.owner);
  return taken.rows.map((row) => asWaiting(row, taken.owner));
};

/** What an evaluator owns and has not sent. */
export const ownedBy = async ({ db }: Pick<Store, 'db'>, owner: string): Promise<Waiting[]> => {
  const rows = await db
    .selectFrom('alert_notifications')
    .selectAll()
    .where('done_at', 'is', null)
    .where('owner', '=', owner)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => asWaiting(row, owner));
};

/** Notes that a notification needs no more sending. */
export const markDone = (tx: Transaction<Tables>, { tenant, key, owner }: Waiting, nowMs: number): Promise<unknown> =>
  tx
    .updateTable('alert_notifications')
    .set({ done_at: isoTime(nowMs) })
    .where('tenant_id', '=', tenant)
    .where('key', '=', key)
    .where('owner', '=', owner)
    .execute();

/** Forgets what was sent long ago. */
export const forgetOld = (store: Pick<Store, 'transaction'>, nowMs: number): Promise<unknown> =>
  store.transaction((tx) =>
    tx
      .deleteFrom('alert_notifications')
      .where('done_at', '<', isoTime(nowMs - KEPT_MS))
      .execute(),
  );
