import type { Webhook, WebhookInput } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import type { WebhooksTable } from '../../store/tables.ts';
import { presets } from '../../templates/presets.ts';

type Secrets = Pick<Selectable<WebhooksTable>, 'headers' | 'query_params' | 'secret'>;

const NO_SECRETS: Secrets = { headers: '{}', query_params: '{}', secret: null };

/**
 * Returns the write-only fields. A field that is absent from the request keeps its value only if `url` and `service` are unchanged. A
 * secret must not be sent to another receiver.
 */
function toSecrets(input: WebhookInput, previous: Selectable<WebhooksTable> | undefined): Secrets {
  const sameTarget = previous !== undefined && previous.url === input.url && previous.service === input.service;
  const secrets = sameTarget ? previous : NO_SECRETS;
  const { headers, queryParams } = input.service === 'slack' ? {} : input;
  return {
    headers: headers === undefined ? secrets.headers : JSON.stringify(headers),
    query_params: queryParams === undefined ? secrets.query_params : JSON.stringify(queryParams),
    secret: input.secret === undefined ? secrets.secret : input.secret,
  };
}

/** Returns the body template of a request, or the template of its preset. Returns undefined if it has neither, and for Slack. */
export function bodyOf(input: WebhookInput): string | undefined {
  if (input.service === 'slack') return undefined;
  return input.body ?? (input.preset && presets[input.preset]);
}

/** Returns the columns for a request. `previous` is the row that is replaced. */
export function toColumns(input: WebhookInput, previous?: Selectable<WebhooksTable>) {
  return {
    service: input.service,
    name: input.name.trim(),
    url: input.url,
    description: input.description ?? null,
    body: bodyOf(input) ?? null,
    ...toSecrets(input, previous),
  };
}

/** Returns the webhook of a row, without its write-only fields. */
export function toWebhook(row: Selectable<WebhooksTable>): Webhook {
  return {
    id: row.id,
    name: row.name,
    service: row.service,
    url: row.url,
    ...(row.description !== null && { description: row.description }),
    ...(row.body !== null && { body: row.body }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  } as Webhook;
}
