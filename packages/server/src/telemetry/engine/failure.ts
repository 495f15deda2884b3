import { Unavailable } from '../../resources/errors.ts';
import { QueryFailed, QueryTimeout, QueryTooLarge } from '../engine-errors.ts';

const timeouts = new Set([159, 160]);
const outOfMemory = new Set([241]);
const tooManyRows = new Set([158, 396]);

/** Codes that say that nothing is wrong with the statement: the engine is stopping, too busy to begin, or has too many parts to merge. */
const notNow = new Set([202, 210, 236, 252, 745]);

/** Codes that say that the service may not in, which is nothing that a caller can mend. */
const notAllowed = new Set([192, 193, 194, 516]);

/** The maximum length of an error message of the engine. A message may quote a whole event. */
const MAX_MESSAGE = 4_000;

/** Shortens a message in the middle. Its start names the problem, its end the code. */
const shortened = (message: string): string =>
  message.length <= MAX_MESSAGE ? message : `${message.slice(0, MAX_MESSAGE / 2)} … ${message.slice(-MAX_MESSAGE / 2)}`;

/** Returns the error that a code and a message of the engine stand for. */
export const failure = (code: number, fullMessage: string): Error => {
  const message = shortened(fullMessage);
  if (timeouts.has(code)) return new QueryTimeout(code, message);
  if (outOfMemory.has(code)) return new QueryTooLarge('memory', code, message);
  if (tooManyRows.has(code)) return new QueryTooLarge('rows', code, message);
  const cause = new QueryFailed(code, message);
  if (notNow.has(code)) return new Unavailable('The telemetry engine is too busy', { cause });
  if (notAllowed.has(code)) return new Unavailable('The telemetry engine does not let the service in', { cause });
  return cause;
};

/** What it means that there was no answer, or no whole one. */
export const noAnswer = (error: unknown): Error => {
  if (error instanceof QueryTooLarge) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT'
    ? new QueryTimeout(159, 'no answer in time', { cause: error })
    : new Unavailable('The telemetry engine does not answer', { cause: error });
};
