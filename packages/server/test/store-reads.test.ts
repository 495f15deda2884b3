import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepared } from '../src/store/prepared.ts';
import { createRememberedRows } from '../src/store/remembered-rows.ts';
import { openStore, type Store } from '../src/store/store.ts';

const team = { id: 'a'.repeat(24), name: 'before', created_at: '2026-01-01T00:00:00.000Z' };

describe('rows that are remembered', () => {
  const dashboard = 'x'.repeat(8_000);

  it('have room for so many bytes, which is there again when they are forgotten', () => {
    const remembered = createRememberedRows();
    const dashboards = remembered.of('select * from "dashboards"');
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 3_000; at += 1) dashboards.add(`${at}`, {}, [Buffer.from(dashboard)]);
      const kept = Array.from({ length: 3_000 }, (_, at) => dashboards.find(`${at}`)).filter(Boolean).length;
      expect(kept * dashboard.length).toBeGreaterThan(4_500_000);
      expect(kept * dashboard.length).toBeLessThan(6_000_000);
      if (round === 0) remembered.forget('dashboards');
      else remembered.forgetAll();
      expect(dashboards.find('0')).toBeUndefined();
    }
  });

  it.each([100, 8_000])('leave room for those of other statements where there are many of %i bytes', (bytes) => {
    const remembered = createRememberedRows();
    const dashboards = remembered.of('select * from "dashboards"');
    const sources = remembered.of('select * from "sources"');
    const keys = remembered.of('select * from "personal_keys"');
    for (let at = 0; at < 10_000; at += 1) dashboards.add(`${at}`, {}, [Buffer.from(dashboard.slice(0, bytes))]);
    for (let at = 0; at < 10_000; at += 1) sources.add(`${at}`, {}, [Buffer.from(dashboard.slice(0, bytes))]);
    keys.add('key', {}, ['digest']);
    expect(keys.find('key')).toBeDefined();
  });
});

it('no table changes another by itself, which nobody would hear of', async () => {
  const store = await openStore({ dataDir: ':memory:', clock: Date.now });
  const { rows } = await sql<{ name: string; type: string }>`select name, type from sqlite_master`.execute(store.db);
  expect(rows.filter(({ type }) => type === 'trigger')).toEqual([]);
  const tables = rows.filter(({ type }) => type === 'table');
  expect(tables.length).toBeGreaterThan(5);
  for (const { name } of tables) {
    const keys = sql<{ on_delete: string; on_update: string }>`pragma foreign_key_list(${sql.id(name)})`;
    for (const key of (await keys.execute(store.db)).rows) {
      expect([key.on_delete, key.on_update], name).toEqual(['NO ACTION', 'NO ACTION']);
    }
  }
  await store.close();
});

describe('a row that was read from a file', () => {
  let dataDir: string;
  let store: Store;
  let nameOf: (values: { readonly id: string }) => Promise<{ readonly name: string } | undefined>;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'reads-'));
    store = await openStore({ dataDir, clock: Date.now });
    await store.db.insertInto('teams').values(team).execute();
    nameOf = prepared(
      store,
      ['id'],
      ({ id }) => store.db.selectFrom('teams').select('name').where('id', '=', id),
      (row) => row,
    );
    expect(await nameOf({ id: team.id })).toEqual({ name: 'before' });
  });
  afterEach(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });

  /** What is read after `write`, and whether another turn of the event loop had begun by then. */
  const readAfter = async (write: () => unknown) => {
    let turned = false;
    const turn = nextTurn().then(() => {
      turned = true;
    });
    // So that what is read has been looked at in this turn.
    await nameOf({ id: team.id });
    await write();
    const read = { ...(await nameOf({ id: team.id })), turned };
    await turn;
    return read;
  };

  it('is what this process has written since, in the same turn of the event loop', async () => {
    const update = () => store.db.updateTable('teams').set({ name: 'after' }).execute();
    expect(await readAfter(update)).toEqual({ name: 'after', turned: false });
  });

  it('is what a statement that answers rows has written', async () => {
    const update = () => store.db.updateTable('teams').set({ name: 'after' }).returning('id').execute();
    expect(await readAfter(update)).toEqual({ name: 'after', turned: false });
  });

  it('is what a transaction of this process has written, once that is committed', async () => {
    const read = await readAfter(() =>
      store.transaction(async (tx) => {
        await tx.updateTable('teams').set({ name: 'after' }).execute();
        expect(await nameOf({ id: team.id })).toEqual({ name: 'before' });
      }),
    );
    expect(read).toEqual({ name: 'after', turned: false });
  });

  it('is in memory while this process writes to other tables', async () => {
    const before = await nameOf({ id: team.id });
    await store.transaction((tx) => tx.updateTable('personal_keys').set({ name: 'another' }).execute());
    expect(await nameOf({ id: team.id })).toBe(before);
    await store.db.updateTable('teams').set({ name: 'before' }).execute();
    const after = await nameOf({ id: team.id });
    expect(after).toEqual(before);
    expect(after).not.toBe(before);
  });

  it('is read again after a statement of which nobody can say what it writes', async () => {
    const update = () => sql`with names(name) as (values ('after')) update teams set name = names.name from names`;
    expect(await readAfter(() => update().execute(store.db))).toEqual({ name: 'after', turned: false });
  });

  it('is read again after a statement that names its table in another way', async () => {
    for (const [name, table] of [
      ['one', '"main"."teams"'],
      ['two', '"TEAMS"'],
      ['three', 'teams'],
    ] as const) {
      const update = () => sql`update ${sql.raw(table)} set name = ${name}`;
      expect(await readAfter(() => update().execute(store.db))).toEqual({ name, turned: false });
    }
  });

  it('is read past what is remembered while nobody can tell what others commit', async () => {
    const beside = new DatabaseSync(join(dataDir, 'store.sqlite'), { timeout: 1000 });
    await store.snapshot(async (tx) => {
      await tx.selectFrom('teams').select('name').execute();
      await nextTurn();
      beside.exec("update teams set name = 'after'");
      expect(await nameOf({ id: team.id })).toEqual({ name: 'after' });
      beside.exec("update teams set name = 'later'");
      expect(await nameOf({ id: team.id })).toEqual({ name: 'later' });
    });
    expect(await nameOf({ id: team.id })).toEqual({ name: 'later' });
    beside.close();
  });

  it('stays what it is when a transaction is undone', async () => {
    const undone = store.transaction(async (tx) => {
      await tx.updateTable('teams').set({ name: 'after' }).execute();
      throw new Error('undone');
    });
    const before = await nameOf({ id: team.id });
    await expect(undone).rejects.toThrow('undone');
    expect(await nameOf({ id: team.id })).toBe(before);
  });

  it('is what another process has written, from the next turn on', async () => {
    const beside = new DatabaseSync(join(dataDir, 'store.sqlite'), { timeout: 1000 });
    await nextTurn();
    await nameOf({ id: team.id });
    beside.exec("update teams set name = 'after'");
    expect(await nameOf({ id: team.id })).toEqual({ name: 'before' });
    await nextTurn();
    expect(await nameOf({ id: team.id })).toEqual({ name: 'after' });
    beside.close();
  });
});
