import type { Selectable, Transaction } from 'kysely';
import { MAX_EXECUTION_ERRORS } from '../../domain/alert.ts';
import { isWebhookId } from '../../domain/alert-channel.ts';
import { toIsoTime } from '../../domain/timestamp.ts';
import type { Queries, Store } from '../../store/store.ts';
import type { Tables, WebhooksTable } from '../../store/tables.ts';
import type { StoredExecutionError } from '../evaluate/execution-error.ts';
import type { EvaluatorLease } from '../lease/evaluator-lease.ts';
import type { AlertObserver } from '../observer.ts';
import { type Completion, complete, postpone } from '../outbox/complete.ts';
import type { StoredContent } from '../outbox/notification.ts';
import {
  hasOlderUndelivered,
  isPostponed,
  type LeasedNotification,
  readUndelivered,
  type StoredNotification,
} from '../outbox/outbox.ts';
import {
  attemptRequest,
  type DeliveryContext,
  type DeliveryOutcome,
  deliver,
  describeHost,
  type PreparedDelivery,
  postponementMs,
  type Send,
} from './attempts.ts';
import { createDeliveryRequest, type DeliveryRequest } from './delivery-request.ts';
import { attemptMail, createMail } from './mail-attempt.ts';
import type { Mailer } from './mailer.ts';
import { DeliveryBodyError, TemplateRenderer } from './render-template.ts';

/** The dependencies of {@link Sender}. */
export interface SenderOptions extends DeliveryContext {
  readonly store: Pick<Store, 'db' | 'transaction'>;
  /** Sends requests to webhooks. */
  readonly send: Send;
  /** Undefined if the service sends no e-mails. */
  readonly mailer: Mailer | undefined;
  /** The time zone of the times in messages. */
  readonly timeZone: string;
  readonly lease: EvaluatorLease;
  readonly observer: AlertObserver;
}

const STORE_RETRY_MS = 1_000;

/** The receiver of a notification: its host, and the function that sends the notification to it. */
type Receiver = Omit<PreparedDelivery, 'wasPostponed'>;

/** The outcome of a delivery that fails before an attempt. The service does not retry it. */
const FINAL_FAILURE = { kind: 'failed', isRetryable: false } as const;

/** Adds an error to the list of an alert. If the list is full, removes its oldest delivery error. The error of the evaluation stays. */
async function appendError(
  tx: Transaction<Tables>,
  { tenant, alertId }: LeasedNotification,
  error: StoredExecutionError,
): Promise<void> {
  const row = await tx
    .selectFrom('alerts')
    .select('execution_errors')
    .where('tenant_id', '=', tenant)
    .where('id', '=', alertId)
    .executeTakeFirst();
  if (!row) return;
  const errors = [...(JSON.parse(row.execution_errors) as StoredExecutionError[]), error];
  if (errors.length > MAX_EXECUTION_ERRORS) {
    errors.splice(
      errors.findIndex(({ type }) => type === 'WEBHOOK_ERROR'),
      1,
    );
  }
  await tx
    .updateTable('alerts')
    .set({ execution_errors: JSON.stringify(errors) })
    .where('tenant_id', '=', tenant)
    .where('id', '=', alertId)
    .execute();
  // Changes the ETag of the alert, because its readers see the error.
  await tx
    .updateTable('alert_evaluations')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('tenant_id', '=', tenant)
    .where('alert_id', '=', alertId)
    .execute();
}

/** Adds an execution error about a channel to its alert. `reason` ends with a period. */
async function appendDeliveryError(
  tx: Transaction<Tables>,
  notification: LeasedNotification,
  { reason, isRetried }: { readonly reason: string; readonly isRetried: boolean },
  nowMs: number,
): Promise<void> {
  const error = {
    timestamp: toIsoTime(nowMs),
    type: 'WEBHOOK_ERROR',
    ...(isRetried && { retriedChannelId: notification.channelId }),
  } as const;
  if (!isWebhookId(notification.channelId)) {
    const message = `The e-mail could not be sent: ${reason}`;
    await appendError(tx, notification, { ...error, message });
    return;
  }
  const webhook = await readWebhook(tx, notification);
  if (!webhook) return;
  const message = `The webhook "${webhook.name}" could not be notified: ${reason}`;
  await appendError(tx, notification, { ...error, message });
}

