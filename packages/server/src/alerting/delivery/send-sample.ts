import type { AlertNotification, WebhookTestResult } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import type { Clock } from '../../domain/timestamp.ts';
import type { CheckedFetch } from '../../outgoing/checked-fetch.ts';
import type { WebhooksTable } from '../../store/tables.ts';
import { describeHost, failedAttempt } from './attempts.ts';
import { createDeliveryRequest, type DeliveryRequest } from './delivery-request.ts';
import { DeliveryBodyError, TemplateRenderer } from './render-template.ts';

/** The dependencies of {@link sendSample}. */
export interface SampleContext {
  readonly clock: Clock;
  /** Creates the id of the sample. */
  readonly newId: () => string;
  readonly send: CheckedFetch;
  /** The time zone of the times in messages. */
  readonly timeZone: string;
}

const MINUTE_MS = 60_000;
const MAX_RESPONSE_CHARACTERS = 1_000;

/** A character has at most four bytes in UTF-8. */
const MAX_RESPONSE_BYTES = 4 * MAX_RESPONSE_CHARACTERS;

function sampleNotification(nowMs: number, id: string): AlertNotification {
  return {
    title: 'Test notification',
    body: 'This is a test of the webhook. No alert has fired.',
    link: 'https://example.org/',
    state: 'ALERT',
    alertId: id,
    dashboardId: id,
    tileId: id,
    group: [],
    value: 1,
    threshold: 1,
    thresholdType: 'above',
    startTime: nowMs - MINUTE_MS,
    endTime: nowMs,
    eventId: `test-${id}`,
  };
}

/** Sends a sample notification to a webhook. Returns errors of the delivery in the result. */
export async function sendSample(
  webhook: Selectable<WebhooksTable>,
  { clock, newId, send, timeZone }: SampleContext,
): Promise<WebhookTestResult> {
  const id = newId();
  const startedAt = performance.now();
  const durationMs = () => Math.round(performance.now() - startedAt);
  let request: DeliveryRequest;
  try {
    request = await createDeliveryRequest(webhook, id, sampleNotification(clock(), id), new TemplateRenderer(timeZone));
  } catch (error) {
    if (!(error instanceof DeliveryBodyError)) throw error;
    return { status: null, durationMs: durationMs(), response: null, error: error.message };
  }
  try {
    const { tenant, url, body: sent, headersAt } = request;
    const outgoing = { tenant, headers: headersAt(clock()), body: sent, responseBytes: MAX_RESPONSE_BYTES };
    const { status, body } = await send(url, outgoing);
    const text = [...new TextDecoder().decode(body)].slice(0, MAX_RESPONSE_CHARACTERS).join('');
    return { status, durationMs: durationMs(), response: text, error: null };
  } catch (error) {
    const message = `${describeHost(request.url)}: ${failedAttempt(error).reason}`;
    return { status: null, durationMs: durationMs(), response: null, error: message };
  }
}
