import type { AlertExecutionError, AlertNotification } from '@observability-api/schemas';
import type { Selectable, Transaction } from 'kysely';
import type { Clock } from '../../domain/clock.ts';
import { toIsoTime } from '../../domain/timestamp.ts';
import type { Queries, Store } from '../../store/store.ts';
import type { Tables, WebhooksTable } from '../../store/tables.ts';
import type { EvaluatorLease } from '../lease/evaluator-lease.ts';
import type { AlertObserver } from '../observer.ts';
import { hasOlderUnsent, type LeasedNotification, markDelivered, readContent } from '../outbox/outbox.ts';
import type { Timers } from '../schedule/timers.ts';
import { type DeliveryOutcome, deliver, type Send } from './attempts.ts';
import { DeliveryBodyError } from './body-error.ts';
import { type DeliveryRequest, deliveryRequest } from './delivery-request.ts';
import { createTemplateRenderer } from './render-template.ts';

/** What notifications are sent with. */
export interface Sender {
  readonly store: Pick<Store, 'db' | 'transaction'>;
  readonly lease: EvaluatorLease;
  readonly clock: Clock;
  readonly timing: Timers;
  readonly send: Send;
  readonly observer: AlertObserver;
  readonly stopping: AbortSignal;
}

/** A notification, and since when it waits. */
export interface Queued {
  readonly waiting: LeasedNotification;
  readonly sinceMs: number;
}

/** What became of a notification: the webhook took it, it was given up, or it waits still. */
export type DeliveryResult = 'taken' | 'given up' | 'waits';

/** What a webhook that is down for long has kept waiting is given up, so that it does not pile up without end. */
const LONGEST_WAIT_MS = 3_600_000;

/** How many errors readers of an alert see. */
const MAX_EXECUTION_ERRORS = 20;

const STORE_PAUSE_MS = 1_000;

async function appendError(
  tx: Transaction<Tables>,
  { tenant, alertId }: LeasedNotification,
  error: AlertExecutionError,
) {
  const row = await tx
    .selectFrom('alerts')
    .select('execution_errors')
    .where('tenant_id', '=', tenant)
    .where('id', '=', alertId)
    .executeTakeFirst();
  if (!row) return;
  const errors = [...(JSON.parse(row.execution_errors) as AlertExecutionError[]), error].slice(-MAX_EXECUTION_ERRORS);
  await tx
    .updateTable('alerts')
    .set({ execution_errors: JSON.stringify(errors) })
    .where('tenant_id', '=', tenant)
    .where('id', '=', alertId)
    .execute();
  await tx
    .updateTable('alert_evaluations')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('tenant_id', '=', tenant)
    .where('alert_id', '=', alertId)
    .execute();
}

function webhookOf(
  db: Queries,
  { tenant, webhookId }: LeasedNotification,
): Promise<Selectable<WebhooksTable> | undefined> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', '=', webhookId)
    .executeTakeFirst();
}

/** Makes what sends a notification and notes that it did. It does not throw. */
export function createSender(sender: Sender): (queued: Queued) => Promise<DeliveryResult> {
  const { store, lease: presence, clock, timing, send, observer, stopping } = sender;
  const templates = createTemplateRenderer();

  /** The request; what cannot be written now cannot be written in a minute either. */
  const requestOf = async (
    { key, alertId }: LeasedNotification,
    webhook: Selectable<WebhooksTable>,
    content: string,
  ): Promise<DeliveryRequest | DeliveryOutcome> => {
    try {
      return await deliveryRequest(webhook, key, JSON.parse(content) as AlertNotification, templates);
    } catch (err) {
      if (err instanceof DeliveryBodyError) return { kind: 'failed', why: err.message };
      observer.warn(
        { tenant: webhook.tenant_id, alertId, webhookId: webhook.id, err },
        'a notification fails to be written',
      );
      return { kind: 'failed', why: 'the notification cannot be written' };
    }
  };

  /** Whether it is still this process's to send. */
  const isOurs = ({ owner }: LeasedNotification): boolean => !stopping.aborted && presence.isHeld(owner);

  /** What is to be sent as alert and webhook are at this moment, or why nothing is. */
  const prepare = async ({ waiting, sinceMs }: Queued): Promise<DeliveryRequest | DeliveryOutcome> => {
    if (!isOurs(waiting)) return { kind: 'left' };
    const content = await readContent(store, waiting);
    if (content === undefined) return { kind: 'unwanted' };
    if (await hasOlderUnsent(store, waiting)) return { kind: 'left' };
    const webhook = await webhookOf(store.db, waiting);
    // The alert has another one by now, and this one is deleted.
    if (!webhook) return { kind: 'unwanted' };
    if (timing.elapsed() - sinceMs > LONGEST_WAIT_MS) return { kind: 'failed', why: 'it was too slow for an hour' };
    const request = await requestOf(waiting, webhook, content);
    // Reading takes time as well.
    return isOurs(waiting) ? request : { kind: 'left' };
  };

  const record = (waiting: LeasedNotification, why: string | undefined): Promise<void> =>
    store.transaction(async (tx) => {
      const now = clock();
      await markDelivered(tx, waiting, now);
      if (why === undefined) return;
      const webhook = await webhookOf(tx, waiting);
      if (!webhook) return;
      const message = `The webhook "${webhook.name}" could not be notified: ${why}.`;
      await appendError(tx, waiting, { timestamp: toIsoTime(now), type: 'WEBHOOK_ERROR', message });
    });

  /** What was sent must not be sent again because the store was away for a moment. */
  const recordSurely = async (waiting: LeasedNotification, why?: string): Promise<void> => {
    for (;;) {
      try {
        return await record(waiting, why);
      } catch (error) {
        if (!isOurs(waiting)) throw error;
      }
      await timing.wait(STORE_PAUSE_MS, stopping);
    }
  };

  const sendOne = async (queued: Queued): Promise<DeliveryResult> => {
    const { waiting } = queued;
    const outcome = await deliver(() => prepare(queued), { send, clock, timing, stopping });
    switch (outcome.kind) {
      case 'left':
        return 'waits';
      case 'unwanted':
        await recordSurely(waiting);
        return 'taken';
      case 'taken':
        await recordSurely(waiting);
        observer.delivered(true);
        return 'taken';
      case 'failed': {
        const { tenant, alertId, webhookId } = waiting;
        observer.warn({ tenant, alertId, webhookId, why: outcome.why }, 'a webhook could not be notified');
        await recordSurely(waiting, outcome.why);
        observer.delivered(false);
        return 'given up';
      }
    }
  };

  return async (queued) => {
    try {
      return await sendOne(queued);
    } catch (err) {
      observer.warn({ err }, 'a notification waits to be sent again');
      return 'waits';
    }
  };
}
