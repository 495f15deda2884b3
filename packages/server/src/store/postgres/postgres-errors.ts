import { DatabaseError } from 'pg';
import { StoreUnavailableError } from '../store-unavailable-error.ts';

/** Prefixes of SQLSTATE codes: https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const UNAVAILABLE = [
  '08', // connection exception
  '53', // insufficient resources: disk, memory or connections
  '58', // system error, outside of PostgreSQL
  '57014', // query canceled: statement timeout
  '57P', // operator intervention: shutdown, crash, startup
  '25006', // read-only transaction: the server is a standby
  '25P03', // idle in transaction timeout
  '40003', // statement completion unknown
  '55P03', // lock timeout
];

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const FOREIGN_KEY_VIOLATION = '23503';

/** Returns the SQLSTATE of an error of `pg`, or of the cause of a StoreUnavailableError. Returns undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof DatabaseError
    ? error.code
    : error instanceof StoreUnavailableError && error.cause !== undefined
      ? sqlState(error.cause)
      : undefined;
}

/** Returns true if a transaction was rolled back because of other transactions, so that a retry can succeed. */
export function isConflict(error: unknown): boolean {
  return [SERIALIZATION_FAILURE, DEADLOCK].includes(sqlState(error) ?? '');
}

/**
 * Returns true for a foreign key violation. Every transaction checks its references first, so another transaction has changed them in the
 * meantime: it deleted the referenced row, or added a reference to a row that this one deletes. A retry repeats the check, which throws the
 * error that the caller expects.
 */
export function isForeignKeyViolation(error: unknown): boolean {
  return sqlState(error) === FOREIGN_KEY_VIOLATION;
}

/** Returns true if the connection cannot be used after the error. */
export function endsConnection(error: unknown): boolean {
  return error instanceof DatabaseError
    ? error.severity === 'FATAL' || error.severity === 'PANIC'
    : !isProgrammingError(error);
}

/** Returns true for errors of an invalid call. All other errors without an SQLSTATE are network errors. */
function isProgrammingError(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError;
}

/**
 * Returns a StoreUnavailableError if the database is unavailable or the connection has failed. Returns other errors without the fields
 * that contain values of rows.
 */
export function toStoreError(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return isProgrammingError(error) ? error : new StoreUnavailableError(error);
  // Values of rows must not be logged.
  Object.assign(error, { detail: undefined, where: undefined });
  const code = error.code ?? '';
  return UNAVAILABLE.some((prefix) => code.startsWith(prefix)) || endsConnection(error)
    ? new StoreUnavailableError(error)
    : error;
}
