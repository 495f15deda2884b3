import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startChild } from './child.ts';
import { scale } from './scale.ts';
import { countLostWrites, createWriteLog, runWriter } from './writer.ts';

/**
 * Limits the size of each file to 1 MiB, so that writes fail as on a full disk. SQLite then reports that the disk is full, or an I/O
 * error.
 */
const limit = 'ulimit -f 2048';
const isUnsupported = spawnSync('sh', ['-c', limit]).status !== 0;

it('on a full disk, writes and readiness fail with 503, reads succeed, and no write is lost', {
  timeout: scale.timeout,
}, async (test) => {
  if (isUnsupported) return test.skip(`the shell does not support "${limit}"`);
  const dataDir = mkdtempSync(join(tmpdir(), 'full-disk-'));
  const log = createWriteLog();
  const child = await startChild({ dataDir, args: ['--log-level=silent'], setupCommand: limit });
  const errorStatuses: number[] = [];
  const writers = Array.from({ length: 4 }, () =>
    runWriter(
      child.api,
      log,
      () => errorStatuses.length >= 8,
      ({ status }) => errorStatuses.push(status),
    ),
  );
  await Promise.all(writers);
  expect(new Set(errorStatuses)).toEqual(new Set([503]));
  expect((await child.api.get('/dashboards?limit=1')).status).toBe(200);
  expect((await fetch(`${child.url}/health`)).status).toBe(200);
  // A short write can still fit after longer ones have failed, so the service is ready until the next write fails.
  const readinessAfterWrite = async () => {
    await child.api.post('/dashboards', { name: 'One more', tiles: [] });
    const ready = await fetch(`${child.url}/ready`);
    return [ready.status, await ready.json()];
  };
  await expect.poll(readinessAfterWrite).toEqual([
    503,
    {
      status: 'unavailable',
      store: expect.stringMatching(/^the disk (is full|cannot be read or written)$/),
      telemetry: 'off',
    },
  ]);
  await child.end('SIGTERM');
  const after = await startChild({ dataDir, args: ['--log-level=silent'] });
  expect(await countLostWrites(after.api, log)).toBe(0);
  expect((await after.api.post('/dashboards', { name: 'There is space again', tiles: [] })).status).toBe(200);
  await after.end('SIGTERM');
  rmSync(dataDir, { recursive: true });
  expect(log.acknowledged).toBeGreaterThan(20);
});
