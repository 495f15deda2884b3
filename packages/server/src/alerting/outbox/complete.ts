import type { Transaction } from 'kysely';
import { toIsoTime } from '../../domain/timestamp.ts';
import type { Tables } from '../../store/tables.ts';
import type { LeasedNotification } from './outbox.ts';

/** The outcome of the delivery of a notification. */
export interface Completion {
  readonly status: 'delivered' | 'failed' | 'cancelled';
  /** The number of attempts since the delivery was last postponed. */
  readonly attempts: number;
  readonly error: string | null;
}

/**
 * Stores the outcome of a delivery if the notification still belongs to this process. If the notification was superseded or failed in the
 * meantime, stores only a successful delivery. Returns false if nothing was stored.
 */
export async function complete(
  tx: Transaction<Tables>,
  { tenant, key, owner }: LeasedNotification,
  { status, attempts, error }: Completion,
  nowMs: number,
): Promise<boolean> {
  const now = toIsoTime(nowMs);
  const update = tx
    .updateTable('alert_notifications')
    .set((row) => ({
      status,
      done_at: now,
      next_attempt_ms: null,
      attempts: row.eb('attempts', '+', attempts),
      ...(attempts > 0 && { last_attempt_at: now }),
      ...(error !== null && { error }),
    }))
    .where('tenant_id', '=', tenant)
    .where('key', '=', key)
    .where('owner', '=', owner);
  const { numUpdatedRows } = await (status === 'delivered'
    ? update
    : update.where('done_at', 'is', null)
  ).executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Stores the failed attempts of a notification and the time of the next one. Returns false if the delivery has ended, or if the
 * notification was deleted or belongs to another process.
 */
export async function postpone(
  tx: Transaction<Tables>,
  { tenant, key, owner }: LeasedNotification,
  { attempts, error, nextAttemptMs }: { attempts: number; error: string; nextAttemptMs: number },
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('alert_notifications')
    .set((row) => ({
      attempts: row.eb('attempts', '+', attempts),
      backoff: row.eb('backoff', '+', 1),
      error,
      last_attempt_at: toIsoTime(nowMs),
      next_attempt_ms: nextAttemptMs,
    }))
    .where('tenant_id', '=', tenant)
    .where('key', '=', key)
    .where('owner', '=', owner)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
