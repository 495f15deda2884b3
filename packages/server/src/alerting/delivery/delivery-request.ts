import type { AlertNotification } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import type { WebhooksTable } from '../../store/tables.ts';
import type { createTemplateRenderer } from './render-template.ts';
import { signBody } from './signature.ts';
import { slackPayload } from './slack-payload.ts';

/** What is sent to a webhook, but for its signature, which says when. */
export interface DeliveryRequest {
  readonly url: string;
  readonly body: string;
  /** The headers of a request that is sent at this moment. */
  headersAt(nowMs: number): Record<string, string>;
}

type Webhook = Selectable<WebhooksTable>;

/** The connection is not the webhook's: who sets these could send something else than what was signed, or elsewhere. */
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

function customHeaders({ headers }: Webhook): [string, string][] {
  return Object.entries(JSON.parse(headers) as Record<string, string>).filter(
    ([name]) => !RESERVED_HEADERS.has(name.toLowerCase()),
  );
}

function targetUrl({ url, query_params }: Webhook): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(JSON.parse(query_params) as Record<string, string>)) {
    address.searchParams.append(name, value);
  }
  return address.href;
}

/** Writes what is sent to a webhook. Throws BodyFault. */
export async function deliveryRequest(
  webhook: Webhook,
  key: string,
  content: AlertNotification,
  templates: ReturnType<typeof createTemplateRenderer>,
): Promise<DeliveryRequest> {
  const plain = () => JSON.stringify(webhook.service === 'slack' ? slackPayload(content) : content);
  const body = webhook.body === null ? plain() : await templates(webhook.body, content);
  const own = customHeaders(webhook);
  return {
    url: targetUrl(webhook),
    body,
    headersAt: (nowMs) => ({
      'user-agent': 'observability-api',
      ...Object.fromEntries(own.map(([name, value]) => [name.toLowerCase(), value])),
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(webhook.secret !== null && { 'x-observability-signature': signBody(webhook.secret, body, nowMs) }),
    }),
  };
}
