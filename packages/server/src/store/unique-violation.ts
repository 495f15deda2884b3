/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY of https://sqlite.org/rescode.html. */
const SQLITE_CODES: readonly unknown[] = [2067, 1555];

/** `unique_violation` of PostgreSQL's error codes. */
const POSTGRES_CODE = '23505';

/** Whether a write failed because another row already has the value of a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    error instanceof Error &&
    (('errcode' in error && SQLITE_CODES.includes(error.errcode)) || ('code' in error && error.code === POSTGRES_CODE))
  );
}
