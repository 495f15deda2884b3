import { type Kysely, sql, type Transaction } from 'kysely';
import { StartupError } from '../../domain/errors.ts';
import type { Clock } from '../../domain/timestamp.ts';
import { migrate, migrations } from '../migrations/migrate.ts';
import { databaseKind } from '../store.ts';
import type { MigrationsTable, Tables } from '../tables.ts';
import type { BackupHeader, BackupValue, TableLine } from './backup-format.ts';
import { BACKUP_TABLES, EXCLUDED_TABLES } from './backup-tables.ts';
import { type BackupEntry, damagedError, notABackupError, readBackup } from './read-backup.ts';

/** The result of a restore. */
export interface RestoredBackup {
  readonly rows: number;
  /** The time of the backup. */
  readonly createdAt: string;
}

/** The maximum number of rows of an insert statement. SQLite accepts at most 32,766 parameters. */
const BATCH_ROWS = 200;
/**
 * A batch is inserted when its values have this number of characters, even if it has fewer rows. A value that is not text counts as eight.
 */
const BATCH_CHARACTERS = 1_000_000;

/** Returns the tables of the current schema. */
async function tablesOf(db: Kysely<Tables>) {
  const tables = await db.introspection.getTables();
  if (databaseKind(db) === 'sqlite') return tables;
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  return tables.filter(({ schema }) => schema === rows[0]?.schema);
}

const MIGRATIONS_COLUMNS: readonly string[] = ['number', 'name', 'applied_at'] satisfies (keyof MigrationsTable)[];

/**
 * Returns the existing tables of this service. A table comes after the tables that it references. Throws StartupError if tables with these
 * names belong to another program, because a restore would drop them.
 */
async function ownTables(db: Kysely<Tables>): Promise<string[]> {
  const tables = await tablesOf(db);
  const present = new Set(tables.map(({ name }) => name));
  const names = [...Object.keys(BACKUP_TABLES), ...EXCLUDED_TABLES].filter((name) => present.has(name));
  const columns = tables.find(({ name }) => name === 'migrations')?.columns.map(({ name }) => name);
  const isOwn = columns !== undefined && MIGRATIONS_COLUMNS.every((name) => columns.includes(name));
  if (names.length === 0 || isOwn) return names;
  throw new StartupError(
    `The store has the table ${columns ? 'migrations' : names[0]} of another program. A backup can only be restored into an empty store: choose another store.`,
  );
}

async function isEmpty(db: Kysely<Tables>, tables: readonly string[]): Promise<boolean> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

/**
 * Drops the tables and runs the migrations up to `migration`. Throws StartupError if a table of {@link BACKUP_TABLES} has rows, and the
 * error of {@link ownTables}.
 */
async function recreateTables(db: Kysely<Tables>, clock: Clock, migration: number): Promise<void> {
  const tables = await ownTables(db);
  const backupTables = tables.filter((name) => Object.hasOwn(BACKUP_TABLES, name));
  if (!(await isEmpty(db, backupTables))) {
    throw new StartupError(
      'The store is not empty. A backup can only be restored into an empty store: choose another store.',
    );
  }
  await db.transaction().execute(async (tx) => {
    for (const table of tables.toReversed()) await tx.schema.dropTable(table).execute();
  });
  await migrate(db, clock, migrations.slice(0, migration));
}

/** Returns functions that insert the rows of a backup in batches: `begin` a table, `add` its rows, and `flush` the last batch. */
function createInserter(
  tx: Transaction<Tables>,
  columnsByTable: ReadonlyMap<string, ReadonlySet<string>>,
  path: string,
) {
  let table: TableLine | undefined;
  let batch: (readonly BackupValue[])[] = [];
  let characters = 0;
  const flush = async () => {
    if (!table || batch.length === 0) return;
    const columns = sql.join(table.columns.map((name) => sql.ref(name)));
    const values = sql.join(batch.map((row) => sql`(${sql.join(row)})`));
    await sql`insert into ${sql.table(table.table)} (${columns}) values ${values}`.execute(tx);
    batch = [];
    characters = 0;
  };
  return {
    flush,
    async begin(next: TableLine) {
      await flush();
      const columns = columnsByTable.get(next.table);
      if (!columns || !next.columns.every((name) => columns.has(name))) {
        throw damagedError(path, `the table ${next.table} or one of its columns does not exist`);
      }
      table = next;
    },
    async add(row: readonly BackupValue[]) {
      batch.push(row);
      for (const value of row) characters += typeof value === 'string' ? value.length : 8;
      if (batch.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush();
    },
  };
}

/** Returns the column names that the store has for each table of {@link BACKUP_TABLES}. */
async function readColumns(db: Kysely<Tables>): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const tables = await tablesOf(db);
  return new Map(
    tables
      .filter(({ name }) => Object.hasOwn(BACKUP_TABLES, name))
      .map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]),
  );
}

async function insertAll(db: Kysely<Tables>, entries: AsyncGenerator<BackupEntry>, path: string): Promise<number> {
  const columnsByTable = await readColumns(db);
  return db.transaction().execute(async (tx) => {
    const inserter = createInserter(tx, columnsByTable, path);
    let rows = 0;
    for await (const entry of entries) {
      if ('table' in entry) await inserter.begin(entry.table);
      else if ('row' in entry) {
        rows += 1;
        await inserter.add(entry.row);
      }
    }
    await inserter.flush();
    return rows;
  });
}

/**
 * Restores a backup into an empty store: runs the migrations up to that of the backup, inserts all rows in one transaction, and runs the
 * remaining migrations. The store must not be in use. Throws StartupError if the store is not empty, or if another program has a table with
 * the name of a table of this service. Throws BackupFormatError, and the errors of the file system and the store.
 */
export async function restoreBackup(db: Kysely<Tables>, path: string, clock: Clock): Promise<RestoredBackup> {
  const entries = readBackup(path, migrations.length);
  try {
    const first = await entries.next();
    const header: BackupHeader | undefined = !first.done && 'header' in first.value ? first.value.header : undefined;
    if (!header) throw notABackupError(path);
    await recreateTables(db, clock, header.migration);
    const rows = await insertAll(db, entries, path);
    await migrate(db, clock);
    return { rows, createdAt: header.createdAt };
  } finally {
    await entries.return(undefined);
  }
}
