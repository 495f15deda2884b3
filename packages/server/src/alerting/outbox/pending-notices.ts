import { setImmediate } from 'node:timers/promises';
import type { Selectable, Transaction } from 'kysely';
import type { Queries } from '../../store/store.ts';
import type { AlertsTable, Tables } from '../../store/tables.ts';
import type { StateNotice } from '../state/group-state.ts';

/**
 * Pending notices: the notices of an evaluation with many notifications, in the order of the evaluation. Several transactions store their
 * notifications later. See {@link StateNotice}.
 */
export interface PendingNotices {
  readonly notices: readonly StateNotice[];
  /** A filter of the query of the alert, or an empty string. See `PreparedAlertQuery`. */
  readonly sourceQuery: string;
  /** The time of the evaluation, which becomes the creation time of the notifications. */
  readonly createdMs: number;
}

type AlertKey = Pick<Selectable<AlertsTable>, 'tenant_id' | 'id'>;

/** Maximum number of notices per row, and per transaction that stores their notifications. */
const NOTICES_PER_ROW = 20;

/** Inserts the notices of an evaluation. `tx` also stores the new state of the alert. The alert must have no pending notices. */
export async function insertPendingNotices(
  tx: Transaction<Tables>,
  { tenant_id, id }: AlertKey,
  { notices, ...common }: PendingNotices,
): Promise<void> {
  for (let index = 0; index < notices.length; index += NOTICES_PER_ROW) {
    const part: PendingNotices = { ...common, notices: notices.slice(index, index + NOTICES_PER_ROW) };
    await tx
      .insertInto('pending_notices')
      .values({ tenant_id, alert_id: id, number: index, content: JSON.stringify(part) })
      .execute();
    // Many rows would block the event loop until the last one is inserted.
    await setImmediate();
  }
}

/** Reads the first row of pending notices of an alert, and its number. Returns undefined if the alert has none. */
export async function readPendingNotices(
  db: Queries,
  { tenant_id, id }: AlertKey,
): Promise<(PendingNotices & { readonly number: number }) | undefined> {
  const row = await db
    .selectFrom('pending_notices')
    .select(['number', 'content'])
    .where('tenant_id', '=', tenant_id)
    .where('alert_id', '=', id)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return row && { ...(JSON.parse(row.content) as PendingNotices), number: row.number };
}

/** Returns true if an alert has pending notices. */
export async function hasPendingNotices(db: Queries, { tenant_id, id }: AlertKey): Promise<boolean> {
  const row = await db
    .selectFrom('pending_notices')
    .select('number')
    .where('tenant_id', '=', tenant_id)
    .where('alert_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the row of pending notices with this number. */
export async function deletePendingNotices(
  tx: Transaction<Tables>,
  { tenant_id, id }: AlertKey,
  number: number,
): Promise<void> {
  await tx
    .deleteFrom('pending_notices')
    .where('tenant_id', '=', tenant_id)
    .where('alert_id', '=', id)
    .where('number', '=', number)
    .execute();
}
