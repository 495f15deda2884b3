import { QueryTooLargeError } from './engine-errors.ts';

/**
 * The memory that is reserved for each parsed value, in bytes. In a response, a value can be as short as two bytes, so the size of the
 * response does not limit the memory of its values.
 */
export const VALUE_BYTES = 32;

/** The maximum number of values of a result: 50,000 rows of 40 strings. Numbers in the format `Native` are not counted. */
const MAX_VALUES = 2_000_000;

/** Throws QueryTooLargeError for too many rows. The engine has the same limit, but the server of a connection may ignore it. */
export function rejectTooManyRows(rows: number, maxRows: number): void {
  if (rows > maxRows) throw new QueryTooLargeError('rows', `expected at most ${maxRows} rows, received more`);
}

/** Throws QueryTooLargeError for more than {@link MAX_VALUES} values. */
export function rejectTooManyValues(values: number): void {
  if (values > MAX_VALUES) {
    throw new QueryTooLargeError('memory', `expected at most ${MAX_VALUES} values in a response, received more`);
  }
}
