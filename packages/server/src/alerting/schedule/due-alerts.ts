import type { Selectable } from 'kysely';
import { toEpochMs, toIsoTime } from '../../domain/timestamp.ts';
import type { Queries } from '../../store/store.ts';
import type { AlertEvaluationsTable, AlertsTable } from '../../store/tables.ts';
import { findExecutionFailure } from '../evaluate/execution-error.ts';
import { parseState } from '../state/stored-state.ts';
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

/** An alert as it was when its windows were laid out, and how far it was evaluated. */
export interface AlertState {
  readonly alert: Selectable<AlertsTable>;
  /** Absent for an alert that was never looked at. */
  readonly evaluation: Selectable<AlertEvaluationsTable> | undefined;
}

/** Which windows of an alert come next. */
export interface EvaluationPlan extends DueWindows {
  readonly schedule: Schedule;
  /** Where the first window starts that has not been evaluated. */
  readonly fromMs: number;
}

/** Windows begin in the past when the ones before them are judged; farther ahead than this the clock was wrong then. */
const MAX_CATCH_UP_MS = 3_600_000;

/** A new alert is looked at within a minute, and what was not for so long was made while nothing was evaluated. */
const NEW_MS = 3_600_000;

/**
 * Where windows go on that have been moved: in the window of a moment, but not in one that overlaps what was judged.
 * Those that are longer or shorter than before may, so that nothing is left out.
 */
function resumeAt(
  schedule: Schedule,
  moment: number,
  { places, groups }: Selectable<AlertEvaluationsTable>,
  nowMs: number,
): number {
  const { evaluatedUntilMs: judgedMs, windowMs = intervalOfAlignment(places) } = parseState(groups);
  // What was judged by a wrong clock is in nobody's way.
  if (judgedMs === undefined || judgedMs > nowMs + MAX_CATCH_UP_MS) return windowStart(schedule, moment);
  return windowMs === schedule.intervalMs
    ? Math.max(windowStart(schedule, moment), nextWindowStart(schedule, judgedMs))
    : windowStart(schedule, Math.max(moment, judgedMs));
}

/**
 * Where evaluation goes on: behind what was evaluated; where windows have been moved, or an alert was changed that
 * waited for its start, in the window of the moment when that was done; in a new alert, in the window of the moment when
 * it was made. One that was made long before anything was evaluated begins now: nobody waits for what it would have said.
 */
function resumePoint({ alert, evaluation }: AlertState, schedule: Schedule, nowMs: number): number {
  if (!evaluation) {
    const madeMs = toEpochMs(alert.created_at) ?? nowMs;
    return windowStart(schedule, madeMs < nowMs - NEW_MS ? nowMs : madeMs);
  }
  const { from_ms: plannedMs, places, alert_version } = evaluation;
  const changedMs = alert_version === alert.version ? undefined : (toEpochMs(alert.updated_at) ?? nowMs);
  const hasMoved = places !== alignmentKey(schedule);
  const hasWaited = changedMs !== undefined && plannedMs > changedMs;
  const wasClockWrong = plannedMs > nowMs + MAX_CATCH_UP_MS && schedule.notBeforeMs < nowMs;
  return hasMoved || hasWaited || wasClockWrong
    ? resumeAt(schedule, changedMs ?? (wasClockWrong ? nowMs : plannedMs), evaluation, nowMs)
    : Math.max(plannedMs, schedule.notBeforeMs);
}

/** Which windows of an alert are due. */
export function planEvaluation(at: AlertState, nowMs: number): EvaluationPlan {
  const schedule = scheduleOf(at.alert);
  const fromMs = resumePoint(at, schedule, nowMs);
  return { schedule, fromMs, ...dueWindows(schedule, fromMs, nowMs) };
}

/** What is kept of a plan: where the next window starts, when it is over, and for which alert that holds. */
export function plannedColumns(alert: Selectable<AlertsTable>, schedule: Schedule, fromMs: number) {
  return {
    alert_version: alert.version,
    places: alignmentKey(schedule),
    from_ms: fromMs,
    due_ms: fromMs + schedule.intervalMs,
  };
}

/** An alert that somebody should look at. */
export interface Candidate {
  readonly tenant: string;
  readonly id: string;
}

/** The alerts that somebody should look at. Those that failed the last time come after all others. */
export interface Candidates {
  readonly healthy: readonly Candidate[];
  readonly failing: readonly Candidate[];
}

/** One of each tenant, then a second one of each, and so on, so that none waits for all of another's. */
function interleaveTenants(all: readonly Candidate[]): Candidate[] {
  const counts = new Map<string, number>();
  const numbered = all.map(({ tenant, id }) => {
    const number = counts.get(tenant) ?? 0;
    counts.set(tenant, number + 1);
    return { tenant, id, number };
  });
  return numbered.sort((a, b) => a.number - b.number);
}

/**
 * The alerts that are evaluated with windows that are over, and those that are new or were changed. Tenants take turns:
 * of each come the new ones first, then the longest overdue, and of those that failed the one that was tried the longest
 * ago.
 */
export async function dueCandidates(db: Queries, nowMs: number): Promise<Candidates> {
  const rows = await db
    .selectFrom('alerts')
    .leftJoin('alert_evaluations as e', (join) =>
      join.onRef('e.tenant_id', '=', 'alerts.tenant_id').onRef('e.alert_id', '=', 'alerts.id'),
    )
    .select(['alerts.tenant_id as tenant', 'alerts.id as id', 'alerts.execution_errors as errors'])
    .where('alerts.state', '<>', 'DISABLED')
    .where((row) =>
      row.or([
        row('e.alert_id', 'is', null),
        row('e.due_ms', '<=', nowMs),
        row('e.alert_version', '<>', row.ref('alerts.version')),
        row.and([
          row('e.from_ms', '>', nowMs + MAX_CATCH_UP_MS),
          // Those that start later are not looked at before.
          row.or([row('alerts.schedule_start_at', 'is', null), row('alerts.schedule_start_at', '<', toIsoTime(nowMs))]),
        ]),
      ]),
    )
    .orderBy('e.due_ms', (order) => order.asc().nullsFirst())
    .orderBy('alerts.id')
    .execute();
  const tried = rows.map(({ tenant, id, errors }) => ({
    tenant,
    id,
    failedAt: findExecutionFailure(errors)?.timestamp,
  }));
  const failing = tried.flatMap(({ failedAt, ...each }) => (failedAt === undefined ? [] : [{ ...each, failedAt }]));
  failing.sort((a, b) => (a.failedAt < b.failedAt ? -1 : Number(a.failedAt > b.failedAt)));
  return {
    healthy: interleaveTenants(tried.filter(({ failedAt }) => failedAt === undefined)),
    failing: interleaveTenants(failing),
  };
}

/** Reads an alert and how far it is. */
export async function readAlertState(db: Queries, { tenant, id }: Candidate): Promise<AlertState | undefined> {
  const alert = await db
    .selectFrom('alerts')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!alert) return undefined;
  const evaluation = await db
    .selectFrom('alert_evaluations')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('alert_id', '=', id)
    .executeTakeFirst();
  return { alert, evaluation };
}
