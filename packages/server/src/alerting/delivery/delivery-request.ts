import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { WebhooksTable } from '../../store/tables.ts';
import type { StoredContent } from '../outbox/notification.ts';
import type { TemplateRenderer } from './render-template.ts';
import { slackPayload } from './slack-payload.ts';

/** A request to a webhook. The headers depend on the time of the attempt, because the signature contains it. */
export interface DeliveryRequest {
  readonly tenant: string;
  readonly url: string;
  readonly body: string;
  /** Returns the headers of a request that is sent at `nowMs`. */
  headersAt(nowMs: number): Record<string, string>;
}

type WebhookRow = Selectable<WebhooksTable>;

/**
 * Headers that a webhook cannot set. They could redirect the request, control the connection, change how the body is read, or
 * forge the signature or the idempotency key.
 */
const RESERVED_HEADERS = new Set([
  'connection',
  'content-length',
  'content-type',
  'expect',
  'host',
  'idempotency-key',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-observability-signature',
]);

function customHeaders({ headers }: WebhookRow): [string, string][] {
  return Object.entries(JSON.parse(headers) as Record<string, string>).filter(
    ([name]) => !RESERVED_HEADERS.has(name.toLowerCase()),
  );
}

function targetUrl({ url, query_params }: WebhookRow): string {
  const target = new URL(url);
  for (const [name, value] of Object.entries(JSON.parse(query_params) as Record<string, string>)) {
    target.searchParams.append(name, value);
  }
  return target.href;
}

/** Returns the value of `X-Observability-Signature`: the time in seconds and the HMAC of time and body. */
function signature(secret: string, body: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/** Creates the request that delivers a notification. Throws DeliveryBodyError. */
export async function createDeliveryRequest(
  webhook: WebhookRow,
  key: string,
  { context, ...content }: StoredContent,
  templates: TemplateRenderer,
): Promise<DeliveryRequest> {
  const body =
    webhook.body === null
      ? JSON.stringify(webhook.service === 'slack' ? slackPayload(content, templates.timeZone) : content)
      : await templates.render(webhook.body, content, context);
  const custom = Object.fromEntries(customHeaders(webhook).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    tenant: webhook.tenant_id,
    url: targetUrl(webhook),
    body,
    headersAt: (nowMs) => ({
      'user-agent': 'observability-api',
      ...custom,
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(webhook.secret !== null && { 'x-observability-signature': signature(webhook.secret, body, nowMs) }),
    }),
  };
}
