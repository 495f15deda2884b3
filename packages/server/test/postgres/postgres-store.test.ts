import { inspect } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentTenant, runForTenant } from '../../src/domain/current-tenant.ts';
import { PreconditionFailedError, UnavailableError } from '../../src/domain/errors.ts';
import { type Page, readPage } from '../../src/store/read-page.ts';
import type { Store } from '../../src/store/store.ts';
import type { Tables } from '../../src/store/tables.ts';
import { postgres } from '../support/postgres.ts';
import { addTeam, team, teams } from '../support/team-rows.ts';
import { executeOnNewConnection, open, openNew } from './stores.ts';

/** Returns the session id of a connection that the pool uses for a query. */
async function sessionId({ db }: Store): Promise<number | undefined> {
  return (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
}

/** Starts more transactions of a tenant than there are connections. Returns a function that ends them. */
function blockConnections(store: Store, tenant: string): () => Promise<unknown> {
  const gate = Promise.withResolvers<void>();
  onTestFinished(() => gate.resolve());
  const blocked = runForTenant(tenant, () => Array.from({ length: 20 }, () => store.transaction(() => gate.promise)));
  return () => {
    gate.resolve();
    return Promise.all(blocked);
  };
}

/** Returns the items of a page. */
async function readAll<Resource>(page: Page<Resource>) {
  const items = [];
  for await (const batch of page.batches()) items.push(...batch);
  return items;
}

describe.skipIf(!postgres.isAvailable)('a store in PostgreSQL', () => {
  it('reads integers as numbers, or as strings if they are not safe integers', async () => {
    const { store } = await openNew();
    const { rows } = await sql`select 7::bigint as small, 9007199254740993::bigint as large, 'x'::text as text`.execute(
      store.db,
    );
    expect(rows).toEqual([{ small: 7, large: '9007199254740993', text: 'x' }]);
    const { count } = await store.db
      .selectFrom('teams')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  it('has the column types of SQLite: 64-bit integers, and strings in byte order', async () => {
    const { url, store } = await openNew();
    const columns = await executeOnNewConnection(
      url,
      `select data_type, collation_name from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'integer') group by 1, 2`,
    );
    expect(columns).toEqual([{ data_type: 'text', collation_name: 'C' }]);
    const ids = ['b', 'B', 'a', 'Z', 'ä', '-', '1'];
    for (const id of ids)
      await store.db
        .insertInto('teams')
        .values({ ...team, id })
        .execute();
    const rows = await store.db.selectFrom('teams').select('id').orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(['-', '1', 'B', 'Z', 'a', 'b', 'ä']);
  });

  it('sets its application name and a statement timeout', async () => {
    const { url, store } = await openNew();
    const setting = async (name: string) =>
      (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(store.db)).rows[0]?.value;
    expect(await setting('application_name')).toBe('observability-api');
    expect(await setting('statement_timeout')).toBe('10s');
    const shortTimeout = await open(`${url}?statement_timeout=300`);
    await expect(sql`select pg_sleep(5)`.execute(shortTimeout.db)).rejects.toThrow(UnavailableError);
    expect(await shortTimeout.unavailability()).toBeUndefined();
    await shortTimeout.close();
  });

  it('reads for a tenant while another tenant has more transactions than there are connections', async () => {
    const { store } = await openNew();
    const end = blockConnections(store, 'noisy');
    expect(await runForTenant('quiet', () => teams(store))).toEqual([]);
    await end();
  });

  it('reads for the service itself while tenants have more transactions than there are connections', async () => {
    const { store } = await openNew();
    const ends = ['first', 'second', 'third'].map((tenant) => blockConnections(store, tenant));
    expect(await teams(store)).toEqual([]);
    // Rate limits use the pool directly.
    await expect(store.pool?.query('select')).resolves.toBeDefined();
    await Promise.all(ends.map((end) => end()));
  });

  it('reads for a tenant while the service itself has more transactions than there are connections', async () => {
    const { store } = await openNew();
    const end = blockConnections(store, '');
    expect(await runForTenant('quiet', () => teams(store))).toEqual([]);
    await end();
  });

  it('reads a long list of a tenant while the list of another tenant waits for a connection', async () => {
    const { store } = await openNew();
    const insert = sql`insert into dashboards (tenant_id, id, name, tiles, tags, version, created_at, updated_at)
      select tenant, nth, repeat('x', 600000), '[]', '[]', 1, '', '' from unnest(array['noisy', 'quiet']) tenant, unnest(array['1', '2', '3']) nth`;
    await insert.execute(store.db);
    const listOf = (tenant: string) =>
      runForTenant(tenant, () =>
        readPage(
          store,
          { limit: 10, offset: 0 },
          {
            table: 'dashboards',
            owner: ['tenant_id', tenant],
            key: 'id',
            variableLengthColumns: ['name'],
            read: async (db, ids) => {
              const rows = db
                .selectFrom('dashboards')
                .select('id')
                .where('tenant_id', '=', tenant)
                .where('id', 'in', ids);
              return (await rows.execute()).map(({ id }) => `${id} for ${currentTenant()}`);
            },
          },
        ),
      );
    const [noisy, quiet] = [await listOf('noisy'), await listOf('quiet')];
    const end = blockConnections(store, 'noisy');
    const waiting = readAll(noisy);
    expect(await readAll(quiet)).toEqual(['1 for quiet', '2 for quiet', '3 for quiet']);
    await end();
    expect(await waiting).toEqual(['1 for noisy', '2 for noisy', '3 for noisy']);
  });

  it('retries a transaction that conflicts with another one, without the writes of the first attempt', async () => {
    const { url, store } = await openNew();
    await addTeam(store);
    let runs = 0;
    await store.transaction(async (tx) => {
      runs += 1;
      const { name } = await tx.selectFrom('teams').select('name').executeTakeFirstOrThrow();
      if (runs === 1) await executeOnNewConnection(url, `update teams set name = 'Other'`);
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
  });

  it('stops retrying after a time limit', async () => {
    const { url, store } = await openNew({ lockTimeoutMs: 300 });
    await addTeam(store);
    const contended = async (tx: Transaction<Tables>) => {
      await tx.selectFrom('teams').selectAll().execute();
      await executeOnNewConnection(url, `update teams set name = name || '.'`);
      await tx.updateTable('teams').set({ name: 'mine' }).execute();
    };
    await expect(store.transaction(contended)).rejects.toThrow(new UnavailableError('The store is too busy.'));
    // One contended transaction does not make the store unavailable.
    expect(await store.unavailability()).toBeUndefined();
  });

  it('is available while transactions use all connections of the pool', async () => {
    const { store } = await openNew();
    const free = Promise.withResolvers<void>();
    onTestFinished(() => free.resolve());
    const poolSize = store.pool?.options.max ?? 0;
    const begun = Array.from({ length: poolSize }, () => Promise.withResolvers<void>());
    const begin = (resolve: () => void) =>
      store.transaction(async () => {
        resolve();
        await free.promise;
      });
    // Tenants get at most six of the connections. Work of the service can use the others.
    const owners = ['', '', 'first', 'first', 'first', 'second', 'second', 'second'];
    const transactions = begun.map(({ resolve }, nth) => runForTenant(owners[nth] ?? '', () => begin(resolve)));
    await Promise.all(begun.map(({ promise }) => promise));
    expect(await store.unavailability()).toBeUndefined();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const rejection = expect(addTeam(store)).rejects.toThrow(new UnavailableError('The store is too busy.'));
    const write = store.transaction(async (tx) => tx.deleteFrom('teams').execute());
    const rejectedWrite = expect(write).rejects.toThrow(new UnavailableError('The store is too busy.'));
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await Promise.all([rejection, rejectedWrite]);
    expect(await store.unavailability()).toBeUndefined();
    free.resolve();
    await Promise.all(transactions);
  });

  it('removes a connection from the pool if a query on it receives no response in time', async () => {
    const { url, store: observer } = await openNew();
    const store = await open(`${url}?query_timeout=300`);
    const first = await sessionId(store);
    await expect(sql`select pg_sleep(60)`.execute(store.db)).rejects.toThrow(UnavailableError);
    // On the same connection, this query would wait until `pg_sleep` ends.
    expect(await sessionId(store)).not.toBe(first);
    expect(store.pool?.totalCount).toBe(1);
    await store.close();
    await sql`select pg_terminate_backend(${first}::integer)`.execute(observer.db);
  });

  it('keeps a connection in the pool after an error of a statement', async () => {
    const { store } = await openNew();
    const first = await sessionId(store);
    await expect(sql`select 1 / 0`.execute(store.db)).rejects.toThrow('division by zero');
    expect(await sessionId(store)).toBe(first);
  });

  it('reads one state in a snapshot during concurrent writes, and rejects writes in a snapshot', async () => {
    const { store } = await openNew();
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
  });

  it('does not retry a transaction after an error that is not a conflict', async () => {
    const { store } = await openNew();
    let runs = 0;
    const work = store.transaction(async () => {
      runs += 1;
      throw new PreconditionFailedError('dashboard', 2);
    });
    await expect(work).rejects.toThrow(PreconditionFailedError);
    expect(runs).toBe(1);
  });

  it('does not include values of rows in errors', async () => {
    const { store } = await openNew();
    await addTeam(store);
    const error = await addTeam(store).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: '23505' });
    expect(inspect(error)).not.toContain(team.id);
  });
});
