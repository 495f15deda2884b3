import { setImmediate as othersTurn } from 'node:timers/promises';
import type { AlertNotification } from '@observability-api/schemas';
import type { ExpressionBuilder, Transaction } from 'kysely';
import { isoTime } from '../../resources/instant.ts';
import { createIds } from '../../store/ids.ts';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables.ts';
import type { Presence } from '../sharing/presence.ts';

/** A notification that an evaluator is to send. What it says stays in the store until then: many may wait. */
export interface Owned {
  readonly tenant: string;
  readonly key: string;
  readonly alertId: string;
  readonly webhookId: string;
  /** The evaluator that sends it. */
  readonly owner: string;
}

/** A notification that waits to be sent, with what it says. */
export interface Waiting extends Owned {
  readonly content: AlertNotification;
}

/** A notification that is not sent, whoever owns it. */
export interface Unsent {
  readonly tenant_id: string;
  readonly key: string;
  readonly sequence: string;
  readonly alert_id: string;
  readonly webhook_id: string;
  readonly owner: string | null;
}

/** How long what was sent is remembered, for whoever wants to look into it. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** How many are read, taken over or forgotten at once: with SQLite everything else waits meanwhile. */
const PART = 500;

/** How many are written in one statement. */
const MOST_ROWS = 100;

/** As their sender has them, in the order in which things happened. */
const asOwned = (rows: readonly Unsent[], owner: string): Owned[] =>
  rows
    .toSorted((a, b) => (a.sequence < b.sequence ? -1 : 1))
    .map(({ tenant_id, key, alert_id, webhook_id }) => ({
      ...{ tenant: tenant_id, key, alertId: alert_id, webhookId: webhook_id, owner },
    }));

/** Numbers that grow from whatever an alert still has to send, also where the clock of who wrote that was ahead. */
const growing = async (
  tx: Transaction<Tables>,
  sequence: () => string,
  { tenant, alertId }: Owned,
): Promise<() => string> => {
  const { newest } = await tx
    .selectFrom('alert_notifications')
    .select(({ fn }) => fn.max<string | null>('sequence').as('newest'))
    .where('tenant_id', '=', tenant)
    .where('alert_id', '=', alertId)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return newest !== null && sequence() <= newest ? createIds(() => 0, newest) : sequence;
};

/** Writes notifications of an alert in the transaction that makes their cause; one that was written before stays as it is. */
export const write = async (tx: Transaction<Tables>, newId: () => string, all: readonly Waiting[]): Promise<void> => {
  const [one] = all;
  if (!one) return;
  const sequence = await growing(tx, newId, one);
  for (let index = 0; index < all.length; index += MOST_ROWS) {
    if (index > 0) await othersTurn();
    const rows = all.slice(index, index + MOST_ROWS).map(({ tenant, key, alertId, webhookId, content, owner }) => ({
      ...{ tenant_id: tenant, key, sequence: sequence(), alert_id: alertId, webhook_id: webhookId },
      ...{ content: JSON.stringify(content), owner, done_at: null },
    }));
    await tx
      .insertInto('alert_notifications')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

const COLUMNS = ['tenant_id', 'key', 'sequence', 'alert_id', 'webhook_id', 'owner'] as const;

/** All that waits, the oldest first, in parts between which others have their turn. */
export async function* unsent({ db }: Pick<Store, 'db'>): AsyncGenerator<readonly Unsent[]> {
  let after = '';
  for (;;) {
    const part = await db
      .selectFrom('alert_notifications')
      .select(COLUMNS)
      .where('done_at', 'is', null)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(PART)
      .execute();
    yield part;
    if (part.length < PART) return;
    after = part.at(-1)?.sequence ?? after;
    await othersTurn();
  }
}

const isFree = (row: ExpressionBuilder<Tables, 'alert_notifications'>) =>
  row.or([row('owner', 'is', null), row('owner', 'not in', row.selectFrom('evaluators').select('id'))]);

/**
 * What of a part of {@link unsent} is this evaluator's to send, in the order in which things happened, after it has taken over
 * what still waits and whose sender is gone.
 */
export const takeOver = async (
  store: Pick<Store, 'transaction'>,
  presence: Presence,
  part: readonly Unsent[],
): Promise<Owned[]> => {
  const first = part[0]?.sequence ?? '';
  const last = part.at(-1)?.sequence ?? '';
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
    const owner = await presence.enter(tx);
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
  if (owner === undefined) return ownedOf(part, presence.id());
  presence.entered(owner);
  return asOwned([...part.filter((row) => row.owner === owner), ...rows], owner);
};

/** What of a part of {@link unsent} an evaluator owns. */
export const ownedOf = (part: readonly Unsent[], owner: string | undefined): Owned[] =>
  owner === undefined
    ? []
    : asOwned(
        part.filter((row) => row.owner === owner),
        owner,
      );

/** Leaves to others what an evaluator has taken, but for what it may be sending. */
export const release = (
  store: Pick<Store, 'transaction'>,
  owner: string,
  sending: readonly string[],
): Promise<unknown> =>
  store.transaction(async (tx) => {
    await tx.updateTable('alert_evaluations').set({ owner: null }).where('owner', '=', owner).execute();
    const owned = tx
      .updateTable('alert_notifications')
      .set({ owner: null })
      .where('owner', '=', owner)
      .where('done_at', 'is', null);
    await (sending.length > 0 ? owned.where('key', 'not in', sending) : owned).execute();
  });

/** Whether something older, of the same alert and for the same webhook, has still to be sent, by whomever: that comes first. */
export const isBehind = async (
  { db }: Pick<Store, 'db'>,
  { tenant, key, alertId, webhookId }: Owned,
): Promise<boolean> => {
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
};

/** What a notification says, as JSON; `undefined` when it is not its owner's to send any more: the alert may be deleted. */
export const contentOf = async ({ db }: Pick<Store, 'db'>, { tenant, key, owner }: Owned) => {
  const row = await db
    .selectFrom('alert_notifications')
    .select('content')
    .where('tenant_id', '=', tenant)
    .where('key', '=', key)
    .where('owner', '=', owner)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return row?.content;
};

/** Notes that a notification needs no more sending. */
export const markDone = (tx: Transaction<Tables>, { tenant, key, owner }: Owned, nowMs: number): Promise<unknown> =>
  tx
    .updateTable('alert_notifications')
    .set({ done_at: isoTime(nowMs) })
    .where('tenant_id', '=', tenant)
    .where('key', '=', key)
    .where('owner', '=', owner)
    .execute();

/** Forgets what was sent long ago, in parts between which others have their turn. */
export const forgetOld = async (store: Pick<Store, 'transaction'>, nowMs: number): Promise<void> => {
  const before = isoTime(nowMs - KEPT_MS);
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
              .limit(PART)
              .$asTuple('tenant_id', 'key'),
          ),
        )
        .executeTakeFirstOrThrow(),
    );
    if (numDeletedRows < PART) return;
    await othersTurn();
  }
};
