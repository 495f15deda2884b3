import type { EvaluationPlan } from '../schedule/due-alerts.ts';
import type { Window } from '../schedule/windows.ts';
import type { EvaluationRule, GroupState, GroupTransition, StateChange } from '../state/group-state.ts';
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

/** Maximum number of changes of one evaluation. Each change has a notification per channel. */
const MAX_CHANGES = 2 * MAX_STORED_GROUPS;

/** Maximum number of groups, over all windows, that are evaluated in one tick of the event loop. */
const MAX_GROUPS = 5 * MAX_STORED_GROUPS;

/** The result of an evaluated window. */
export interface EvaluatedWindow {
  readonly window: Window;
  /** The state of the alert after the window. */
  readonly state: GroupState['state'];
  readonly transitions: readonly GroupTransition[];
}

/** The result of {@link evaluateWindows}. */
export interface WindowsResult extends EvaluationResult {
  readonly changes: readonly StateChange[];
  readonly windows: readonly EvaluatedWindow[];
}

/**
 * Evaluates the windows in order, each from the state after the previous window. Evaluates at least one window, and stops before
 * {@link MAX_GROUPS} or {@link MAX_CHANGES} is exceeded. The remaining windows follow in the next round.
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
  const changes: StateChange[] = [];
  const windows: EvaluatedWindow[] = [];
  for (const { window, values: windowValues } of values) {
    evaluatedGroups += groups.length + windowValues.length;
    if (evaluatedUntilMs !== plan.fromMs && evaluatedGroups > MAX_GROUPS) break;
    const evaluated = evaluateWindow(groups, windowValues, window, rule);
    if (changes.length > 0 && changes.length + evaluated.changes.length > MAX_CHANGES) break;
    groups = evaluated.groups;
    evaluatedUntilMs = window.endMs;
    hasData = windowValues.length > 0;
    changes.push(...evaluated.changes);
    windows.push({ window, state: stateOfAlert(groups), transitions: evaluated.transitions });
  }
  const isUnknown = !hasData && rule.noData === 'insufficient_data';
  return { groups, changes, windows, evaluatedUntilMs, state: isUnknown ? 'INSUFFICIENT_DATA' : stateOfAlert(groups) };
}
