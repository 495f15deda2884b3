import type { Clock } from '../../domain/timestamp.ts';
import type { Store } from '../../store/store.ts';
import { InvalidTileError } from '../../telemetry/query/tiles/invalid-tile-error.ts';
import type { LeasedAlert } from '../lease/acquire-alerts.ts';
import type { AlertObserver } from '../observer.ts';
import type { LinkTo } from '../outbox/alert-link.ts';
import { insertNotifications, type PendingNotification } from '../outbox/outbox.ts';
import { recordEvaluation, recordFailure, silenceAt } from '../state/record-evaluation.ts';
import { EMPTY_STATE, parseState } from '../state/stored-state.ts';
import { createNotifications } from './create-notifications.ts';
import { displayedSubjects } from './displayed-subjects.ts';
import { evaluateWindows } from './evaluate-windows.ts';
import { ruleOf } from './evaluation-rule.ts';
import { findExecutionFailure, toExecutionFailure } from './execution-error.ts';
import { type AlertCharts, type OpenWatched, openWatched } from './open-watched.ts';
import { readWatched, type Watched, watchedIdsOf } from './read-watched.ts';
import { readWindowValues, type WindowValues } from './window-values.ts';

/** The dependencies of an evaluation. */
export interface EvaluationContext {
  readonly store: Pick<Store, 'db' | 'transaction'>;
  readonly tenantCharts: AlertCharts;
  readonly clock: Clock;
  /** Returns time-ordered ids. */
  readonly newId: () => string;
  readonly linkTo: LinkTo;
  readonly observer: AlertObserver;
}

interface QueriedWatched extends OpenWatched {
  readonly values: readonly WindowValues[];
}

/** Queries the due windows. Returns the error if they cannot be queried. */
async function queryWatched(
  { tenantCharts }: EvaluationContext,
  { alert, plan }: LeasedAlert,
  watched: Watched,
): Promise<QueriedWatched | { readonly error: unknown }> {
  try {
    const opened = await openWatched(tenantCharts, alert.tenant_id, watched);
    const hasTimedOut = findExecutionFailure(alert.execution_errors)?.type === 'QUERY_TIMEOUT';
    const values = await readWindowValues(opened, plan.schedule, plan.windows, hasTimedOut);
    const unseen = await opened.findUnseenNames();
    if (unseen !== undefined) throw new InvalidTileError(unseen);
    return { ...opened, values };
  } catch (error) {
    return { error };
  }
}

async function reportFailure(
  { store, clock, observer }: EvaluationContext,
  leased: LeasedAlert,
  error: unknown,
  { noun }: Watched,
): Promise<void> {
  const failure = toExecutionFailure(error, noun);
  const { tenant_id: tenant, id: alertId, execution_errors: errors } = leased.alert;
  observer.warn({ tenant, alertId, type: failure.type, err: error }, 'an alert could not be evaluated');
  if (!findExecutionFailure(errors)) {
    const details = { tenant, alertId, reason: failure.message };
    observer.warn(details, 'the state of an alert is unknown until its evaluation succeeds');
    observer.stateUnknown();
  }
  await recordFailure(store, leased, clock(), failure);
  observer.evaluated(false);
}

/**
 * Evaluates the due windows of a leased alert. Stores the new state and the notifications in one transaction. Returns the
 * notifications to send. Throws errors of the store.
 */
export async function evaluateAlert(context: EvaluationContext, leased: LeasedAlert): Promise<PendingNotification[]> {
  const { store, clock, newId, observer } = context;
  const { alert, evaluation, plan } = leased;
  const watched = await readWatched(store, alert.tenant_id, alert);
  const queried = await queryWatched(context, leased, watched);
  if ('error' in queried) {
    await reportFailure(context, leased, queried.error, watched);
    return [];
  }
  const { groupBy, sourceQuery, values } = queried;
  // The state cannot have changed since the lease was acquired: only the holder of the lease writes it.
  const stored = parseState(evaluation?.groups ?? EMPTY_STATE);
  const displayOf = await displayedSubjects(context, alert, watched.name, stored);
  const nowMs = clock();
  let notifications: PendingNotification[] = [];
  const isRecorded = await recordEvaluation(store, leased, nowMs, async (tx, current) => {
    const rule = ruleOf(alert, { ...watchedIdsOf(alert), groupBy }, { isSilenced: silenceAt(current, nowMs) !== null });
    const { changes, ...result } = evaluateWindows(plan, values, stored, rule);
    notifications = await createNotifications(leased, changes, sourceQuery, displayOf);
    await insertNotifications(tx, newId, notifications, nowMs);
    return result;
  });
  if (!isRecorded) return [];
  observer.evaluated(true);
  return notifications;
}
