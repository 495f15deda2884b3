import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { UnavailableError } from '../../src/domain/errors.ts';
import { postgres } from '../support/postgres.ts';
import { addTeam, team, teams } from '../support/team-rows.ts';
import { executeOnNewConnection, openNew, openThroughProxy } from './stores.ts';

/** Changes a property of a database and ends its sessions. */
async function alterDatabase(url: string, change: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const otherUrl = Object.assign(new URL(url), { pathname: '/template1' }).href;
  await executeOnNewConnection(otherUrl, `alter database ${name} ${change}`);
  await executeOnNewConnection(
    otherUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
}

describe.skipIf(!postgres.isAvailable)('an outage of the database', () => {
  it('makes the store unavailable until the connections work again', async () => {
    const { proxy, store } = await openThroughProxy();
    await addTeam(store);
    // Opens several connections, which are idle when the outage begins.
    await Promise.all(Array.from({ length: 5 }, () => teams(store)));
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
  });

  it('during a transaction rolls it back', async () => {
    const { proxy, store } = await openThroughProxy();
    let runs = 0;
    const work = store.transaction(async (tx) => {
      runs += 1;
      await tx.insertInto('teams').values(team).execute();
      proxy.disconnect();
      // Lets the client notice the closed connection while no query waits for a response.
      await wait(50);
      await tx.selectFrom('teams').selectAll().execute();
    });
    await expect(work).rejects.toThrow(UnavailableError);
    expect(runs).toBe(1);
    proxy.reconnect();
    expect(await teams(store)).toEqual([]);
  });

  it('during a commit rejects the transaction and does not run it again, because it may be committed', async () => {
    const { proxy, store } = await openThroughProxy();
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
  });

  it('that ends the sessions rolls back a transaction, and later queries succeed', async () => {
    const { url, store } = await openNew();
    const busy = store.transaction(async (tx) => {
      await tx.insertInto('teams').values(team).execute();
      await sql`select pg_sleep(2)`.execute(tx);
    });
    const rejection = expect(busy).rejects.toThrow(UnavailableError);
    const sleeping = "select 1 from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'";
    await expect.poll(() => executeOnNewConnection(url, sleeping)).toHaveLength(1);
    await executeOnNewConnection(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid <> pg_backend_pid() and datname = current_database()`,
    );
    await rejection;
    expect(await teams(store)).toEqual([]);
  });

  it('in which the database becomes read-only, like a replica, makes the store unavailable', async () => {
    const { url, store } = await openNew();
    await alterDatabase(url, 'set default_transaction_read_only = on');
    await expect.poll(() => store.unavailability()).toEqual(expect.any(String));
    await alterDatabase(url, 'set default_transaction_read_only = off');
    await expect.poll(() => store.unavailability()).toBeUndefined();
  });

  it('in which the database accepts no connections makes the store unavailable until it accepts them again', async () => {
    const { url, store } = await openNew();
    // Opens a connection, which is idle when the outage begins.
    await store.db.connection().execute(async () => undefined);
    await alterDatabase(url, 'allow_connections false');
    await expect.poll(() => store.unavailability()).toEqual(expect.any(String));
    await expect(teams(store)).rejects.toThrow(UnavailableError);
    await alterDatabase(url, 'allow_connections true');
    expect(await store.unavailability()).toBeUndefined();
  });
});
