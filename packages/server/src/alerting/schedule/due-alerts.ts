import { type Selectable, sql } from 'kysely';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import { toEpochMs, toIsoTime } from '../../domain/timestamp.ts';
import type { Queries } from '../../store/store.ts';
import type { AlertEvaluationsTable, AlertsTable } from '../../store/tables.ts';
import { findExecutionFailure } from '../evaluate/execution-error.ts';
import { hasPendingNotices } from '../outbox/pending-notices.ts';
import type { StoredState } from '../state/stored-state.ts';
import {
  alignmentKey,
  type DueWindows,
  dueWindows,
  intervalOfAlignment,
  nextWindowStart,
  type Schedule,
  scheduleOf,
  windowStart,
} from './windows.ts';

/** An alert and the progress of its evaluation, as read in one transaction. */
export interface AlertProgress {
  readonly alert: Selectable<AlertsTable>;
  /** The stored progress, without the state of the groups. Undefined until a plan has been stored for the alert. */
  readonly evaluation: Omit<Selectable<AlertEvaluationsTable>, 'groups'> | undefined;
  /** True if an earlier evaluation has notices whose notifications are not stored yet. See {@link hasPendingNotices}. */
  readonly hasPendingNotices: boolean;
}

/** The windows that an evaluation of an alert covers. */
export interface EvaluationPlan extends DueWindows {
  readonly schedule: Schedule;
  /** The start of the first window that is not evaluated yet. */
  readonly fromMs: number;
}

/**
 * If the next window starts more than this time from now, and the alert has no future start, the window is planned again. An evaluator
 * whose clock was ahead may have planned it.
 */
const MAX_AHEAD_MS = 3_600_000;

/** An alert without a stored plan that was updated longer ago than this starts with the current window. */
const MAX_NEW_ALERT_AGE_MS = 3_600_000;

/**
 * Returns the start of the next window if the planned one is obsolete. The next window contains `timeMs`, or follows the last evaluated
 * window if that is later. If the interval has changed, the next window may overlap the last evaluated one, so that no time range is
 * skipped.
 */
function replannedStart(
  schedule: Schedule,
  timeMs: number,
  alignment: string,
  state: StoredState,
  nowMs: number,
): number {
  const { evaluatedUntilMs, windowMs = intervalOfAlignment(alignment) } = state;
  // A window far in the future was evaluated with a clock that was ahead. It must not delay the next evaluation.
  if (evaluatedUntilMs === undefined || evaluatedUntilMs > nowMs + MAX_AHEAD_MS) return windowStart(schedule, timeMs);
  return windowMs === schedule.intervalMs
    ? Math.max(windowStart(schedule, timeMs), nextWindowStart(schedule, evaluatedUntilMs))
    : windowStart(schedule, Math.max(timeMs, evaluatedUntilMs));
}

/**
 * Returns the start of the first window that is not evaluated yet:
 *
 * - for a new alert, the window in which it was created or last updated, or the current window if that was long ago. An alert that was
 *   created disabled is new when it is enabled
 * - if the alert was changed before the planned window started, or if the change moved its windows or enabled the alert again, the window
 *   of the change
 * - if the clock was ahead when the window was planned, the current window
 * - otherwise the planned window, which follows the last evaluated one
 *
 * If the window of the change or the current window is already evaluated, {@link replannedStart} returns a later one.
 */
async function firstUnevaluatedStart(
  { alert, evaluation }: AlertProgress,
  schedule: Schedule,
  nowMs: number,
  loadState: () => Promise<StoredState>,
): Promise<number> {
  if (!evaluation) {
    const updatedMs = toEpochMs(alert.updated_at) ?? nowMs;
    return windowStart(schedule, updatedMs < nowMs - MAX_NEW_ALERT_AGE_MS ? nowMs : updatedMs);
  }
  const { from_ms: plannedMs, alignment, alert_version } = evaluation;
  const changedMs = alert_version === alert.version ? undefined : (toEpochMs(alert.updated_at) ?? nowMs);
  const scheduleChanged = alignment !== alignmentKey(schedule);
  const changedBeforeWindow = changedMs !== undefined && plannedMs > changedMs;
  const wasClockAhead = plannedMs > nowMs + MAX_AHEAD_MS && schedule.notBeforeMs < nowMs;
  return scheduleChanged || changedBeforeWindow || wasClockAhead
    ? replannedStart(schedule, changedMs ?? (wasClockAhead ? nowMs : plannedMs), alignment, await loadState(), nowMs)
    : Math.max(plannedMs, schedule.notBeforeMs);
}

/** Returns the windows of an alert that are due. Loads the state of the alert only if the planned window is obsolete. */
export async function planEvaluation(
  progress: AlertProgress,
  nowMs: number,
  loadState: () => Promise<StoredState>,
): Promise<EvaluationPlan> {
  const schedule = scheduleOf(progress.alert);
  const fromMs = await firstUnevaluatedStart(progress, schedule, nowMs, loadState);
  return { schedule, fromMs, ...dueWindows(schedule, fromMs, nowMs) };
}

/** Returns the columns that store a plan: the start, end and alignment of the next window, and the version of the alert. */
export function plannedColumns(alert: Selectable<AlertsTable>, schedule: Schedule, fromMs: number) {
  return {
    alert_version: alert.version,
    alignment: alignmentKey(schedule),
    from_ms: fromMs,
    due_ms: fromMs + schedule.intervalMs,
  };
}

