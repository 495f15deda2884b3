import { createHash } from 'node:crypto';
import type { AlertExecutionError } from '@observability-api/schemas';
import type { Selectable, Transaction } from 'kysely';
import { silenceAt } from '../../domain/alert.ts';
import type { Clock } from '../../domain/timestamp.ts';
import type { Store } from '../../store/store.ts';
import type { AlertsTable, Tables } from '../../store/tables.ts';
import { InvalidTileError } from '../../telemetry/query/chart-query.ts';
import type { LeasedAlert } from '../lease/acquire-alerts.ts';
import type { AlertObserver } from '../observer.ts';
import type { LinkTo } from '../outbox/alert-link.ts';
import { type CreatedNotification, insertNotifications, type LeasedNotification } from '../outbox/outbox.ts';
import { insertPendingNotices } from '../outbox/pending-notices.ts';
import { failingChannels } from '../outbox/supersede.ts';
import type { EvaluationPlan } from '../schedule/due-alerts.ts';
import type { Window } from '../schedule/windows.ts';
import type { StateNotice } from '../state/group-state.ts';
import { recordEvaluation, recordFailure } from '../state/record-evaluation.ts';
import { readState, type StoredFailure, type StoredState } from '../state/stored-state.ts';
import type { Subject } from '../state/subject.ts';
import { createNotifications } from './create-notifications.ts';
import { displayedSubjects } from './displayed-subjects.ts';
import { evaluateWindows } from './evaluate-windows.ts';
import { channelIdsOf, ruleOf } from './evaluation-rule.ts';
import { findExecutionFailure, retriedErrorsOf, toExecutionFailure } from './execution-error.ts';
import { notifyPending } from './notify-pending.ts';
import { type AlertCharts, type PreparedAlertQuery, prepareAlertQuery } from './prepare-alert-query.ts';
import { type AlertQuery, readAlertQuery, subjectIdsOf } from './read-alert-query.ts';
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

/**
 * An evaluation with more notifications than this first stores only its notices ({@link StateNotice}). A transaction that inserts thousands
 * of notifications would block other writes.
 */
const MANY_NOTIFICATIONS = 1_000;

/** Channels are notified after evaluations have failed for this long. A restart of the telemetry engine takes less. */
const FAILURE_NOTICE_MS = 300_000;

interface QueriedValues extends PreparedAlertQuery {
  readonly values: readonly WindowValues[];
}

interface FailedQuery {
  readonly error: unknown;
  /** The last queried window, if the query has a metric or attribute that its sources have never received. */
  readonly unseenWindow?: Window | undefined;
}

/** Queries the due windows. Returns the error if this fails, or if the query has a metric or attribute that was never received. */
async function queryWindows(
  { tenantCharts }: EvaluationContext,
  { alert, plan }: LeasedAlert,
  query: AlertQuery,
): Promise<QueriedValues | FailedQuery> {
  try {
    const prepared = await prepareAlertQuery(tenantCharts, alert.tenant_id, query);
    const hasTimedOut = findExecutionFailure(alert.execution_errors)?.type === 'QUERY_TIMEOUT';
    const values = await readWindowValues(prepared, plan.schedule, plan.windows, hasTimedOut);
    const unseen = await prepared.findUnseenNames();
    return unseen.length === 0
      ? { ...prepared, values }
      : { error: new InvalidTileError(unseen.join(' ')), unseenWindow: values.at(-1)?.window };
  } catch (error) {
    return { error };
  }
}

