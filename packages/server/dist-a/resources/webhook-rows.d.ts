import type { Webhook, WebhookInput } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import type { WebhooksTable } from '../store/tables.ts';
/** The columns that a caller writes; `before` is the row that is replaced. */
export declare const writtenColumns: (input: WebhookInput, before?: Selectable<WebhooksTable>) => {
    service: "generic" | "slack";
    name: string;
    url: string;
    description: string | null;
    body: string | null;
    headers: string;
    query_params: string;
    secret: string | null;
};
/** A webhook as it is returned, without what is write-only. */
export declare const toWebhook: (row: Selectable<WebhooksTable>) => Webhook;
