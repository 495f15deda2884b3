import { UnavailableError } from '../../domain/errors.ts';

/** https://sqlite.org/rescode.html; extended codes carry one of these in their low byte. */
const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const FULL = 13;
const CANTOPEN = 14;

function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;
}

/** Whether a statement failed because another process holds the lock that it needs. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY || (error instanceof UnavailableError && codeOf(error.cause) === BUSY);
}

/** The error of a statement by its name: Unavailable when the fault lies with the file or the disk under it. */
function asStoreError(error: unknown): unknown {
  const code = codeOf(error);
  const unavailable = code !== undefined && [BUSY, READONLY, IOERR, FULL, CANTOPEN].includes(code);
  return unavailable ? new UnavailableError('The store is not available', { cause: error }) : error;
}

/** Runs a call of the database; what fails because the file is not available says so by its name. */
export function mapErrors<Result>(call: () => Result): Result {
  try {
    return call();
  } catch (error) {
    throw asStoreError(error);
  }
}
