import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startForTest } from '../http/support/serve.ts';
import { removeDirectory } from '../support/processes.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'first-dashboard-'));
afterAll(() => removeDirectory(dataDir));

/** Starts a service on the data directory, with the clock of this machine. */
function start() {
  return startForTest({ dataDir, otlpPort: 0, clock: Date.now });
}

describe('the first dashboard', () => {
  let server: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.close());

  it('shows the requests to the service within a minute of the first start', async () => {
    const api = server.caller('open-source');
    const [dashboard, ...others] = (await api.get('/dashboards')).content;
    expect([dashboard.name, others]).toEqual(['This service', []]);
    expect((await server.caller('managed').get('/dashboards')).content).toEqual([]);
    /** Returns for each tile whether it has a value. */
    const haveValues = () =>
      Promise.all(
        dashboard.tiles.map(async ({ id }: { id: string }) => {
          const range = { startTime: Date.now() - 3_600_000, endTime: Date.now() + 60_000 };
          const tile = { dashboardId: dashboard.id, tileId: id };
          const { status, message, content } = await api.post('/charts/query', { tile, ...range });
          expect([status, message]).toEqual([200, '']);
          // Without matching events, the value of a number tile is null, unless it is a count.
          return content.rows.length > 0 && content.rows[0].every((cell: unknown) => cell !== null);
        }),
      );
    // Without a rejected request, the tile of rejected requests would be empty.
    await api.get('/dashboards/none');
    await expect.poll(haveValues).not.toContain(false);
  });

  it('has the default values of the schema', async () => {
    const [{ tiles }] = (await server.caller('open-source').get('/dashboards')).content;
    expect(tiles[0].config.select[0]).toMatchObject({ whereLanguage: 'lucene' });
  });

  it('is not created again after it was deleted', async () => {
    const api = server.caller('open-source');
    const [{ id }] = (await api.get('/dashboards')).content;
    expect((await api.delete(`/dashboards/${id}`)).status).toBe(200);
    await server.close();
    const restarted = await start();
    expect((await restarted.caller('open-source').get('/dashboards')).content).toEqual([]);
    await restarted.close();
  });

  it('is not created if the service does not store the telemetry that it shows', async () => {
    const inMemory = await startForTest();
    expect((await inMemory.caller('open-source').get('/dashboards')).content).toEqual([]);
    await inMemory.close();
  });

  it.each([{ maxDashboards: 0 }, { maxStoredBytes: 0 }, { maxDashboardBytes: 1_000 }])(
    'is not created if it exceeds the limit %o, and the service starts',
    async (limit) => {
      const directory = mkdtempSync(join(tmpdir(), 'first-dashboard-'));
      const limited = await startForTest({ dataDir: directory, otlpPort: 0, ...limit });
      expect((await limited.caller('open-source').get('/dashboards')).content).toEqual([]);
      await limited.close();
      removeDirectory(directory);
    },
  );
});
