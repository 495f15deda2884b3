import { DatabaseError } from 'pg';
import { UnavailableError } from '../../domain/errors.ts';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html; a code of two characters is a whole class. */
const UNAVAILABLE = [
  '08', // connection exceptions
  '53', // out of disk, memory or connections
  '58', // the system under the database
  '57014', // a statement that took too long
  '57P', // the database shuts down, crashed, starts
  '25006', // a standby, until it is the primary
  '25P03', // a transaction that stood still for too long
  '40003', // whether a statement was completed is unknown
  '55P03', // a lock that did not come free
];

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const FOREIGN_KEY_VIOLATION = '23503';

/** The SQLSTATE of an error, also of one that has its name already. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof DatabaseError
    ? error.code
    : error instanceof UnavailableError && error.cause !== undefined
      ? sqlState(error.cause)
      : undefined;
}

/** Whether other transactions were in the way: everything was undone, and the same work may succeed now. */
export function isConflict(error: unknown): boolean {
  return [SERIALIZATION_FAILURE, DEADLOCK].includes(sqlState(error) ?? '');
}

/**
 * Whether a reference leads nowhere. Every transaction looks at what it refers to first, so somebody else has deleted
 * that in between: done again, the work finds out by itself and says so in its own words.
 */
export function isLostReference(error: unknown): boolean {
  return sqlState(error) === FOREIGN_KEY_VIOLATION;
}

/** Whether the connection on which the error came up can still be used. */
export function endsConnection(error: unknown): boolean {
  return error instanceof DatabaseError ? error.severity === 'FATAL' || error.severity === 'PANIC' : !isMistake(error);
}

/** What a driver throws for a call that makes no sense; everything else that has no SQLSTATE is the network's. */
function isMistake(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError;
}

/** The error of a connection that cannot be had, whatever the reason: the network, the password, too many of them. */
export function unreachable(error: unknown): UnavailableError {
  return new UnavailableError('The store is not available', { cause: error });
}

/** The error of a statement by its name: Unavailable when the fault lies with the database or the way to it. */
export function toStoreError(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return isMistake(error) ? error : unreachable(error);
  // They quote values of rows, which have no place in a log.
  Object.assign(error, { detail: undefined, where: undefined });
  const code = error.code ?? '';
  return UNAVAILABLE.some((start) => code.startsWith(start)) || endsConnection(error) ? unreachable(error) : error;
}
