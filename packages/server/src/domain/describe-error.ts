/** What a line of the log says of an error. */
export interface DescribedError {
  readonly type?: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string | undefined;
  readonly cause?: DescribedError;
}

/** What a line may say of an error: nothing that a library hung on it, such as the values of a query or an address with a password. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}
