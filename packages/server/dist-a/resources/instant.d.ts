import type { InputIssue } from './errors.ts';
/**
 * Epoch milliseconds of an RFC 3339 date-time that its schema accepted; undefined when it lies outside of the years
 * 0 to 9999 after its offset is taken off. Date does not know leap seconds: one counts as the second after it.
 */
export declare const epochMilliseconds: (text: string) => number | undefined;
/** The one spelling in which times are kept and returned: UTC, milliseconds, Z. */
export declare const isoTime: (milliseconds: number) => string;
/** The issue of a date-time that cannot be kept. */
export declare const outOfRange: (path: InputIssue['path']) => InputIssue;
