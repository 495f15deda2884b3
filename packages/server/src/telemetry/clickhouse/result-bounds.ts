import { QueryTooLargeError } from './engine-errors.ts';

/**
 * The memory in bytes that is reserved for each parsed value. A value can take a single byte in a response, such as an empty string in the
 * format `Native`. A limit on the size of the response alone would therefore allow up to 32 times as much memory for the values.
 */
export const VALUE_BYTES = 32;

/** The maximum number of values of a result, for example 50,000 rows of 40 strings. Numbers in the format `Native` are not counted. */
const MAX_VALUES = 2_000_000;

/** Throws QueryTooLargeError for too many rows. The engine has the same limit, but a server that a tenant has connected may ignore it. */
export function rejectTooManyRows(rows: number, maxRows: number): void {
  if (rows > maxRows) throw new QueryTooLargeError('rows', `expected at most ${maxRows} rows, received more`);
}

/** Throws QueryTooLargeError for more than {@link MAX_VALUES} values. */
export function rejectTooManyValues(values: number): void {
  if (values > MAX_VALUES) {
    throw new QueryTooLargeError('memory', `expected at most ${MAX_VALUES} values in a response, received more`);
  }
}
