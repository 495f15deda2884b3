import type { Format } from '../rule.ts';
import { fullDate } from './date-time.ts';

/** Returns true for a full-date (RFC 3339 §5.6). */
export function isDate(text: string): boolean {
  return fullDate.test(text);
}

export const date: Format = { name: 'a date like "2026-01-31"', test: isDate };
