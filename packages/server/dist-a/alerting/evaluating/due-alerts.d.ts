import type { Selectable } from 'kysely';
import type { Queries } from '../../store/store.ts';
import type { AlertEvaluationsTable, AlertsTable } from '../../store/tables.ts';
import { type DueWindows, type Schedule } from '../judging/windows.ts';
/** An alert as it was when its windows were laid out, and how far it was evaluated. */
export interface AlertAtHand {
    readonly alert: Selectable<AlertsTable>;
    /** Absent for an alert that was never looked at. */
    readonly evaluation: Selectable<AlertEvaluationsTable> | undefined;
}
/** Which windows of an alert come next. */
export interface Plan extends DueWindows {
    readonly schedule: Schedule;
    /** Where the first window starts that has not been evaluated. */
    readonly fromMs: number;
}
/** Which windows of an alert are due. */
export declare const planOf: (at: AlertAtHand, nowMs: number) => Plan;
/** What is kept of a plan: where the next window starts, when it is over, and for which alert that holds. */
export declare const plannedColumns: (alert: Selectable<AlertsTable>, schedule: Schedule, fromMs: number) => {
    alert_version: number;
    places: string;
    from_ms: number;
    due_ms: number;
};
/** An alert that somebody should look at. */
export interface Candidate {
    readonly tenant: string;
    readonly id: string;
}
/** The alerts that somebody should look at. Those that failed the last time come after all others. */
export interface Candidates {
    readonly well: readonly Candidate[];
    readonly failing: readonly Candidate[];
}
/**
 * The alerts that are evaluated with windows that are over, and those that are new or were changed. Tenants take turns:
 * of each come the new ones first, then the longest overdue, and of those that failed the one that was tried the longest
 * ago.
 */
export declare const candidates: (db: Queries, nowMs: number) => Promise<Candidates>;
/** Reads an alert and how far it is. */
export declare const alertAtHand: (db: Queries, { tenant, id }: Candidate) => Promise<AlertAtHand | undefined>;
