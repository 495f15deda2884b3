import { type Threshold } from './threshold.ts';
import { type Window } from './windows.ts';
/** What is remembered of a group of a tile from one window to the next; a group that is not remembered is OK. */
export interface GroupState {
    readonly group: readonly string[];
    readonly state: 'OK' | 'PENDING' | 'ALERT';
    /** How many windows in a row have violated the threshold. */
    readonly violations: number;
    /** The end of the last window that had rows of the group. */
    readonly seenMs: number;
    /** The start of the window that made it ALERT. */
    readonly sinceMs?: number;
    /** Whether a notification of this ALERT was written, so that its end is told as well. */
    readonly told?: true;
}
/** The value of a group in a window. */
export interface GroupValue {
    readonly group: readonly string[];
    readonly value: number;
}
/** A group that somebody has to be told about. */
export interface Finding extends GroupValue {
    readonly state: 'ALERT' | 'OK';
    readonly window: Window;
    /** The start of the window that made it ALERT: the same from the first notification to the last. */
    readonly sinceMs: number;
}
/** How the windows of an alert are judged. */
export interface Rule {
    readonly threshold: Threshold;
    /** How many windows in a row have to violate the threshold. */
    readonly consecutive: number;
    /** By how many fields the tile is grouped. */
    readonly groupedBy: number;
    readonly isSilenced: boolean;
}
/** Each group is judged, remembered and notified of; more than this in a window would keep everybody waiting. */
export declare const MOST_GROUPS = 1000;
/**
 * Judges a window: no rows count as 0, and each group is judged alone. Answers what is to be remembered, and whom to
 * tell about: a group that enters ALERT, each further window of it, and once its end.
 */
export declare const judge: (before: readonly GroupState[], values: readonly GroupValue[], window: Window, rule: Rule) => {
    readonly groups: GroupState[];
    readonly findings: Finding[];
};
/** The state of an alert: that of the group that is worst off. */
export declare const stateOfAlert: (groups: readonly GroupState[]) => GroupState['state'];
/** Windows were left out: what was pending is not in a row any more. */
export declare const afterGap: (groups: readonly GroupState[]) => GroupState[];
