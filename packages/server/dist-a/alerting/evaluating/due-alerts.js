import { epochMilliseconds, isoTime } from '../../resources/instant.js';
import { dueWindows, placesOf, scheduleOf, windowStart } from '../judging/windows.js';
import { failureAmong } from './execution-error.js';
/** Windows begin in the past when the ones before them are judged; farther ahead than this the clock was wrong then. */
const FARTHEST_MS = 3_600_000;
/** A new alert is looked at within a minute, and what was not for so long was made while nothing was evaluated. */
const NEW_MS = 3_600_000;
/**
 * Where evaluation goes on: behind what was evaluated; where windows have been moved, in the window of the moment when
 * they were; in a new alert, in the window of the moment when it was made. One that was made long before anything was
 * evaluated begins now: nobody waits for what it would have said.
 */
const whereToGoOn = ({ alert, evaluation }, schedule, nowMs) => {
    if (!evaluation) {
        const madeMs = epochMilliseconds(alert.created_at) ?? nowMs;
        return windowStart(schedule, madeMs < nowMs - NEW_MS ? nowMs : madeMs);
    }
    if (evaluation.from_ms > nowMs + FARTHEST_MS && schedule.notBeforeMs < nowMs)
        return windowStart(schedule, nowMs);
    if (evaluation.places !== placesOf(schedule)) {
        return windowStart(schedule, Math.max(epochMilliseconds(alert.updated_at) ?? nowMs, evaluation.from_ms));
    }
    return Math.max(evaluation.from_ms, schedule.notBeforeMs);
};
/** Which windows of an alert are due. */
export const planOf = (at, nowMs) => {
    const schedule = scheduleOf(at.alert);
    const fromMs = whereToGoOn(at, schedule, nowMs);
    return { schedule, fromMs, ...dueWindows(schedule, fromMs, nowMs) };
};
/** What is kept of a plan: where the next window starts, when it is over, and for which alert that holds. */
export const plannedColumns = (alert, schedule, fromMs) => ({
    alert_version: alert.version,
    places: placesOf(schedule),
    from_ms: fromMs,
    due_ms: fromMs + schedule.intervalMs,
});
/** One of each tenant, then a second one of each, and so on, so that none waits for all of another's. */
const inTurns = (all) => {
    const counts = new Map();
    const numbered = all.map(({ tenant, id }) => {
        const number = counts.get(tenant) ?? 0;
        counts.set(tenant, number + 1);
        return { tenant, id, number };
    });
    return numbered.sort((a, b) => a.number - b.number);
};
/**
 * The alerts that are evaluated with windows that are over, and those that are new or were changed. Tenants take turns:
 * of each come the new ones first, then the longest overdue, and of those that failed the one that was tried the longest
 * ago.
 */
export const candidates = async (db, nowMs) => {
    const rows = await db
        .selectFrom('alerts')
        .leftJoin('alert_evaluations as e', (join) => join.onRef('e.tenant_id', '=', 'alerts.tenant_id').onRef('e.alert_id', '=', 'alerts.id'))
        .select(['alerts.tenant_id as tenant', 'alerts.id as id', 'alerts.execution_errors as errors'])
        .where('alerts.state', '<>', 'DISABLED')
        .where((row) => row.or([
        row('e.alert_id', 'is', null),
        row('e.due_ms', '<=', nowMs),
        row('e.alert_version', '<>', row.ref('alerts.version')),
        row.and([
            row('e.from_ms', '>', nowMs + FARTHEST_MS),
            // Those that start later are not looked at before.
            row.or([row('alerts.schedule_start_at', 'is', null), row('alerts.schedule_start_at', '<', isoTime(nowMs))]),
        ]),
    ]))
        .orderBy('e.due_ms', (order) => order.asc().nullsFirst())
        .orderBy('alerts.id')
        .execute();
    const tried = rows.map(({ tenant, id, errors }) => ({ tenant, id, failedAt: failureAmong(errors)?.timestamp }));
    const failing = tried.flatMap(({ failedAt, ...each }) => (failedAt === undefined ? [] : [{ ...each, failedAt }]));
    failing.sort((a, b) => (a.failedAt < b.failedAt ? -1 : Number(a.failedAt > b.failedAt)));
    return { well: inTurns(tried.filter(({ failedAt }) => failedAt === undefined)), failing: inTurns(failing) };
};
/** Reads an alert and how far it is. */
export const alertAtHand = async (db, { tenant, id }) => {
    const alert = await db
        .selectFrom('alerts')
        .selectAll()
        .where('tenant_id', '=', tenant)
        .where('id', '=', id)
        .executeTakeFirst();
    if (!alert)
        return undefined;
    const evaluation = await db
        .selectFrom('alert_evaluations')
        .selectAll()
        .where('tenant_id', '=', tenant)
        .where('alert_id', '=', id)
        .executeTakeFirst();
    return { alert, evaluation };
};
