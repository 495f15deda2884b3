import type { Store } from '../../store/store.ts';
import { type Presence } from '../sharing/presence.ts';
import { type AlertAtHand, type Candidate, type Plan } from './due-alerts.ts';
/** An alert that this process alone evaluates now. */
export interface ClaimedAlert extends AlertAtHand {
    readonly owner: string;
    readonly plan: Plan;
}
/**
 * Takes those of the candidates that are due and that no other evaluator is at, in one transaction. Of the others it
 * notes when they are due, so that nobody has to look at them before.
 */
export declare const claimAlerts: (store: Pick<Store, 'transaction'>, presence: Presence, wanted: readonly Candidate[], nowMs: number) => Promise<ClaimedAlert[]>;
