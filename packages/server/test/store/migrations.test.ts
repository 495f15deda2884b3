import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartupError } from '../../src/domain/errors.ts';
import { migrate, migrations } from '../../src/store/migrations/migrate.ts';
import { openStore } from '../../src/store/open-store.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite-connection.ts';
import type { Tables } from '../../src/store/tables.ts';

const clock = Date.now;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('migrations', () => {
  it('are numbered from 1 without gaps', () => {
    expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1));
  });

  it('run once, in order', async () => {
    const db = new Kysely<Tables>({ dialect: openSqlite(':memory:').dialect });
    const ran: number[] = [];
    const step = (number: number) => ({ number, name: `step-${number}`, up: async () => void ran.push(number) });
    await migrate(db, clock, [step(1)]);
    await migrate(db, clock, [step(1), step(2), step(3)]);
    await migrate(db, clock, [step(1), step(2), step(3)]);
    expect(ran).toEqual([1, 2, 3]);
    await db.destroy();
  });

  it.each(migrations)('upgrade an empty store of version $number to the tables of a new store', async ({ number }) => {
    const tablesAfter = async (...versions: (typeof migrations)[]) => {
      const db = new Kysely<Tables>({ dialect: openSqlite(':memory:').dialect });
      for (const known of versions) await migrate(db, clock, known);
      const tables = await db.introspection.getTables();
      await db.destroy();
      return tables;
    };
    expect(await tablesAfter(migrations.slice(0, number), migrations)).toEqual(await tablesAfter(migrations));
  });

  it('change nothing when one of them fails', async () => {
    const db = new Kysely<Tables>({ dialect: openSqlite(':memory:').dialect });
    const failing = {
      number: 2,
      name: 'fails',
      up: async (tx: Kysely<unknown>) => {
        await tx.schema.createTable('half').addColumn('id', 'text').execute();
        throw new Error('no');
      },
    };
    await expect(migrate(db, clock, [...migrations, failing])).rejects.toThrow('no');
    expect(await db.introspection.getTables()).toEqual([]);
    await db.destroy();
  });

  it('of a newer version are rejected with a message', async () => {
    const store = await openStore({ dataDir: directory, clock });
    await store.db.insertInto('migrations').values({ number: 99, name: 'future', applied_at: '' }).execute();
    await store.close();
    await expect(openStore({ dataDir: directory, clock })).rejects.toThrow(/newer version of the service.*\.$/);
    await expect(openStore({ dataDir: directory, clock })).rejects.toThrow(StartupError);
  });
});
