import type { InputIssue } from './errors.ts';
import { issue } from './validation-issue.ts';

/**
 * Epoch milliseconds of an RFC 3339 date-time that its schema accepted; undefined when it lies outside of the years
 * 0 to 9999 after its offset is taken off. Date does not know leap seconds: one counts as the second after it.
 */
export function toEpochMs(text: string): number | undefined {
  const leap = /^(.{17})60/.exec(text);
  const plain = leap ? `${leap[1]}59${text.slice(19)}` : text;
  const time = Date.parse(plain.toUpperCase()) + (leap ? 1000 : 0);
  return Number.isNaN(time) || !/^\d{4}-/.test(new Date(time).toISOString()) ? undefined : time;
}

/** The one spelling in which times are kept and returned: UTC, milliseconds, Z. */
export function toIsoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** The issue of a date-time that cannot be kept. */
export function outOfRangeIssue(path: InputIssue['path']): InputIssue {
  return issue(path, 'format', 'expected a date-time within the years 0 to 9999');
}
