import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { removeDirectory } from '../support/remove-directory.ts';
import { type Api, deployments } from './api.ts';
import { dashboard, tile } from './bodies.ts';
import { serve } from './serve.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'remembered-'));
// Before the service is asked for, so that it is closed when this runs.
afterAll(() => removeDirectory(dataDir));
const served = serve({ dataDir });
/** As another process, such as an admin command, writes to the store. */
const write = (statement: string, ...values: string[]) => {
  const beside = new DatabaseSync(join(dataDir, 'store.sqlite'), { timeout: 1000 });
  beside.prepare(statement).run(...values);
  beside.close();
};

// First, while nothing else has left anything to be collected.
it('what is remembered takes no more memory than it is long', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const api = served.caller('open-source');
  const ids: string[] = [];
  const tiles = [tile({}, [{ type: 'markdown', content: 'x'.repeat(8_000) }])];
  for (let at = 0; at < 300; at += 1) ids.push((await api.made('/dashboards', { name: `${at}`, tiles })).id);
  collect();
  const before = process.memoryUsage().arrayBuffers;
  for (const id of [...ids, ...ids]) {
    await api.get(`/dashboards/${id}`);
    // What others take out of the same pool between two answers.
    Buffer.from('x'.repeat(30_000));
  }
  // What was collected is given back a moment later.
  await vi.waitFor(() => {
    collect();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4_000_000);
  });
});

describe.each(deployments)('what the %s deployment has read before from a file', (name) => {
  const api = (): Api => served.caller(name);
  const read = async (id: string) => {
    const { status, headers, content } = await api().get(`/dashboards/${id}`);
    return { status, etag: headers.get('etag'), name: content?.name };
  };

  it('is answered as it was changed by a request', async () => {
    const { id } = await api().made('/dashboards', dashboard());
    await read(id);
    for (const next of ['one', 'two', 'three']) {
      await api().put(`/dashboards/${id}`, { ...dashboard(), name: next });
      expect(await read(id)).toMatchObject({ status: 200, name: next });
      expect(await read(id)).toMatchObject({ status: 200, name: next });
    }
    await api().delete(`/dashboards/${id}`);
    expect(await read(id)).toMatchObject({ status: 404 });
  });

  it('is answered as another process changed it', async () => {
    const { id } = await api().made('/dashboards', { ...dashboard(), name: 'before' });
    expect(await read(id)).toEqual({ status: 200, etag: '"1"', name: 'before' });
    write('update dashboards set name = ?, version = 2 where id = ?', 'after', id);
    expect(await read(id)).toEqual({ status: 200, etag: '"2"', name: 'after' });
    write('update dashboards set id = ? where id = ?', 'f'.repeat(24), id);
    expect(await read(id)).toMatchObject({ status: 404 });
    expect(await read('f'.repeat(24))).toMatchObject({ status: 200, name: 'after' });
    write('delete from dashboards where id = ?', 'f'.repeat(24));
    expect(await read('f'.repeat(24))).toMatchObject({ status: 404 });
  });

  it('belongs to one tenant', async () => {
    const { id } = await api().made('/dashboards', dashboard());
    expect(await read(id)).toMatchObject({ status: 200 });
    const other = served.caller(name === 'managed' ? 'open-source' : 'managed');
    expect((await other.get(`/dashboards/${id}`)).status).toBe(404);
    expect(await read(id)).toMatchObject({ status: 200 });
  });

  it('is right also when it is more than is remembered', async () => {
    const content = 'é'.repeat(50_000);
    const large = (at: number) => ({
      name: `large ${at}`,
      tiles: Array.from({ length: 8 }, () => tile({}, [{ type: 'markdown', content }])),
    });
    const made: string[] = [];
    for (let at = 0; at < 14; at += 1) made.push((await api().made('/dashboards', large(at))).id);
    for (let round = 0; round < 2; round += 1) {
      for (const [at, id] of made.entries()) expect(await read(id)).toMatchObject({ name: `large ${at}` });
    }
  });
});

it('a key that another process has revoked does not open anything', async () => {
  const api = served.caller('open-source');
  expect((await api.get('/dashboards')).status).toBe(200);
  write('update personal_keys set revoked_at = ?', '2026-01-01T00:00:00.000Z');
  expect((await api.get('/dashboards')).status).toBe(401);
  write('update personal_keys set revoked_at = null');
  expect((await api.get('/dashboards')).status).toBe(200);
});
