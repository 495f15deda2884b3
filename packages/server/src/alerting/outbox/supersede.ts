import { setImmediate } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { toIsoTime } from '../../domain/timestamp.ts';
import type { Tables } from '../../store/tables.ts';

/** The properties of a new notification that decide which ones it supersedes. */
interface NewNotification {
  readonly tenant: string;
  readonly alertId: string;
  readonly channelId: string;
  /** Identifies the channel and the group. */
  readonly groupKey: string;
}

/** The columns of a notification with its backoff. */
interface Backoff {
  readonly backoff: number;
  readonly next_attempt_ms: number | null;
}

const NO_BACKOFF: Backoff = { backoff: 0, next_attempt_ms: null };

/** Maximum number of group keys per statement, and per tick of the event loop. */
const MAX_KEYS = 500;

/** Returns the channels of an alert that have an undelivered notification whose delivery was postponed. */
export async function failingChannels(
  tx: Transaction<Tables>,
  { tenant, alertId }: Pick<NewNotification, 'tenant' | 'alertId'>,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('alert_notifications')
    .select('channel_id')
    .distinct()
    .where('tenant_id', '=', tenant)
    .where('alert_id', '=', alertId)
    .where('done_at', 'is', null)
    // A literal: SQLite does not use a partial index for a parameter.
    .where('backoff', '>', sql.lit(0))
    .execute();
  return new Set(rows.map(({ channel_id }) => channel_id));
}

/**
 * Supersedes undelivered repeats that have the same group and channel as a new notification: the new one is sent instead. Does so only for
 * channels with a postponed delivery. Never supersedes the first notification of an incident, or its resolution. All new notifications
 * belong to one alert. Returns a function that returns the largest backoff of the superseded notifications of a channel. The new ones
 * inherit it, so that the next attempt is not earlier.
 */
export async function supersedeRepeats(
  tx: Transaction<Tables>,
  notifications: readonly NewNotification[],
  nowMs: number,
): Promise<(channelId: string) => Backoff> {
  const inherited = new Map<string, Backoff>();
  const backoffOf = (channelId: string) => inherited.get(channelId) ?? NO_BACKOFF;
  const [first] = notifications;
  const failing = first && (await failingChannels(tx, first));
  if (!first || !failing || failing.size === 0) return backoffOf;
  const keys = notifications.filter(({ channelId }) => failing.has(channelId)).map(({ groupKey }) => groupKey);
  for (let index = 0; index < keys.length; index += MAX_KEYS) {
    const superseded = await tx
      .updateTable('alert_notifications')
      .set({ status: 'superseded', done_at: toIsoTime(nowMs) })
      .where('tenant_id', '=', first.tenant)
      .where('alert_id', '=', first.alertId)
      .where('done_at', 'is', null)
      // A literal: SQLite does not use a partial index for a parameter.
      .where('kind', '=', sql.lit('repeat'))
      .where('group_key', 'in', keys.slice(index, index + MAX_KEYS))
      .returning(['channel_id', 'backoff', 'next_attempt_ms'])
      .execute();
    for (const { channel_id, backoff, next_attempt_ms } of superseded) {
      if (backoff > backoffOf(channel_id).backoff) inherited.set(channel_id, { backoff, next_attempt_ms });
    }
    await setImmediate();
  }
  return backoffOf;
}
