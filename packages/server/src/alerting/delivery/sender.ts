import type { AlertExecutionError, AlertNotification } from '@observability-api/schemas';
import type { Selectable, Transaction } from 'kysely';
import { toIsoTime } from '../../domain/timestamp.ts';
import type { Queries, Store } from '../../store/store.ts';
import type { Tables, WebhooksTable } from '../../store/tables.ts';
import type { EvaluatorLease } from '../lease/evaluator-lease.ts';
import type { AlertObserver } from '../observer.ts';
import { hasOlderUnsent, type LeasedNotification, markDone, readContent } from '../outbox/outbox.ts';
import { type DeliveryContext, type DeliveryOutcome, deliver } from './attempts.ts';
import { createDeliveryRequest, type DeliveryRequest } from './delivery-request.ts';
import { DeliveryBodyError, TemplateRenderer } from './render-template.ts';

/** The dependencies of {@link Sender}. */
export interface SenderOptions extends DeliveryContext {
  readonly store: Pick<Store, 'db' | 'transaction'>;
  readonly lease: EvaluatorLease;
  readonly observer: AlertObserver;
}

/** A notification in the queue of its webhook. */
export interface QueuedNotification {
  readonly notification: LeasedNotification;
  /** When it was first queued, in milliseconds of the monotonic clock. */
  readonly sinceMs: number;
}

/**
 * The result of sending a notification: it is done because it was delivered or is obsolete, it was abandoned after an
 * error, or it is still waiting and must be queued again.
 */
export type DeliveryResult = 'done' | 'abandoned' | 'waiting';

/** A notification that waits longer than this is abandoned, so that notifications to a dead webhook do not accumulate. */
const MAX_WAIT_MS = 3_600_000;

/** Maximum number of stored execution errors of an alert. */
const MAX_EXECUTION_ERRORS = 20;

const STORE_RETRY_MS = 1_000;

async function appendError(
  tx: Transaction<Tables>,
  { tenant, alertId }: LeasedNotification,
  error: AlertExecutionError,
): Promise<void> {
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

function readWebhook(
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

/** Sends notifications and stores the outcome. */
export class Sender {
  readonly #options: SenderOptions;
  readonly #templates = new TemplateRenderer();

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  /** Sends a notification and stores the outcome. Never throws: an error is reported to the observer. */
  async send(queued: QueuedNotification): Promise<DeliveryResult> {
    try {
      return await this.#sendAndRecord(queued);
    } catch (err) {
      this.#options.observer.warn({ err }, 'a notification could not be sent and will be retried');
      return 'waiting';
    }
  }

  async #sendAndRecord(queued: QueuedNotification): Promise<DeliveryResult> {
    const { observer } = this.#options;
    const { notification } = queued;
    const outcome = await deliver(() => this.#prepare(queued), this.#options);
    switch (outcome.kind) {
      case 'deferred':
        return 'waiting';
      case 'obsolete':
        await this.#recordWithRetry(notification);
        return 'done';
      case 'delivered':
        await this.#recordWithRetry(notification);
        observer.delivered(true);
        return 'done';
      case 'failed': {
        const { tenant, alertId, webhookId } = notification;
        const { reason } = outcome;
        observer.warn({ tenant, alertId, webhookId, reason }, 'a webhook could not be notified');
        await this.#recordWithRetry(notification, reason);
        observer.delivered(false);
        return 'abandoned';
      }
    }
  }

  /** Returns the request for the current alert and webhook, or the outcome if there is nothing to send. */
  async #prepare({ notification, sinceMs }: QueuedNotification): Promise<DeliveryRequest | DeliveryOutcome> {
    const { store, timers } = this.#options;
    if (!this.#mayStart(notification)) return { kind: 'deferred' };
    const content = await readContent(store, notification);
    if (content === undefined) return { kind: 'obsolete' };
    if (await hasOlderUnsent(store, notification)) return { kind: 'deferred' };
    const webhook = await readWebhook(store.db, notification);
    // The alert was changed to another webhook, and this one was deleted.
    if (!webhook) return { kind: 'obsolete' };
    if (timers.elapsed() - sinceMs > MAX_WAIT_MS) {
      return { kind: 'failed', reason: 'the notification waited for more than an hour' };
    }
    const request = await this.#createRequest(notification, webhook, content);
    // The lease may have expired while the store was read.
    return this.#mayStart(notification) ? request : { kind: 'deferred' };
  }

  /** Creates the request. An error is final: a retry would fail in the same way. */
  async #createRequest(
    { key, alertId }: LeasedNotification,
    webhook: Selectable<WebhooksTable>,
    content: string,
  ): Promise<DeliveryRequest | DeliveryOutcome> {
    try {
      return await createDeliveryRequest(webhook, key, JSON.parse(content) as AlertNotification, this.#templates);
    } catch (err) {
      if (err instanceof DeliveryBodyError) return { kind: 'failed', reason: err.message };
      const details = { tenant: webhook.tenant_id, alertId, webhookId: webhook.id, err };
      this.#options.observer.warn(details, 'the request for a notification could not be created');
      return { kind: 'failed', reason: 'the request could not be created' };
    }
  }

  /** Returns true if this process may start an attempt: it is not stopping and its lease is valid. */
  #mayStart({ owner }: LeasedNotification): boolean {
    return !this.#options.stopping.aborted && this.#options.lease.isHeld(owner);
  }

  /** Stores the outcome and retries while the store is unavailable: otherwise a delivered notification is sent again. */
  async #recordWithRetry(notification: LeasedNotification, reason?: string): Promise<void> {
    const { timers, stopping } = this.#options;
    for (;;) {
      try {
        return await this.#record(notification, reason);
      } catch (error) {
        if (!this.#mayStart(notification)) throw error;
      }
      await timers.wait(STORE_RETRY_MS, stopping);
    }
  }

  #record(notification: LeasedNotification, reason: string | undefined): Promise<void> {
    const { store, clock } = this.#options;
    return store.transaction(async (tx) => {
      const nowMs = clock();
      await markDone(tx, notification, nowMs);
      if (reason === undefined) return;
      const webhook = await readWebhook(tx, notification);
      if (!webhook) return;
      const message = `The webhook "${webhook.name}" could not be notified: ${reason}.`;
      await appendError(tx, notification, { timestamp: toIsoTime(nowMs), type: 'WEBHOOK_ERROR', message });
    });
  }
}
