import type { AlertExecutionError, AlertNotification } from '@observability-api/schemas';
import type { Selectable, Transaction } from 'kysely';
import { isoTime } from '../../resources/instant.ts';
import type { Clock } from '../../store/clock.ts';
import type { Store } from '../../store/store.ts';
import type { Tables, WebhooksTable } from '../../store/tables.ts';
import { contentOf, isBehind, markDone, type Owned } from '../notifying/outbox.ts';
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
  readonly waiting: Owned;
  readonly sinceMs: number;
}

/** What became of a notification: the webhook took it, it was given up, or it waits still. */
export type Ending = 'taken' | 'given up' | 'waits';

/** What a webhook that is down for long has kept waiting is given up, so that it does not pile up without end. */
const LONGEST_WAIT_MS = 3_600_000;

/** How many errors readers of an alert see. */
const MOST_ERRORS = 20;

const STORE_PAUSE_MS = 1_000;

const appendError = async (tx: Transaction<Tables>, { tenant, alertId }: Owned, error: AlertExecutionError) => {
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

/** Makes what sends a notification and notes that it did. It does not throw. */
export const createSender = (sender: Sender): ((queued: Queued) => Promise<Ending>) => {
  const { store, presence, clock, timing, send, observer, stopping } = sender;
  const templates = createTemplates();

  const webhookOf = ({ tenant, webhookId }: Owned) =>
    store.db
      .selectFrom('webhooks')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('id', '=', webhookId)
      .executeTakeFirst();

  /** The request, or why there cannot be one: what cannot be written now cannot be written in a minute either. */
  const requestOf = async ({ key, alertId }: Owned, webhook: Selectable<WebhooksTable>, content: string) => {
    try {
      return await deliveryRequest(webhook, key, JSON.parse(content) as AlertNotification, templates);
    } catch (err) {
      if (err instanceof BodyFault) return err.message;
      observer.warn(
        { tenant: webhook.tenant_id, alertId, webhookId: webhook.id, err },
        'a notification fails to be written',
      );
      return 'the notification cannot be written';
    }
  };

  const outcomeOf = async (
    { waiting, sinceMs }: Queued,
    webhook: Selectable<WebhooksTable>,
    content: string,
  ): Promise<Outcome> => {
    if (timing.elapsed() - sinceMs > LONGEST_WAIT_MS) return { kind: 'failed', why: 'it was too slow for an hour' };
    const request = await requestOf(waiting, webhook, content);
    if (typeof request === 'string') return { kind: 'failed', why: request };
    const mayGoOn = () => presence.holds(waiting.owner);
    return deliver(request, { send, clock, timing, mayGoOn, stopping });
  };

  const record = (waiting: Owned, message: string | undefined): Promise<void> =>
    store.transaction(async (tx) => {
      const now = clock();
      await markDone(tx, waiting, now);
      if (message !== undefined) {
        await appendError(tx, waiting, { timestamp: isoTime(now), type: 'WEBHOOK_ERROR', message });
      }
    });

  /** What was sent must not be sent again because the store was away for a moment. */
  const recordSurely = async (waiting: Owned, message?: string): Promise<void> => {
    for (;;) {
      try {
        return await record(waiting, message);
      } catch (error) {
        if (stopping.aborted || !presence.holds(waiting.owner)) throw error;
      }
      await timing.wait(STORE_PAUSE_MS, stopping);
    }
  };

  const sendOne = async (queued: Queued): Promise<Ending> => {
    const { waiting } = queued;
    const content = await contentOf(store, waiting);
    if (content === undefined) return 'taken';
    if (await isBehind(store, waiting)) return 'waits';
    const webhook = await webhookOf(waiting);
    if (!webhook) {
      // The alert has another one by now, and this one is deleted.
      await recordSurely(waiting);
      return 'taken';
    }
    const outcome = await outcomeOf(queued, webhook, content);
    if (outcome.kind === 'left') return 'waits';
    if (outcome.kind === 'taken') {
      await recordSurely(waiting);
      observer.delivered(true);
      return 'taken';
    }
    const { tenant, alertId, webhookId } = waiting;
    observer.warn({ tenant, alertId, webhookId, why: outcome.why }, 'a webhook could not be notified');
    await recordSurely(waiting, `The webhook "${webhook.name}" could not be notified: ${outcome.why}.`);
    observer.delivered(false);
    return 'given up';
  };

  return async (queued) => {
    try {
      return await sendOne(queued);
    } catch (err) {
      observer.warn({ err }, 'a notification waits to be sent again');
      return 'waits';
    }
  };
};
