import type { Engine } from '../clickhouse/engine.ts';
import { type RollUp, rollUps, viewOf } from './roll-ups.ts';

/** What a table has, by the name of its columns. */
export interface TableShape {
  readonly database: string;
  readonly table: string;
  /** The type of each column. */
  readonly columns: ReadonlyMap<string, string>;
  /** The roll-ups that it has, the coarser ones first. */
  readonly rollUps: readonly RollUp[];
  /** How long the roll-ups have all of their buckets. */
  readonly rolledUpForMs: number;
}

/** What is known of tables. */
export interface Catalog {
  /** `undefined` when there is no such table. */
  shapeOf(database: string, table: string): Promise<TableShape | undefined>;
}

/** An operator who adds a column sees it this soon. */
const KNOWN_FOR_MS = 30_000;

async function readShape(
  engine: Engine,
  { database, table, rolledUpForMs }: Pick<TableShape, 'database' | 'table' | 'rolledUpForMs'>,
): Promise<TableShape | undefined> {
  const candidates = rollUps.filter(({ of }) => of === table);
  const rows = await engine.query<{ table: string; name: string; type: string }>({
    sql: `SELECT table, name, type FROM system.columns
WHERE database = {database:String} AND table IN {tables:Array(String)} ORDER BY position`,
    parameters: { database, tables: [table, ...candidates.map(viewOf)] },
  });
  const columns = new Map(rows.filter((row) => row.table === table).map(({ name, type }) => [name, type]));
  if (columns.size === 0) return undefined;
  const there = new Set(rows.map((row) => row.table));
  const own = candidates.filter((rollUp) => there.has(viewOf(rollUp)));
  return { database, table, columns, rollUps: own, rolledUpForMs };
}

/** Reads what tables have, and knows it for a while. */
export function createCatalog(engine: Engine, rolledUpForMs = Number.POSITIVE_INFINITY): Catalog {
  const known = new Map<string, { readonly until: number; readonly shape: Promise<TableShape | undefined> }>();
  return {
    shapeOf(database, table) {
      const key = JSON.stringify([database, table]);
      const entry = known.get(key);
      if (entry && entry.until > performance.now()) return entry.shape;
      const shape = readShape(engine, { database, table, rolledUpForMs });
      known.set(key, { until: performance.now() + KNOWN_FOR_MS, shape });
      const forget = () => known.delete(key);
      shape.then((found) => found ?? forget(), forget);
      return shape;
    },
  };
}
