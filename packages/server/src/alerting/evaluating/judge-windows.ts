import { afterGap, type Finding, judge, MOST_GROUPS, type Rule } from '../judging/groups.ts';
import type { Plan } from './due-alerts.ts';
import { groupsIn, type Memory } from './memory.ts';
import type { Evaluated } from './record-evaluation.ts';
import type { WindowValues } from './tile-values.ts';

/** Whether there are windows between those of a plan and those before that nobody judges. */
const isBehindGap = ({ skipped, fromMs }: Plan, { judgedMs = fromMs }: Memory): boolean =>
  skipped > 0 || fromMs > judgedMs;

/** The maximum number of notifications that one transaction writes. */
const MAX_NOTIFICATIONS = 2 * MOST_GROUPS;

/** The maximum number of groups, over all windows, that are evaluated in one transaction without a tick in between. */
const MAX_GROUPS = 5 * MOST_GROUPS;

/**
 * Evaluates the windows in order, each on the state after the window before it. Stops at
 * {@link MAX_GROUPS} or {@link MAX_NOTIFICATIONS}, after one window at least. The remaining windows follow in the next round.
 */
export const judgeWindows = (
  plan: Plan,
  values: readonly WindowValues[],
  memory: Memory,
  rule: Rule,
): Evaluated & { readonly findings: readonly Finding[] } => {
  const before = groupsIn(memory, rule);
  let groups = isBehindGap(plan, memory) ? afterGap(before) : before;
  let judgedMs = plan.fromMs;
  const findings: Finding[] = [];
  let judgedGroups = 0;
  for (const { window, values: ofWindow } of values) {
    judgedGroups += groups.length + ofWindow.length;
    if (judgedMs !== plan.fromMs && judgedGroups > MAX_GROUPS) break;
    const judged = judge(groups, ofWindow, window, rule);
    if (findings.length > 0 && findings.length + judged.findings.length > MAX_NOTIFICATIONS) break;
    groups = judged.groups;
    judgedMs = window.endMs;
    findings.push(...judged.findings);
  }
  return { groups, findings, judgedMs };
};
