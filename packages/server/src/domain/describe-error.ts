import { UnavailableError } from './errors.ts';

/** The fields of an error in the log. */
export interface DescribedError {
  readonly type?: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string | undefined;
  readonly cause?: DescribedError;
}

/**
 * Returns the name, message, code, stack and cause of an error for the log. Omits all other fields: libraries add fields that can contain
 * query parameters, or a URL with a password.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}

/** Returns the message of an error, or the thrown value as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the `code` of an error of Node or of a library, for example `ENOENT`, or undefined if it has none. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && error.code !== undefined ? String(error.code) : undefined;
}

/**
 * Returns the reason of an error for a message to the operator. Omits the code and the path of a file system error. The reason of an
 * UnavailableError is the reason of its cause.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof UnavailableError && error.cause !== undefined) return reasonOf(error.cause);
  if (!(error instanceof Error)) return String(error);
  if ('syscall' in error && 'path' in error) return error.message.replace(/^[A-Z]+: /, '').replace(/, \w+ '.*'$/, '');
  // If no address of a host name accepts a connection, Node throws an AggregateError, which has no message.
  return error.message || (errorCode(error) ?? error.name);
}
