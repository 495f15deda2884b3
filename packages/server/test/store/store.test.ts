import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartupError, UnavailableError } from '../../src/domain/errors.ts';
import { migrate, migrations } from '../../src/store/migrations/migrate.ts';
import { openStore } from '../../src/store/open-store.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite-connection.ts';
import type { Tables } from '../../src/store/tables.ts';
import { engines } from '../support/engines.ts';

const clock = Date.now;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const team = { id: 'a'.repeat(24), name: 'Team', created_at: '2026-01-01T00:00:00.000Z' };

describe.each(engines)('a store on $name', (engine) => {
  let where: Awaited<ReturnType<typeof engine.storeOptions>>;
  beforeEach(async () => {
    where = await engine.storeOptions();
  });
  afterEach(() => where.drop());

  const open = (dataDir = directory) => openStore({ dataDir, clock, ...where });

  it('has its kind, its directory and a pool for PostgreSQL', async () => {
    const store = await open();
    expect(store.kind).toBe(engine.name);
    expect(store.directory).toBe(directory);
    expect(store.pool !== undefined).toBe(engine.name === 'postgres');
    await store.close();
  });

  it('returns the committed rows after it is opened again', async () => {
    const first = await open();
    await first.db.insertInto('teams').values(team).execute();
    await first.close();
    const second = await open();
    expect(await second.db.selectFrom('teams').selectAll().execute()).toEqual([team]);
    await second.close();
  });

  it('creates a missing directory', async () => {
    const store = await open(join(directory, 'deep', 'er'));
    expect(await store.unavailability()).toBeUndefined();
    await store.close();
    expect(await store.unavailability()).toEqual(expect.any(String));
  });

  it('finishes transactions before it closes', async () => {
    const store = await open();
    const work = store.transaction(async (tx) => {
      for (let count = 0; count < 20; count += 1) await tx.selectFrom('teams').selectAll().execute();
      await tx.insertInto('teams').values(team).execute();
    });
    await Promise.all([work, store.close()]);
    const again = await open();
    expect(await again.db.selectFrom('teams').selectAll().execute()).toEqual([team]);
    await again.close();
  });

  it('rolls back a transaction that throws', async () => {
    const store = await open();
    const work = store.transaction(async (tx) => {
      await tx.insertInto('teams').values(team).execute();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await store.db.selectFrom('teams').selectAll().execute()).toEqual([]);
    await store.close();
  });

  it('does not lose one of many concurrent read-modify-writes', async () => {
    const store = await open();
    await store.db
      .insertInto('teams')
      .values({ ...team, name: '0' })
      .execute();
    const increment = () =>
      store.transaction(async (tx) => {
        const { name } = await tx.selectFrom('teams').select('name').executeTakeFirstOrThrow();
        await tx
          .updateTable('teams')
          .set({ name: String(Number(name) + 1) })
          .execute();
      });
    await Promise.all(Array.from({ length: 200 }, increment));
    expect((await store.db.selectFrom('teams').select('name').executeTakeFirstOrThrow()).name).toBe('200');
    await store.close();
  });

  it('runs exclusive sections one after the other', async () => {
    const store = await open();
    expect(await store.exclusive(async () => 'done')).toBe('done');
    await expect(
      store.exclusive(async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await store.exclusive(async () => 'done again')).toBe('done again');
    await store.close();
  });

  it('stores numbers exactly', async () => {
    const store = await open();
    const numbers = [0.1, -0.5, 1e-7, 5e-324, 1.7976931348623157e308, 9007199254740991, 123456789.12345679];
    const row = {
      ...{ tenant_id: 't', source: 'tile', dashboard_id: null, tile_id: null, interval: '1m', threshold_type: 'above' },
      ...{ threshold_max: null, channels: '[]', name: null, message: null, note: null, silenced: null, state: 'OK' },
      ...{ num_consecutive_windows: 2147483647, schedule_offset_minutes: 0, schedule_start_at: null },
      ...{ display_name: null, tags: '[]', enabled: 1, notify_every: null, no_data: 'zero' },
      ...{ execution_errors: '[]', created_at: '', updated_at: '', version: 9007199254740991 },
    };
    for (const [index, threshold] of numbers.entries()) {
      await store.db
        .insertInto('alerts')
        .values({ ...row, id: String(index), threshold })
        .execute();
    }
    const rows = await store.db.selectFrom('alerts').selectAll().orderBy('id').execute();
    expect(rows.map(({ threshold }) => threshold)).toEqual(numbers);
    expect(rows[0]).toEqual({ ...row, id: '0', threshold: 0.1 });
    await store.close();
  });
});

describe('the SQLite store', () => {
  it('writes durably, with a write-ahead log, full synchronization and foreign keys', async () => {
    const store = await openStore({ dataDir: directory, clock });
    const pragma = async (name: string) =>
      Object.values((await sql<object>`${sql.raw(`pragma ${name}`)}`.execute(store.db)).rows[0] ?? {})[0];
    expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]).toEqual([
      'wal',
      2,
      1,
    ]);
    await store.close();
  });

  it.each([
    ['dashboards', 'tenant_id', 'id'],
    ['alerts', 'tenant_id', 'id'],
    ['sources', 'tenant_id', 'id'],
    ['webhooks', 'tenant_id', 'id'],
    ['api_keys', 'organization_id', 'ordinal'],
  ])('lists %s by an index on the owner, without sorting', async (table, owner, order) => {
    const store = await openStore({ dataDir: ':memory:', clock });
    const query = `explain query plan select * from ${table} where ${owner} = 'x' order by ${order} limit 10`;
    const { rows } = await sql<{ detail: string }>`${sql.raw(query)}`.execute(store.db);
    expect(rows.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(new RegExp(`^SEARCH .*\\(${owner}=\\?\\)`)),
    ]);
    await store.close();
  });
});

