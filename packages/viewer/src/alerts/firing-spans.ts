import type { AlertPreviewVariant, AlertTransition } from '@observability-api/schemas';

/** A period in which at least one group (value of `groupBy`) of an alert fires. Times are in Unix milliseconds. */
export interface FiringSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the periods in which at least one group fires. `transitions` are in chronological order. `end` ends a period in which a group
 * still fires.
 */
export function firingSpans(transitions: readonly AlertTransition[], end: number): FiringSpan[] {
  const firing = new Set<string>();
  const spans: FiringSpan[] = [];
  let start: number | undefined;
  for (const { time, group, to } of transitions) {
    const key = JSON.stringify(group);
    if (to === 'ALERT') firing.add(key);
    else firing.delete(key);
    if (firing.size > 0 && start === undefined) start = time;
    if (firing.size > 0 || start === undefined) continue;
    const previous = spans.at(-1);
    // Merges two spans that touch.
    if (previous && previous.end === start) spans[spans.length - 1] = { start: previous.start, end: time };
    else spans.push({ start, end: time });
    start = undefined;
  }
  if (start !== undefined) spans.push({ start, end: Math.max(start, end) });
  return spans;
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Returns a duration with its two largest units: `1 day 3 hours`. */
export function durationText(milliseconds: number): string {
  const index = UNITS.findIndex(([, size]) => milliseconds >= size);
  if (index < 0) return '0 seconds';
  const parts: string[] = [];
  let remaining = milliseconds;
  for (const [name, size] of UNITS.slice(index, index + 2)) {
    const number = Math.floor(remaining / size);
    remaining -= number * size;
    if (number > 0) parts.push(`${number} ${number === 1 ? name : `${name}s`}`);
  }
  return parts.join(' ');
}

/**
 * Returns the summary of a preview: the number of firings, their duration, and the number of notifications. Without firings, it
 * contains the number of evaluated windows instead.
 */
export function summaryText({
  firings,
  alertMs,
  notificationCount,
  windows,
}: Pick<AlertPreviewVariant, 'firings' | 'alertMs' | 'notificationCount' | 'windows'>): string {
  return firings === 0
    ? `Would not have fired in ${countText(windows, 'window')}.`
    : `Would have fired ${countText(firings, 'time')} for ${durationText(alertMs)} in total, with ${countText(notificationCount, 'notification')}.`;
}

function countText(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count.toLocaleString('en')} ${noun}s`;
}
