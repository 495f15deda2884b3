import { isoTime } from '../../resources/instant.js';
import { contentOf, markDone } from '../notifying/outbox.js';
import { deliver } from './attempts.js';
import { BodyFault } from './body-fault.js';
import { deliveryRequest } from './delivery-request.js';
import { createTemplates } from './template.js';
/** What a webhook that is down for long has kept waiting is given up, so that it does not pile up without end. */
const LONGEST_WAIT_MS = 3_600_000;
/** How many errors readers of an alert see. */
const MOST_ERRORS = 20;
const STORE_PAUSE_MS = 1_000;
const appendError = async (tx, { tenant, alertId }, error) => {
    const row = await tx
        .selectFrom('alerts')
        .select('execution_errors')
        .where('tenant_id', '=', tenant)
        .where('id', '=', alertId)
        .executeTakeFirst();
    if (!row)
        return;
    const errors = [...JSON.parse(row.execution_errors), error].slice(-MOST_ERRORS);
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
export const createSender = (sender) => {
    const { store, presence, clock, timing, send, observer, stopping } = sender;
    const templates = createTemplates();
    const webhookOf = ({ tenant, webhookId }) => store.db
        .selectFrom('webhooks')
        .selectAll()
        .where('tenant_id', '=', tenant)
        .where('id', '=', webhookId)
        .executeTakeFirst();
    /** The request, or why there cannot be one: what cannot be written now cannot be written in a minute either. */
    const requestOf = async ({ key, alertId }, webhook, content) => {
        try {
            return await deliveryRequest(webhook, key, JSON.parse(content), templates);
        }
        catch (err) {
            if (err instanceof BodyFault)
                return err.message;
            observer.warn({ tenant: webhook.tenant_id, alertId, webhookId: webhook.id, err }, 'a notification fails to be written');
            return 'the notification cannot be written';
        }
    };
    const outcomeOf = async ({ waiting, sinceMs }, webhook, content) => {
        if (timing.elapsed() - sinceMs > LONGEST_WAIT_MS)
            return { kind: 'failed', why: 'it was too slow for an hour' };
        const request = await requestOf(waiting, webhook, content);
        if (typeof request === 'string')
            return { kind: 'failed', why: request };
        const mayGoOn = () => presence.holds(waiting.owner);
        return deliver(request, { send, clock, timing, mayGoOn, stopping });
    };
    const record = (waiting, message) => store.transaction(async (tx) => {
        const now = clock();
        await markDone(tx, waiting, now);
        if (message !== undefined) {
            await appendError(tx, waiting, { timestamp: isoTime(now), type: 'WEBHOOK_ERROR', message });
        }
    });
    /** What was sent must not be sent again because the store was away for a moment. */
    const recordSurely = async (waiting, message) => {
        for (;;) {
            try {
                return await record(waiting, message);
            }
            catch (error) {
                if (stopping.aborted || !presence.holds(waiting.owner))
                    throw error;
            }
            await timing.wait(STORE_PAUSE_MS, stopping);
        }
    };
    const sendOne = async (queued) => {
        const { waiting } = queued;
        const content = await contentOf(store, waiting);
        if (content === undefined)
            return 'taken';
        const webhook = await webhookOf(waiting);
        if (!webhook) {
            // The alert has another one by now, and this one is deleted.
            await recordSurely(waiting);
            return 'taken';
        }
        const outcome = await outcomeOf(queued, webhook, content);
        if (outcome.kind === 'left')
            return 'waits';
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
        }
        catch (err) {
            observer.warn({ err }, 'a notification waits to be sent again');
            return 'waits';
        }
    };
};
