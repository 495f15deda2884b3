import { DAY_MS, type Window } from '../schedule/windows.ts';
import type { EvaluationRule, GroupState, GroupTransition, GroupValue, StateNotice } from './group-state.ts';
import { partitionStaleGroups } from './stale-groups.ts';
import { isViolated } from './threshold.ts';

/** Maximum number of groups of an alert. More would delay the evaluation of all other alerts. */
export const MAX_STORED_GROUPS = 1_000;

/**
 * Returns true if a group has had no rows for more than a day and for more than three windows. The single group of an alert
 * without grouping never expires.
 */
function isExpired({ subject, seenMs }: Pick<GroupState, 'subject' | 'seenMs'>, { startMs, endMs }: Window): boolean {
  return subject.groupBy.length > 0 && endMs - seenMs > Math.max(DAY_MS, 3 * (endMs - startMs));
}

function keyOf(group: readonly string[]): string {
  return JSON.stringify(group);
}

/** Returns the keys of the groups above {@link MAX_STORED_GROUPS}: the groups that have had no rows for the longest time. */
function groupsBeyondLimit(
  states: ReadonlyMap<string, GroupState>,
  values: ReadonlyMap<string, GroupValue>,
): Set<string> {
  const missing = [...states].filter(([key]) => !values.has(key));
  const excess = Math.max(0, missing.length + values.size - MAX_STORED_GROUPS);
  const longestFirst = missing.sort(([, a], [, b]) => a.seenMs - b.seenMs);
  return new Set(longestFirst.slice(0, excess).map(([key]) => key));
}

/** Returns the state of a group after a window. `hasRows` is false if the window has no rows of the group. */
function nextState(
  previous: GroupState,
  value: number,
  hasRows: boolean,
  window: Window,
  rule: EvaluationRule,
): GroupState {
  const { group, subject, sinceMs, notifiedChannelIds } = previous;
  const seenMs = hasRows ? window.endMs : previous.seenMs;
  // The channels that were notified of ALERT, and must be notified of its resolution.
  const unresolved = notifiedChannelIds && sinceMs !== undefined ? { sinceMs, notifiedChannelIds } : undefined;
  const violates = hasRows ? isViolated(rule.threshold, value) : violatesWithoutData(rule);
  if (isExpired({ subject, seenMs }, window) || !violates) {
    return { group, subject, state: 'OK', violations: 0, seenMs, ...(rule.isSilenced && unresolved) };
  }
  const violations = previous.violations + 1;
  if (previous.state !== 'ALERT' && violations < rule.consecutive) {
    return { group, subject, state: 'PENDING', violations, seenMs, ...unresolved };
  }
  const notified = rule.isSilenced
    ? notifiedChannelIds
    : [...new Set([...(notifiedChannelIds ?? []), ...rule.channelIds])];
  const lastNotifiedMs =
    !rule.isSilenced && isRepeatDue(previous, window, rule) ? window.endMs : previous.lastNotifiedMs;
  return {
    group,
    subject,
    state: 'ALERT',
    violations,
    seenMs,
    sinceMs: sinceMs ?? window.startMs,
    ...(notified && { notifiedChannelIds: notified }),
    ...(lastNotifiedMs !== undefined && { lastNotifiedMs }),
  };
}

/** Returns true if a group without rows violates the threshold. */
function violatesWithoutData({ threshold, noData }: EvaluationRule): boolean {
  return noData === 'alert' || (noData === 'zero' && isViolated(threshold, 0));
}

/**
 * Returns true if all channels must be notified of a firing group after this window: for the first time, or again according to
 * `notifyEveryMs`.
 */
function isRepeatDue({ lastNotifiedMs }: GroupState, { endMs }: Window, { notifyEveryMs }: EvaluationRule): boolean {
  return lastNotifiedMs === undefined || notifyEveryMs === null || endMs - lastNotifiedMs >= notifyEveryMs;
}

/**
 * Returns the state that channels are notified of, and these channels. Returns undefined if no channel is notified.
 *
 * - `ALERT`: the channels of the alert that were not notified of it before, or all channels of the alert if a repeat is due
 * - `OK`: the channels that were notified of `ALERT`
 */
