import { DAY_MS, type Window } from '../schedule/windows.ts';
import { partitionStaleGroups } from './stale-groups.ts';
import type { Subject } from './subject.ts';
import { isViolated, type Threshold } from './threshold.ts';

/** What is remembered of a group of a tile from one window to the next; a group that is not remembered is OK. */
export interface GroupState {
  readonly group: readonly string[];
  /** What it is a group of. */
  readonly of: Subject;
  readonly state: 'OK' | 'PENDING' | 'ALERT';
  /** How many windows in a row have violated the threshold. */
  readonly violations: number;
  /** The end of the last window that had rows of the group. */
  readonly seenMs: number;
  /** The start of the window that made it ALERT. */
  readonly sinceMs?: number;
  /**
   * The webhooks that were told of this ALERT, if any, so that these are told of its end as well: after a silence in which
   * it ended, and when the alert has other webhooks by then.
   */
  readonly notifiedWebhookIds?: readonly string[];
}

/** The value of a group in a window. */
export interface GroupValue {
  readonly group: readonly string[];
  readonly value: number;
}

/** A group that somebody has to be told about. */
export interface StateChange extends GroupValue {
  readonly of: Subject;
  readonly state: 'ALERT' | 'OK';
  readonly window: Window;
  /** The start of the window that made it ALERT: the same from the first notification to the last. */
  readonly sinceMs: number;
  /** Who has to be told. */
  readonly webhookIds: readonly string[];
  /** It is of what the alert was on before: it ends without a value, since nobody looks at it any more. */
  readonly isStale?: true;
}

/** How the windows of an alert are judged. */
export interface EvaluationRule {
  readonly threshold: Threshold;
  /** How many windows in a row have to violate the threshold. */
  readonly consecutive: number;
  /** What the alert is on. */
  readonly subject: Subject;
  /** The webhooks of the alert. */
  readonly webhookIds: readonly string[];
  readonly isSilenced: boolean;
}

/** Each group is judged, remembered and notified of; more than this in a window would keep everybody waiting. */
export const MAX_STORED_GROUPS = 1_000;

/** A group that had no rows for a day, and in three windows, is gone and not merely quiet. A tile that is not grouped stays. */
function isExpired({ of, seenMs }: Pick<GroupState, 'of' | 'seenMs'>, { startMs, endMs }: Window): boolean {
  return of.groupBy.length > 0 && endMs - seenMs > Math.max(DAY_MS, 3 * (endMs - startMs));
}

function keyOf(group: readonly string[]): string {
  return JSON.stringify(group);
}

/** Where there are too many groups, those that have been silent the longest are gone as well. */
function groupsBeyondLimit(
  known: ReadonlyMap<string, GroupState>,
  found: ReadonlyMap<string, GroupValue>,
): Set<string> {
  const silent = [...known].filter(([key]) => !found.has(key));
  const tooMany = Math.max(0, silent.length + found.size - MAX_STORED_GROUPS);
  const longestFirst = silent.sort(([, a], [, b]) => a.seenMs - b.seenMs);
  return new Set(longestFirst.slice(0, tooMany).map(([key]) => key));
}

function next(before: GroupState, value: number, isSeen: boolean, window: Window, rule: EvaluationRule): GroupState {
  const { group, of, sinceMs } = before;
  const seenMs = isSeen ? window.endMs : before.seenMs;
  /** Set if webhooks were notified of the ALERT and not yet of its end. */
  const owed =
    before.notifiedWebhookIds && sinceMs !== undefined
      ? { sinceMs, notifiedWebhookIds: before.notifiedWebhookIds }
      : undefined;
  if (isExpired({ of, seenMs }, window) || !isViolated(rule.threshold, value)) {
    return { group, of, state: 'OK', violations: 0, seenMs, ...(rule.isSilenced && owed) };
  }
  const violations = before.violations + 1;
  if (before.state !== 'ALERT' && violations < rule.consecutive) {
    return { group, of, state: 'PENDING', violations, seenMs, ...owed };
  }
  const told = rule.isSilenced
    ? before.notifiedWebhookIds
    : [...new Set([...(before.notifiedWebhookIds ?? []), ...rule.webhookIds])];
  return {
    ...{ group, of, state: 'ALERT', violations, seenMs, sinceMs: sinceMs ?? window.startMs },
    ...(told && { notifiedWebhookIds: told }),
  };
}

/** An ALERT is told to the webhooks that the alert has now, its end to those that were told of it. */
function stateToNotify(
  { notifiedWebhookIds: told }: GroupState,
  { state }: GroupState,
  { webhookIds, isSilenced }: EvaluationRule,
): Pick<StateChange, 'state' | 'webhookIds'> | undefined {
  if (isSilenced || state === 'PENDING') return undefined;
  if (state === 'ALERT') return { state, webhookIds };
  return told && { state, webhookIds: told };
}

/** A quiet group matters only where its end is to be told, and where no rows would violate the threshold. */
function mustBeStored(state: GroupState, window: Window, { threshold }: EvaluationRule): boolean {
  return (
    state.state !== 'OK' ||
    state.notifiedWebhookIds !== undefined ||
    (state.of.groupBy.length > 0 && isViolated(threshold, 0) && !isExpired(state, window))
  );
}

/**
 * Judges a window: no rows count as 0, and each group is judged alone. Answers what is to be remembered, and whom to
 * tell about: a group that enters ALERT, each further window of it, and once its end, which is also told when the alert
 * is put on something else.
 */
export function evaluateWindow(
  before: readonly GroupState[],
  values: readonly GroupValue[],
  window: Window,
  rule: EvaluationRule,
): { readonly groups: GroupState[]; readonly findings: StateChange[] } {
  const { subject } = rule;
  const former = partitionStaleGroups(before, window, rule);
  const known = new Map(former.current.map((state) => [keyOf(state.group), state]));
  const found = new Map(values.map((each) => [keyOf(each.group), each]));
  const all = [...known.values(), ...values].map(({ group }) => group);
  const everyGroup = new Map(
    [...(subject.groupBy.length === 0 ? [[]] : []), ...all].map((group) => [keyOf(group), group]),
  );
  const crowded = groupsBeyondLimit(known, found);
  const groups = [...former.toResolve];
  const findings = [...former.findings];
  for (const [key, group] of everyGroup) {
    const quiet: GroupState = { group, of: subject, state: 'OK', violations: 0, seenMs: window.endMs };
    const remembered = known.get(key) ?? quiet;
    const earlier = crowded.has(key) ? { ...remembered, seenMs: Number.NEGATIVE_INFINITY } : remembered;
    const value = found.get(key)?.value ?? 0;
    const state = next(earlier, value, found.has(key), window, rule);
    if (mustBeStored(state, window, rule)) groups.push(state);
    const telling = stateToNotify(earlier, state, rule);
    if (!telling) continue;
    const sinceMs = state.sinceMs ?? earlier.sinceMs ?? window.startMs;
    findings.push({ group, of: subject, value, window, sinceMs, ...telling });
  }
  return { groups, findings };
}

/** The state of an alert: that of the group that is worst off. */
export function stateOfAlert(groups: readonly GroupState[]): GroupState['state'] {
  const states = new Set(groups.map(({ state }) => state));
  return states.has('ALERT') ? 'ALERT' : states.has('PENDING') ? 'PENDING' : 'OK';
}

/** Windows were left out: what was pending is not in a row any more. */
export function afterGap(groups: readonly GroupState[]): GroupState[] {
  return groups.map((state) => (state.state === 'PENDING' ? { ...state, state: 'OK', violations: 0 } : state));
}
