import { setImmediate as othersTurn } from 'node:timers/promises';
import type { AlertNotification } from '@observability-api/schemas';
import type { ExpressionBuilder, Transaction } from 'kysely';
import { createIds } from '../../domain/ids.ts';
import { toIsoTime } from '../../domain/timestamp.ts';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables.ts';
import type { EvaluatorLease } from '../lease/evaluator-lease.ts';

/** A notification that an evaluator is to send. What it says stays in the store until then: many may wait. */
export interface LeasedNotification {
  readonly tenant: string;
  readonly key: string;
  readonly alertId: string;
  readonly webhookId: string;
  /** The evaluator that sends it. */
  readonly owner: string;
}

/** A notification that waits to be sent, with what it says. */
export interface PendingNotification extends LeasedNotification {
  readonly content: AlertNotification;
}

/** A notification that is not sent, whoever owns it. */
export interface UnsentRow {
  readonly tenant_id: string;
  readonly key: string;
  readonly sequence: string;
  readonly alert_id: string;
  readonly webhook_id: string;
  readonly owner: string | null;
}

/** How long what was sent is remembered, for whoever wants to look into it. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

/** How many are read, taken over or forgotten at once: with SQLite everything else waits meanwhile. */
const PAGE_ROWS = 500;

/** How many are written in one statement. */
const MAX_INSERT_ROWS = 100;

/** As their sender has them, in the order in which things happened. */
function asOwned(rows: readonly UnsentRow[], owner: string): LeasedNotification[] {
  return rows
    .toSorted((a, b) => (a.sequence < b.sequence ? -1 : 1))
    .map(({ tenant_id, key, alert_id, webhook_id }) => ({
      ...{ tenant: tenant_id, key, alertId: alert_id, webhookId: webhook_id, owner },
    }));
}

/** Numbers that grow from whatever an alert still has to send, also where the clock of who wrote that was ahead. */
async function nextSequence(
  tx: Transaction<Tables>,
  sequence: () => string,
  { tenant, alertId }: LeasedNotification,
): Promise<() => string> {
  const { newest } = await tx
    .selectFrom('alert_notifications')
    .select(({ fn }) => fn.max<string | null>('sequence').as('newest'))
    .where('tenant_id', '=', tenant)
    .where('alert_id', '=', alertId)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return newest !== null && sequence() <= newest ? createIds(() => 0, newest) : sequence;
}