/** Stores an evaluation that failed. Returns the notifications to send. */
async function reportFailure(
  context: EvaluationContext,
  leased: LeasedAlert,
  { error, unseenWindow }: FailedQuery,
  query: AlertQuery,
  stored: StoredState,
): Promise<CreatedNotification[]> {
  const { store, clock, newId, observer } = context;
  const { alert, plan } = leased;
  const { noun, name } = query;
  const failure = toExecutionFailure(error, noun);
  const { tenant_id: tenant, id: alertId, execution_errors: errors } = alert;
  observer.warn({ tenant, alertId, type: failure.type, err: error }, 'an alert could not be evaluated');
  // Reports the unknown state only for the first of consecutive failures. A failure stores an error on the alert and a failure in the
  // state. If only one of the two is stored, this failure is the first:
  // - A write of an alert with a metric or attribute that was never received stores only an error.
  // - Enabling the alert again removes only the failure, see `withoutUnnotifiedFailure`.
  // - A success during a silence removes only the error, if channels were notified of the failure.
  if (!findExecutionFailure(errors) || !stored.failure) {
    const details = { tenant, alertId, reason: failure.message };
    observer.warn(details, 'the state of an alert is unknown until its evaluation succeeds');
    observer.stateUnknown();
  }
  const nowMs = clock();
  const displayOf = await displayedSubjects(context, alert, name, []);
  const ongoing: StoredFailure = {
    ...(stored.failure ?? { sinceMs: nowMs }),
    ...(unseenWindow && { unseenQuery: queryKeyOf(query) }),
  };
  // If a metric or attribute of the query was never received, the windows before the last queried one are no longer due. Otherwise, all
  // windows remain due.
  const failed = { ...failure, fromMs: unseenWindow?.startMs ?? plan.fromMs };
  let notifications: CreatedNotification[] = [];
  const isRecorded = await recordFailure(store, leased, nowMs, failed, async (tx, current) => {
    const isDue = nowMs - ongoing.sinceMs >= FAILURE_NOTICE_MS && silenceAt(current, nowMs) === null;
    const deliveryErrors = await ongoingDeliveryErrors(tx, current);
    const notice = failureNotice(leased, ongoing, failure.message);
    if (!isDue || notice.channelIds.length === 0) return { failure: ongoing, deliveryErrors };
    notifications = await createNotifications(leased, [notice], '', displayOf);
    await insertNotifications(tx, newId, notifications, nowMs);
    const notifiedChannelIds = [...notice.notifiedBefore, ...notice.channelIds];
    return { failure: { ...ongoing, notifiedChannelIds }, deliveryErrors };
  });
  observer.evaluated(false);
  return isRecorded ? notifications : [];
}

/**
 * Returns the notice that evaluations fail for a reason, for the channels that were not notified of the failure before. If the reason
 * is null, returns the notice that evaluations succeed again, for the channels that were notified of the failure.
 */
function failureNotice(
  { alert, plan }: LeasedAlert,
  { sinceMs, notifiedChannelIds: notifiedBefore = [] }: StoredFailure,
  reason: string | null,
): StateNotice {
  const window = plan.windows.at(-1);
  if (!window) throw new Error('Expected a due window.');
  return {
    group: [],
    value: 0,
    subject: { ...subjectIdsOf(alert), groupBy: [] },
    window,
    sinceMs,
    state: reason === null ? 'OK' : 'INSUFFICIENT_DATA',
    channelIds: reason === null ? notifiedBefore : channelIdsOf(alert).filter((id) => !notifiedBefore.includes(id)),
    notifiedBefore,
    failure: reason,
  };
}

/** Returns a digest of the chart and the filters of a query. */
function queryKeyOf({ tile, filters }: AlertQuery): string {
  const query = JSON.stringify([tile?.config ?? tile?.series, filters]);
  return createHash('sha256').update(query).digest('base64url');
}

/**
 * Drops the leading windows without rows if earlier evaluations failed because a metric or attribute of the query had never been
 * received. The value of these windows is unknown, and not 0. If the query has changed since, or windows are skipped, drops nothing: the
 * metric or attribute may have been received before these windows.
 */
function dropUnseenWindows(
  { fromMs, skipped }: EvaluationPlan,
  values: readonly WindowValues[],
  { failure }: StoredState,
  query: AlertQuery,
): { readonly plan: Pick<EvaluationPlan, 'fromMs' | 'skipped'>; readonly values: readonly WindowValues[] } {
  const isCertain = skipped === 0 && failure?.unseenQuery === queryKeyOf(query);
  if (!isCertain) return { plan: { fromMs, skipped }, values };
  const first = values.findIndex((window) => window.values.length > 0);
  const count = first === -1 ? values.length : first;
  return { plan: { fromMs: values[count - 1]?.window.endMs ?? fromMs, skipped }, values: values.slice(count) };
}

