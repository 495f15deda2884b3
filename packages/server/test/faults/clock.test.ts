import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deployments, type Json } from '../http/support/api.ts';
import { serveOrganization } from '../http/support/organization.ts';
import { alert, alertTargets, dashboard } from '../http/support/request-bodies.ts';
import { openDirectService, readAll } from '../support/service.ts';

const hour = 3_600_000;
const steps = [0, 1, -1, hour, -2 * hour, 400 * 24 * hour, -800 * 24 * hour, 1, 60_000, -1];

describe('a service whose clock steps back and forth', () => {
  const served = serveOrganization();
  const onEachStep = async <Result>(work: () => Promise<Result>): Promise<Result[]> => {
    const start = served.clock.time;
    const results: Result[] = [];
    for (const step of steps) {
      served.clock.time += step;
      results.push(await work());
    }
    served.clock.time = start;
    return results;
  };

  it.each(deployments)('lists resources of the %s deployment in the order of creation', async (name) => {
    const api = served.caller(name);
    const created = await onEachStep(() => api.create('/dashboards', dashboard()));
    const ids = created.map(({ id }: Json) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await api.get('/dashboards')).content.map(({ id }: Json) => id)).toEqual(ids);
  });

  it('lists resources in the order of creation after a restart', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'clock-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const names = ['1', '2', '3'];
    let time = Date.UTC(2026, 0, 12);
    for (const name of names) {
      const service = await openDirectService({ dataDir, clock: () => time });
      const tenant = { id: (await service.store.db.selectFrom('teams').select('id').executeTakeFirstOrThrow()).id };
      await service.dashboards.create(tenant, { name, tiles: [] });
      const { items } = await readAll(service.dashboards.list(tenant, { limit: 10, offset: 0 }));
      expect(items.map((item) => item.name)).toEqual(names.slice(0, Number(name)));
      await service.close();
      time -= hour;
    }
  });

  it.each(deployments)('creates a new entity tag with each write in the %s deployment', async (name) => {
    const api = served.caller(name);
    const targets = await alertTargets(api);
    const { id } = await api.create('/alerts', alert(targets));
    const responses = await onEachStep(() => api.put(`/alerts/${id}`, alert(targets)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(steps.length);
    expect(new Set(responses.map(({ content }) => content.createdAt)).size).toBe(1);
  });

  it('applies the expiry of a key and records its use', async () => {
    const start = served.clock.time;
    const expireAt = new Date(start + hour).toISOString();
    const { key, ...secret } = await served.keys().create('', { expireAt });
    const getStatus = async () => (await served.callerOf(secret).get('/sources')).status;
    const statuses = [];
    for (const time of [start, start + hour - 1, start + hour, start + 2 * hour, start - hour, start + hour - 1]) {
      served.clock.time = time;
      statuses.push(await getStatus());
    }
    expect(statuses).toEqual([200, 200, 401, 401, 200, 200]);
    // The key stores the minute of its last use, which was a millisecond before the expiry.
    expect((await served.keys().get(`/${key.id}`)).content.usedAt).toBe(new Date(start + hour - 60_000).toISOString());
    served.clock.time = start;
  });
});
