import type { AlertNotification } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import type { AlertsTable } from '../../store/tables.ts';
import type { Finding } from '../judging/groups.ts';
import { type Threshold } from '../judging/threshold.ts';
/** What a notification is made of. */
export interface Told {
    readonly alert: Selectable<AlertsTable>;
    readonly tileName: string;
    readonly finding: Finding;
    readonly link: string;
    readonly webhookId: string;
}
/** The threshold of an alert. */
export declare const thresholdOf: (alert: Selectable<AlertsTable>) => Threshold;
/** The values of a group in a text for people. */
export declare const groupInWords: (group: readonly string[]) => string;
/** The idempotency key of a notification: the same for the same alert, webhook, group, window and state, whoever sends it. */
export declare const keyOf: ({ alert, webhookId, finding: { group, window, state } }: Told) => string;
/** What a webhook is told about a window of an alert. */
export declare const notificationOf: (told: Told) => AlertNotification;
