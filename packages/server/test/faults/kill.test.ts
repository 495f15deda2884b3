import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { engines } from '../support/engines.ts';
import { startChild } from './child.ts';
import { countLost, emptyLedger, write } from './load.ts';
import { scale } from './scale.ts';

describe.each(engines)('on $name', (engine) => {
  it('nothing that was acknowledged is lost when the process is killed under load', {
    timeout: scale.timeout,
  }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kill-'));
    const { databaseUrl, drop } = await engine.storeOptions();
    const options = { dataDir, databaseUrl, args: ['--log-level=silent'] };
    const ledger = emptyLedger();
    let lost = 0;
    const kills = scale.kills[engine.name];
    for (let kill = 0; kill < kills; kill += 1) {
      const child = await startChild(options);
      const refused = ({ status, text }: { status: number; text: string }) => {
        // Under contention PostgreSQL may send a writer away; it was told, so nothing is lost.
        if (status !== 503 || engine.name === 'sqlite') throw new Error(`${status} ${text}`);
      };
      const before = ledger.acknowledged;
      const writers = Array.from({ length: 8 }, () => write(child.api, ledger, () => false, refused));
      // Under load, and at another moment each time.
      await expect.poll(() => ledger.acknowledged - before, { timeout: 20_000 }).toBeGreaterThan(5);
      await wait(37 * (kill % 7));
      await child.end('SIGKILL');
      await Promise.all(writers);
      if (kill % 5 !== 4 && kill !== kills - 1) continue;
      const after = await startChild(options);
      lost += await countLost(after.api, ledger);
      expect(await after.end('SIGTERM')).toBe(0);
    }
    console.log(`${engine.name}: ${kills} kills, ${ledger.acknowledged} writes acknowledged, ${lost} lost`);
    await drop();
    rmSync(dataDir, { recursive: true });
    expect(lost).toBe(0);
  });
});
