import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { PreconditionFailedError, StartupError, UnavailableError } from '../../src/domain/errors.ts';
import { migrations } from '../../src/store/migrations/migrate.ts';
import { openStore } from '../../src/store/open-store.ts';
import { beginWithLock } from '../../src/store/postgres/startup-lock.ts';
import type { Store } from '../../src/store/store.ts';
import type { Tables } from '../../src/store/tables.ts';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { postgres } from '../support/postgres.ts';

function open(databaseUrl: string, overrides: { lockTimeoutMs?: number } = {}) {
  return openStore({ dataDir: ':memory:', databaseUrl, clock: Date.now, ...overrides });
}

const team = { id: 'a'.repeat(24), name: 'Team', created_at: '2026-01-01T00:00:00.000Z' };
function addTeam(store: Store) {
  return store.db.insertInto('teams').values(team).execute();
}
function teams(store: Store) {
  return store.db.selectFrom('teams').selectAll().execute();
}

/** Executes a statement on another connection. */
async function executeElsewhere(databaseUrl: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Returns the number of sessions of the database that wait for a lock. */
async function waitingSessions(databaseUrl: string): Promise<number> {
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  return (await executeElsewhere(databaseUrl, waiting)).length;
}

describe.skipIf(!postgres.isAvailable)('a store in PostgreSQL', () => {
  it('reads counts as numbers, and larger integers as strings', async () => {
    const { url, release } = await postgres.database();
    const store = await open(url);
    const { rows } = await sql`select 7::bigint as small, 9007199254740993::bigint as large, 'x'::text as text`.execute(
      store.db,
    );
    expect(rows).toEqual([{ small: 7, large: '9007199254740993', text: 'x' }]);
    const { count } = await store.db
      .selectFrom('teams')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
    await store.close();
    await release();
  });

  it('has the column types of SQLite: 64-bit integers, and strings in byte order', async () => {
    const { url, release } = await postgres.database();
    const columns = await executeElsewhere(
      url,
      `select data_type, collation_name from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'integer') group by 1, 2`,
    );
    expect(columns).toEqual([{ data_type: 'text', collation_name: 'C' }]);
    const store = await open(url);
    const ids = ['b', 'B', 'a', 'Z', 'ä', '-', '1'];
    for (const id of ids)
      await store.db
        .insertInto('teams')
        .values({ ...team, id })
        .execute();
    const rows = await store.db.selectFrom('teams').select('id').orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(['-', '1', 'B', 'Z', 'a', 'b', 'ä']);
    await store.close();
    await release();
  });

  it('sets its application name and a statement timeout', async () => {
    const { url, release } = await postgres.database();
    const store = await open(url);
    const setting = async (name: string) =>
      (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(store.db)).rows[0]?.value;
    expect(await setting('application_name')).toBe('observability-api');
    expect(await setting('statement_timeout')).toBe('10s');
    await store.close();
    const shortTimeout = await open(`${url}?statement_timeout=300`);
    await expect(sql`select pg_sleep(5)`.execute(shortTimeout.db)).rejects.toThrow(UnavailableError);
    expect(await shortTimeout.unavailability()).toBeUndefined();
    await shortTimeout.close();
    await release();
  });

  it('retries a transaction that conflicts with another one, without the writes of the first attempt', async () => {
    const { url, release } = await postgres.database();
    const store = await open(url);
    await addTeam(store);
    let runs = 0;
    await store.transaction(async (tx) => {
      runs += 1;
      const { name } = await tx.selectFrom('teams').select('name').executeTakeFirstOrThrow();
      if (runs === 1) await executeElsewhere(url, `update teams set name = 'Other'`);
      await tx
        .insertInto('teams')
        .values({ ...team, id: String(runs) })
        .execute();
      await tx
        .updateTable('teams')
        .set({ name: `${name} ${runs}` })
        .where('id', '=', team.id)
        .execute();
    });
    expect(runs).toBe(2);
    expect((await teams(store)).map(({ id, name }) => `${id} ${name}`).sort()).toEqual([
      '2 Team',
      `${team.id} Other 2`,
    ]);
    await store.close();
    await release();
  });

  it('stops retrying after a time limit', async () => {
    const { url, release } = await postgres.database();
    const store = await open(url, { lockTimeoutMs: 300 });
    await addTeam(store);
    const contended = async (tx: Transaction<Tables>) => {
      await tx.selectFrom('teams').selectAll().execute();
      await executeElsewhere(url, `update teams set name = name || '.'`);
      await tx.updateTable('teams').set({ name: 'mine' }).execute();
    };
    await expect(store.transaction(contended)).rejects.toThrow(UnavailableError);
    await store.close();
    await release();
  });

  it('reads one state in a snapshot during concurrent writes, and rejects writes in it', async () => {
    const { url, release } = await postgres.database();
    const store = await open(url);
    const counts = await store.snapshot(async (tx) => {
      const before = await tx.selectFrom('teams').selectAll().execute();
      await addTeam(store);
      return [before.length, (await tx.selectFrom('teams').selectAll().execute()).length];
    });
    expect(counts).toEqual([0, 0]);
    expect(await teams(store)).toEqual([team]);
    const write = store.snapshot((tx) => tx.deleteFrom('teams').execute());
    await expect(write).rejects.toThrow();
    expect(await teams(store)).toEqual([team]);
    await store.close();
    await release();
  });

  it('does not retry a transaction after other errors', async () => {
    const { url, release } = await postgres.database();
    const store = await open(url);
    let runs = 0;
    const work = store.transaction(async () => {
      runs += 1;
      throw new PreconditionFailedError('dashboard', 2);
    });
    await expect(work).rejects.toThrow(PreconditionFailedError);
    expect(runs).toBe(1);
    await store.close();
    await release();
  });

  it('does not include values of rows in errors', async () => {
    const { url, release } = await postgres.database();
    const store = await open(url);
    await addTeam(store);
    const error = await addTeam(store).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: '23505' });
    expect(JSON.stringify(error)).not.toContain(team.id);
    await store.close();
    await release();
  });
});

