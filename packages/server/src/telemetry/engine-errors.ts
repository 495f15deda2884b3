/** The engine refused a statement, or it failed while it ran. The message is the engine's own and is not for callers. */
export class QueryFailed extends Error {
  override readonly name: string = 'QueryFailed';
  /** ClickHouse's number of the error; 0 when it gave none. */
  readonly code: number;

  constructor(code: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A statement, or the computation over its result, exceeded its time limit. */
export class QueryTimeout extends QueryFailed {
  override readonly name = 'QueryTimeout';
}

/** A query exceeded its limit of rows, of memory, or of histogram buckets per time bucket and group. */
export class QueryTooLarge extends QueryFailed {
  override readonly name = 'QueryTooLarge';
  readonly what: 'rows' | 'memory' | 'intervals';

  constructor(what: QueryTooLarge['what'], code: number, message: string, options?: ErrorOptions) {
    super(code, message, options);
    this.what = what;
  }
}
