import type { Format } from '../rule.ts';
import { endsWithTime } from './date-time.ts';

/** A full-time (RFC 3339 §5.6), offset included. */
export function isTime(text: string): boolean {
  return endsWithTime(text, 0);
}

export const time: Format = { name: 'a time like "09:30:00Z"', test: isTime };
