import { UnavailableError } from '../../domain/errors.ts';
import type { Workload } from './engine.ts';

/** A statement was rejected by the engine or failed. The message comes from the engine and must not be sent to API clients. */
export class QueryError extends Error {
  override readonly name: string = 'QueryError';
  /** The ClickHouse error code; 0 if there was none. */
  readonly code: number;

  constructor(code: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A statement, or the computation over its result, exceeded its time limit. */
export class QueryTimeoutError extends QueryError {
  override readonly name = 'QueryTimeoutError';
}

/** A query exceeded its limit of rows, of memory, of histogram buckets per time bucket and group, or of its own length. */
export class QueryTooLargeError extends QueryError {
  override readonly name = 'QueryTooLargeError';
  readonly what: 'rows' | 'memory' | 'intervals' | 'statement';

  constructor(what: QueryTooLargeError['what'], code: number, message: string, options?: ErrorOptions) {
    super(code, message, options);
    this.what = what;
  }
}

/** A statement did not get a slot in the engine in time. It has not run. */
export class EngineBusyError extends UnavailableError {
  override readonly name = 'EngineBusyError';
  /** The workload without a free slot. */
  readonly workload: Workload;

  constructor(workload: Workload) {
    super('The telemetry engine is too busy.');
    this.workload = workload;
  }
}
