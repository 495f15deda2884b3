import type { AlertSilence } from '@observability-api/schemas';
import type { Selectable, Transaction } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { AlertsTable, Tables } from '../../store/tables.ts';
import type { GroupState } from '../judging/groups.ts';
import type { ClaimedAlert } from './claim-alerts.ts';
import type { Failure } from './execution-error.ts';
/** What an evaluation found out. */
export interface Evaluated {
    readonly groups: readonly GroupState[];
    /** Where the next window starts. */
    readonly fromMs: number;
}
/** The silence of an alert that holds at a moment. */
export declare const silenceAt: ({ silenced }: Selectable<AlertsTable>, nowMs: number) => AlertSilence | null;
/**
 * Writes what an evaluation found out, and lets go of the alert. `judgeNow` works on the alert as it is in this
 * transaction, and may write notifications in it. Answers whether it was written.
 */
export declare const recordEvaluation: (store: Pick<Store, 'transaction'>, claimed: ClaimedAlert, nowMs: number, judgeNow: (tx: Transaction<Tables>, alert: Selectable<AlertsTable>, before: readonly GroupState[]) => Promise<Evaluated>) => Promise<boolean>;
/** Writes why an alert could not be evaluated, and lets go of it; its state stays, and it is due still. */
export declare const recordFailure: (store: Pick<Store, 'transaction'>, claimed: ClaimedAlert, nowMs: number, { type, message }: Failure) => Promise<void>;