function readWebhook(
  db: Queries,
  { tenant, channelId }: LeasedNotification,
): Promise<Selectable<WebhooksTable> | undefined> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', '=', channelId)
    .executeTakeFirst();
}

/** Sends notifications and stores the outcome. */
export class Sender {
  readonly #options: SenderOptions;
  readonly #templates: TemplateRenderer;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#templates = new TemplateRenderer(options.timeZone);
  }

  /**
   * Sends a notification and stores the outcome. Returns true if the outcome is `delivered` or `obsolete`. Never throws: the observer
   * receives errors.
   */
  async send(notification: LeasedNotification): Promise<boolean> {
    try {
      return await this.#sendAndRecord(notification);
    } catch (err) {
      this.#options.observer.warn(
        { err },
        'the delivery of a notification was interrupted by an error and will be repeated',
      );
      return false;
    }
  }

  async #sendAndRecord(notification: LeasedNotification): Promise<boolean> {
    const { observer, clock } = this.#options;
    let stored: StoredNotification | undefined;
    const outcome = await deliver(async () => {
      stored = await readUndelivered(this.#options.store, notification);
      return this.#prepare(notification, stored);
    }, this.#options);
    switch (outcome.kind) {
      case 'deferred':
        return false;
      case 'obsolete':
        // Without `stored`, the delivery has ended, the alert was deleted, or another process took the notification over.
        if (stored)
          await this.#record(notification, {
            status: 'cancelled',
            attempts: outcome.attempts,
            error: outcome.lastError,
          });
        return true;
      case 'delivered':
        await this.#record(notification, { status: 'delivered', attempts: outcome.attempts, error: outcome.lastError });
        observer.delivered(true);
        return true;
      case 'failed': {
        const { reason: error, attempts, isRetryable } = outcome;
        const { tenant, alertId, channelId } = notification;
        const { backoff = 0, expires_ms = 0 } = stored ?? {};
        if (isRetryable && clock() < expires_ms) {
          await this.#postpone(notification, { attempts, error, backoff });
          observer.warn(
            { tenant, alertId, channelId, reason: error },
            'a channel could not be notified: the delivery will be retried',
          );
          observer.postponed();
          return false;
        }
        observer.warn({ tenant, alertId, channelId, reason: error }, 'a channel could not be notified');
        await this.#record(notification, { status: 'failed', attempts, error });
        observer.delivered(false);
        return false;
      }
    }
  }

  /** Prepares the delivery to the current webhook or to the e-mail recipients. Returns the outcome if no attempt is possible. */
  async #prepare(
    notification: LeasedNotification,
    stored: StoredNotification | undefined,
  ): Promise<PreparedDelivery | DeliveryOutcome> {
    const { store, clock } = this.#options;
    if (!this.#mayStart(notification)) return { kind: 'deferred' };
    if (stored === undefined) return { kind: 'obsolete' };
    if (isPostponed(stored, clock()) || (await hasOlderUndelivered(store, notification))) return { kind: 'deferred' };
    const content = JSON.parse(stored.content) as StoredContent;
    const receiver = content.emailRecipients
      ? this.#prepareMail(notification, content, content.emailRecipients)
      : await this.#prepareRequest(notification, content);
    if ('kind' in receiver && receiver.kind === 'obsolete') return receiver;
    if (clock() >= stored.expires_ms) {
      const last = stored.error === null ? '' : ` (last error: ${stored.error})`;
      return { ...FINAL_FAILURE, reason: `the notification was not delivered within 24 hours${last}` };
    }
    if ('kind' in receiver) return receiver;
    // The lease may have expired while the store was read.
    return this.#mayStart(notification) ? { ...receiver, wasPostponed: stored.backoff > 0 } : { kind: 'deferred' };
  }

  #prepareMail(
    { key }: LeasedNotification,
    content: StoredContent,
    recipients: readonly string[],
  ): Receiver | DeliveryOutcome {
    const { mailer, timeZone } = this.#options;
    if (!mailer) return { ...FINAL_FAILURE, reason: 'the service sends no e-mails: its operator can set --smtp-url' };
    const mail = createMail(content, recipients, key, timeZone);
    return { host: mailer.host, attempt: () => attemptMail(mailer, mail) };
  }

  async #prepareRequest(notification: LeasedNotification, content: StoredContent): Promise<Receiver | DeliveryOutcome> {
    const { store, send } = this.#options;
    const webhook = await readWebhook(store.db, notification);
    // The alert was changed to another webhook, and this one was deleted.
    if (!webhook) return { kind: 'obsolete' };
    const request = await this.#createRequest(notification, webhook, content);
    if ('kind' in request) return request;
    return { host: describeHost(request.url), attempt: (nowMs) => attemptRequest(send, request, nowMs) };
  }

  /** Creates the request. After an error, the delivery fails and is not retried. */
  async #createRequest(
    { key, alertId }: LeasedNotification,
    webhook: Selectable<WebhooksTable>,
    content: StoredContent,
  ): Promise<DeliveryRequest | DeliveryOutcome> {
    try {
      return await createDeliveryRequest(webhook, key, content, this.#templates);
    } catch (err) {
      if (err instanceof DeliveryBodyError) return { ...FINAL_FAILURE, reason: err.message };
      const details = { tenant: webhook.tenant_id, alertId, webhookId: webhook.id, err };
      this.#options.observer.warn(details, 'the request for a notification could not be created');
      return { ...FINAL_FAILURE, reason: 'the request could not be created' };
    }
  }

  /** Returns true if this process may start an attempt: it is not stopping and its lease is valid. */
  #mayStart({ owner }: LeasedNotification): boolean {
    return !this.#options.stopping.aborted && this.#options.lease.isHeld(owner);
  }

  /**
   * Runs a transaction and retries it after errors until the lease expires or the process stops. Without a retry, a delivered
   * notification would be sent again.
   */
  async #write(notification: LeasedNotification, work: (tx: Transaction<Tables>) => Promise<void>): Promise<void> {
    const { store, timers, stopping } = this.#options;
    for (;;) {
      try {
        return await store.transaction(work);
      } catch (error) {
        if (!this.#mayStart(notification)) throw error;
      }
      await timers.wait(STORE_RETRY_MS, stopping);
    }
  }

  #record(notification: LeasedNotification, completion: Completion): Promise<void> {
    const { clock } = this.#options;
    return this.#write(notification, async (tx) => {
      const nowMs = clock();
      const isCompleted = await complete(tx, notification, completion, nowMs);
      if (!isCompleted || completion.status !== 'failed' || completion.error === null) return;
      await appendDeliveryError(tx, notification, { reason: `${completion.error}.`, isRetried: false }, nowMs);
    });
  }

  /** Stores the time of the next attempt. Also adds an execution error to the alert if the delivery has no backoff yet. */
  #postpone(
    notification: LeasedNotification,
    { attempts, error, backoff }: { attempts: number; error: string; backoff: number },
  ): Promise<void> {
    const { clock } = this.#options;
    return this.#write(notification, async (tx) => {
      const nowMs = clock();
      const nextAttemptMs = Math.ceil(nowMs + postponementMs(backoff));
      const isPending = await postpone(tx, notification, { attempts, error, nextAttemptMs }, nowMs);
      if (!isPending || backoff > 0) return;
      const reason = `${error}. The delivery is retried for 24 hours.`;
      await appendDeliveryError(tx, notification, { reason, isRetried: true }, nowMs);
    });
  }
}
