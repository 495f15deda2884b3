import type { Selectable } from 'kysely';
import { epochMilliseconds } from '../../resources/instant.ts';
import type { Queries } from '../../store/store.ts';
import type { AlertEvaluationsTable, AlertsTable } from '../../store/tables.ts';
import { type DueWindows, dueWindows, placesOf, type Schedule, scheduleOf, windowStart } from '../judging/windows.ts';

/** An alert as it was when its windows were laid out, and how far it was evaluated. */
export interface AlertAtHand {
  readonly alert: Selectable<AlertsTable>;
  /** Absent for an alert that was never looked at. */
  readonly evaluation: Selectable<AlertEvaluationsTable> | undefined;
}

/** Which windows of an alert come next. */
export interface Plan extends DueWindows {
  readonly schedule: Schedule;
  /** Where the first window starts that has not been evaluated. */
  readonly fromMs: number;
}

const DAY_MS = 86_400_000;

/** No interval is longer than a day, so what is due later than this was evaluated while the clock was wrong. */
const FARTHEST_MS = 2 * DAY_MS;

/**
 * Where evaluation goes on: behind what was evaluated; where windows have been moved, in the window of the moment when
 * they were; in a new alert, in the window of the moment when it was made.
 */
const whereToGoOn = ({ alert, evaluation }: AlertAtHand, schedule: Schedule, nowMs: number): number => {
  if (!evaluation) return windowStart(schedule, epochMilliseconds(alert.created_at) ?? nowMs);
  if (evaluation.from_ms > nowMs + FARTHEST_MS && schedule.notBeforeMs < nowMs) return windowStart(schedule, nowMs);
  if (evaluation.places !== placesOf(schedule)) {
    return windowStart(schedule, epochMilliseconds(alert.updated_at) ?? nowMs);
  }
  return Math.max(evaluation.from_ms, schedule.notBeforeMs);
};

/** Which windows of an alert are due. */
export const planOf = (at: AlertAtHand, nowMs: number): Plan => {
  const schedule = scheduleOf(at.alert);
  const fromMs = whereToGoOn(at, schedule, nowMs);
  return { schedule, fromMs, ...dueWindows(schedule, fromMs, nowMs) };
};

/** What is kept of a plan: where the next window starts, when it is over, and for which alert that holds. */
export const plannedColumns = (alert: Selectable<AlertsTable>, schedule: Schedule, fromMs: number) => ({
  alert_version: alert.version,
  places: placesOf(schedule),
  from_ms: fromMs,
  due_ms: fromMs + schedule.intervalMs,
});

/** An alert that somebody should look at. */
export interface Candidate {
  readonly tenant: string;
  readonly id: string;
}

/** The alerts that are evaluated with windows that are over, and those that are new or were changed; the longest overdue first. */
export const candidates = async (db: Queries, nowMs: number): Promise<Candidate[]> =>
  db
    .selectFrom('alerts')
    .leftJoin('alert_evaluations as e', (join) =>
      join.onRef('e.tenant_id', '=', 'alerts.tenant_id').onRef('e.alert_id', '=', 'alerts.id'),
    )
    .select(['alerts.tenant_id as tenant', 'alerts.id as id'])
    .where('alerts.state', '<>', 'DISABLED')
    .where((row) =>
      row.or([
        row('e.alert_id', 'is', null),
        row('e.due_ms', '<=', nowMs),
        row('e.due_ms', '>', nowMs + FARTHEST_MS),
        row('e.alert_version', '<>', row.ref('alerts.version')),
      ]),
    )
    .orderBy('e.due_ms')
    .orderBy('alerts.id')
    .execute();

/** Reads an alert and how far it is. */
export const alertAtHand = async (db: Queries, { tenant, id }: Candidate): Promise<AlertAtHand | undefined> => {
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
};
