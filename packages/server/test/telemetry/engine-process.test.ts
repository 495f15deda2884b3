import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { UnavailableError } from '../../src/domain/errors.ts';
import { openEngine } from '../../src/telemetry/clickhouse/open-engine.ts';
import { startEngineProcess } from '../../src/telemetry/clickhouse/process.ts';
import { childrenOf, isRunning } from '../support/processes.ts';
import { removeDirectory } from '../support/remove-directory.ts';

const directory = mkdtempSync(join(tmpdir(), 'engine-process-'));
afterAll(() => removeDirectory(directory));

async function ended(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 100 && isRunning(pid); tries += 1) await wait(100);
  return !isRunning(pid);
}

async function newChild(work: () => Promise<unknown>): Promise<number> {
  const before = childrenOf(process.pid);
  await work();
  const pid = childrenOf(process.pid).find((child) => !before.includes(child));
  if (pid === undefined) throw new Error('no process was started');
  return pid;
}

it('the embedded engine starts with the first statement, and again after it died', async () => {
  const engine = await openEngine({ directory: join(directory, 'again') });
  const pid = await newChild(() => engine.command('CREATE TABLE kept (n UInt8) ENGINE = MergeTree ORDER BY n'));
  await engine.insert('default', 'kept', [{ n: 7 }]);
  process.kill(pid, 'SIGKILL');
  expect(await ended(pid)).toBe(true);
  expect(await engine.query({ sql: 'SELECT n FROM kept' })).toEqual([{ n: 7 }]);
  await engine.close();
  await expect(engine.query({ sql: 'SELECT 1' })).rejects.toBeInstanceOf(UnavailableError);
});

it('the embedded engine ends with the engine that is closed', async () => {
  const engine = await openEngine({});
  const pid = await newChild(() => engine.query({ sql: 'SELECT 1' }));
  await engine.close();
  expect(isRunning(pid)).toBe(false);
});

it('the embedded engine ends when the service is killed, whatever it was doing', async () => {
  const engine = fileURLToPath(new URL('../../src/telemetry/clickhouse/engine.ts', import.meta.url));
  const program = `const { openEngine } = await import(${JSON.stringify(engine)});
    const engine = await openEngine({});
    await engine.query({ sql: 'SELECT 1' });
    console.log('started');
    await engine.query({ sql: 'SELECT count() FROM numbers(1e13) WHERE cityHash64(number) = 1' });`;
  const service = spawn(
    process.execPath,
    ['--conditions=observability-api-source', '--input-type=module', '--eval', program],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(service.stdout, 'data');
  const [pid] = childrenOf(service.pid ?? 0);
  if (pid === undefined) throw new Error('the engine is no child of the service');
  await wait(200);
  service.kill('SIGKILL');
  expect(await ended(pid)).toBe(true);
});

it('that the embedded engine ended is told, and that it was closed is not', async () => {
  const ends: string[] = [];
  const before = childrenOf(process.pid);
  const engine = await openEngine({ onEnd: (how) => ends.push(how) });
  expect(await engine.query({ sql: 'SELECT 1 AS one' })).toEqual([{ one: 1 }]);
  const [pid] = childrenOf(process.pid).filter((child) => !before.includes(child));
  process.kill(pid ?? 0, 'SIGKILL');
  await expect.poll(() => ends).toEqual(['SIGKILL']);
  expect(await engine.query({ sql: 'SELECT 2 AS two' })).toEqual([{ two: 2 }]);
  await engine.close();
  expect(ends).toEqual(['SIGKILL']);
});

it('a directory that another engine has is refused as taken', async () => {
  const place = join(directory, 'taken');
  const first = await startEngineProcess({ directory: place });
  await expect(startEngineProcess({ directory: place })).rejects.toMatchObject({
    name: 'EngineStartError',
    why: 'taken',
  });
  await first.close();
});

it('an engine that waits for its directory holds nobody up who asks whether it answers', async () => {
  const place = join(directory, 'waited-for');
  const first = await startEngineProcess({ directory: place });
  const engine = await openEngine({ directory: place });
  const answered = engine.query({ sql: 'SELECT 1 AS one' });
  expect(await Promise.race([engine.isReady(), answered.catch((error) => error)])).toBe(false);
  await first.close();
  expect(await answered).toEqual([{ one: 1 }]);
  expect(await engine.isReady()).toBe(true);
  await engine.close();
});

it('a directory that is gone is said, and the process does not live on', async () => {
  const place = join(directory, 'gone', 'telemetry');
  const before = childrenOf(process.pid);
  await expect(startEngineProcess({ directory: place })).rejects.toMatchObject({
    name: 'EngineStartError',
    why: 'other',
  });
  const [pid] = childrenOf(process.pid).filter((child) => !before.includes(child));
  if (pid !== undefined) expect(await ended(pid)).toBe(true);
});

it('whoever does not have the secret is refused', async () => {
  const engine = await startEngineProcess();
  const { url, user } = engine.address;
  for (const authorization of [undefined, 'Basic x', `Basic ${Buffer.from(`${user}:guess`).toString('base64')}`]) {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    const answer = await fetch(url, { method: 'POST', body: 'SELECT 1', headers });
    expect(answer.status).toBe(403);
  }
  await engine.close();
});

it('a ClickHouse that does not answer is unavailable, and no reason not to start', async () => {
  const engine = await openEngine({ url: 'http://127.0.0.1:9' });
  expect(await engine.isReady()).toBe(false);
  await expect(engine.query({ sql: 'SELECT 1' })).rejects.toBeInstanceOf(UnavailableError);
  await expect(engine.insert('default', 'otel_logs', [{ Body: 'x' }])).rejects.toBeInstanceOf(UnavailableError);
  await engine.close();
});
