import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { engines } from '../support/engines.ts';
import { addTeam, team, teams } from '../support/team-rows.ts';

const clock = Date.now;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe.each(engines)('a store on $name', (engine) => {
  let location: Awaited<ReturnType<typeof engine.storeOptions>>;
  beforeEach(async () => {
    location = await engine.storeOptions();
  });
  afterEach(() => location.release());

  const open = (dataDir = directory) => openStore({ dataDir, clock, ...location });

  it('has the kind of its database, its directory and, on PostgreSQL, a connection pool', async () => {
    const store = await open();
    expect(store.kind).toBe(engine.name);
    expect(store.directory).toBe(directory);
    expect(store.pool !== undefined).toBe(engine.name === 'postgres');
    await store.close();
  });

  it('returns the committed rows after it is opened again', async () => {
    const first = await open();
    await addTeam(first);
    await first.close();
    const second = await open();
    expect(await teams(second)).toEqual([team]);
    await second.close();
  });

  it('creates a missing directory', async () => {
    const missing = join(directory, 'missing', 'nested');
    const store = await open(missing);
    expect(existsSync(missing)).toBe(true);
    await store.close();
  });

  it('is unavailable after it is closed', async () => {
    const store = await open();
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
    const reopened = await open();
    expect(await teams(reopened)).toEqual([team]);
    await reopened.close();
  });

  it('rolls back a transaction that throws, and does not run it again', async () => {
    const store = await open();
    let runs = 0;
    const work = store.transaction(async (tx) => {
      runs += 1;
      await tx.insertInto('teams').values(team).execute();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(runs).toBe(1);
    expect(await teams(store)).toEqual([]);
    await store.close();
  });

  it('loses no update of concurrent read-modify-write transactions', async () => {
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

  it('returns the result or the error of an exclusive section, and runs later sections', async () => {
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
      tenant_id: 't',
      source: 'tile',
      dashboard_id: null,
      tile_id: null,
      interval: '1m',
      threshold_type: 'above',
      threshold_max: null,
      channels: '[]',
      name: null,
      message: null,
      note: null,
      silenced: null,
      state: 'OK',
      num_consecutive_windows: 2147483647,
      schedule_offset_minutes: 0,
      schedule_start_at: null,
      group_by: null,
      saved_search_id: null,
      chart_config: null,
      display_name: null,
      tags: '[]',
      enabled: 1,
      notify_every: null,
      no_data: 'zero',
      execution_errors: '[]',
      created_at: '',
      updated_at: '',
      version: 9007199254740991,
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
