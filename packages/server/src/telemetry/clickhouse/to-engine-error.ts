import { errorCode } from '../../domain/describe-error.ts';
import { UnavailableError } from '../../domain/errors.ts';
import { QueryError, QueryTimeoutError, QueryTooLargeError } from './engine-errors.ts';

const TIMEOUT_CODES = new Set([159, 160]);
const MEMORY_CODES = new Set([241]);
const ROW_LIMIT_CODES = new Set([158, 396]);

/** Codes of a statement whose syntax tree is too deep or too large. */
const STATEMENT_SIZE_CODES = new Set([167, 168, 306]);

const SYNTAX_ERROR = 62;

/** Codes of an overloaded engine. The statement can be repeated. */
const OVERLOAD_CODES = new Set([202, 252, 745]);

/** Codes of an engine that is stopping or cannot reach another node. The statement can be repeated. */
const INTERRUPTION_CODES = new Set([210, 236]);

/** Codes of rejected credentials. */
export const CREDENTIALS_CODES: ReadonlySet<number | undefined> = new Set([192, 193, 194, 516]);

/** The maximum length of an error message of the engine. A message may quote a whole event. */
const MAX_MESSAGE_LENGTH = 4_000;

/** Shortens a message in the middle. Its start describes the error, its end contains the name of the error. */
function shorten(message: string): string {
  return message.length <= MAX_MESSAGE_LENGTH
    ? message
    : `${message.slice(0, MAX_MESSAGE_LENGTH / 2)} … ${message.slice(-MAX_MESSAGE_LENGTH / 2)}`;
}

/** Matches the error for the memory limit of all statements together, or of all statements of the user. */
const TOTAL_MEMORY = /\((?:total|for user)\) memory limit exceeded|Memory limit \((?:total|for user)\) exceeded/;

/** Returns the error for an error response of the engine. */
export function toEngineError(code: number, fullMessage: string): Error {
  const message = shorten(fullMessage);
  if (TIMEOUT_CODES.has(code)) return new QueryTimeoutError(message, { code });
  if (MEMORY_CODES.has(code) && TOTAL_MEMORY.test(message)) {
    return new UnavailableError('The telemetry engine has no free memory.', {
      cause: new QueryError(message, { code }),
    });
  }
  if (MEMORY_CODES.has(code)) return new QueryTooLargeError('memory', message, { code });
  if (ROW_LIMIT_CODES.has(code)) return new QueryTooLargeError('rows', message, { code });
  if (STATEMENT_SIZE_CODES.has(code) || (code === SYNTAX_ERROR && message.includes('Max query size exceeded'))) {
    return new QueryTooLargeError('statement', message, { code });
  }
  const cause = new QueryError(message, { code });
  if (OVERLOAD_CODES.has(code)) return new UnavailableError('The telemetry engine is too busy.', { cause });
  if (INTERRUPTION_CODES.has(code))
    return new UnavailableError('The telemetry engine is stopping or cannot reach another node.', { cause });
  // An API client cannot fix the credentials of the service.
  if (CREDENTIALS_CODES.has(code))
    return new UnavailableError('The telemetry engine rejected the credentials of the service.', { cause });
  return cause;
}

/** Returns the error for a missing or incomplete response. */
export function toConnectionError(error: unknown): Error {
  if (error instanceof QueryTooLargeError) return error;
  const code = errorCode(error);
  return code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT'
    ? new QueryTimeoutError('no response in time', { cause: error })
    : new UnavailableError('The telemetry engine does not respond.', { cause: error });
}
