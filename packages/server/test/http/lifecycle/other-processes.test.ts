import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { removeDirectory } from '../../support/processes.ts';
import { type Api, deployments } from '../support/api.ts';
import { dashboard } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'other-processes-'));
// Registered before the service is started, so that it runs after the service is closed.
afterAll(() => removeDirectory(dataDir));
const served = serve({ dataDir, telemetry: 'off' });

/** Writes to the store like another process, for example an admin command. */
function write(statement: string, ...values: string[]) {
  const other = new DatabaseSync(join(dataDir, 'store.sqlite'), { timeout: 1000 });
  other.prepare(statement).run(...values);
  other.close();
}

describe.each(deployments)('the %s deployment', (name) => {
  const api = (): Api => served.caller(name);
  const read = async (id: string) => {
    const { status, headers, content } = await api().get(`/dashboards/${id}`);
    return { status, etag: headers.get('etag'), name: content?.name };
  };

  it('returns the changes that another process made to a dashboard', async () => {
    const { id } = await api().create('/dashboards', { ...dashboard(), name: 'before' });
    expect(await read(id)).toEqual({ status: 200, etag: '"1"', name: 'before' });
    write('update dashboards set name = ?, version = 2 where id = ?', 'after', id);
    expect(await read(id)).toEqual({ status: 200, etag: '"2"', name: 'after' });
    write('update dashboards set id = ? where id = ?', 'f'.repeat(24), id);
    expect(await read(id)).toMatchObject({ status: 404 });
    expect(await read('f'.repeat(24))).toMatchObject({ status: 200, name: 'after' });
    write('delete from dashboards where id = ?', 'f'.repeat(24));
    expect(await read('f'.repeat(24))).toMatchObject({ status: 404 });
  });
});

it('rejects a key that another process has revoked', async () => {
  const api = served.caller('open-source');
  expect((await api.get('/dashboards')).status).toBe(200);
  write('update personal_keys set revoked_at = ?', '2026-01-01T00:00:00.000Z');
  expect((await api.get('/dashboards')).status).toBe(401);
  write('update personal_keys set revoked_at = null');
  expect((await api.get('/dashboards')).status).toBe(200);
});
