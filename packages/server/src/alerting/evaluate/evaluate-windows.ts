import type { EvaluationPlan } from '../schedule/due-alerts.ts';
import { afterGap, type EvaluationRule, evaluateWindow, MAX_STORED_GROUPS, type StateChange } from '../state/groups.ts';
import type { EvaluationResult } from '../state/record-evaluation.ts';
import { groupsOf, type StoredState } from '../state/stored-state.ts';
import type { WindowValues } from './tile-values.ts';

/** Whether there are windows between those of a plan and those before that nobody judges. */
function isAfterGap(
  { skipped, fromMs }: EvaluationPlan,
  { evaluatedUntilMs: judgedMs = fromMs }: StoredState,
): boolean {
  return skipped > 0 || fromMs > judgedMs;
}

/** The maximum number of notifications that one transaction writes. */
const MAX_NOTIFICATIONS = 2 * MAX_STORED_GROUPS;

/** The maximum number of groups, over all windows, that are evaluated in one transaction without a tick in between. */
const MAX_GROUPS = 5 * MAX_STORED_GROUPS;

/**
 * Evaluates the windows in order, each on the state after the window before it. Stops at
 * {@link MAX_GROUPS} or {@link MAX_NOTIFICATIONS}, after one window at least. The remaining windows follow in the next round.
 */
export function evaluateWindows(
  plan: EvaluationPlan,
  values: readonly WindowValues[],
  memory: StoredState,
  rule: EvaluationRule,
): EvaluationResult & { readonly findings: readonly StateChange[] } {
  const before = groupsOf(memory, rule);
  let groups = isAfterGap(plan, memory) ? afterGap(before) : before;
  let judgedMs = plan.fromMs;
  const findings: StateChange[] = [];
  let judgedGroups = 0;
  for (const { window, values: ofWindow } of values) {
    judgedGroups += groups.length + ofWindow.length;
    if (judgedMs !== plan.fromMs && judgedGroups > MAX_GROUPS) break;
    const judged = evaluateWindow(groups, ofWindow, window, rule);
    if (findings.length > 0 && findings.length + judged.findings.length > MAX_NOTIFICATIONS) break;
    groups = judged.groups;
    judgedMs = window.endMs;
    findings.push(...judged.findings);
  }
  return { groups, findings, evaluatedUntilMs: judgedMs };
}
