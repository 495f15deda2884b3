import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { postgres } from '../support/postgres.ts';
import { startChild } from './child.ts';
import { scale } from './scale.ts';
import { countLostWrites, createWriteLog, runWriter } from './writer.ts';

describe.skipIf(!postgres.isAvailable)('a service on PostgreSQL', () => {
  it('responds with 503 during an outage of the database and loses no write', { timeout: scale.timeout }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'outage-'));
    const { url, release } = await postgres.database();
    const proxy = await startDatabaseProxy(url);
    const child = await startChild({ dataDir, databaseUrl: proxy.url, args: ['--log-level=silent'] });
    const ready = async () => (await fetch(`${child.url}/ready`)).status;
    const log = createWriteLog();
    const errorStatuses: number[] = [];
    for (let outage = 0; outage < scale.outages; outage += 1) {
      let isOver = false;
      const onError = ({ status }: { status: number }) => void errorStatuses.push(status);
      const writers = Array.from({ length: 4 }, () => runWriter(child.api, log, () => isOver, onError));
      const before = log.acknowledged;
      await expect.poll(() => log.acknowledged - before).toBeGreaterThan(20);
      proxy.disconnect();
      await expect.poll(ready, { timeout: 10_000 }).toBe(503);
      expect((await child.api.get('/dashboards?limit=1')).status).toBe(503);
      expect((await fetch(`${child.url}/health`)).status).toBe(200);
      proxy.reconnect();
      await expect.poll(ready, { timeout: 10_000 }).toBe(200);
      isOver = true;
      await Promise.all(writers);
    }
    const lost = await countLostWrites(child.api, log);
    console.log(`${scale.outages} outages, ${log.acknowledged} writes acknowledged, ${lost} lost`);
    expect(await child.end('SIGTERM')).toBe(0);
    await proxy.close();
    await release();
    rmSync(dataDir, { recursive: true });
    expect(new Set(errorStatuses)).toEqual(new Set([503]));
    expect(log.acknowledged).toBeGreaterThan(20);
    expect(lost).toBe(0);
  });
});
