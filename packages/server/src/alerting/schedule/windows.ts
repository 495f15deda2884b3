import type { AlertInterval } from '@observability-api/schemas';
import { granularities } from '../../telemetry/query/granularity.ts';

const MINUTE_MS = 60_000;

/** A day, in milliseconds. */
export const DAY_MS = granularities['1d'];

/** After an outage no more than this many windows are caught up, and none that ended a day ago. */
const MAX_MISSED_WINDOWS = 50;

/** A range of time `[startMs, endMs)` that an alert judges once. */
export interface Window {
  readonly startMs: number;
  readonly endMs: number;
}

/** Where the windows of an alert are: each is as long as the interval, and one of them starts at `alignMs`. */
export interface Schedule {
  readonly intervalMs: number;
  readonly alignMs: number;
  /** Before it there are no windows. */
  readonly notBeforeMs: number;
}

/** What an alert says about its windows. */
export interface Scheduled {
  readonly interval: string;
  readonly schedule_offset_minutes: number | null;
  readonly schedule_start_at: string | null;
}

/** The windows of an alert: anchored at its start, else shifted by its offset, else aligned to the epoch. */
export function scheduleOf({ interval, schedule_offset_minutes, schedule_start_at }: Scheduled): Schedule {
  const intervalMs = granularities[interval as AlertInterval];
  if (schedule_start_at === null) {
    const alignMs = ((schedule_offset_minutes ?? 0) * MINUTE_MS) % intervalMs;
    return { intervalMs, alignMs, notBeforeMs: Number.NEGATIVE_INFINITY };
  }
  const notBeforeMs = Date.parse(schedule_start_at);
  return { intervalMs, alignMs: ((notBeforeMs % intervalMs) + intervalMs) % intervalMs, notBeforeMs };
}

/** The same for two schedules exactly when their windows are at the same places. */
export function alignmentKey({ intervalMs, alignMs }: Schedule): string {
  return `${intervalMs}+${alignMs}`;
}

/** How long the windows at these places are. */
export function intervalOfAlignment(places: string): number {
  return Number.parseInt(places, 10);
}

/** The start of the window that a moment is in; of the first one for a moment before it. */
export function windowStart({ intervalMs, alignMs, notBeforeMs }: Schedule, time: number): number {
  return Math.max(alignMs + Math.floor((time - alignMs) / intervalMs) * intervalMs, notBeforeMs);
}

/** The start of the first window that starts at a moment or after it. */
export function nextWindowStart(schedule: Schedule, time: number): number {
  return windowStart(schedule, time + schedule.intervalMs - 1);
}

/** Windows that are over and have not been judged. */
export interface DueWindows {
  readonly windows: readonly Window[];
  /** How many before them are left out, because they are too many or too long ago. */
  readonly skipped: number;
}

/** The windows from the one that starts at `fromMs` to the last one that is over at `nowMs`. */
export function dueWindows(schedule: Schedule, fromMs: number, nowMs: number): DueWindows {
  const { intervalMs } = schedule;
  const count = Math.max(0, Math.floor((nowMs - fromMs) / intervalMs));
  const recent = Math.ceil((fromMs + count * intervalMs - (nowMs - DAY_MS)) / intervalMs);
  const taken = Math.min(count, MAX_MISSED_WINDOWS, Math.max(1, recent));
  const skipped = count - taken;
  const windows = Array.from({ length: taken }, (_, index) => {
    const startMs = fromMs + (skipped + index) * intervalMs;
    return { startMs, endMs: startMs + intervalMs };
  });
  return { windows, skipped };
}
