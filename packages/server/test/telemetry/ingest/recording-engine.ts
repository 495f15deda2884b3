import type { Row } from '../../../src/telemetry/otlp/rows/row.ts';

/** One call of `insert`. */
export interface Insert {
  readonly database: string;
  readonly table: string;
  readonly rows: readonly Row[];
}

/** The rows that lines of JSON say. */
export function rowsIn(lines: Buffer): Row[] {
  const texts = lines.toString().split('\n').slice(0, -1);
  return texts.map((text) => JSON.parse(text));
}

/** An engine that keeps what it is told, and can be made slow, stuck or broken: what no real one does on demand. */
export class RecordingEngine {
  readonly inserts: Insert[] = [];
  /** Awaited before every insert; throw here to refuse it. */
  before: () => Promise<void> = async () => {};

  readonly insert = async (database: string, table: string, rows: readonly object[] | Buffer): Promise<void> => {
    await this.before();
    this.inserts.push({
      database,
      table,
      // Read when a test asks: those that watch the event loop are not to see this.
      get rows() {
        return Buffer.isBuffer(rows) ? rowsIn(rows) : (rows as readonly Row[]);
      },
    });
  };

  /** The rows of a table, in the order in which they came. */
  rows(table: string): Row[] {
    return this.inserts.filter((insert) => insert.table === table).flatMap(({ rows }) => rows);
  }
}
