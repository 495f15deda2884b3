import { QueryError } from '../../clickhouse/engine-errors.ts';

/**
 * ClickHouse error codes for rows that cannot be parsed or do not match their columns. Any other error, also one without a code, is
 * treated as independent of the rows.
 */
const UNREADABLE_ROWS_CODES: ReadonlySet<number | undefined> = new Set([
  6, // CANNOT_PARSE_TEXT
  16, // NO_SUCH_COLUMN_IN_TABLE
  25, // CANNOT_PARSE_ESCAPE_SEQUENCE
  26, // CANNOT_PARSE_QUOTED_STRING
  27, // CANNOT_PARSE_INPUT_ASSERTION_FAILED
  33, // CANNOT_READ_ALL_DATA
  38, // CANNOT_PARSE_DATE
  41, // CANNOT_PARSE_DATETIME
  53, // TYPE_MISMATCH
  69, // ARGUMENT_OUT_OF_BOUND
  70, // CANNOT_CONVERT_TYPE
  72, // CANNOT_PARSE_NUMBER
  117, // INCORRECT_DATA
  130, // CANNOT_READ_ARRAY_FROM_TEXT
  190, // SIZES_OF_ARRAYS_DONT_MATCH
  321, // VALUE_IS_OUT_OF_RANGE_OF_DATA_TYPE
  349, // CANNOT_INSERT_NULL_IN_ORDINARY_COLUMN
  376, // CANNOT_PARSE_UUID
  407, // DECIMAL_OVERFLOW
  467, // CANNOT_PARSE_BOOL
  691, // UNKNOWN_ELEMENT_OF_ENUM
]);

/** Returns true if an insert failed because of the content of its rows. An insert of only some of the rows may then succeed. */
export function isUnreadableRowsError(error: unknown): boolean {
  return error instanceof QueryError && UNREADABLE_ROWS_CODES.has(error.code);
}
