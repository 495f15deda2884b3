import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { UnavailableError } from '../../src/domain/errors.ts';
import { UnreadResponsesError } from '../../src/http/body/unread-responses.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { StoreUnavailableError } from '../../src/store/store-unavailable-error.ts';
import { WriteHealth } from '../../src/store/write-health.ts';
import { engines } from '../support/engines.ts';
import { TestClock } from '../support/service.ts';

function fullDiskError() {
  // SQLITE_FULL
  return new StoreUnavailableError(Object.assign(new Error(), { errcode: 13 }));
}

/** Creates the write health of a simulated store. Tests assign `state.isFull`. `state.probes` is the number of probe writes. */
function createFakeHealth() {
  const clock = new TestClock();
  const state = { isFull: false, probes: 0 };
  const write = () =>
    health.track(async () => {
      if (state.isFull) throw fullDiskError();
    });
  const health = new WriteHealth(clock.now, () => {
    state.probes += 1;
    return write();
  });
  return { clock, state, write, health };
}

describe('the write health', () => {
  it('is the result of the last write', async () => {
    const { state, write, health } = createFakeHealth();
    await write();
    expect(await health.failure()).toBeUndefined();
    state.isFull = true;
    await expect(write()).rejects.toThrow(UnavailableError);
    expect(await health.failure()).toBe('the disk is full');
    state.isFull = false;
    await write();
    expect(await health.failure()).toBeUndefined();
    expect(state.probes).toBe(0);
  });

  it('is probed after ten seconds without a write, and not before', async () => {
    const { clock, state, write, health } = createFakeHealth();
    await write();
    state.isFull = true;
    clock.time += 9_999;
    expect(await health.failure()).toBeUndefined();
    expect(state.probes).toBe(0);
    clock.time += 1;
    expect(await health.failure()).toBe('the disk is full');
    expect(state.probes).toBe(1);
  });

  it('is probed one second after a failure, once for concurrent checks', async () => {
    const { clock, state, write, health } = createFakeHealth();
    state.isFull = true;
    await expect(write()).rejects.toThrow(UnavailableError);
    state.isFull = false;
    expect(await health.failure()).toBe('the disk is full');
    clock.time += 1_000;
    expect(await Promise.all([health.failure(), health.failure(), health.failure()])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(state.probes).toBe(1);
  });

  it('is not affected by an error of the caller', async () => {
    const { health } = createFakeHealth();
    await expect(health.track(() => Promise.reject(new Error('invalid')))).rejects.toThrow('invalid');
    expect(await health.failure()).toBeUndefined();
  });

  it('is probed if the clock was set back after the last write', async () => {
    const { clock, state, write, health } = createFakeHealth();
    await write();
    clock.time -= 3_600_000;
    await health.failure();
    expect(state.probes).toBe(1);
  });
});

describe.each(engines)('a store on $name', (engine) => {
  it('writes a probe when it is idle', async () => {
    const location = await engine.storeOptions();
    const clock = new TestClock();
    const store = await openStore({ dataDir: ':memory:', clock: clock.now, ...location });
    const probedAt = async () =>
      (await store.db.selectFrom('write_probes').select('written_at').executeTakeFirstOrThrow()).written_at;
    expect(await store.unavailability()).toBeUndefined();
    expect(await probedAt()).toBe(new Date(clock.time).toISOString());
    const first = await probedAt();
    clock.time += 5_000;
    expect(await store.unavailability()).toBeUndefined();
    expect(await probedAt()).toBe(first);
    clock.time += 5_000;
    expect(await store.unavailability()).toBeUndefined();
    expect(await probedAt()).toBe(new Date(clock.time).toISOString());
    await store.close();
    await location.release();
  });

  it('is ready after a transaction is rejected because a tenant has too many unread responses', async () => {
    const location = await engine.storeOptions();
    const store = await openStore({ dataDir: ':memory:', clock: new TestClock().now, ...location });
    const bound = { scope: 'tenant', maxBytes: 1, usedBytes: 1 } as const;
    const rejected = store.transaction(() => Promise.reject(new UnreadResponsesError(1, bound)));
    await expect(rejected).rejects.toThrow(UnreadResponsesError);
    expect(await store.unavailability()).toBeUndefined();
    await store.close();
    await location.release();
  });
});

describe('a store in a file', () => {
  const opened: { readonly store: Store; readonly dataDir: string }[] = [];
  afterEach(async () => {
    for (const { store, dataDir } of opened.splice(0)) {
      await store.close();
      rmSync(dataDir, { recursive: true });
    }
  });
  const open = async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'readiness-'));
    const clock = new TestClock();
    const store = await openStore({ dataDir, clock: clock.now, lockTimeoutMs: 100 });
    opened.push({ store, dataDir });
    return { store, clock, path: join(dataDir, 'store.sqlite') };
  };

  it('is not ready while its file is moved away', async () => {
    const { store, path } = await open();
    expect(await store.unavailability()).toBeUndefined();
    renameSync(path, `${path}.away`);
    expect(await store.unavailability()).toBe('the store file was moved or deleted');
    renameSync(`${path}.away`, path);
    expect(await store.unavailability()).toBeUndefined();
  });

  it('is not ready if another file replaces its file', async () => {
    const { store, path } = await open();
    renameSync(path, `${path}.away`);
    new DatabaseSync(path).exec('create table other (id integer)');
    expect(await store.unavailability()).toBe('the store file was moved or deleted');
  });

  it('is not ready while another connection holds the write lock, and is ready afterwards', async () => {
    const { store, clock, path } = await open();
    const other = new DatabaseSync(path);
    other.exec('begin immediate');
    expect(await store.unavailability()).toBe('another process holds the write lock');
    other.exec('rollback');
    clock.time += 1_000;
    expect(await store.unavailability()).toBeUndefined();
    other.close();
  });
});
