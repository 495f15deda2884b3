import type { EngineOptions } from './engine-options.ts';

/** What a statement may use up. What goes beyond it ends with QueryTimeout or QueryTooLarge. */
export interface Limits {
  /** How long it may run. @default 30000 */
  readonly timeMs?: number;
  /** How many rows it may answer. @default 50000 */
  readonly rows?: number;
  /** How much memory it may take, in bytes. @default 2 GiB */
  readonly memory?: number;
}

/** A value that is bound, never written into the text. */
export type Parameter = string | number | bigint | boolean | readonly Parameter[];

/** One statement that reads. */
export interface Statement {
  /** The text, with `{name:Type}` for every value that is bound. */
  readonly sql: string;
  readonly parameters?: Readonly<Record<string, Parameter>>;
  /** The database that tables without one are in. @default 'default' */
  readonly database?: string;
  readonly limits?: Limits;
  /** That it reads roll-ups alone: these are the service's own and have no projections that the engine need look for. */
  readonly isOfRollUps?: boolean;
  /** Aborted when nobody waits for the rows any more: it throws the reason, and what has not begun never runs. */
  readonly signal?: AbortSignal;
}

/** For each row a place in a list. */
export type Places = Uint8Array | Uint16Array | Uint32Array;

/** The texts of a column: those there are, and which one each row has. */
export interface Texts {
  readonly distinct: readonly string[];
  readonly of: Places;
}

/** The lists of numbers of a column, one after the other. */
export interface NumberLists {
  readonly values: Float64Array;
  /** The index in `values` at which the list of each row ends. The list of the next row starts there. */
  readonly ends: Uint32Array;
}

/** A result by column. The methods throw if the column does not exist or has another type. */
export interface Columns {
  readonly rows: number;
  numbers(name: string): Float64Array;
  texts(name: string): Texts;
  lists(name: string): NumberLists;
}

/** The ClickHouse that telemetry is in, embedded in the service or a server of its own. */
export interface Engine {
  /**
   * The rows of a statement, read only and within limits. Integers of 64 bits are strings, times are `2026-01-12 09:30:00`.
   * Throws QueryTimeout, QueryTooLarge, QueryFailed, and Unavailable when the engine does not answer.
   */
  query<Row>(statement: Statement): Promise<Row[]>;
  /**
   * Returns the result by column, which is faster to write and to read if there are many rows. Each column must be a text, a
   * Float64 or an Array(Float64).
   */
  columns(statement: Statement): Promise<Columns>;
  /**
   * Appends rows; they are stored when it resolves. Keys are columns, and a DateTime64(9) is an integer of nanoseconds, as a
   * string, since JSON has no bigint. Bytes are rows that are written already, a line of JSON each. Throws QueryFailed, and
   * Unavailable when the engine does not answer.
   */
  insert(database: string, table: string, rows: readonly object[] | Buffer): Promise<void>;
  /** Runs one statement that changes something, such as a CREATE TABLE of our own. Throws like `insert`. */
  command(sql: string, database?: string): Promise<void>;
  /** Whether it answers within 2 seconds. The embedded engine starts for it when it does not run. */
  isReady(): Promise<boolean>;
  /** Waits for what is running, by default for 3 seconds, then lets go of the engine: what still runs throws Unavailable. */
  close(graceMs?: number): Promise<void>;
}

/** Opens the engine. Throws StartError, with one sentence that says what to do. */
export const openEngine = async (options: EngineOptions): Promise<Engine> => {
  if ('url' in options) return (await import('./engine/remote.ts')).openRemote(options);
  return (await import('./engine/embedded.ts')).openEmbedded(options);
};
