import type { AlertExecutionError } from '@observability-api/schemas';
import type { Selectable, Transaction } from 'kysely';
import { isoTime } from '../../resources/instant.ts';
import type { Clock } from '../../store/clock.ts';
import type { Store } from '../../store/store.ts';
import type { Tables, WebhooksTable } from '../../store/tables.ts';
import { markDone, type Waiting } from '../notifying/outbox.ts';
import type { AlertObserver } from '../observer.ts';
import type { Presence } from '../sharing/presence.ts';
import type { Timing } from '../timing.ts';
import { deliver, type Outcome, type Send } from './attempts.ts';
import { BodyFault } from './body-fault.ts';
import { deliveryRequest } from './delivery-request.ts';
import { createTemplates } from './template.ts';

/** What notifications are sent with. */
export interface Sender {
  readonly store: Pick<Store, 'db' | 'transaction'>;
  readonly presence: Presence;
  readonly clock: Clock;
  readonly timing: Timing;
  readonly send: Send;
  readonly observer: AlertObserver;
  readonly stopping: AbortSignal;
}

/** A notification, and since when it waits. */
export interface Queued {
  readonly waiting: Waiting;
  readonly sinceMs: number;
}

/** What a webhook that is down for long has kept waiting is given up, so that it does not pile up without end. */
const LONGEST_WAIT_MS = 3_600_000;

/** How many errors readers of an alert see. */
const MOST_ERRORS = 20;

const STORE_PAUSE_MS = 1_000;

const appendError = async (tx: Transaction<Tables>, { tenant, alertId }: Waiting, error: AlertExecutionError) => {
  const row = await tx
    .selectFrom('alerts')
    .select('execution_errors')
    .where('tenant_id', '=', tenant)
    .where('id', '=', alertId)
    .executeTakeFirst();
  if (!row) return;
  const errors = [...(JSON.parse(row.execution_errors) as AlertExecutionError[]), error].slice(-MOST_ERRORS);
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
};

/** Makes what sends a notification and notes that it did; answers whether the webhook took it, and does not throw. */
export const createSender = (sender: Sender): ((queued: Queued) => Promise<boolean>) => {
  const { store, presence, clock, timing, send, observer, stopping } = sender;
  const templates = createTemplates();

  /** Whether the notification still waits to be sent by this process: the alert may be deleted. */
  const stillWaits = async ({ tenant, key, owner }: Waiting): Promise<boolean> => {
    const row = await store.db
      .selectFrom('alert_notifications')
      .select('key')
      .where('tenant_id', '=', tenant)
      .where('key', '=', key)
      .where('owner', '=', owner)
      .where('done_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  };

  const webhookOf = ({ tenant, webhookId }: Waiting) =>
    store.db
      .selectFrom('webhooks')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('id', '=', webhookId)
      .executeTakeFirst();

  const outcomeOf = async ({ waiting, sinceMs }: Queued, webhook: Selectable<WebhooksTable>): Promise<Outcome> => {
    if (timing.elapsed() - sinceMs > LONGEST_WAIT_MS) return { kind: 'failed', why: 'it was too slow for an hour' };
    try {
      const request = await deliveryRequest(webhook, waiting.key, waiting.content, templates);
      const mayGoOn = () => presence.holds(waiting.owner);
      return await deliver(request, { send, clock, timing, mayGoOn, stopping });
    } catch (error) {
      if (error instanceof BodyFault) return { kind: 'failed', why: error.message };
      throw error;
    }
  };

  const record = (waiting: Waiting, message: string | undefined): Promise<void> =>
    store.transaction(async (tx) => {
      const now = clock();
      await markDone(tx, waiting, now);
      if (message !== undefined) {
        await appendError(tx, waiting, { timestamp: isoTime(now), type: 'WEBHOOK_ERROR', message });
      }
    });

  /** What was sent must not be sent again because the store was away for a moment. */
  const recordSurely = async (waiting: Waiting, message?: string): Promise<void> => {
    for (;;) {
      try {
        return await record(waiting, message);
      } catch (error) {
        if (stopping.aborted || !presence.holds(waiting.owner)) throw error;
      }
      await timing.wait(STORE_PAUSE_MS, stopping);
    }
  };

  const sendOne = async (queued: Queued): Promise<boolean> => {
    const { waiting } = queued;
    if (!(await stillWaits(waiting))) return true;
    const webhook = await webhookOf(waiting);
    if (!webhook) {
      // The alert has another one by now, and this one is deleted.
      await recordSurely(waiting);
      return true;
    }
    const outcome = await outcomeOf(queued, webhook);
    if (outcome.kind === 'left') return false;
    if (outcome.kind === 'taken') {
      await recordSurely(waiting);
      observer.delivered(true);
      return true;
    }
    const { tenant, alertId, webhookId } = waiting;
    observer.warn({ tenant, alertId, webhookId, why: outcome.why }, 'a webhook could not be notified');
    await recordSurely(waiting, `The webhook "${webhook.name}" could not be notified: ${outcome.why}.`);
    observer.delivered(false);
    return false;
  };

  return async (queued) => {
    try {
      return await sendOne(queued);
    } catch (err) {
      observer.warn({ err }, 'a notification waits to be sent again');
      return false;
    }
  };
};
