import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runForTenant } from '../../src/domain/current-tenant.ts';
import { UnavailableError } from '../../src/domain/errors.ts';
import { nextFreeTick } from '../../src/domain/next-free-tick.ts';
import { startServer } from '../../src/index.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { callerWith } from '../http/support/api.ts';
import { dashboard } from '../http/support/request-bodies.ts';
import { countTicks } from '../support/count-ticks.ts';
import { team, teams } from '../support/team-rows.ts';

const clock = Date.now;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Replaces the function that writes the log of the store to the disk. */
async function mockSync(sync: () => Promise<void>) {
  // Node.js does not export the class of file handles. An open file has its prototype.
  const file = await open(join(directory, 'file'), 'w');
  const spy = vi.spyOn(Object.getPrototypeOf(file) as FileHandle, 'datasync').mockImplementation(sync);
  onTestFinished(() => spy.mockRestore());
  await file.close();
  return spy;
}

describe('the SQLite store', () => {
  it('has a write-ahead log that SQLite does not sync in commits, and foreign keys', async () => {
    const store = await openStore({ dataDir: directory, clock });
    const pragma = async (name: string) =>
      Object.values((await sql<object>`${sql.raw(`pragma ${name}`)}`.execute(store.db)).rows[0] ?? {})[0];
    expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]).toEqual([
      'wal',
      1,
      1,
    ]);
    await store.close();
  });

  it('copies a write-ahead log of more than 16 MiB into the file while it runs, and empties the log', async () => {
    const store = await openStore({ dataDir: directory, clock });
    const longTeam = { ...team, name: 'x'.repeat(17 * 2 ** 20) };
    await store.transaction((tx) => tx.insertInto('teams').values(longTeam).execute());
    const teamsInFile = () => {
      const copy = join(directory, 'copy.sqlite');
      copyFileSync(join(directory, 'store.sqlite'), copy);
      const database = new DatabaseSync(copy);
      try {
        return database.prepare('select id from teams').all();
      } finally {
        database.close();
      }
    };
    const logSize = () => statSync(join(directory, 'store.sqlite-wal')).size;
    expect(logSize()).toBeGreaterThan(17 * 2 ** 20);
    await vi.waitFor(() => expect(logSize()).toBeLessThan(2 ** 20), { timeout: 20_000, interval: 200 });
    expect(teamsInFile()).toEqual([{ id: team.id }]);
    await store.close();
  });

  it.each([
    ['dashboards', 'tenant_id', 'id'],
    ['alerts', 'tenant_id', 'id'],
    ['sources', 'tenant_id', 'id'],
    ['webhooks', 'tenant_id', 'id'],
    ['api_keys', 'organization_id', 'ordinal'],
  ])('lists %s in order by an index, without sorting', async (table, owner, order) => {
    const store = await openStore({ dataDir: ':memory:', clock });
    const query = `explain query plan select * from ${table} where ${owner} = 'x' order by ${order} limit 10`;
    const { rows } = await sql<{ detail: string }>`${sql.raw(query)}`.execute(store.db);
    expect(rows.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(new RegExp(`^SEARCH .*\\(${owner}=\\?\\)`)),
    ]);
    await store.close();
  });

  it('runs short writes that wait for each other in several ticks of the event loop', async () => {
    const store = await openStore({ dataDir: directory, clock });
    const { ticks } = await countTicks(() =>
      Promise.all(
        Array.from({ length: 20 }, () =>
          store.transaction(async () => {
            const endMs = performance.now() + 3;
            while (performance.now() < endMs);
          }),
        ),
      ),
    );
    await store.close();
    // At most two of these writes run in one tick.
    expect(ticks).toBeGreaterThanOrEqual(10);
  });
});

describe('a store whose write lock another connection holds', () => {
  /** Acquires the write lock on another connection. Closing the connection releases the lock. */
  const acquireLock = () => {
    const otherConnection = new DatabaseSync(join(directory, 'store.sqlite'));
    otherConnection.exec('begin immediate');
    return otherConnection;
  };

  it('waits for the write lock without blocking reads', async () => {
    const store = await openStore({ dataDir: directory, clock });
    const otherConnection = acquireLock();
    const writes = [1, 2, 3].map((n) =>
      store.transaction((tx) =>
        tx
          .insertInto('teams')
          .values({ ...team, id: String(n) })
          .execute(),
      ),
    );
    for (let count = 0; count < 5; count += 1) {
      expect(await teams(store)).toEqual([]);
      expect(await store.snapshot((tx) => tx.selectFrom('teams').selectAll().execute())).toEqual([]);
    }
    otherConnection.close();
    await Promise.all(writes);
    expect(await teams(store)).toHaveLength(3);
    await store.close();
  });

  it('runs the waiting writes of the tenants in turn', async () => {
    const store = await openStore({ dataDir: directory, clock });
    const otherConnection = acquireLock();
    const order: string[] = [];
    const write = (tenant: string) =>
      runForTenant(tenant, () => store.transaction(async () => void order.push(tenant)));
    const writes = [write('noisy'), write('noisy'), write('noisy'), write('quiet')];
    otherConnection.close();
    await Promise.all(writes);
    expect(order).toEqual(['noisy', 'noisy', 'quiet', 'noisy']);
    await store.close();
  });

  it('is unavailable while the lock is held, and works after it is released', async () => {
    const store = await openStore({ dataDir: directory, clock, lockTimeoutMs: 200 });
    const otherConnection = acquireLock();
    const write = () => store.transaction((tx) => tx.insertInto('teams').values(team).execute());
    const results = await Promise.allSettled([write(), write()]);
    for (const { status } of results) expect(status).toBe('rejected');
    await expect(write()).rejects.toThrow(UnavailableError);
    otherConnection.close();
    await write();
    expect(await teams(store)).toEqual([team]);
    await store.close();
  });

  it('finishes waiting writes before it closes', async () => {
    const store = await openStore({ dataDir: directory, clock });
    const otherConnection = acquireLock();
    const write = store.transaction((tx) => tx.insertInto('teams').values(team).execute());
    // By the next tick, the write has found the lock held, and waits.
    await nextFreeTick();
    const closing = store.close();
    otherConnection.close();
    await Promise.all([write, closing]);
    const reopened = await openStore({ dataDir: directory, clock });
    expect(await teams(reopened)).toEqual([team]);
    await reopened.close();
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
    expect(await teams(store)).toEqual([]);
    await sql`pragma max_page_count = 1000000`.execute(store.db);
    await write();
    await store.close();
  });
});