describe('a store that another process writes to', () => {
  const lock = () => {
    const otherConnection = new DatabaseSync(join(directory, 'store.sqlite'));
    otherConnection.exec('begin immediate');
    return otherConnection;
  };

  it('waits for the write lock without blocking reads', async () => {
    const store = await openStore({ dataDir: directory, clock });
    const otherConnection = lock();
    const writes = [1, 2, 3].map((n) =>
      store.transaction((tx) =>
        tx
          .insertInto('teams')
          .values({ ...team, id: String(n) })
          .execute(),
      ),
    );
    for (let count = 0; count < 5; count += 1) {
      expect(await store.db.selectFrom('teams').selectAll().execute()).toEqual([]);
      expect(await store.snapshot((tx) => tx.selectFrom('teams').selectAll().execute())).toEqual([]);
    }
    otherConnection.close();
    await Promise.all(writes);
    expect(await store.db.selectFrom('teams').selectAll().execute()).toHaveLength(3);
    await store.close();
  });

  it('is unavailable while the lock is held, and works after it is released', async () => {
    const store = await openStore({ dataDir: directory, clock, lockTimeoutMs: 200 });
    const otherConnection = lock();
    const write = () => store.transaction((tx) => tx.insertInto('teams').values(team).execute());
    const results = await Promise.allSettled([write(), write()]);
    for (const { status } of results) expect(status).toBe('rejected');
    await expect(write()).rejects.toThrow(UnavailableError);
    otherConnection.close();
    await write();
    expect(await store.db.selectFrom('teams').selectAll().execute()).toEqual([team]);
    await store.close();
  });

  it('finishes waiting writes before it closes', async () => {
    const store = await openStore({ dataDir: directory, clock });
    const otherConnection = lock();
    const write = store.transaction((tx) => tx.insertInto('teams').values(team).execute());
    const closing = store.close();
    otherConnection.close();
    await Promise.all([write, closing]);
    const again = await openStore({ dataDir: directory, clock });
    expect(await again.db.selectFrom('teams').selectAll().execute()).toEqual([team]);
    await again.close();
  });
});

describe('a store on a full disk', () => {
  it('is unavailable for writes, rolls them back, and works again when there is space', async () => {
    const store = await openStore({ dataDir: directory, clock });
    await sql`pragma max_page_count = 1`.execute(store.db);
    const write = () =>
      store.transaction(async (tx) => {
        for (let n = 0; n < 100; n += 1) {
          await tx
            .insertInto('teams')
            .values({ ...team, id: String(n), name: 'x'.repeat(10_000) })
            .execute();
        }
      });
    await expect(write()).rejects.toThrow(UnavailableError);
    expect(await store.db.selectFrom('teams').selectAll().execute()).toEqual([]);
    await sql`pragma max_page_count = 1000000`.execute(store.db);
    await write();
    await store.close();
  });
});

