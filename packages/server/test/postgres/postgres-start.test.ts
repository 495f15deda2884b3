import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { StartupError } from '../../src/domain/errors.ts';
import { migrations } from '../../src/store/migrations/migrate.ts';
import { beginWithLock } from '../../src/store/postgres/startup-lock.ts';
import { postgres } from '../support/postgres.ts';
import { executeOnNewConnection, open } from './stores.ts';

/** Returns the number of sessions of the database that wait for a lock. */
async function waitingSessions(databaseUrl: string): Promise<number> {
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  return (await executeOnNewConnection(databaseUrl, waiting)).length;
}

describe.skipIf(!postgres.isAvailable)('a start on PostgreSQL', () => {
  it('creates the tables once if several services start concurrently', async () => {
    const url = await postgres.emptyDatabase();
    const stores = await Promise.all([1, 2, 3, 4].map(() => open(url)));
    const rows = await executeOnNewConnection(url, 'select number from migrations order by number');
    expect(rows).toEqual(migrations.map(({ number }) => ({ number: String(number) })));
    for (const store of stores) await store.close();
  });

  it.each([
    ['has no advisory locks', `raise exception 'no' using errcode = 'undefined_function'`],
    ['has advisory locks that lock nothing', 'return'],
  ])('uses a row lock if the database %s', async (_, statement) => {
    const url = await postgres.emptyDatabase();
    await executeOnNewConnection(
      url,
      `create schema shadow; create function shadow.pg_advisory_xact_lock(bigint) returns void language plpgsql as
       $$ begin ${statement}; end $$`,
    );
    const shadowed = `${url}?options=${encodeURIComponent('-c search_path=public,shadow,pg_catalog')}`;
    const stores = await Promise.all([1, 2, 3].map(() => open(shadowed)));
    expect(await executeOnNewConnection(url, 'select name from process_locks')).toEqual([{ name: 'start' }]);
    const [first, second] = stores;
    if (!first || !second) throw new Error('Expected two stores.');
    const order: string[] = [];
    const entered = Promise.withResolvers<void>();
    const sections = [
      first.exclusive(async () => {
        order.push('in');
        entered.resolve();
        await expect.poll(() => waitingSessions(url)).toBe(1);
        order.push('out');
      }),
      entered.promise.then(() => second.exclusive(async () => void order.push('second'))),
    ];
    await Promise.all(sections);
    expect(order).toEqual(['in', 'out', 'second']);
    for (const store of stores) await store.close();
  });

  it('waits for another start, and continues when the connection of that start breaks', async () => {
    const url = await postgres.emptyDatabase();
    const holder = new Client({ connectionString: url });
    holder.on('error', () => undefined);
    await holder.connect();
    await beginWithLock(holder);
    let isOpen = false;
    const opening = open(url).then((store) => {
      isOpen = true;
      return store;
    });
    await expect.poll(() => waitingSessions(url)).toBe(1);
    expect(isOpen).toBe(false);
    holder.connection.stream.destroy();
    await (await opening).close();
  });

  it('fails with a message without the password', async () => {
    const { url, release } = await postgres.database();
    const { host, port, password } = new URL(url);
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
      for (const secret of ['hush', password].filter(Boolean)) expect(message).not.toContain(secret);
    }
    await release();
  });

  it('rejects tables of a newer version', async () => {
    const url = await postgres.emptyDatabase();
    await (await open(url)).close();
    await executeOnNewConnection(url, `insert into migrations values (99, 'future', '')`);
    await expect(open(url)).rejects.toThrow(/newer version of the service.*\.$/);
  });
});