function stateToNotify(
  previous: GroupState,
  { state }: GroupState,
  window: Window,
  rule: EvaluationRule,
): Pick<StateNotice, 'state' | 'channelIds' | 'notifiedBefore'> | undefined {
  const { notifiedChannelIds } = previous;
  if (rule.isSilenced || state === 'PENDING') return undefined;
  const notifiedBefore = notifiedChannelIds ?? [];
  if (state === 'ALERT') {
    const isDue = isRepeatDue(previous, window, rule);
    const channelIds = rule.channelIds.filter((id) => isDue || !notifiedBefore.includes(id));
    return channelIds.length === 0 ? undefined : { state, channelIds, notifiedBefore };
  }
  return notifiedChannelIds && { state, channelIds: notifiedChannelIds, notifiedBefore };
}

/**
 * Returns true for groups that must be stored. An `OK` group is stored only if channels must still be notified of its resolution, or if
 * its absence from a later window would violate the threshold.
 */
function mustBeStored(state: GroupState, window: Window, rule: EvaluationRule): boolean {
  return (
    state.state !== 'OK' ||
    state.notifiedChannelIds !== undefined ||
    (state.subject.groupBy.length > 0 && violatesWithoutData(rule) && !isExpired(state, window))
  );
}

/** Returns true if a group has recovered during a silence, the silence has ended, and channels must still be notified of it. */
function mustResolve({ state, notifiedChannelIds }: GroupState, { isSilenced }: EvaluationRule): boolean {
  return state === 'OK' && notifiedChannelIds !== undefined && !isSilenced;
}

/**
 * Evaluates a window. Each group has its own state. `noData` determines the state of a group without rows. A group that the alert no
 * longer watches resolves. Returns the states to store, the transitions between states, and the notices ({@link StateNotice}). A group
 * has a notice in these cases, unless the alert is silenced:
 *
 * - It enters `ALERT`.
 * - It remains in `ALERT`, and a repeat is due according to `notifyEveryMs`, or a channel of the alert was not notified yet.
 * - It resolves after channels were notified of `ALERT`.
 */
export function evaluateWindow(
  states: readonly GroupState[],
  values: readonly GroupValue[],
  window: Window,
  rule: EvaluationRule,
): {
  readonly groups: GroupState[];
  readonly notices: StateNotice[];
  readonly transitions: readonly GroupTransition[];
} {
  const { subject } = rule;
  const { current, toResolve, notices } = partitionStaleGroups(states, window, rule);
  const storedByKey = new Map(current.map((state) => [keyOf(state.group), state]));
  const valuesByKey = new Map(values.map((value) => [keyOf(value.group), value]));
  const ungrouped = subject.groupBy.length === 0 ? [[]] : [];
  const listed = [...ungrouped, ...[...storedByKey.values(), ...values].map(({ group }) => group)];
  const excess = groupsBeyondLimit(storedByKey, valuesByKey);
  const groups = [...toResolve];
  const transitions: GroupTransition[] = [];
  for (const [key, group] of new Map(listed.map((item) => [keyOf(item), item]))) {
    const initial: GroupState = { group, subject, state: 'OK', violations: 0, seenMs: window.endMs };
    const stored = storedByKey.get(key) ?? initial;
    // A group beyond the limit expires immediately.
    const previous = excess.has(key) ? { ...stored, seenMs: Number.NEGATIVE_INFINITY } : stored;
    const keepsState = !valuesByKey.has(key) && rule.noData === 'insufficient_data' && !isExpired(previous, window);
    if (keepsState && !mustResolve(previous, rule)) {
      if (mustBeStored(previous, window, rule)) groups.push(previous);
      continue;
    }
    const value = valuesByKey.get(key)?.value ?? 0;
    const state = nextState(previous, value, valuesByKey.has(key), window, rule);
    if (mustBeStored(state, window, rule)) groups.push(state);
    if (state.state !== previous.state) transitions.push({ group, value, from: previous.state, to: state.state });
    const notified = stateToNotify(previous, state, window, rule);
    if (!notified) continue;
    const sinceMs = state.sinceMs ?? previous.sinceMs ?? window.startMs;
    notices.push({ group, subject, value, window, sinceMs, ...notified });
  }
  return { groups, notices, transitions };
}

/** Returns the most severe state of the groups of an alert, or `OK` if there are no groups. */
export function stateOfAlert(groups: readonly Pick<GroupState, 'state'>[]): GroupState['state'] {
  const states = new Set(groups.map(({ state }) => state));
  return states.has('ALERT') ? 'ALERT' : states.has('PENDING') ? 'PENDING' : 'OK';
}

/** Resets `PENDING` groups after skipped windows: their violations are no longer consecutive. */
export function resetPending(groups: readonly GroupState[]): GroupState[] {
  return groups.map((state) => (state.state === 'PENDING' ? { ...state, state: 'OK', violations: 0 } : state));
}
