import type { Window } from '../schedule/windows.ts';
import type { EvaluationRule, GroupState, StateNotice } from './group-state.ts';
import { isSameSubject } from './subject.ts';

interface Partition {
  /** The groups of the current subject. */
  readonly current: GroupState[];
  /** Stale groups whose resolution is due when the silence ends. */
  readonly toResolve: GroupState[];
  /** The notices of stale groups that resolve now. */
  readonly notices: StateNotice[];
}

/**
 * Separates the groups of the current subject from stale groups, which belong to a subject that the alert no longer
 * watches. A stale group whose channels were notified of `ALERT` resolves immediately, or after the silence if the alert is
 * silenced. All other stale groups are dropped.
 */
export function partitionStaleGroups(
  states: readonly GroupState[],
  window: Window,
  { subject, isSilenced }: Pick<EvaluationRule, 'subject' | 'isSilenced'>,
): Partition {
  const current = states.filter((group) => isSameSubject(group.subject, subject));
  const stale = states.filter((group) => !isSameSubject(group.subject, subject));
  const unresolved = stale.flatMap(({ group, subject: staleSubject, seenMs, sinceMs, notifiedChannelIds }) =>
    notifiedChannelIds && sinceMs !== undefined
      ? [{ group, subject: staleSubject, seenMs, sinceMs, notifiedChannelIds }]
      : [],
  );
  if (isSilenced) {
    const toResolve = unresolved.map((group): GroupState => ({ ...group, state: 'OK', violations: 0 }));
    return { current, toResolve, notices: [] };
  }
  const notices = unresolved.map(
    ({ group, subject: staleSubject, sinceMs, notifiedChannelIds }): StateNotice => ({
      group,
      subject: staleSubject,
      value: 0,
      state: 'OK',
      window,
      sinceMs,
      isStale: true,
      channelIds: notifiedChannelIds,
      notifiedBefore: notifiedChannelIds,
    }),
  );
  return { current, toResolve: [], notices };
}