/** An alert that a round selects. See {@link dueCandidates}. */
export interface Candidate {
  readonly tenant: string;
  readonly id: string;
}

/** The candidates of a round in the order of evaluation. The failing ones follow after all healthy ones. */
export interface Candidates {
  readonly healthy: readonly Candidate[];
  /** The alerts whose last evaluation failed. */
  readonly failing: readonly Candidate[];
}

/** Orders candidates round-robin by tenant, so that the alerts of one tenant do not delay those of another. */
function interleaveTenants(candidates: readonly Candidate[]): Candidate[] {
  const counts = new Map<string, number>();
  const numbered = candidates.map(({ tenant, id }) => {
    const number = counts.get(tenant) ?? 0;
    counts.set(tenant, number + 1);
    return { tenant, id, number };
  });
  return numbered.sort((a, b) => a.number - b.number);
}

/** A candidate with the values that decide its position in the order of evaluation. */
interface DueAlert extends Candidate {
  /** Null for a new alert. */
  readonly dueMs: number | null;
  /** The time of the last failure. Undefined if the last evaluation succeeded. */
  readonly failedAt: string | undefined;
}

/** Maximum number of rows per statement. SQLite blocks the event loop for each statement, and an alert can have several KB of errors. */
export const PAGE_ROWS = 200;

/**
 * Returns the alerts that a round has to process:
 *
 * - enabled alerts that are new, have changed or have due windows
 * - enabled alerts without a future start whose next window starts more than an hour from now, because a clock may have been ahead
 * - alerts with notices whose notifications are not stored yet
 *
 * Tenants alternate. The healthy alerts of a tenant are sorted by due time, new ones first. Its failing alerts are sorted by the time of
 * the last failure, oldest first.
 */
export async function dueCandidates(db: Queries, nowMs: number): Promise<Candidates> {
  const healthy: DueAlert[] = [];
  const failing: DueAlert[] = [];
  let last: Candidate | undefined;
  do {
    const page = await duePage(db, nowMs, last);
    for (const alert of page) (alert.failedAt === undefined ? healthy : failing).push(alert);
    // Undefined on the last page, which has fewer rows.
    last = page[PAGE_ROWS - 1];
    await nextFreeTick();
  } while (last);
  healthy.sort((a, b) => (a.dueMs ?? 0) - (b.dueMs ?? 0));
  failing.sort((a, b) => compare(a.failedAt ?? '', b.failedAt ?? ''));
  return { healthy: interleaveTenants(healthy), failing: interleaveTenants(failing) };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Reads the next page of candidates: at most {@link PAGE_ROWS} after `last`, in the order of their tenants and ids. */
async function duePage(db: Queries, nowMs: number, last?: Candidate): Promise<DueAlert[]> {
  const rows = await db
    .selectFrom('alerts')
    .leftJoin('alert_evaluations as e', (join) =>
      join.onRef('e.tenant_id', '=', 'alerts.tenant_id').onRef('e.alert_id', '=', 'alerts.id'),
    )
    .select(['alerts.tenant_id as tenant', 'alerts.id as id', 'alerts.execution_errors as errors', 'e.due_ms as dueMs'])
    .where(sql<boolean>`(alerts.tenant_id, alerts.id) > (${last?.tenant ?? ''}, ${last?.id ?? ''})`)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('pending_notices as p')
            .select('p.number')
            .whereRef('p.tenant_id', '=', 'alerts.tenant_id')
            .whereRef('p.alert_id', '=', 'alerts.id'),
        ),
        eb.and([
          eb('alerts.state', '<>', 'DISABLED'),
          eb.or([
            eb('e.alert_id', 'is', null),
            eb('e.due_ms', '<=', nowMs),
            eb('e.alert_version', '<>', eb.ref('alerts.version')),
            eb.and([
              eb('e.from_ms', '>', nowMs + MAX_AHEAD_MS),
              // The next window of an alert with a future start is correctly in the future.
              eb.or([
                eb('alerts.schedule_start_at', 'is', null),
                eb('alerts.schedule_start_at', '<', toIsoTime(nowMs)),
              ]),
            ]),
          ]),
        ]),
      ]),
    )
    .orderBy('alerts.tenant_id')
    .orderBy('alerts.id')
    .limit(PAGE_ROWS)
    .execute();
  return rows.map(({ errors, ...row }) => ({ ...row, failedAt: findExecutionFailure(errors)?.timestamp }));
}

/** Reads an alert and the progress of its evaluation. Returns undefined if the alert does not exist. */
export async function readAlertProgress(db: Queries, { tenant, id }: Candidate): Promise<AlertProgress | undefined> {
  const alert = await db
    .selectFrom('alerts')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!alert) return undefined;
  const evaluation = await db
    .selectFrom('alert_evaluations')
    .select(['tenant_id', 'alert_id', 'alert_version', 'alignment', 'from_ms', 'due_ms', 'revision', 'owner'])
    .where('tenant_id', '=', tenant)
    .where('alert_id', '=', id)
    .executeTakeFirst();
  return { alert, evaluation, hasPendingNotices: await hasPendingNotices(db, alert) };
}
