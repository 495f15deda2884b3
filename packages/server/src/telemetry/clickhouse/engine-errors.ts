import { UnavailableError } from '../../domain/errors.ts';
import type { Workload } from './engine.ts';

interface QueryErrorOptions extends ErrorOptions {
  /** The ClickHouse error code, if the engine returned one. */
  readonly code?: number;
}

/**
 * A statement was rejected by the engine or failed. The message can come from the engine and must not be sent to API clients, except that
 * of a {@link ServerRejectedError}. For an error of SQL that a client wrote, the client gets the part that `shortMessage` returns.
 */
export class QueryError extends Error {
  override readonly name: string = 'QueryError';
  readonly code: number | undefined;

  constructor(message: string, { code, ...options }: QueryErrorOptions = {}) {
    super(message, options);
    this.code = code;
  }
}

interface ServerRejectedOptions extends QueryErrorOptions {
  /**
   * True if the statement is the reason. False if the credentials, the privileges or the `host` of the connection are the reason.
   * @default false
   */
  readonly isStatementRejected?: boolean;
}

/**
 * Thrown if a ClickHouse server that a tenant has connected rejects a statement or returns an invalid response, or if the password of its
 * connection cannot be decrypted. API clients may see the message: its only text from the server is the name of the error.
 */
export class ServerRejectedError extends QueryError {
  override readonly name = 'ServerRejectedError';
  readonly isStatementRejected: boolean;

  constructor(message: string, { isStatementRejected = false, ...options }: ServerRejectedOptions = {}) {
    super(message, options);
    this.isStatementRejected = isStatementRejected;
  }
}

/** The number of characters at the end of a message that are searched for the name of the error. */
const MESSAGE_END_LENGTH = 500;

/**
 * Returns the name of an error of the engine, such as `UNKNOWN_TABLE`, or undefined if the message has none. API clients may always see the
 * name. The rest of the message may quote events, see {@link QueryError}.
 */
export function engineErrorName({ message }: QueryError): string | undefined {
  return [...message.slice(-MESSAGE_END_LENGTH).matchAll(/\(([A-Z][A-Z_0-9]{2,60})\)/g)].at(-1)?.[1];
}

/**
 * Returns true for an error of the statement itself, or of the data that it reads. Returns false for limits, for an engine that does
 * not respond, and for an invalid configuration of a connection.
 */
export function isStatementError(error: unknown): error is QueryError {
  if (error instanceof ServerRejectedError) return error.isStatementRejected;
  const isLimitError = error instanceof QueryTimeoutError || error instanceof QueryTooLargeError;
  return error instanceof QueryError && !isLimitError;
}

/** A statement, or the computation over its result, exceeded its time limit. */
export class QueryTimeoutError extends QueryError {
  override readonly name = 'QueryTimeoutError';
}

/** A query exceeded a limit: rows, memory, histogram buckets per time bucket and group (`intervals`), or size of the statement. */
export class QueryTooLargeError extends QueryError {
  override readonly name = 'QueryTooLargeError';
  readonly limit: 'rows' | 'memory' | 'intervals' | 'statement';

  constructor(limit: QueryTooLargeError['limit'], message: string, options?: QueryErrorOptions) {
    super(message, options);
    this.limit = limit;
  }
}

/** A statement, or a chart query of a tenant, did not get a slot in time. It has not run. */
export class EngineBusyError extends UnavailableError {
  override readonly name = 'EngineBusyError';
  /** The workload of the statement or chart query. */
  readonly workload: Workload;

  constructor(workload: Workload) {
    super('The telemetry engine is too busy.');
    this.workload = workload;
  }
}