/** Returns the stored errors of deliveries to channels that have a postponed delivery. */
async function ongoingDeliveryErrors(
  tx: Transaction<Tables>,
  { tenant_id: tenant, id: alertId, execution_errors }: Selectable<AlertsTable>,
): Promise<AlertExecutionError[]> {
  if (execution_errors === '[]') return [];
  return retriedErrorsOf(execution_errors, await failingChannels(tx, { tenant, alertId }));
}

/** Returns the tiles, saved searches and charts that groups belong to. Earlier versions stored none. */
function subjectsOf({ groups }: StoredState): Subject[] {
  return groups.flatMap(({ subject }) => subject ?? []);
}

/**
 * Evaluates the due windows of a leased alert. Stores the new state and the notifications in one transaction. If there are more than
 * {@link MANY_NOTIFICATIONS}, this transaction stores notices instead, and further ones store the notifications. If notices of an earlier
 * evaluation are still stored, evaluates nothing and stores only their notifications. Returns the notifications to send. Throws errors of
 * the store.
 */
export async function evaluateAlert(
  context: EvaluationContext,
  leased: LeasedAlert,
): Promise<readonly LeasedNotification[]> {
  if (leased.hasPendingNotices) return notifyPending(context, leased);
  const { store, clock, newId, observer } = context;
  const { alert, plan } = leased;
  const query = await readAlertQuery(store, alert.tenant_id, alert);
  const queried = await queryWindows(context, leased, query);
  // Only the holder of the lease and a write that enables the alert change this stored state. After such a write, `recordEvaluation` and
  // `recordFailure` discard the result.
  const stored = await readState(store.db, alert);
  if ('error' in queried) return reportFailure(context, leased, queried, query, stored);
  const { groupBy, sourceQuery } = queried;
  const evaluable = dropUnseenWindows(plan, queried.values, stored, query);
  const displayOf = await displayedSubjects(context, alert, query.name, subjectsOf(stored));
  const nowMs = clock();
  const evaluate = async (isSilenced: boolean) => {
    const rule = ruleOf(alert, { ...subjectIdsOf(alert), groupBy }, { isSilenced });
    const { notices, ...result } = evaluateWindows(evaluable.plan, evaluable.values, stored, rule);
    const { sinceMs = 0, notifiedChannelIds } = stored.failure ?? {};
    const notified: StoredFailure | undefined = notifiedChannelIds && { sinceMs, notifiedChannelIds };
    const recovery = notified && !isSilenced ? [failureNotice(leased, notified, null)] : [];
    const all = [...recovery, ...notices];
    const hasPendingNotices = all.reduce((sum, { channelIds }) => sum + channelIds.length, 0) > MANY_NOTIFICATIONS;
    return {
      isSilenced,
      notifications: hasPendingNotices ? [] : await createNotifications(leased, all, sourceQuery, displayOf),
      pending: hasPendingNotices ? all : [],
      result: { ...result, failure: isSilenced ? notified : undefined, keepsLease: hasPendingNotices },
    };
  };
  // Evaluates before the transaction starts, because other writes wait for the end of the transaction.
  let evaluated = await evaluate(silenceAt(alert, nowMs) !== null);
  const isRecorded = await recordEvaluation(store, leased, nowMs, async (tx, current) => {
    const isSilenced = silenceAt(current, nowMs) !== null;
    // A user has silenced the alert, or ended its silence, since the alert was read.
    if (isSilenced !== evaluated.isSilenced) evaluated = await evaluate(isSilenced);
    const { notifications, pending } = evaluated;
    await insertNotifications(tx, newId, notifications, nowMs);
    await insertPendingNotices(tx, current, { notices: pending, sourceQuery, createdMs: nowMs });
    return { ...evaluated.result, deliveryErrors: await ongoingDeliveryErrors(tx, current) };
  });
  if (!isRecorded) return [];
  const { pending, notifications } = evaluated;
  const created = pending.length > 0 ? await notifyPending(context, leased) : notifications;
  // Called last: if this function throws before, the caller counts the evaluation as failed.
  observer.evaluated(true);
  return created;
}
