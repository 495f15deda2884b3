import type { Clock } from '../../store/clock.ts';
import type { Store } from '../../store/store.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { LinkTo } from '../notifying/dashboard-link.ts';
import { type Waiting } from '../notifying/outbox.ts';
import type { AlertObserver } from '../observer.ts';
import type { ClaimedAlert } from './claim-alerts.ts';
/** What alerts are evaluated with. */
export interface Evaluation {
    readonly store: Pick<Store, 'db' | 'transaction'>;
    readonly telemetry: Pick<Telemetry, 'charts' | 'prepare'>;
    readonly clock: Clock;
    /** Makes time-ordered ids. */
    readonly newId: () => string;
    readonly linkTo: LinkTo;
    readonly observer: AlertObserver;
}
/**
 * Evaluates the windows of a claimed alert. Its state, how far it is and the notifications are written in one
 * transaction; answers the notifications, which are then to be sent. Throws what the store throws.
 */
export declare const evaluateAlert: (parts: Evaluation, claimed: ClaimedAlert) => Promise<Waiting[]>;
