import type { Format } from '../rule.ts';
import { isDateTime } from './date-time.ts';

/** Returns true for a full-time with offset (RFC 3339 §5.6). */
export function isTime(text: string): boolean {
  return isDateTime(`1970-01-01T${text}`);
}

export const time: Format = { name: 'a time like "09:30:00Z"', test: isTime };
