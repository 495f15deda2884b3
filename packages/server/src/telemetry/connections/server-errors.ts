import { errorCode } from '../../domain/describe-error.ts';
import { UnavailableError } from '../../domain/errors.ts';
import {
  EngineBusyError,
  QueryError,
  QueryTimeoutError,
  QueryTooLargeError,
  ServerRejectedError,
} from '../clickhouse/engine-errors.ts';

/** The length of the end of a message of the server that contains the name of the error. In characters. */
const MESSAGE_END_LENGTH = 500;

/** The codes of rejected credentials, and of missing rights. */
const CREDENTIALS_CODES: readonly (number | undefined)[] = [192, 193, 194, 516];
const RIGHTS_CODES: readonly (number | undefined)[] = [497];

/** The code of a setting that the user of the connection may not set. */
const READ_ONLY_CODE = 164;

/** Matches the codes of Node for certificates that are not valid. */
const CERTIFICATE_CODE = /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_VERIFY/;

/** Returns the name of an error, such as `UNKNOWN_TABLE`. The rest of a message can contain anything and is dropped. */
function nameOf({ message }: QueryError): string | undefined {
  return [...message.slice(-MESSAGE_END_LENGTH).matchAll(/\(([A-Z][A-Z_0-9]{2,60})\)/g)].at(-1)?.[1];
}

function rejectionOf(error: QueryError): string {
  const { code } = error;
  if (CREDENTIALS_CODES.includes(code)) return 'the server of the connection rejected its user name or password';
  if (RIGHTS_CODES.includes(code)) return 'the user of the connection may not read the tables of the source';
  if (code === READ_ONLY_CODE) {
    return 'the user of the connection may not set limits for queries: use a user with readonly = 2, or with SELECT rights only';
  }
  if (!code) return 'the server of the connection returned no valid response: check its `host`';
  const name = nameOf(error);
  return `the server of the connection rejected the query (${name ?? `code ${code}`})`;
}

function reject(error: QueryError): ServerRejectedError {
  return new ServerRejectedError(rejectionOf(error), error.code === undefined ? {} : { code: error.code });
}

/**
 * Returns the error of a statement on the server of a connection. It contains no text that the server has sent, which may include
 * its internals, or the credentials. `signal` is that of the caller.
 */
export function toServerError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted && error === signal.reason) return error;
  if (error instanceof EngineBusyError) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new QueryTimeoutError('the server of the connection did not respond in time');
  }
  if (error instanceof QueryTimeoutError) return new QueryTimeoutError('the statement exceeded its time limit');
  if (error instanceof QueryTooLargeError) return new QueryTooLargeError(error.limit, 'the statement exceeded a limit');
  if (error instanceof QueryError) return reject(error);
  if (error instanceof UnavailableError) {
    if (error.cause instanceof QueryError) {
      return CREDENTIALS_CODES.includes(error.cause.code)
        ? reject(error.cause)
        : new UnavailableError('The server of the connection is too busy.');
    }
    const isCertificate = CERTIFICATE_CODE.test(errorCode(error.cause) ?? '');
    const message = isCertificate
      ? 'The TLS certificate of the server of the connection is not valid.'
      : 'The server of the connection does not respond.';
    return new UnavailableError(message, { cause: error.cause });
  }
  return new ServerRejectedError('the server of the connection returned no valid response: check its `host`');
}