/** Writes notifications of an alert in the transaction that makes their cause; one that was written before stays as it is. */
export async function insertNotifications(
  tx: Transaction<Tables>,
  newId: () => string,
  all: readonly PendingNotification[],
): Promise<void> {
  const [one] = all;
  if (!one) return;
  const sequence = await nextSequence(tx, newId, one);
  for (let index = 0; index < all.length; index += MAX_INSERT_ROWS) {
    if (index > 0) await othersTurn();
    const rows = all
      .slice(index, index + MAX_INSERT_ROWS)
      .map(({ tenant, key, alertId, webhookId, content, owner }) => ({
        ...{ tenant_id: tenant, key, sequence: sequence(), alert_id: alertId, webhook_id: webhookId },
        ...{ content: JSON.stringify(content), owner, done_at: null },
      }));
    await tx
      .insertInto('alert_notifications')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

const COLUMNS = ['tenant_id', 'key', 'sequence', 'alert_id', 'webhook_id', 'owner'] as const;

/** All that waits, the oldest first, in parts between which others have their turn. */
export async function* unsentPages({ db }: Pick<Store, 'db'>): AsyncGenerator<readonly UnsentRow[]> {
  let after = '';
  for (;;) {
    const part = await db
      .selectFrom('alert_notifications')
      .select(COLUMNS)
      .where('done_at', 'is', null)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(PAGE_ROWS)
      .execute();
    yield part;
    if (part.length < PAGE_ROWS) return;
    after = part.at(-1)?.sequence ?? after;
    await othersTurn();
  }
}

function isFree(row: ExpressionBuilder<Tables, 'alert_notifications'>) {
  return row.or([row('owner', 'is', null), row('owner', 'not in', row.selectFrom('evaluators').select('id'))]);
}

/**
 * What of a part of {@link unsentPages} is this evaluator's to send, in the order in which things happened, after it has taken over
 * what still waits and whose sender is gone.
 */
export async function takeOverExpired(
  store: Pick<Store, 'transaction'>,
  lease: EvaluatorLease,
  page: readonly UnsentRow[],
): Promise<LeasedNotification[]> {
  const first = page[0]?.sequence ?? '';
  const last = page.at(-1)?.sequence ?? '';
  const { owner, rows } = await store.transaction(async (tx) => {
    const free = tx
      .selectFrom('alert_notifications')
      .select(COLUMNS)
      .where('done_at', 'is', null)
      .where('sequence', '>=', first)
      .where('sequence', '<=', last)
      .where(isFree)
      .orderBy('sequence');
    const rows = await free.execute();
    if (rows.length === 0) return { owner: undefined, rows };
    const owner = await lease.acquire(tx);
    await tx
      .updateTable('alert_notifications')
      .set({ owner })
      .where('done_at', 'is', null)
      .where('sequence', '>=', first)
      .where('sequence', '<=', last)
      .where(isFree)
      .execute();
    return { owner, rows };
  });
  if (owner === undefined) return leasedBy(page, lease.id());
  lease.confirmAcquired(owner);
  return asOwned([...page.filter((row) => row.owner === owner), ...rows], owner);
}

/** What of a part of {@link unsentPages} an evaluator owns. */
export function leasedBy(part: readonly UnsentRow[], owner: string | undefined): LeasedNotification[] {
  return owner === undefined
    ? []
    : asOwned(
        part.filter((row) => row.owner === owner),
        owner,
      );
}

/** Leaves to others what an evaluator has taken, but for what it may be sending. */
export function releaseLease(
  store: Pick<Store, 'transaction'>,
  owner: string,
  sending: readonly string[],
): Promise<unknown> {
  return store.transaction(async (tx) => {
    await tx.updateTable('alert_evaluations').set({ owner: null }).where('owner', '=', owner).execute();
    const owned = tx
      .updateTable('alert_notifications')
      .set({ owner: null })
      .where('owner', '=', owner)
      .where('done_at', 'is', null);
    await (sending.length > 0 ? owned.where('key', 'not in', sending) : owned).execute();
  });
}

/** Whether something older, of the same alert and for the same webhook, has still to be sent, by whomever: that comes first. */
export async function hasOlderUnsent(
  { db }: Pick<Store, 'db'>,
  { tenant, key, alertId, webhookId }: LeasedNotification,
): Promise<boolean> {
  const older = await db
    .selectFrom('alert_notifications')
    .select('key')
    .where('tenant_id', '=', tenant)
    .where('alert_id', '=', alertId)
    .where('webhook_id', '=', webhookId)
    .where('done_at', 'is', null)
    .where('sequence', '<', (own) =>
      own.selectFrom('alert_notifications').select('sequence').where('tenant_id', '=', tenant).where('key', '=', key),
    )
    .limit(1)
    .executeTakeFirst();
  return older !== undefined;
}

/** What a notification says, as JSON; `undefined` when it is not its owner's to send any more: the alert may be deleted. */
export async function readContent({ db }: Pick<Store, 'db'>, { tenant, key, owner }: LeasedNotification) {
  const row = await db
    .selectFrom('alert_notifications')
    .select('content')
    .where('tenant_id', '=', tenant)
    .where('key', '=', key)
    .where('owner', '=', owner)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return row?.content;
}

/** Notes that a notification needs no more sending. */
export function markDelivered(
  tx: Transaction<Tables>,
  { tenant, key, owner }: LeasedNotification,
  nowMs: number,
): Promise<unknown> {
  return tx
    .updateTable('alert_notifications')
    .set({ done_at: toIsoTime(nowMs) })
    .where('tenant_id', '=', tenant)
    .where('key', '=', key)
    .where('owner', '=', owner)
    .execute();
}

/** Forgets what was sent long ago, in parts between which others have their turn. */
export async function deleteDelivered(store: Pick<Store, 'transaction'>, nowMs: number): Promise<void> {
  const before = toIsoTime(nowMs - RETENTION_MS);
  for (;;) {
    const { numDeletedRows } = await store.transaction((tx) =>
      tx
        .deleteFrom('alert_notifications')
        .where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('tenant_id', 'key'),
            'in',
            selectFrom('alert_notifications')
              .select(['tenant_id', 'key'])
              .where('done_at', '<', before)
              .limit(PAGE_ROWS)
              .$asTuple('tenant_id', 'key'),
          ),
        )
        .executeTakeFirstOrThrow(),
    );
    if (numDeletedRows < PAGE_ROWS) return;
    await othersTurn();
  }
}
