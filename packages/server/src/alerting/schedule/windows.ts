import type { AlertInterval } from '@observability-api/schemas';
import { granularities } from '../../telemetry/query/granularity.ts';

const MINUTE_MS = 60_000;

/** A day in milliseconds. */
export const DAY_MS = granularities['1d'];

/**
 * Maximum number of missed windows that are evaluated after an outage. Windows that ended more than a day ago are skipped, except
 * the newest one.
 */
const MAX_MISSED_WINDOWS = 50;

/** A time range `[startMs, endMs)` that an alert evaluates once. */
export interface Window {
  readonly startMs: number;
  readonly endMs: number;
}

/** The alignment of an alert's windows. Each window has the length `intervalMs`; one of them starts at `alignMs`. */
export interface Schedule {
  readonly intervalMs: number;
  readonly alignMs: number;
  /** The start of the first window. `-Infinity` if the alert has no start. */
  readonly notBeforeMs: number;
}

/** The columns of an alert that define its schedule. */
export interface ScheduleColumns {
  readonly interval: string;
  readonly schedule_offset_minutes: number | null;
  readonly schedule_start_at: string | null;
}

/** Returns the schedule of an alert: anchored at its start, or shifted by its offset, or aligned to the epoch. */
export function scheduleOf({ interval, schedule_offset_minutes, schedule_start_at }: ScheduleColumns): Schedule {
  const intervalMs = granularities[interval as AlertInterval];
  if (schedule_start_at === null) {
    const alignMs = ((schedule_offset_minutes ?? 0) * MINUTE_MS) % intervalMs;
    return { intervalMs, alignMs, notBeforeMs: Number.NEGATIVE_INFINITY };
  }
  const notBeforeMs = Date.parse(schedule_start_at);
  return { intervalMs, alignMs: ((notBeforeMs % intervalMs) + intervalMs) % intervalMs, notBeforeMs };
}

/** Returns a key that is equal for two schedules if and only if their windows have the same boundaries. It ignores `notBeforeMs`. */
export function alignmentKey({ intervalMs, alignMs }: Schedule): string {
  return `${intervalMs}+${alignMs}`;
}

/** Returns the window length, in milliseconds, of an {@link alignmentKey}. */
export function intervalOfAlignment(key: string): number {
  return Number.parseInt(key, 10);
}

/** Returns the start of the window that contains a time, or of the first window if the time is before it. */
export function windowStart({ intervalMs, alignMs, notBeforeMs }: Schedule, timeMs: number): number {
  return Math.max(alignMs + Math.floor((timeMs - alignMs) / intervalMs) * intervalMs, notBeforeMs);
}

/** Returns the start of the first window that starts at a time or after it. */
export function nextWindowStart(schedule: Schedule, timeMs: number): number {
  return windowStart(schedule, timeMs + schedule.intervalMs - 1);
}

/** Returns the windows that lie within `[fromMs, toMs)`. */
export function windowsWithin(schedule: Schedule, fromMs: number, toMs: number): Window[] {
  const { intervalMs } = schedule;
  const first = nextWindowStart(schedule, fromMs);
  return consecutiveWindows(first, Math.max(0, Math.floor((toMs - first) / intervalMs)), intervalMs);
}

function consecutiveWindows(firstMs: number, count: number, intervalMs: number): Window[] {
  return Array.from({ length: count }, (_, index) => {
    const startMs = firstMs + index * intervalMs;
    return { startMs, endMs: startMs + intervalMs };
  });
}

/** Windows that have ended and are not evaluated yet. */
export interface DueWindows {
  readonly windows: readonly Window[];
  /** Number of older windows that are skipped. */
  readonly skipped: number;
}

/**
 * Returns the newest windows that have ended between `fromMs` and `nowMs`, and the number of older ones. `fromMs` must be the start of a
 * window.
 */
export function dueWindows(schedule: Schedule, fromMs: number, nowMs: number): DueWindows {
  const { intervalMs } = schedule;
  const ended = Math.max(0, Math.floor((nowMs - fromMs) / intervalMs));
  // The number of windows that ended less than a day ago.
  const recentCount = Math.ceil((fromMs + ended * intervalMs - (nowMs - DAY_MS)) / intervalMs);
  const count = Math.min(ended, MAX_MISSED_WINDOWS, Math.max(1, recentCount));
  const skipped = ended - count;
  return { windows: consecutiveWindows(fromMs + skipped * intervalMs, count, intervalMs), skipped };
}