describe.skipIf(!postgres.isAvailable)('an outage of the database', () => {
  it('makes the store unavailable until the database is available', async () => {
    const { url, release } = await postgres.database();
    const proxy = await startDatabaseProxy(url);
    const store = await open(proxy.url);
    await addTeam(store);
    const idle = Array.from({ length: 5 }, () => teams(store));
    await Promise.all(idle);
    proxy.disconnect();
    expect(await store.unavailability()).toEqual(expect.any(String));
    await expect(teams(store)).rejects.toThrow(UnavailableError);
    await expect(store.transaction(async (tx) => tx.deleteFrom('teams').execute())).rejects.toThrow(UnavailableError);
    await expect(store.snapshot(async (tx) => tx.selectFrom('teams').selectAll().execute())).rejects.toThrow(
      UnavailableError,
    );
    proxy.reconnect();
    await expect.poll(() => store.unavailability(), { timeout: 5_000 }).toBeUndefined();
    expect(await teams(store)).toEqual([team]);
    await store.close();
    await proxy.close();
    await release();
  });

  it('in a transaction rolls it back', async () => {
    const { url, release } = await postgres.database();
    const proxy = await startDatabaseProxy(url);
    const store = await open(proxy.url);
    let runs = 0;
    const work = store.transaction(async (tx) => {
      runs += 1;
      await tx.insertInto('teams').values(team).execute();
      proxy.disconnect();
      // The connection closes while no query waits for a response.
      await wait(50);
      await tx.selectFrom('teams').selectAll().execute();
    });
    await expect(work).rejects.toThrow(UnavailableError);
    expect(runs).toBe(1);
    proxy.reconnect();
    expect(await teams(store)).toEqual([]);
    await store.close();
    await proxy.close();
    await release();
  });

  it('during a commit is an error, and the transaction is not retried', async () => {
    const { url, release } = await postgres.database();
    const proxy = await startDatabaseProxy(url);
    const store = await open(proxy.url);
    let runs = 0;
    const work = store.transaction(async (tx) => {
      runs += 1;
      await tx
        .insertInto('teams')
        .values({ ...team, id: String(runs) })
        .execute();
      proxy.disconnectAfter('commit');
    });
    await expect(work).rejects.toThrow(UnavailableError);
    expect(runs).toBe(1);
    proxy.reconnect();
    expect((await teams(store)).map(({ id }) => id)).toEqual(['1']);
    await store.close();
    await proxy.close();
    await release();
  });

  it('that ends the sessions has no effect on later transactions', async () => {
    const { url, release } = await postgres.database();
    const store = await open(url);
    const busy = store.transaction(async (tx) => {
      await tx.insertInto('teams').values(team).execute();
      await sql`select pg_sleep(2)`.execute(tx);
    });
    const rejection = expect(busy).rejects.toThrow(UnavailableError);
    const sleeping = "select 1 from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'";
    await expect.poll(() => executeElsewhere(url, sleeping)).toHaveLength(1);
    await executeElsewhere(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid <> pg_backend_pid() and datname = current_database()`,
    );
    await rejection;
    expect(await teams(store)).toEqual([]);
    await store.close();
    await release();
  });

  it('to read-only mode, as of a replica, makes the store not ready', async () => {
    const { url, release } = await postgres.database();
    const store = await open(url);
    const name = new URL(url).pathname.slice(1);
    const elsewhere = Object.assign(new URL(url), { pathname: '/template1' }).href;
    const readOnly = async (value: 'on' | 'off') => {
      await executeElsewhere(elsewhere, `alter database ${name} set default_transaction_read_only = ${value}`);
      await executeElsewhere(
        elsewhere,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
    };
    await readOnly('on');
    await expect.poll(() => store.unavailability()).toEqual(expect.any(String));
    await readOnly('off');
    await expect.poll(() => store.unavailability()).toBeUndefined();
    await store.close();
    await release();
  });

  it('without connections makes the store unavailable until connections are accepted', async () => {
    const { url, release } = await postgres.database();
    const store = await open(url);
    await store.db.connection().execute(async () => undefined);
    const name = new URL(url).pathname.slice(1);
    const elsewhere = Object.assign(new URL(url), { pathname: '/template1' }).href;
    await executeElsewhere(elsewhere, `alter database ${name} allow_connections false`);
    await executeElsewhere(
      elsewhere,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    await expect.poll(() => store.unavailability()).toEqual(expect.any(String));
    await expect(teams(store)).rejects.toThrow(UnavailableError);
    await executeElsewhere(elsewhere, `alter database ${name} allow_connections true`);
    expect(await store.unavailability()).toBeUndefined();
    await store.close();
    await release();
  });
});

describe.skipIf(!postgres.isAvailable)('a start on PostgreSQL', () => {
  it('creates the tables once if several services start concurrently', async () => {
    const url = await postgres.emptyDatabase();
    const stores = await Promise.all([1, 2, 3, 4].map(() => open(url)));
    const rows = await executeElsewhere(url, 'select number from migrations order by number');
    expect(rows).toEqual(migrations.map(({ number }) => ({ number: String(number) })));
    for (const store of stores) await store.close();
  });

  it.each([
    ['have no advisory locks', `raise exception 'no' using errcode = 'undefined_function'`],
    ['have advisory locks that lock nothing', 'return'],
  ])('waits for the lock of a row if the database %s', async (_, statement) => {
    const url = await postgres.emptyDatabase();
    await executeElsewhere(
      url,
      `create schema shadow; create function shadow.pg_advisory_xact_lock(bigint) returns void language plpgsql as
       $$ begin ${statement}; end $$`,
    );
    const shadowed = `${url}?options=${encodeURIComponent('-c search_path=public,shadow,pg_catalog')}`;
    const stores = await Promise.all([1, 2, 3].map(() => open(shadowed)));
    expect(await executeElsewhere(url, 'select name from process_locks')).toEqual([{ name: 'start' }]);
    const [first, second] = stores;
    if (!first || !second) throw new Error('Expected two stores.');
    const order: string[] = [];
    const entered = Promise.withResolvers<void>();
    const both = [
      first.exclusive(async () => {
        order.push('in');
        entered.resolve();
        await expect.poll(() => waitingSessions(url)).toBe(1);
        order.push('out');
      }),
      entered.promise.then(() => second.exclusive(async () => void order.push('second'))),
    ];
    await Promise.all(both);
    expect(order).toEqual(['in', 'out', 'second']);
    for (const store of stores) await store.close();
  });

  it('waits for another start, unless its process has died', async () => {
    const url = await postgres.emptyDatabase();
    const holder = new Client({ connectionString: url });
    holder.on('error', () => undefined);
    await holder.connect();
    await beginWithLock(holder);
    let opened = false;
    const opening = open(url).then((store) => {
      opened = true;
      return store;
    });
    await expect.poll(() => waitingSessions(url)).toBe(1);
    expect(opened).toBe(false);
    holder.connection.stream.destroy();
    await (await opening).close();
  });

  it('fails with a message without the password', async () => {
    const { url, release } = await postgres.database();
    const { host, port } = new URL(url);
    const failing: [string, RegExp][] = [
      ['mysql://u:hush@h/d', /^The database URL is invalid: expected postgres:.*\.$/],
      ['hush', /^The database URL is invalid: expected postgres:.*\.$/],
      ['postgres://u:hush@127.0.0.1:1/d', /^The database 127\.0\.0\.1:1\/d cannot be used \(.*ECONNREFUSED.*\)\.$/],
      [
        `postgres://unknown:hush@${host}/d`,
        new RegExp(`^The database 127.0.0.1:${port}/d cannot be used \\(.*\\)\\.$`),
      ],
      [`${url}_missing`, /^The database .* cannot be used \(database "test_.*_missing" does not exist\)\.$/],
    ];
    for (const [address, expected] of failing) {
      const error = await open(address).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StartupError);
      const { message } = error as Error;
      expect(message).toMatch(expected);
      expect(message).not.toMatch(/hush/);
    }
    await release();
  });

  it('rejects tables of a newer version', async () => {
    const url = await postgres.emptyDatabase();
    await (await open(url)).close();
    await executeElsewhere(url, `insert into migrations values (99, 'future', '')`);
    await expect(open(url)).rejects.toThrow(/newer version of the service.*\.$/);
  });
});