describe('a store without its tables', () => {
  it('is not ready', async () => {
    const store = await openStore({ dataDir: directory, clock });
    const otherConnection = new DatabaseSync(join(directory, 'store.sqlite'));
    otherConnection.exec('drop table migrations');
    otherConnection.close();
    expect(await store.unavailability()).toEqual(expect.any(String));
    await store.close();
  });
});

describe('a snapshot', () => {
  it('reads one state during concurrent writes', async () => {
    const store = await openStore({ dataDir: directory, clock });
    const otherConnection = new DatabaseSync(join(directory, 'store.sqlite'));
    const counts = await store.snapshot(async (tx) => {
      const before = await tx.selectFrom('teams').selectAll().execute();
      otherConnection.prepare('insert into teams values (?, ?, ?)').run(team.id, team.name, team.created_at);
      return [before.length, (await tx.selectFrom('teams').selectAll().execute()).length];
    });
    otherConnection.close();
    expect(counts).toEqual([0, 0]);
    expect(await store.db.selectFrom('teams').selectAll().execute()).toEqual([team]);
    await store.close();
  });
});

describe('the data directory', () => {
  it('makes all files private, even if their mode was changed', async () => {
    const names = ['service.lock', 'service.lock-journal', 'store.sqlite', 'store.sqlite-shm', 'store.sqlite-wal'];
    const expected = names.map((name) => `${name} 600`);
    const modes = () =>
      readdirSync(directory).map((name) => `${name} ${(statSync(join(directory, name)).mode & 0o777).toString(8)}`);
    chmodSync(directory, 0o755);
    const first = await openStore({ dataDir: directory, clock });
    await first.db.insertInto('teams').values(team).execute();
    expect(modes().sort()).toEqual(expected);
    await first.close();
    for (const name of names) writeFileSync(join(directory, name), '', { flag: 'a' });
    for (const name of names) chmodSync(join(directory, name), 0o644);
    const second = await openStore({ dataDir: directory, clock });
    expect(await second.db.selectFrom('teams').selectAll().execute()).toEqual([team]);
    expect(modes().sort()).toEqual(expected);
    await second.close();
  });

  it('is locked by one service until it closes', async () => {
    const first = await openStore({ dataDir: directory, clock });
    await expect(openStore({ dataDir: directory, clock })).rejects.toThrow(
      /^Another service is already running on .*\.$/,
    );
    await first.close();
    await (await openStore({ dataDir: directory, clock })).close();
  });

  it('is locked while another process uses it, and unlocked after that process is killed', async () => {
    const script = `
      const { DatabaseSync } = require('node:sqlite');
      new DatabaseSync(${JSON.stringify(join(directory, 'service.lock'))}).exec('BEGIN EXCLUSIVE');
      console.log('held');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await expect(openStore({ dataDir: directory, clock })).rejects.toThrow(StartupError);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await openStore({ dataDir: directory, clock })).close();
  });

  it('can be written by an admin command while the service runs', async () => {
    const store = await openStore({ dataDir: directory, clock });
    const otherConnection = new DatabaseSync(join(directory, 'store.sqlite'));
    otherConnection.prepare('insert into teams values (?, ?, ?)').run(team.id, team.name, team.created_at);
    otherConnection.close();
    expect(await store.db.selectFrom('teams').selectAll().execute()).toEqual([team]);
    await store.close();
  });

  it.skipIf(process.platform !== 'linux')('is rejected with the reason if its parent cannot be created', async () => {
    await expect(openStore({ dataDir: '/proc/none/below', clock: Date.now })).rejects.toThrow(
      'The data directory /proc/none/below cannot be written (no such file or directory).',
    );
  });

  it('is rejected with the reason if it cannot be written', async () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    await expect(openStore({ dataDir: join(file, 'below'), clock })).rejects.toThrow(
      /^The data directory .*\/file\/below cannot be written \(not a directory\)\.$/,
    );
  });
});

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

  it('change nothing when one of them fails', async () => {
    const db = new Kysely<Tables>({ dialect: openSqlite(':memory:').dialect });
    const fails = {
      number: 2,
      name: 'fails',
      up: async (tx: Kysely<unknown>) => {
        await tx.schema.createTable('half').addColumn('id', 'text').execute();
        throw new Error('no');
      },
    };
    await expect(migrate(db, clock, [...migrations, fails])).rejects.toThrow('no');
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
