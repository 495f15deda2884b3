import { violates } from './threshold.js';
import { DAY_MS } from './windows.js';
/** Each group is judged, remembered and notified of; more than this in a window would keep everybody waiting. */
export const MOST_GROUPS = 1_000;
/** A group that had no rows for a day, and in three windows, is gone and not merely quiet. */
const isGone = ({ seenMs }, { startMs, endMs }) => endMs - seenMs > Math.max(DAY_MS, 3 * (endMs - startMs));
const keyOf = (group) => JSON.stringify(group);
/** Where there are too many groups, those that have been silent the longest are gone as well. */
const crowdedOut = (known, found) => {
    const silent = [...known].filter(([key]) => !found.has(key));
    const tooMany = Math.max(0, silent.length + found.size - MOST_GROUPS);
    const longestFirst = silent.sort(([, a], [, b]) => a.seenMs - b.seenMs);
    return new Set(longestFirst.slice(0, tooMany).map(([key]) => key));
};
const next = (before, value, isSeen, window, rule) => {
    const seenMs = isSeen ? window.endMs : before.seenMs;
    const belongs = before.group.length === rule.groupedBy && !(rule.groupedBy > 0 && isGone({ ...before, seenMs }, window));
    const { group } = before;
    if (!belongs || !violates(rule.threshold, value))
        return { group, state: 'OK', violations: 0, seenMs };
    const violations = before.violations + 1;
    if (before.state !== 'ALERT' && violations < rule.consecutive)
        return { group, state: 'PENDING', violations, seenMs };
    const told = !rule.isSilenced || before.told === true;
    return {
        ...{ group, state: 'ALERT', violations, seenMs, sinceMs: before.sinceMs ?? window.startMs },
        ...(told && { told }),
    };
};
/** A quiet group matters only where no rows would violate the threshold. */
const isWorthRemembering = (state, window, { threshold, groupedBy }) => state.state !== 'OK' ||
    (groupedBy > 0 && state.group.length === groupedBy && violates(threshold, 0) && !isGone(state, window));
/**
 * Judges a window: no rows count as 0, and each group is judged alone. Answers what is to be remembered, and whom to
 * tell about: a group that enters ALERT, each further window of it, and once its end.
 */
export const judge = (before, values, window, rule) => {
    const known = new Map(before.map((state) => [keyOf(state.group), state]));
    const found = new Map(values.map((each) => [keyOf(each.group), each]));
    const all = [...known.values(), ...values].map(({ group }) => group);
    const everyGroup = new Map([...(rule.groupedBy === 0 ? [[]] : []), ...all].map((group) => [keyOf(group), group]));
    const crowded = crowdedOut(known, found);
    const groups = [];
    const findings = [];
    for (const [key, group] of everyGroup) {
        const remembered = known.get(key) ?? { group, state: 'OK', violations: 0, seenMs: window.endMs };
        const earlier = crowded.has(key) ? { ...remembered, seenMs: Number.NEGATIVE_INFINITY } : remembered;
        const value = found.get(key)?.value ?? 0;
        const state = next(earlier, value, found.has(key), window, rule);
        if (isWorthRemembering(state, window, rule))
            groups.push(state);
        const resolved = earlier.told === true && state.state === 'OK';
        if (rule.isSilenced || (state.state !== 'ALERT' && !resolved))
            continue;
        const sinceMs = state.sinceMs ?? earlier.sinceMs ?? window.startMs;
        findings.push({ group, value, window, sinceMs, state: resolved ? 'OK' : 'ALERT' });
    }
    return { groups, findings };
};
/** The state of an alert: that of the group that is worst off. */
export const stateOfAlert = (groups) => {
    const states = new Set(groups.map(({ state }) => state));
    return states.has('ALERT') ? 'ALERT' : states.has('PENDING') ? 'PENDING' : 'OK';
};
/** Windows were left out: what was pending is not in a row any more. */
export const afterGap = (groups) => groups.map((state) => (state.state === 'PENDING' ? { ...state, state: 'OK', violations: 0 } : state));
