import { fullMatch } from '../guards.ts';
import type { Format } from '../rule.ts';

/** Matches a date that exists in every year, or February 29 of a leap year. */
const day =
  '(?:\\d\\d\\d\\d-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|' +
  '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)';
const timeOfDay = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)';

/** Matches a full-date (RFC 3339 §5.6) whose day exists in its month. */
const fullDate = /* @__PURE__ */ fullMatch(day);
const shape = /* @__PURE__ */ fullMatch(day, '[Tt]', timeOfDay);

/** Returns true for a date-time with offset (RFC 3339 §5.6). A leap second is valid only at the end of a UTC day. */
export function isDateTime(text: string): boolean {
  return shape.test(text) || (text.startsWith(':60', 16) && endsDay(`${text.slice(0, 17)}59${text.slice(19)}`));
}

/** Returns true if the time is in the last second of a UTC day. */
function endsDay(text: string): boolean {
  return shape.test(text) && (Date.parse(text.toUpperCase().replace(/\.\d+/, '')) + 1000) % 86_400_000 === 0;
}

export const dateTime: Format = { name: 'a date-time like "2026-01-31T09:30:00Z"', test: isDateTime };

/** Returns true for a full-date (RFC 3339 §5.6). */
export function isDate(text: string): boolean {
  return fullDate.test(text);
}

export const date: Format = { name: 'a date like "2026-01-31"', test: isDate };

/** Returns true for a full-time with offset (RFC 3339 §5.6). */
export function isTime(text: string): boolean {
  return isDateTime(`1970-01-01T${text}`);
}

export const time: Format = { name: 'a time like "09:30:00Z"', test: isTime };
