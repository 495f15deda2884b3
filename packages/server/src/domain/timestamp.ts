import type { InputIssue } from './errors.ts';
import { issue } from './validation-issue.ts';

/** Returns the current time in epoch milliseconds. Tests pass their own clock. */
export type Clock = () => number;

/**
 * Returns the epoch milliseconds of a valid RFC 3339 date-time, or undefined if it is outside of the years 0 to 9999 in UTC.
 * `Date` does not support leap seconds: a leap second becomes the second after it.
 */
export function toEpochMs(text: string): number | undefined {
  const leap = /^(.{17})60/.exec(text);
  const plain = leap ? `${leap[1]}59${text.slice(19)}` : text;
  const time = Date.parse(plain.toUpperCase()) + (leap ? 1000 : 0);
  return Number.isNaN(time) || !/^\d{4}-/.test(new Date(time).toISOString()) ? undefined : time;
}

/** Formats epoch milliseconds as RFC 3339 text in UTC with milliseconds and `Z`, for example for `createdAt`. */
export function toIsoTime(timeMs: number): string {
  return new Date(timeMs).toISOString();
}

/** Returns the issue for a date-time that is outside of the supported years. */
export function outOfRangeIssue(path: InputIssue['path']): InputIssue {
  return issue(path, 'format', 'expected a date-time within the years 0 to 9999');
}
