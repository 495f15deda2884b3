import type { AlertNotification } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import type { WebhooksTable } from '../../store/tables.ts';
import type { createTemplates } from './template.ts';
/** What is sent to a webhook, but for its signature, which says when. */
export interface DeliveryRequest {
    readonly url: string;
    readonly body: string;
    /** The headers of a request that is sent at this moment. */
    headersAt(nowMs: number): Record<string, string>;
}
type Webhook = Selectable<WebhooksTable>;
/** Writes what is sent to a webhook. Throws BodyFault. */
export declare const deliveryRequest: (webhook: Webhook, key: string, content: AlertNotification, templates: ReturnType<typeof createTemplates>) => Promise<DeliveryRequest>;
export {};
