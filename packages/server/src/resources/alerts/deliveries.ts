import type { AlertDelivery, AlertDeliveryStatus, AlertNotification } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { ConflictError, NotFoundError } from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { toIsoTime } from '../../domain/timestamp.ts';
import type { Versioned } from '../../domain/versioned.ts';
import { type Page, type PageRequest, readPage } from '../../store/read-page.ts';
import type { Store } from '../../store/store.ts';
import { type AlertNotificationsTable, DELIVERY_TIMEOUT_MS } from '../../store/tables.ts';
import type { Tx } from '../context.ts';

/** Identifies a delivery of a tenant. */
interface DeliveryIds {
  readonly alertId: string;
  readonly deliveryId: string;
}

/** Returns a page of the deliveries of an alert, newest first. */
export function listDeliveries(
  store: Store,
  tenant: Tenant,
  alertId: string,
  page: PageRequest & { readonly status?: AlertDeliveryStatus },
): Promise<Page<AlertDelivery>> {
  const { status } = page;
  return readPage<AlertDelivery>(store, page, {
    table: 'alert_notifications',
    owner: ['tenant_id', tenant.id],
    filters: [['alert_id', alertId], ...(status === undefined ? [] : [['status', status] as const])],
    key: 'sequence',
    newestFirst: true,
    variableLengthColumns: ['content', 'error'],
    async read(db, sequences) {
      const rows = await db
        .selectFrom('alert_notifications')
        .selectAll()
        .where('tenant_id', '=', tenant.id)
        .where('alert_id', '=', alertId)
        .where('sequence', 'in', sequences)
        .orderBy('sequence', 'desc')
        .execute();
      return rows.map(toDelivery);
    },
  });
}

/**
 * Makes a pending delivery due immediately, and a failed one pending again. The next evaluation round sends it, unless an older delivery
 * of the alert to the same channel is not due yet. Throws NotFoundError, and ConflictError if the delivery has another status.
 */
export async function retryDelivery(
  tx: Tx,
  tenant: Tenant,
  { alertId, deliveryId }: DeliveryIds,
  nowMs: number,
): Promise<Versioned<AlertDelivery>> {
  const row = await tx
    .selectFrom('alert_notifications')
    .selectAll()
    .where('tenant_id', '=', tenant.id)
    .where('alert_id', '=', alertId)
    .where('sequence', '=', deliveryId)
    .executeTakeFirst();
  if (!row) throw new NotFoundError('No delivery of this alert has this id.');
  if (row.status !== 'pending' && row.status !== 'failed') {
    throw new ConflictError(`Expected a pending or failed delivery, but it is ${row.status}.`);
  }
  const changes = {
    ...(row.status === 'failed' && { status: 'pending', done_at: null, owner: null }),
    backoff: 0,
    next_attempt_ms: null,
    expires_ms: nowMs + DELIVERY_TIMEOUT_MS,
  };
  await tx
    .updateTable('alert_notifications')
    .set(changes)
    .where('tenant_id', '=', tenant.id)
    .where('key', '=', row.key)
    .execute();
  // The table has no version column. The version is the number of attempts plus 1, because versions start at 1.
  return { resource: toDelivery({ ...row, ...changes }), version: row.attempts + 1 };
}

function isoOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : toIsoTime(milliseconds);
}

/** The content of a notification. `emailRecipients` is set if it is an e-mail. */
type DeliveryContent = AlertNotification & { readonly emailRecipients?: string[] };

function toDelivery(row: Selectable<AlertNotificationsTable>): AlertDelivery {
  const { emailRecipients, severity, state, group, startTime, endTime } = JSON.parse(row.content) as DeliveryContent;
  return {
    id: row.sequence,
    alertId: row.alert_id,
    channel: {
      ...(emailRecipients ? { type: 'email', emailRecipients } : { type: 'webhook', webhookId: row.channel_id }),
      ...(severity && { severity }),
    },
    status: row.status as AlertDeliveryStatus,
    state,
    group,
    startTime,
    endTime,
    idempotencyKey: row.key,
    attempts: row.attempts,
    createdAt: toIsoTime(row.created_ms),
    lastAttemptAt: row.last_attempt_at,
    nextAttemptAt: row.done_at === null ? isoOrNull(row.next_attempt_ms) : null,
    completedAt: row.done_at,
    error: row.error,
  };
}
