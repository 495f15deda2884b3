import type { Format } from '../rule.ts';

/** More than any field of a date or time can be: what stands where a digit should. */
const none = 1e4;

function digit(text: string, at: number): number {
  const value = text.charCodeAt(at) - 48;
  return value >= 0 && value < 10 ? value : none;
}

/** The codes of the characters that stand between the digits. */
const dash = 45;
const colon = 58;
const point = 46;

/** The number that two decimal digits make, or more than any field can be. */
function two(text: string, at: number): number {
  return digit(text, at) * 10 + digit(text, at + 1);
}

/** Whether a full-date stands at the start (RFC 3339 §5.6), the number of days of its month included. */
export function startsWithDate(text: string): boolean {
  const year = two(text, 0) * 100 + two(text, 2);
  const month = two(text, 5);
  const day = two(text, 8);
  if (
    !(year < none && month > 0 && month < 13 && day > 0 && text.charCodeAt(4) === dash && text.charCodeAt(7) === dash)
  )
    return false;
  return day < 29 || day <= (month === 2 ? leap(year) : 30 + ((month + (month >> 3)) & 1));
}

function leap(year: number): number {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** Whether a full-time reaches from a place to the end: a leap second only where UTC can have one. */
export function endsWithTime(text: string, start: number): boolean {
  const hour = two(text, start);
  const minute = two(text, start + 3);
  const second = two(text, start + 6);
  if (
    !(
      hour < 24 &&
      minute < 60 &&
      second < 61 &&
      text.charCodeAt(start + 2) === colon &&
      text.charCodeAt(start + 5) === colon
    )
  )
    return false;
  let at = start + 8;
  if (text.charCodeAt(at) === point) {
    const fraction = ++at;
    while (digit(text, at) < none) at++;
    if (at === fraction) return false;
  }
  const offset = readOffset(text, at);
  return offset < none && (second < 60 || (hour * 60 + minute - offset + 2880) % 1440 === 1439);
}

/** The minutes by which a local time is ahead of UTC, more than any can be when it is not written as it should be. */
function readOffset(text: string, at: number): number {
  const sign = text[at];
  // Upper and lower case differ in one bit.
  if ((text.charCodeAt(at) | 32) === 122) return text.length === at + 1 ? 0 : none;
  const hour = two(text, at + 1);
  const minute = two(text, at + 4);
  const written = (sign === '+' || sign === '-') && text[at + 3] === ':' && text.length === at + 6;
  if (!written || !(hour < 24 && minute < 60)) return none;
  return sign === '-' ? -hour * 60 - minute : hour * 60 + minute;
}

/** A time with date and offset (RFC 3339 §5.6). */
export function isDateTime(text: string): boolean {
  return (text.charCodeAt(10) | 32) === 116 && startsWithDate(text) && endsWithTime(text, 11);
}

export const dateTime: Format = { name: 'a date-time like "2026-01-31T09:30:00Z"', test: isDateTime };
