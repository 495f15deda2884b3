import type { Webhook, WebhookInput } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import type { WebhooksTable } from '../../store/tables.ts';

type Secrets = Pick<Selectable<WebhooksTable>, 'headers' | 'query_params' | 'secret'>;

const NO_SECRETS: Secrets = { headers: '{}', query_params: '{}', secret: null };

/** Write-only fields that are absent stay, unless they would then be sent to another place than they were meant for. */
function secretsOf(input: WebhookInput, before: Selectable<WebhooksTable> | undefined): Secrets {
  const sameTarget = before !== undefined && before.url === input.url && before.service === input.service;
  const kept = sameTarget ? before : NO_SECRETS;
  const { headers, queryParams } = input.service === 'generic' ? input : {};
  return {
    headers: headers === undefined ? kept.headers : JSON.stringify(headers),
    query_params: queryParams === undefined ? kept.query_params : JSON.stringify(queryParams),
    secret: input.secret === undefined ? kept.secret : input.secret,
  };
}

/** The columns that a caller writes; `before` is the row that is replaced. */
export function toColumns(input: WebhookInput, before?: Selectable<WebhooksTable>) {
  return {
    service: input.service,
    name: input.name,
    url: input.url,
    description: input.description ?? null,
    body: input.service === 'generic' ? (input.body ?? null) : null,
    ...secretsOf(input, before),
  };
}

/** A webhook as it is returned, without what is write-only. */
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
