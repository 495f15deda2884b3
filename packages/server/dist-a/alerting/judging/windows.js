import { granularities } from '../../telemetry/charts/granularity.js';
const MINUTE_MS = 60_000;
/** A day, in milliseconds. */
export const DAY_MS = granularities['1d'];
/** After an outage no more than this many windows are caught up, and none that ended a day ago. */
const MOST_WINDOWS = 50;
/** The windows of an alert: anchored at its start, else shifted by its offset, else aligned to the epoch. */
export const scheduleOf = ({ interval, schedule_offset_minutes, schedule_start_at }) => {
    const intervalMs = granularities[interval];
    if (schedule_start_at === null) {
        const alignMs = ((schedule_offset_minutes ?? 0) * MINUTE_MS) % intervalMs;
        return { intervalMs, alignMs, notBeforeMs: Number.NEGATIVE_INFINITY };
    }
    const notBeforeMs = Date.parse(schedule_start_at);
    return { intervalMs, alignMs: ((notBeforeMs % intervalMs) + intervalMs) % intervalMs, notBeforeMs };
};
/** The same for two schedules exactly when their windows are at the same places. */
export const placesOf = ({ intervalMs, alignMs }) => `${intervalMs}+${alignMs}`;
/** The start of the window that a moment is in; of the first one for a moment before it. */
export const windowStart = ({ intervalMs, alignMs, notBeforeMs }, time) => Math.max(alignMs + Math.floor((time - alignMs) / intervalMs) * intervalMs, notBeforeMs);
/** The windows from the one that starts at `fromMs` to the last one that is over at `nowMs`. */
export const dueWindows = (schedule, fromMs, nowMs) => {
    const { intervalMs } = schedule;
    const count = Math.max(0, Math.floor((nowMs - fromMs) / intervalMs));
    const recent = Math.ceil((fromMs + count * intervalMs - (nowMs - DAY_MS)) / intervalMs);
    const taken = Math.min(count, MOST_WINDOWS, Math.max(1, recent));
    const skipped = count - taken;
    const windows = Array.from({ length: taken }, (_, index) => {
        const startMs = fromMs + (skipped + index) * intervalMs;
        return { startMs, endMs: startMs + intervalMs };
    });
    return { windows, skipped };
};
