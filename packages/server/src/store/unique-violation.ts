import { errorCode } from '../domain/describe-error.ts';

/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY (https://sqlite.org/rescode.html). */
const SQLITE_CODES: readonly unknown[] = [2067, 1555];

/** `unique_violation` (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const POSTGRES_CODE = '23505';

/** Returns true if a write failed because another row has the same value in a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  const isSqliteError = error instanceof Error && 'errcode' in error && SQLITE_CODES.includes(error.errcode);
  return isSqliteError || errorCode(error) === POSTGRES_CODE;
}
