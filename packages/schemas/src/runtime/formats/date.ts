import type { Format } from '../rule.ts';
import { startsWithDate } from './date-time.ts';

/** A full-date (RFC 3339 §5.6). */
export function isDate(text: string): boolean {
  return text.length === 10 && startsWithDate(text);
}

export const date: Format = { name: 'a date like "2026-01-31"', test: isDate };
