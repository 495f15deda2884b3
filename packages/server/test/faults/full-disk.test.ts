import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startChild } from './child.ts';
import { countLost, emptyLedger, write } from './load.ts';
import { scale } from './scale.ts';

/** A file that cannot grow is to the store what a full disk is, and needs no disk of its own. */
const limit = 'ulimit -f 2048';
const cannot = spawnSync('sh', ['-c', limit]).status !== 0;

it('a full disk fails writes and readiness with 503, does not affect reads, and loses nothing', {
  timeout: scale.timeout,
}, async (test) => {
  if (cannot) {
    console.log(`The size of files cannot be limited here (sh -c "${limit}"): a full disk is not tested.`);
    return test.skip('no limit on the size of files');
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'full-disk-'));
  const ledger = emptyLedger();
  const child = await startChild({ dataDir, args: ['--log-level=silent'], before: limit });
  const refusals: number[] = [];
  const writers = Array.from({ length: 4 }, () =>
    write(
      child.api,
      ledger,
      () => refusals.length >= 8,
      ({ status }) => refusals.push(status),
    ),
  );
  await Promise.all(writers);
  expect(new Set(refusals)).toEqual(new Set([503]));
  expect((await child.api.get('/dashboards?limit=1')).status).toBe(200);
  expect((await fetch(`${child.url}/health`)).status).toBe(200);
  const ready = await fetch(`${child.url}/ready`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    {
      status: 'unavailable',
      store: expect.stringMatching(/^the disk (is full|cannot be read or written)$/),
      telemetry: 'off',
    },
  ]);
  await child.end('SIGTERM');
  const after = await startChild({ dataDir, args: ['--log-level=silent'] });
  expect(await countLost(after.api, ledger)).toBe(0);
  expect((await after.api.post('/dashboards', { name: 'There is room again', tiles: [] })).status).toBe(200);
  await after.end('SIGTERM');
  rmSync(dataDir, { recursive: true });
  expect(ledger.acknowledged).toBeGreaterThan(20);
});
