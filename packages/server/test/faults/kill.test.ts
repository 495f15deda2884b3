import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engines } from '../support/engines.ts';
import { startChild } from './child.ts';
import { scale } from './scale.ts';
import { countLostWrites, createWriteLog, runWriter } from './writer.ts';

describe.each(engines)('on $name', (engine) => {
  it('no acknowledged write is lost when the process is killed under load', {
    timeout: scale.timeout,
  }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kill-'));
    const { databaseUrl, release } = await engine.storeOptions();
    const options = { dataDir, databaseUrl, args: ['--log-level=silent'] };
    const log = createWriteLog();
    let lost = 0;
    const kills = scale.kills[engine.name];
    for (let kill = 0; kill < kills; kill += 1) {
      const child = await startChild(options);
      const onError = ({ status, text }: { status: number; text: string }) => {
        // With many concurrent writers, PostgreSQL may reject a write. The caller receives the error, so no write is lost.
        if (status !== 503 || engine.name === 'sqlite') throw new Error(`${status} ${text}`);
      };
      const before = log.acknowledged;
      const writers = Array.from({ length: 8 }, () => runWriter(child.api, log, () => false, onError));
      // Kills the process under load, after a number of writes that differs from one kill to the next.
      await expect.poll(() => log.acknowledged - before, { timeout: 20_000 }).toBeGreaterThan(5 + 7 * (kill % 7));
      await child.end('SIGKILL');
      await Promise.all(writers);
      // The check reads all dashboards, so it runs only after every fifth kill and after the last one.
      if (kill % 5 !== 4 && kill !== kills - 1) continue;
      const after = await startChild(options);
      lost += await countLostWrites(after.api, log);
      expect(await after.end('SIGTERM')).toBe(0);
    }
    console.log(`${engine.name}: ${kills} kills, ${log.acknowledged} writes acknowledged, ${lost} lost`);
    await release();
    rmSync(dataDir, { recursive: true });
    expect(lost).toBe(0);
  });
});
