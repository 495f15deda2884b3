import { type Threshold, violates } from './threshold.ts';
import { DAY_MS, type Window } from './windows.ts';

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
  /** Whether a notification of this ALERT was written, so that its end is told as well: after a silence in which it ended. */
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
export const MOST_GROUPS = 1_000;

/** A group that had no rows for a day, and in three windows, is gone and not merely quiet. */
const isGone = ({ seenMs }: GroupState, { startMs, endMs }: Window): boolean =>
  endMs - seenMs > Math.max(DAY_MS, 3 * (endMs - startMs));

const keyOf = (group: readonly string[]): string => JSON.stringify(group);

/** Where there are too many groups, those that have been silent the longest are gone as well. */
const crowdedOut = (known: ReadonlyMap<string, GroupState>, found: ReadonlyMap<string, GroupValue>): Set<string> => {
  const silent = [...known].filter(([key]) => !found.has(key));
  const tooMany = Math.max(0, silent.length + found.size - MOST_GROUPS);
  const longestFirst = silent.sort(([, a], [, b]) => a.seenMs - b.seenMs);
  return new Set(longestFirst.slice(0, tooMany).map(([key]) => key));
};

const next = (before: GroupState, value: number, isSeen: boolean, window: Window, rule: Rule): GroupState => {
  const seenMs = isSeen ? window.endMs : before.seenMs;
  const belongs =
    before.group.length === rule.groupedBy && !(rule.groupedBy > 0 && isGone({ ...before, seenMs }, window));
  const { group, sinceMs } = before;
  /** That it fired was told, that it ended not yet. */
  const owed = before.told && sinceMs !== undefined ? ({ sinceMs, told: true } as const) : undefined;
  if (!belongs || !violates(rule.threshold, value)) {
    return { group, state: 'OK', violations: 0, seenMs, ...(rule.isSilenced && owed) };
  }
  const violations = before.violations + 1;
  if (before.state !== 'ALERT' && violations < rule.consecutive) {
    return { group, state: 'PENDING', violations, seenMs, ...owed };
  }
  const told = !rule.isSilenced || before.told === true;
  return {
    ...{ group, state: 'ALERT', violations, seenMs, sinceMs: sinceMs ?? window.startMs },
    ...(told && { told }),
  };
};

/** A quiet group matters only where its end is to be told, and where no rows would violate the threshold. */
const isWorthRemembering = (state: GroupState, window: Window, { threshold, groupedBy }: Rule): boolean =>
  state.state !== 'OK' ||
  state.told === true ||
  (groupedBy > 0 && state.group.length === groupedBy && violates(threshold, 0) && !isGone(state, window));

/**
 * Judges a window: no rows count as 0, and each group is judged alone. Answers what is to be remembered, and whom to
 * tell about: a group that enters ALERT, each further window of it, and once its end.
 */
export const judge = (
  before: readonly GroupState[],
  values: readonly GroupValue[],
  window: Window,
  rule: Rule,
): { readonly groups: GroupState[]; readonly findings: Finding[] } => {
  const known = new Map(before.map((state) => [keyOf(state.group), state]));
  const found = new Map(values.map((each) => [keyOf(each.group), each]));
  const all = [...known.values(), ...values].map(({ group }) => group);
  const everyGroup = new Map([...(rule.groupedBy === 0 ? [[]] : []), ...all].map((group) => [keyOf(group), group]));
  const crowded = crowdedOut(known, found);
  const groups: GroupState[] = [];
  const findings: Finding[] = [];
  for (const [key, group] of everyGroup) {
    const remembered: GroupState = known.get(key) ?? { group, state: 'OK', violations: 0, seenMs: window.endMs };
    const earlier = crowded.has(key) ? { ...remembered, seenMs: Number.NEGATIVE_INFINITY } : remembered;
    const value = found.get(key)?.value ?? 0;
    const state = next(earlier, value, found.has(key), window, rule);
    if (isWorthRemembering(state, window, rule)) groups.push(state);
    const resolved = earlier.told === true && state.state === 'OK';
    if (rule.isSilenced || (state.state !== 'ALERT' && !resolved)) continue;
    const sinceMs = state.sinceMs ?? earlier.sinceMs ?? window.startMs;
    findings.push({ group, value, window, sinceMs, state: resolved ? 'OK' : 'ALERT' });
  }
  return { groups, findings };
};

/** The state of an alert: that of the group that is worst off. */
export const stateOfAlert = (groups: readonly GroupState[]): GroupState['state'] => {
  const states = new Set(groups.map(({ state }) => state));
  return states.has('ALERT') ? 'ALERT' : states.has('PENDING') ? 'PENDING' : 'OK';
};

/** Windows were left out: what was pending is not in a row any more. */
export const afterGap = (groups: readonly GroupState[]): GroupState[] =>
  groups.map((state) => (state.state === 'PENDING' ? { ...state, state: 'OK', violations: 0 } : state));
