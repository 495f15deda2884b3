import type { WebhookAllowList } from '../../resources/webhook-allow-list.ts';
import type { Send } from './attempts.ts';
/**
 * Sends by checked connections. What makes them is loaded for the first delivery: a service that never sends one is
 * 20 MB smaller without.
 */
export declare const createSend: (allowList: WebhookAllowList) => Send & {
    close(): Promise<void>;
};
