import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { lockDataDirectory } from '../../src/store/data-directory.ts';
import { migrate, migrations } from '../../src/store/migrate.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Tables } from '../../src/store/tables.ts';
import { postgres } from '../support/postgres.ts';
import { adminOn } from './command.ts';
import { makeDirectory, removeDirectories } from './places.ts';

afterAll(removeDirectories);

/** A directory whose store is at a migration, as another version left it. */
const storeAt = async (steps: typeof migrations): Promise<string> => {
  const directory = makeDirectory();
  const db = new Kysely<Tables>({ dialect: openSqlite(join(directory, 'store.sqlite')).dialect });
  await migrate(db, Date.now, steps);
  await db.destroy();
  return directory;
};

const older = () => storeAt(migrations.slice(0, 1));

describe('an admin command', () => {
  it('brings the store of an older version up to date', async () => {
    const admin = adminOn('--data-dir', await older());
    expect(await admin.json('team', 'create', 'A')).toMatchObject({ name: 'A' });
    expect(await admin.run('backup', '--to', join(makeDirectory(), 'backup'))).toMatchObject({ code: 0 });
  });

  it('leaves it as it is while a service of that version runs', async () => {
    const directory = await older();
    const service = lockDataDirectory(directory);
    expect(await adminOn('--data-dir', directory).refusal('team', 'list')).toBe(
      `The service that runs on ${directory} is older than this command: restart it with this version first.`,
    );
    service.release();
  });

  it('refuses the store of a newer version', async () => {
    const future = { number: migrations.length + 1, name: 'future', up: async () => undefined };
    const directory = await storeAt([...migrations, future]);
    expect(await adminOn('--data-dir', directory).refusal('team', 'list')).toBe(
      `The store in ${directory} is of a newer version: use the command of that version.`,
    );
  });

  it.runIf(postgres.problem === undefined)('makes nothing in a database that no service has started on', async () => {
    const admin = adminOn('--database-url', await postgres.emptyDatabase());
    expect(await admin.refusal('team', 'create', 'A')).toBe(
      'There is no store in the database: start the service on it once, or name another.',
    );
  });
});
