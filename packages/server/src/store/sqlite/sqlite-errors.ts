import { StoreUnavailableError } from '../store-unavailable-error.ts';

/** Primary result codes of https://sqlite.org/rescode.html: the low byte of an extended code. */
const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOT_A_DATABASE = 26;

function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;
}

/** Returns true if a statement failed because another process, or the thread for checkpoints, holds the lock (`SQLITE_BUSY`). */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY || (error instanceof StoreUnavailableError && codeOf(error.cause) === BUSY);
}

/** Returns true if SQLite cannot read the file because its content is not valid. */
export function isDamaged(error: unknown): boolean {
  const code = codeOf(error instanceof StoreUnavailableError ? error.cause : error);
  return code === CORRUPT || code === NOT_A_DATABASE;
}

/** Returns a StoreUnavailableError for errors of the file, its lock or the disk, and other errors unchanged. */
function asStoreError(error: unknown): unknown {
  if (isDamaged(error)) {
    return new StoreUnavailableError(error, 'The store is damaged. The operator of the service must restore a backup.');
  }
  const code = codeOf(error);
  const unavailable = code !== undefined && [BUSY, READONLY, IOERR, FULL, CANTOPEN].includes(code);
  return unavailable ? new StoreUnavailableError(error) : error;
}

/** Calls the database. Throws StoreUnavailableError for errors of the file, its lock or the disk, and other errors unchanged. */
export function mapErrors<Result>(call: () => Result): Result {
  try {
    return call();
  } catch (error) {
    throw asStoreError(error);
  }
}
