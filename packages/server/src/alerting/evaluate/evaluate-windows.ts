import type { EvaluationPlan } from '../schedule/due-alerts.ts';
import type { Window } from '../schedule/windows.ts';
import type { EvaluationRule, GroupState, GroupTransition, StateNotice } from '../state/group-state.ts';
import { evaluateWindow, MAX_STORED_GROUPS, resetPending, stateOfAlert } from '../state/groups.ts';
import type { EvaluationResult } from '../state/record-evaluation.ts';
import { restoreGroups, type StoredState } from '../state/stored-state.ts';
import type { WindowValues } from './window-values.ts';

/** Returns true if windows between the last evaluated one and those of the plan are skipped. */
function isAfterGap(
  { skipped, fromMs }: Pick<EvaluationPlan, 'skipped' | 'fromMs'>,
  { evaluatedUntilMs = fromMs }: StoredState,
): boolean {
  return skipped > 0 || fromMs > evaluatedUntilMs;
}

/** Maximum number of notices of one evaluation. Each notice has a notification per channel. */
const MAX_NOTICES = 2 * MAX_STORED_GROUPS;

/** Maximum number of groups, over all windows, that are evaluated in one tick of the event loop. */
const MAX_GROUPS = 5 * MAX_STORED_GROUPS;

/** The result of an evaluated window. */
export interface EvaluatedWindow {
  readonly window: Window;
  /** The most severe state of the groups after the window. */
  readonly state: GroupState['state'];
  readonly transitions: readonly GroupTransition[];
}

/** The result of {@link evaluateWindows}. */
export interface WindowsResult extends EvaluationResult {
  readonly notices: readonly StateNotice[];
  readonly windows: readonly EvaluatedWindow[];
}

/**
 * Evaluates the windows in order, each from the state after the previous window. Always evaluates the first one, and stops before
 * {@link MAX_GROUPS} or {@link MAX_NOTICES} is exceeded. The evaluator evaluates the remaining windows in the next round. A preview
 * evaluates them in its next step.
 */
export function evaluateWindows(
  plan: Pick<EvaluationPlan, 'skipped' | 'fromMs'>,
  values: readonly WindowValues[],
  stored: StoredState,
  rule: EvaluationRule,
): WindowsResult {
  const before = restoreGroups(stored, rule);
  let groups = isAfterGap(plan, stored) ? resetPending(before) : before;
  let evaluatedUntilMs = plan.fromMs;
  let evaluatedGroups = 0;
  let hasData = false;
  const notices: StateNotice[] = [];
  const windows: EvaluatedWindow[] = [];
  for (const { window, values: windowValues } of values) {
    evaluatedGroups += groups.length + windowValues.length;
    if (evaluatedUntilMs !== plan.fromMs && evaluatedGroups > MAX_GROUPS) break;
    const evaluated = evaluateWindow(groups, windowValues, window, rule);
    if (notices.length > 0 && notices.length + evaluated.notices.length > MAX_NOTICES) break;
    groups = evaluated.groups;
    evaluatedUntilMs = window.endMs;
    hasData = windowValues.length > 0;
    notices.push(...evaluated.notices);
    windows.push({ window, state: stateOfAlert(groups), transitions: evaluated.transitions });
  }
  const isUnknown = !hasData && rule.noData === 'insufficient_data';
  return { groups, notices, windows, evaluatedUntilMs, state: isUnknown ? 'INSUFFICIENT_DATA' : stateOfAlert(groups) };
}
