import type { AlertNoData } from '@observability-api/schemas';
import type { Window } from '../schedule/windows.ts';
import type { Subject } from './subject.ts';
import type { Threshold } from './threshold.ts';

/** The state of a group between two windows. A group without a stored state is `OK`. */
export interface GroupState {
  readonly group: readonly string[];
  readonly subject: Subject;
  readonly state: 'OK' | 'PENDING' | 'ALERT';
  /** Number of consecutive windows that violated the threshold. */
  readonly violations: number;
  /** The end of the last window that had rows of the group. Not used for the single group of an alert without grouping. */
  readonly seenMs: number;
  /** The start of the window in which the group entered `ALERT`. */
  readonly sinceMs?: number;
  /** The end of the last window in `ALERT` that all channels were notified of. Absent until then, and in the state of earlier versions. */
  readonly lastNotifiedMs?: number;
  /**
   * The channels that were notified of the last `ALERT`. Set until they are notified of its resolution, even if the group resolves during
   * a silence or the alert has other channels by that time.
   */
  readonly notifiedChannelIds?: readonly string[];
}

/** The value of a group in a window. */
export interface GroupValue {
  readonly group: readonly string[];
  readonly value: number;
}

/** A change of a group's state in a window, whether or not channels are notified. */
export interface GroupTransition extends GroupValue {
  readonly from: GroupState['state'];
  readonly to: GroupState['state'];
}

/**
 * A notice: a state that channels must be notified of after a window. It is the state of a group, or of the evaluation if `failure` is set.
 * A group that remains in `ALERT` can have a notice after each window. A notice becomes one notification for each of `channelIds`, except
 * for e-mail channels that were removed from the alert.
 */
export interface StateNotice extends GroupValue {
  readonly subject: Subject;
  readonly state: 'ALERT' | 'OK' | 'INSUFFICIENT_DATA';
  readonly window: Window;
  /**
   * The start of the window in which the group entered `ALERT`, or the time of the first failure. It is the same in all notices until
   * the resolution.
   */
  readonly sinceMs: number;
  readonly channelIds: readonly string[];
  /** The channels that were notified of this `ALERT`, or of this failure, before. */
  readonly notifiedBefore: readonly string[];
  /** Set if the alert no longer watches the subject. The value is then 0. */
  readonly isStale?: true;
  /** Set if the notice is about the evaluation and not about a group: the reason for a failure, or null if the failure has ended. */
  readonly failure?: string | null;
}

/** The settings of an alert that determine the states of its groups and the notices. */
export interface EvaluationRule {
  readonly threshold: Threshold;
  /** Number of consecutive windows that must violate the threshold. */
  readonly consecutive: number;
  /** The subject that the alert watches. */
  readonly subject: Subject;
  /** The ids of the channels that the alert has now. */
  readonly channelIds: readonly string[];
  readonly isSilenced: boolean;
  /** The minimum time between two notifications of a group that keeps firing; null for no minimum. */
  readonly notifyEveryMs: number | null;
  readonly noData: AlertNoData;
}
