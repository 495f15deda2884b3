/** The limits of a statement. A statement that exceeds one fails with QueryTimeoutError or QueryTooLargeError. */
export interface StatementLimits {
  /** Maximum execution time in milliseconds, without the time in a queue. @default 30000 */
  readonly timeMs?: number;
  /** Maximum number of result rows. @default 50000 */
  readonly rows?: number;
  /** Maximum memory in bytes. @default the limit of the embedded engine for one statement, or 2 GiB on a server */
  readonly memory?: number;
}

/** The kinds of statements. Each kind has its own slots. A slot is the permission to run one statement. */
export type Workload = 'charts' | 'alerts' | 'system';

/** The queue in which a statement waits for a slot. */
export interface StatementQueue {
  readonly workload: Workload;
  /** The tenants of a workload get its slots in rotation. */
  readonly tenant: string;
}

/** The value of a query parameter. It is sent separately from the SQL text, so callers need not escape it. */
export type Parameter = string | number | bigint | boolean | readonly Parameter[];

/** One read-only statement. */
export interface Statement {
  /** The SQL text, with `{name:Type}` for every parameter. */
  readonly sql: string;
  readonly parameters?: Readonly<Record<string, Parameter>>;
  /** The database of the tables that the SQL names without a database. @default 'default' */
  readonly database?: string;
  readonly limits?: StatementLimits;
  /**
   * True if the SQL formats values of any type as JSON. The settings of the statement then format times as RFC 3339, and 64-bit integers as
   * strings.
   */
  readonly writesJson?: boolean;
  /**
   * True if the statement reads the table of a single roll-up and nothing else. This table has no projections, so ClickHouse need not
   * search for one.
   */
  readonly readsOneRollUp?: boolean;
  /** @default the workload `system`, with the database as the tenant */
  readonly queue?: StatementQueue;
  /** Cancels the statement: the promise rejects with the reason of the signal, and a statement that still waits in its queue never runs. */
  readonly signal?: AbortSignal;
}

/** For each row, the index of its value in the dictionary. */
export type DictionaryIndexes = Uint8Array | Uint16Array | Uint32Array;

/** A column of strings in dictionary encoding: row `i` has the value `distinct[indexes[i]]`. */
export interface TextColumn {
  /** The dictionary. Values may repeat: String columns are not deduplicated, and the dictionaries of several blocks are concatenated. */
  readonly distinct: readonly string[];
  readonly indexes: DictionaryIndexes;
}

/** The lists of numbers of a column, one after the other. */
export interface NumberLists {
  readonly values: Float64Array;
  /** The index in `values` at which the list of each row ends. The list of the next row starts there. */
  readonly ends: Uint32Array;
}

/** A result by column. If the result has rows, the methods throw for a column that does not exist or has another type. */
export interface Columns {
  readonly rows: number;
  numbers(name: string): Float64Array;
  strings(name: string): TextColumn;
  lists(name: string): NumberLists;
}

/** The part of an engine that runs read-only statements. */
export interface QueryEngine {
  /**
   * Returns the rows of a read-only statement. 64-bit integers are strings. Times are strings such as `2026-01-12 09:30:00`.
   * Throws QueryTimeoutError, QueryTooLargeError, QueryError, EngineBusyError if the statement waited too long for a slot, and
   * UnavailableError if the engine is unavailable, for example because it does not respond or is overloaded.
   */
  query<Row>(statement: Statement): Promise<Row[]>;
  /**
   * Returns the result by column, which is faster to write and to read if there are many rows. Each column must be a string, a
   * Float64 or an Array(Float64).
   */
  columns(statement: Statement): Promise<Columns>;
}

/**
 * A ClickHouse engine: embedded, or a server. It stores the telemetry of all tenants, unless it is a server that a tenant has connected.
 */
export interface Engine extends QueryEngine {
  /**
   * Inserts rows. They are stored when the promise resolves. Keys are column names. A DateTime64(9) is a string: the seconds since 1970
   * with ten digits, a dot and nine digits of nanoseconds, or all nanoseconds with 19 digits. A buffer holds rows that are already
   * serialized, one line of JSON each. Throws QueryError, EngineBusyError and UnavailableError.
   */
  insert(database: string, table: string, rows: readonly object[] | Buffer): Promise<void>;
  /** Runs one statement that changes something, such as CREATE TABLE. Throws like `insert`. */
  command(sql: string, database?: string): Promise<void>;
  /** Returns true if the engine responds within 2 seconds. Starts the embedded engine if it is not running. */
  isReady(): Promise<boolean>;
  /** Waits up to `graceMs` (default 3000) for running statements, then closes. Statements that still run throw UnavailableError. */
  close(graceMs?: number): Promise<void>;
}
