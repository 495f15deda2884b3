import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../../domain/clock.ts';
import { StartupError } from '../../domain/startup-error.ts';
import { databaseKind } from '../database-kind.ts';
import { migrate, migrations } from '../migrations/migrate.ts';
import type { Tables } from '../tables.ts';
import type { BackupHeader, BackupValue, TableLine } from './backup-format.ts';
import { BackupFormatError } from './backup-format.ts';
import { BACKUP_TABLES, EXCLUDED_TABLES } from './backup-tables.ts';
import { type BackupEntry, readBackup } from './read-backup.ts';

/** What was restored. */
export interface RestoredBackup {
  readonly rows: number;
  /** When the backup was taken. */
  readonly createdAt: string;
}

/** How much is inserted with one statement; databases take no more than 32,766 parameters. */
const BATCH_ROWS = 200;
const BATCH_CHARACTERS = 1_000_000;

/** The tables where a statement looks for them: PostgreSQL has others in other schemas. */
async function tablesOf(db: Kysely<Tables>) {
  const tables = await db.introspection.getTables();
  if (databaseKind(db) === 'sqlite') return tables;
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  return tables.filter(({ schema }) => schema === rows[0]?.schema);
}

/** Tables of this service that are there, those first that others refer to. */
async function ownTables(db: Kysely<Tables>): Promise<string[]> {
  const present = new Set((await tablesOf(db)).map(({ name }) => name));
  return [...Object.keys(BACKUP_TABLES), ...EXCLUDED_TABLES].filter((name) => present.has(name));
}

async function isEmpty(db: Kysely<Tables>, tables: readonly string[]): Promise<boolean> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

/** Makes the tables anew as they were at a migration. Throws StartError when there is something in them. */
async function prepare(db: Kysely<Tables>, clock: Clock, migration: number): Promise<void> {
  const tables = await ownTables(db);
  if (
    !(await isEmpty(
      db,
      tables.filter((name) => Object.hasOwn(BACKUP_TABLES, name)),
    ))
  ) {
    throw new StartupError('The store is not empty, and a backup is restored only into one that is: name another.');
  }
  await db.transaction().execute(async (tx) => {
    for (const table of tables.toReversed()) await tx.schema.dropTable(table).execute();
  });
  await migrate(db, clock, migrations.slice(0, migration));
}

/** Collects rows of one table and inserts them many at a time. */
function createInserter(tx: Transaction<Tables>, known: ReadonlyMap<string, ReadonlySet<string>>, path: string) {
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
      const columns = known.get(next.table);
      if (!columns || !next.columns.every((name) => columns.has(name))) {
        throw new BackupFormatError(
          `The backup ${path} is damaged (no table ${next.table} like that): nothing was restored.`,
        );
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

async function restorable(db: Kysely<Tables>): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const tables = await tablesOf(db);
  return new Map(
    tables
      .filter(({ name }) => Object.hasOwn(BACKUP_TABLES, name))
      .map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]),
  );
}

async function insertAll(db: Kysely<Tables>, entries: AsyncGenerator<BackupEntry>, path: string): Promise<number> {
  const known = await restorable(db);
  return db.transaction().execute(async (tx) => {
    const inserter = createInserter(tx, known, path);
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
 * Restores a backup into an empty store, all of it or nothing, and then brings it up to date. Nothing else may use the
 * store. Throws StartError for a store that is not empty, BackupUnreadable, and the errors of files and of the store.
 */
export async function restoreBackup(db: Kysely<Tables>, path: string, clock: Clock): Promise<RestoredBackup> {
  const entries = readBackup(path, migrations.length);
  try {
    const first = await entries.next();
    const header: BackupHeader | undefined = !first.done && 'header' in first.value ? first.value.header : undefined;
    if (!header) throw new BackupFormatError(`${path} is no backup of this service: nothing was restored.`);
    await prepare(db, clock, header.migration);
    const rows = await insertAll(db, entries, path);
    await migrate(db, clock);
    return { rows, createdAt: header.createdAt };
  } finally {
    await entries.return(undefined);
  }
}
