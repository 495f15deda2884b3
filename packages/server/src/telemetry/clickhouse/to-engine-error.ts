import { UnavailableError } from '../../domain/errors.ts';
import { QueryError, QueryTimeoutError, QueryTooLargeError } from './engine-errors.ts';

const timeouts = new Set([159, 160]);
const outOfMemory = new Set([241]);
const tooManyRows = new Set([158, 396]);

/** Codes of a statement whose syntax tree is too deep or too large. */
const tooLongStatement = new Set([167, 168, 306]);

const SYNTAX_ERROR = 62;

/** Codes of an engine that is stopping, has no free query slot, or has too many parts to merge. The statement may be repeated. */
const notNow = new Set([202, 210, 236, 252, 745]);

/** Codes that say that the service may not in, which is nothing that a caller can mend. */
const notAllowed = new Set([192, 193, 194, 516]);

/** The maximum length of an error message of the engine. A message may quote a whole event. */
const MAX_MESSAGE = 4_000;

/** Shortens a message in the middle. Its start names the problem, its end the code. */
function shortened(message: string): string {
  return message.length <= MAX_MESSAGE
    ? message
    : `${message.slice(0, MAX_MESSAGE / 2)} … ${message.slice(-MAX_MESSAGE / 2)}`;
}

/** A statement failed because all statements together, or those of the user, exceed the memory of the server. */
const TOTAL_MEMORY = /\((?:total|for user)\) memory limit exceeded|Memory limit \((?:total|for user)\) exceeded/;

/** Returns the error for an error response of the engine. */
export function toEngineError(code: number, fullMessage: string): Error {
  const message = shortened(fullMessage);
  if (timeouts.has(code)) return new QueryTimeoutError(code, message);
  if (outOfMemory.has(code) && TOTAL_MEMORY.test(message)) {
    return new UnavailableError('The telemetry engine has no free memory', { cause: new QueryError(code, message) });
  }
  if (outOfMemory.has(code)) return new QueryTooLargeError('memory', code, message);
  if (tooManyRows.has(code)) return new QueryTooLargeError('rows', code, message);
  if (tooLongStatement.has(code) || (code === SYNTAX_ERROR && message.includes('Max query size exceeded'))) {
    return new QueryTooLargeError('statement', code, message);
  }
  const cause = new QueryError(code, message);
  if (notNow.has(code)) return new UnavailableError('The telemetry engine is too busy', { cause });
  if (notAllowed.has(code)) return new UnavailableError('The telemetry engine does not let the service in', { cause });
  return cause;
}

/** What it means that there was no answer, or no whole one. */
export function toConnectionError(error: unknown): Error {
  if (error instanceof QueryTooLargeError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT'
    ? new QueryTimeoutError(159, 'no answer in time', { cause: error })
    : new UnavailableError('The telemetry engine does not answer', { cause: error });
}
