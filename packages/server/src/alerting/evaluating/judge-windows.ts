import { afterGap, type Finding, judge, MOST_GROUPS, type Rule } from '../judging/groups.ts';
import type { Plan } from './due-alerts.ts';
import { groupsIn, type Memory } from './memory.ts';
import type { Evaluated } from './record-evaluation.ts';
import type { WindowValues } from './tile-values.ts';

/** Whether there are windows between those of a plan and those before that nobody judges. */
const isBehindGap = ({ skipped, fromMs }: Plan, { judgedMs = fromMs }: Memory): boolean =>
  skipped > 0 || fromMs > judgedMs;

/**
 * Judges the windows one after the other, on what is remembered of the windows before them; no more than can be written
 * in one transaction.
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
  for (const { window, values: ofWindow } of values) {
    const judged = judge(groups, ofWindow, window, rule);
    if (findings.length > 0 && findings.length + judged.findings.length > 2 * MOST_GROUPS) break;
    groups = judged.groups;
    judgedMs = window.endMs;
    findings.push(...judged.findings);
  }
  return { groups, findings, judgedMs };
};
