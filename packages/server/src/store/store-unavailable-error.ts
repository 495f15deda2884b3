import { errorCode } from '../domain/describe-error.ts';
import { UnavailableError } from '../domain/errors.ts';

/** Thrown when the store cannot be read or written. */
export class StoreUnavailableError extends UnavailableError {
  constructor(cause: unknown, message = 'The store is unavailable.') {
    super(message, { cause });
  }
}

/**
 * Thrown when other work delays a query or a transaction for too long: conflicts with other transactions, no free connection in the pool,
 * or other writes of this process. `WriteHealth` does not record this error, because other writes can succeed.
 */
export class StoreBusyError extends StoreUnavailableError {
  constructor(cause: unknown) {
    super(cause, 'The store is too busy.');
  }
}

/** The reasons by SQLite result code: https://sqlite.org/rescode.html. */
const SQLITE_REASONS: Readonly<Record<number, string>> = {
  5: 'another process holds the write lock',
  8: 'the store is read-only',
  10: 'the disk cannot be read or written',
  11: 'the store file is damaged',
  13: 'the disk is full',
  14: 'the store file cannot be opened',
  26: 'the store file is damaged',
};

/** The reasons by system error: https://nodejs.org/api/os.html#posix-error-constants. */
const FILE_REASONS: Readonly<Record<string, string>> = {
  EDQUOT: 'the disk quota is exhausted',
  EIO: 'the disk cannot be read or written',
  ENOSPC: 'the disk is full',
};

/** The reasons by SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const POSTGRES_REASONS: Readonly<Record<string, string>> = {
  '25006': 'the database is read-only',
  '40003': 'the result of a write is unknown',
  '53100': 'the disk of the database is full',
  '53200': 'the database is out of memory',
  '53300': 'the database has no free connection',
  '55P03': 'a lock of the database is not free',
  '57014': 'the database is too slow',
};

/** Returns a short reason why the store is unavailable, without paths and addresses. */
export function unavailabilityReason(error: unknown): string {
  if (error instanceof UnavailableError && error.cause !== undefined) return unavailabilityReason(error.cause);
  if (error instanceof Error && 'errcode' in error && typeof error.errcode === 'number') {
    return SQLITE_REASONS[error.errcode & 0xff] ?? 'no response';
  }
  const code = errorCode(error) ?? '';
  return POSTGRES_REASONS[code] ?? FILE_REASONS[code] ?? 'no response';
}
