import { BoundedCache } from '../../domain/bounded-cache.ts';
import type { QueryEngine } from '../clickhouse/engine.ts';
import { type RollUp, rollUps, viewOf } from './roll-ups.ts';

/** The columns and roll-ups of a table. */
export interface TableShape {
  readonly database: string;
  readonly table: string;
  /** The type of each column, by name. */
  readonly columns: ReadonlyMap<string, string>;
  /** The roll-ups of the table, the coarsest first. */
  readonly rollUps: readonly RollUp[];
  /** The age in milliseconds up to which the roll-ups are complete. */
  readonly rolledUpForMs: number;
}

/** Looks up the columns and roll-ups of tables. */
export interface Catalog {
  /** Returns undefined if the table does not exist. */
  shapeOf(database: string, table: string): Promise<TableShape | undefined>;
}

/** Time that a {@link TableShape} is cached. A new column is visible after at most this time. */
const CACHE_MS = 30_000;

/** The default maximum size of the cache, in characters. It has room for the tables of about 1,000 tenants. */
const MAX_CHARACTERS = 16_777_216;

/** The bounds on the columns of a table. Further columns, and columns with longer names, are left out. */
const MAX_COLUMNS = 1_000;
const MAX_NAME_LENGTH = 256;

/** The memory of a column in addition to its name and type, in characters. */
const COLUMN_OVERHEAD = 64;

async function readShape(
  engine: QueryEngine,
  { database, table, rolledUpForMs }: Pick<TableShape, 'database' | 'table' | 'rolledUpForMs'>,
): Promise<TableShape | undefined> {
  const candidates = rolledUpForMs === 0 ? [] : rollUps.filter(({ baseTable }) => baseTable === table);
  const rows = await engine.query<{ table: string; name: string; type: string }>({
    sql: `SELECT table, name, type FROM system.columns
WHERE database = {database:String} AND table IN {tables:Array(String)} ORDER BY position`,
    parameters: { database, tables: [table, ...candidates.map(viewOf)] },
    queue: { workload: 'system', tenant: database },
  });
  const tableRows = rows
    .filter((row) => row.table === table && row.name.length <= MAX_NAME_LENGTH)
    .slice(0, MAX_COLUMNS);
  const columns = new Map(tableRows.map(({ name, type }) => [name, type]));
  if (columns.size === 0) return undefined;
  const existing = new Set(rows.map((row) => row.table));
  const existingRollUps = candidates.filter((rollUp) => existing.has(viewOf(rollUp)));
  return { database, table, columns, rollUps: existingRollUps, rolledUpForMs };
}

/** Returns the size of the columns in characters. */
function sizeOf({ columns }: TableShape): number {
  let size = 0;
  for (const [name, type] of columns) size += name.length + type.length + COLUMN_OVERHEAD;
  return size;
}

/**
 * Creates a catalog that caches tables for {@link CACHE_MS}, up to `maxCharacters`. Missing tables and errors are not cached. With a
 * `rolledUpForMs` of 0, the tables have no roll-ups. This is for ClickHouse servers of tenants, whose tables this service does not
 * maintain.
 */
export function createCatalog(
  engine: QueryEngine,
  rolledUpForMs = Number.POSITIVE_INFINITY,
  maxCharacters = MAX_CHARACTERS,
): Catalog {
  const cache = new BoundedCache<{ readonly expiresMs: number; readonly shape: Promise<TableShape | undefined> }>(
    maxCharacters,
  );
  return {
    shapeOf(database, table) {
      const key = JSON.stringify([database, table]);
      const entry = cache.get(key);
      if (entry && entry.expiresMs > performance.now()) return entry.shape;
      const shape = readShape(engine, { database, table, rolledUpForMs });
      const added = { expiresMs: performance.now() + CACHE_MS, shape };
      // The size is not known before the shape has been read.
      cache.set(key, added, 0);
      const update = (loaded: TableShape | undefined) => {
        if (cache.get(key) !== added) return;
        if (loaded) cache.set(key, added, sizeOf(loaded));
        else cache.delete(key);
      };
      shape.then(update, () => update(undefined));
      return shape;
    },
  };
}
