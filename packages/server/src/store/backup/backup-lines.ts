import { sql, type Transaction } from 'kysely';
import { migrations } from '../migrations/migrate.ts';
import type { Tables } from '../tables.ts';
import { FORMAT, FORMAT_VERSION } from './backup-format.ts';
import { BACKUP_TABLES } from './backup-tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** A chunk of a backup, and the number of rows in it. */
export interface BackupChunk {
  readonly text: string;
  readonly rows: number;
}

/** The intended size of the rows of one query as JSON. It determines the number of rows per query, because row sizes differ widely. */
const PAGE_CHARACTERS = 1_000_000;
const FIRST_PAGE_ROWS = 4;
const MAX_PAGE_ROWS = 1_000;

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** Yields the chunks of a backup without its footer. `tx` must read from a snapshot. */
export async function* backupLines(tx: Transaction<Tables>, createdAt: string): AsyncGenerator<BackupChunk> {
  const header = { format: FORMAT, version: FORMAT_VERSION, migration: migrations.length, createdAt };
  yield { text: line(header), rows: 0 };
  for (const [table, key] of Object.entries(BACKUP_TABLES)) yield* tableLines(tx, table, key);
}

async function* tableLines(
  tx: Transaction<Tables>,
  table: string,
  key: readonly string[],
): AsyncGenerator<BackupChunk> {
  let columns: readonly string[] | undefined;
  let limit = FIRST_PAGE_ROWS;
  let last: Row | undefined;
  for (;;) {
    const rows = await pageAfter(tx, table, key, last, limit);
    last = rows.at(-1);
    if (!last) return;
    const isFirstPage = columns === undefined;
    columns ??= Object.keys(last);
    const names = columns;
    const text = rows.map((row) => line(names.map((name) => row[name] ?? null))).join('');
    yield { text: isFirstPage ? line({ table, columns }) + text : text, rows: rows.length };
    if (rows.length < limit) return;
    limit = Math.max(1, Math.min(MAX_PAGE_ROWS, limit * 2, Math.floor((limit * PAGE_CHARACTERS) / text.length)));
  }
}

/** Returns the rows after `last` in the order of the primary key. */
async function pageAfter(
  tx: Transaction<Tables>,
  table: string,
  key: readonly string[],
  last: Row | undefined,
  limit: number,
): Promise<readonly Row[]> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const follows = last ? sql`where (${columns}) > (${sql.join(key.map((name) => sql`${last[name]}`))})` : sql``;
  const query = sql<Row>`select * from ${sql.table(table)} ${follows} order by ${columns} limit ${sql.lit(limit)}`;
  return (await query.execute(tx)).rows;
}
