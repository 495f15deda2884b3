import { inspect } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { PreconditionFailedError, UnavailableError } from '../../src/domain/errors.ts';
import type { Tables } from '../../src/store/tables.ts';
import { postgres } from '../support/postgres.ts';
import { addTeam, team, teams } from '../support/team-rows.ts';
import { executeOnNewConnection, open, openNew } from './stores.ts';

describe.skipIf(!postgres.isAvailable)('a store in PostgreSQL', () => {
  it('reads counts as numbers, and larger integers as strings', async () => {
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
    await expect(store.transaction(contended)).rejects.toThrow(UnavailableError);
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

  it('does not retry a transaction after other errors', async () => {
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