describe('a store whose file is damaged', () => {
  const path = () => join(directory, 'store.sqlite');

  it('is unavailable', async () => {
    const store = await openStore({ dataDir: directory, clock });
    await store.transaction((tx) =>
      tx
        .insertInto('teams')
        .values({ ...team, name: 'x'.repeat(100_000) })
        .execute(),
    );
    await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
    await sql`pragma cache_size = 0`.execute(store.db);
    // Everything but the first page, which contains the header of the file.
    writeFileSync(path(), readFileSync(path()).fill(0xff, 4096));
    const read = teams(store);
    await expect(read).rejects.toThrow('The store is damaged.');
    await expect(read).rejects.toThrow(UnavailableError);
    expect(await store.unavailability()).toBe('the store file is damaged');
    await store.close().catch(() => undefined);
  });

  it('is rejected at startup with the command that restores a backup', async () => {
    writeFileSync(path(), 'x'.repeat(10_000));
    await expect(openStore({ dataDir: directory, clock })).rejects.toThrow(
      /^The store .*store\.sqlite is damaged \(file is not a database\)\. Restore a backup .*: observability-api admin restore/,
    );
  });
});

describe('a commit', () => {
  const insert = (store: Store, id: string) =>
    store.transaction((tx) =>
      tx
        .insertInto('teams')
        .values({ ...team, id })
        .execute(),
    );

  it('resolves when it is on the disk, and commits during a write to the disk share the next one', async () => {
    const store = await openStore({ dataDir: directory, clock });
    const disk = Promise.withResolvers<void>();
    const sync = await mockSync(() => disk.promise);
    let reported = 0;
    const writes = ['0', '1', '2', '3'].map((id) => insert(store, id).then(() => (reported += 1)));
    await vi.waitFor(async () => expect(await teams(store)).toHaveLength(4));
    await nextFreeTick();
    expect(reported).toBe(0);
    disk.resolve();
    await Promise.all(writes);
    // The first commit has its own write. The others wait for it and share the next one.
    expect(sync).toHaveBeenCalledTimes(2);
    await store.close();
  });

  it('fails if the disk fails, and the store accepts no writes until it is opened again', async () => {
    const store = await openStore({ dataDir: directory, clock });
    const sync = await mockSync(() => Promise.reject(Object.assign(new Error('EIO: i/o error'), { code: 'EIO' })));
    await expect(insert(store, '0')).rejects.toThrow(UnavailableError);
    sync.mockRestore();
    await expect(insert(store, '1')).rejects.toThrow(UnavailableError);
    // SQLite has committed the first team. Only its write to the disk failed.
    expect((await teams(store)).map(({ id }) => id)).toEqual(['0']);
    expect(await store.unavailability()).toBe('the disk cannot be read or written');
    expect(store.restartReason()).toBe('the disk cannot be read or written');
    await store.close();
    const reopened = await openStore({ dataDir: directory, clock });
    await insert(reopened, '1');
    expect(reopened.restartReason()).toBeUndefined();
    await reopened.close();
  });
});

describe('a snapshot', () => {
  it('reads a consistent state during concurrent writes', async () => {
    const store = await openStore({ dataDir: directory, clock });
    const otherConnection = new DatabaseSync(join(directory, 'store.sqlite'));
    const counts = await store.snapshot(async (tx) => {
      const before = await tx.selectFrom('teams').selectAll().execute();
      otherConnection.prepare('insert into teams values (?, ?, ?)').run(team.id, team.name, team.created_at);
      return [before.length, (await tx.selectFrom('teams').selectAll().execute()).length];
    });
    otherConnection.close();
    expect(counts).toEqual([0, 0]);
    expect(await teams(store)).toEqual([team]);
    await store.close();
  });
});

describe('a service whose disk fails', () => {
  it('returns 503 for writes and for /health', async () => {
    const server = await startServer({ dataDir: directory, port: 0, telemetry: 'off', logLevel: 'silent' });
    if (!server.credentials) throw new Error('Expected the first start to create credentials.');
    const api = callerWith('open-source', server.url, server.credentials);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    const error = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    await mockSync(() => Promise.reject(error));
    expect((await api.post('/dashboards', dashboard())).status).toBe(503);
    const health = await fetch(`${server.url}/health`);
    expect([health.status, await health.json()]).toEqual([
      503,
      { status: 'restart required', store: 'the disk is full' },
    ]);
    expect((await api.get('/dashboards')).status).toBe(200);
    // The time of the last use of the key cannot be stored.
    await expect(server.close()).rejects.toThrow(UnavailableError);
  });
});
