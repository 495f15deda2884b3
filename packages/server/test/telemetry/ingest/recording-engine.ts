import type { Row } from '../../../src/telemetry/otlp/rows/origin.ts';

/** One call of `insert`. */
export interface Insert {
  readonly database: string;
  readonly table: string;
  readonly rows: readonly Row[];
}

/** Parses JSON rows, one per line. */
export function parseRows(lines: Buffer): Row[] {
  const texts = lines.toString().split('\n').slice(0, -1);
  return texts.map((text) => JSON.parse(text));
}

/** An engine that records its inserts. Tests delay inserts or let them fail with `beforeInsert`. */
export class RecordingEngine {
  readonly inserts: Insert[] = [];
  /** Runs before each insert. An error rejects the insert. */
  beforeInsert: () => Promise<void> = async () => {};

  readonly insert = async (database: string, table: string, rows: readonly object[] | Buffer): Promise<void> => {
    await this.beforeInsert();
    this.inserts.push({
      database,
      table,
      // Parses on access. Parsing during the insert would block the event loop, whose ticks some tests count.
      get rows() {
        return Buffer.isBuffer(rows) ? parseRows(rows) : (rows as readonly Row[]);
      },
    });
  };

  /** Returns the rows of a table in insertion order. */
  rows(table: string): Row[] {
    return this.inserts.filter((insert) => insert.table === table).flatMap(({ rows }) => rows);
  }
}
