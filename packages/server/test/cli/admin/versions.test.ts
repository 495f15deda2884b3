import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate, migrations } from '../../../src/store/migrations/migrate.ts';
import { oneConnectionDialect } from '../../../src/store/postgres/postgres-connection.ts';
import { openSqlite } from '../../../src/store/sqlite/sqlite-connection.ts';
import type { Tables } from '../../../src/store/tables.ts';
import { postgres } from '../../support/postgres.ts';
import { adminOn } from './command.ts';
import { createDirectory, removeDirectories } from './locations.ts';

afterAll(removeDirectories);

/** Creates a directory with a store to which the given migrations were applied. */
async function createStore(applied: typeof migrations): Promise<string> {
  const directory = createDirectory();
  const db = new Kysely<Tables>({ dialect: openSqlite(join(directory, 'store.sqlite')).dialect });
  await migrate(db, Date.now, applied);
  await db.destroy();
  return directory;
}

describe('an admin command', () => {
  it('rejects a store of an older version and does not change it', async () => {
    const directory = await createStore(migrations.slice(0, 1));
    const message = `The store in ${directory} was written by an older version. Run the command of that version, or start this version of the service first.`;
    const admin = adminOn('--data-dir', directory);
    expect(await admin.error('team', 'list')).toBe(message);
    expect(await admin.error('backup', '--to', join(createDirectory(), 'backup'))).toBe(message);
    const store = new DatabaseSync(join(directory, 'store.sqlite'), { readOnly: true });
    expect(store.prepare('select number from migrations').all()).toEqual([{ number: 1 }]);
    store.close();
  });

  it.runIf(postgres.isAvailable)('rejects a PostgreSQL store of an older version and does not change it', async () => {
    const url = await postgres.emptyDatabase();
    const client = new Client(url);
    await client.connect();
    const db = new Kysely<Tables>({ dialect: oneConnectionDialect(client) });
    await migrate(db, Date.now, migrations.slice(0, 1));
    const admin = adminOn('--database-url', url);
    expect(await admin.error('team', 'create', 'A')).toMatch(
      /^The store in the database was written by an older version\. /,
    );
    expect((await client.query('select max(number) from migrations')).rows).toEqual([{ max: '1' }]);
    await client.end();
  });

  it('rejects a store of a newer version', async () => {
    const future = { number: migrations.length + 1, name: 'future', up: async () => undefined };
    const directory = await createStore([...migrations, future]);
    expect(await adminOn('--data-dir', directory).error('team', 'list')).toBe(
      `The store in ${directory} was written by a newer version. Run the command of that version.`,
    );
  });

  it.runIf(postgres.isAvailable)('creates no table in an empty PostgreSQL database', async () => {
    const url = await postgres.emptyDatabase();
    const admin = adminOn('--database-url', url);
    expect(await admin.error('team', 'create', 'A')).toBe(
      'There is no store in the database. Start the service there once, or set another location with --data-dir or --database-url.',
    );
    const client = new Client(url);
    await client.connect();
    const tables = await client.query("select 1 from pg_tables where schemaname = 'public'");
    expect(tables.rowCount).toBe(0);
    await client.end();
  });
});
