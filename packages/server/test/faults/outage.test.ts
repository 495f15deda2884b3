import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { engines } from '../support/engines.ts';
import { startChild } from './child.ts';
import { countLost, emptyLedger, write } from './load.ts';
import { scale } from './scale.ts';
import { startTcpProxy } from './tcp-proxy.ts';

/** Of an embedded database there is no way that could be cut; where PostgreSQL is missing, the run has said why. */
const apart = engines.filter(({ name }) => name === 'postgres');

describe.each(apart)('on $name', (engine) => {
  it('a database that goes away and comes back costs 503s and nothing else', { timeout: scale.timeout }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'outage-'));
    const { databaseUrl = '', drop } = await engine.storeOptions();
    const proxy = await startTcpProxy(databaseUrl);
    const child = await startChild({ dataDir, databaseUrl: proxy.url, args: ['--log-level=silent'] });
    const ready = async () => (await fetch(`${child.url}/ready`)).status;
    const ledger = emptyLedger();
    const refusals: number[] = [];
    for (let outage = 0; outage < scale.outages; outage += 1) {
      let over = false;
      const refused = ({ status }: { status: number }) => void refusals.push(status);
      const writers = Array.from({ length: 4 }, () => write(child.api, ledger, () => over, refused));
      await wait(400);
      proxy.cut();
      await expect.poll(ready, { timeout: 10_000 }).toBe(503);
      expect((await child.api.get('/dashboards?limit=1')).status).toBe(503);
      expect((await fetch(`${child.url}/health`)).status).toBe(200);
      proxy.mend();
      await expect.poll(ready, { timeout: 10_000 }).toBe(200);
      over = true;
      await Promise.all(writers);
    }
    const lost = await countLost(child.api, ledger);
    console.log(`${engine.name}: ${scale.outages} outages, ${ledger.acknowledged} writes acknowledged, ${lost} lost`);
    expect(await child.end('SIGTERM')).toBe(0);
    proxy.close();
    await drop();
    rmSync(dataDir, { recursive: true });
    expect(new Set(refusals)).toEqual(new Set([503]));
    expect(ledger.acknowledged).toBeGreaterThan(20);
    expect(lost).toBe(0);
  });
});

it('an outage is tried wherever the database is a process of its own', () => {
  expect(apart.length).toBe(engines.length - 1);
});
