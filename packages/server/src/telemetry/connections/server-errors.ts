import { errorCode } from '../../domain/describe-error.ts';
import { UnavailableError } from '../../domain/errors.ts';
import {
  engineErrorName,
  QueryError,
  QueryTimeoutError,
  QueryTooLargeError,
  ServerRejectedError,
} from '../clickhouse/engine-errors.ts';
import { CREDENTIALS_CODES } from '../clickhouse/to-engine-error.ts';

/** The error code for missing privileges. */
const ACCESS_DENIED_CODE = 497;

/** The error code for a setting that the user of the connection may not change. */
const READ_ONLY_CODE = 164;

/** Matches the error codes of Node.js for invalid certificates. */
const CERTIFICATE_CODE =
  /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_VERIFY|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH/;

/** Returns the message for an error of the connection. Returns undefined for an error of the statement. */
function connectionMessage({ code }: QueryError): string | undefined {
  if (CREDENTIALS_CODES.has(code)) return 'the server of the connection rejected its user name or password';
  if (code === ACCESS_DENIED_CODE) return 'the user of the connection may not read the tables of the query';
  if (code === READ_ONLY_CODE) {
    return 'the user of the connection may not set limits for queries: use a user with readonly = 2, or with SELECT rights only';
  }
  if (!code) return 'the server of the connection returned no valid response: check its `host`';
  return undefined;
}

function createRejectedError(error: QueryError): ServerRejectedError {
  const message = connectionMessage(error);
  const options = { isStatementRejected: message === undefined, ...(error.code !== undefined && { code: error.code }) };
  const rejection = `the server of the connection rejected the query (${engineErrorName(error) ?? `code ${error.code}`})`;
  return new ServerRejectedError(message ?? rejection, options);
}

/**
 * Converts the error of a statement on a ClickHouse server that a tenant has connected. The only text from the server in the result is the
 * name of the error, because other text may reveal internals or credentials. `signal` is the signal of the caller.
 */
export function toServerError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted && error === signal.reason) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new QueryTimeoutError('the server of the connection did not respond in time');
  }
  if (error instanceof QueryTimeoutError) return new QueryTimeoutError('the statement exceeded its time limit');
  if (error instanceof QueryTooLargeError) return new QueryTooLargeError(error.limit, 'the statement exceeded a limit');
  if (error instanceof QueryError) return createRejectedError(error);
  if (error instanceof UnavailableError) {
    if (error.cause instanceof QueryError) {
      return CREDENTIALS_CODES.has(error.cause.code)
        ? createRejectedError(error.cause)
        : new UnavailableError('The server of the connection is temporarily unable to run queries.');
    }
    const isCertificate = CERTIFICATE_CODE.test(errorCode(error.cause) ?? '');
    const message = isCertificate
      ? 'The TLS certificate of the server of the connection is not valid.'
      : 'The server of the connection does not respond.';
    return new UnavailableError(message, { cause: error.cause });
  }
  return new ServerRejectedError('the server of the connection returned no valid response: check its `host`');
}
