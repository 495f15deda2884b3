import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { UnavailableError } from '../../../src/domain/errors.ts';
import { startEngineProcess } from '../../../src/telemetry/clickhouse/engine-process.ts';
import { openEngine } from '../../../src/telemetry/clickhouse/open-engine.ts';
import { childrenOf, isRunning, pidOfNewChild, removeDirectory } from '../../support/processes.ts';

const directory = mkdtempSync(join(tmpdir(), 'engine-process-'));
afterAll(() => removeDirectory(directory));

async function waitForExit(pid: number): Promise<void> {
  await expect.poll(() => isRunning(pid)).toBe(false);
}

it('the embedded engine starts with the first statement, and starts again after a crash', async () => {
  const engine = await openEngine({ directory: join(directory, 'again') });
  const pid = await pidOfNewChild(() => engine.command('CREATE TABLE kept (n UInt8) ENGINE = MergeTree ORDER BY n'));
  await engine.insert('default', 'kept', [{ n: 7 }]);
  process.kill(pid, 'SIGKILL');
  await waitForExit(pid);
  expect(await engine.query({ sql: 'SELECT n FROM kept' })).toEqual([{ n: 7 }]);
  await engine.close();
  await expect(engine.query({ sql: 'SELECT 1' })).rejects.toBeInstanceOf(UnavailableError);
});

it('the embedded engine ends its process when it is closed', async () => {
  const engine = await openEngine({});
  const pid = await pidOfNewChild(() => engine.query({ sql: 'SELECT 1' }));
  await engine.close();
  expect(isRunning(pid)).toBe(false);
});

it('the embedded engine ends when the service is killed, even while a statement runs', async () => {
  const engine = fileURLToPath(new URL('../../../src/telemetry/clickhouse/open-engine.ts', import.meta.url));
  const program = `const { openEngine } = await import(${JSON.stringify(engine)});
    const engine = await openEngine({});
    const slow = engine.query({ sql: 'SELECT count() FROM numbers(1e13) WHERE cityHash64(number) = 1' });
    await engine.query({ sql: 'SELECT 1' });
    console.log('started');
    await slow;`;
  const service = spawn(
    process.execPath,
    ['--conditions=observability-api-source', '--input-type=module', '--eval', program],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(service.stdout, 'data');
  const [pid] = childrenOf(service.pid ?? 0);
  if (pid === undefined) throw new Error('expected a child process of the service, found none');
  service.kill('SIGKILL');
  await waitForExit(pid);
});

it('the embedded engine calls onExit when it crashes, and not when it is closed', async () => {
  const exits: string[] = [];
  const engine = await openEngine({ onExit: (exit) => exits.push(exit) });
  const pid = await pidOfNewChild(() => engine.query({ sql: 'SELECT 1' }));
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => exits).toEqual(['SIGKILL']);
  expect(await engine.query({ sql: 'SELECT 2 AS two' })).toEqual([{ two: 2 }]);
  await engine.close();
  expect(exits).toEqual(['SIGKILL']);
});

it('the embedded engine does not start in a directory that another engine has locked', async () => {
  const path = join(directory, 'locked');
  const first = await startEngineProcess({ directory: path });
  await expect(startEngineProcess({ directory: path })).rejects.toMatchObject({
    name: 'EngineStartError',
    reason: 'locked',
  });
  await first.close();
});

it('the embedded engine is not ready while it waits for the lock of its directory', async () => {
  const path = join(directory, 'waited-for');
  const first = await startEngineProcess({ directory: path });
  const engine = await openEngine({ directory: path });
  const result = engine.query({ sql: 'SELECT 1 AS one' });
  expect(await Promise.race([engine.isReady(), result.catch((error) => error)])).toBe(false);
  await first.close();
  expect(await result).toEqual([{ one: 1 }]);
  expect(await engine.isReady()).toBe(true);
  await engine.close();
});

it('the embedded engine does not start if the parent of its directory does not exist, and its process ends', async () => {
  const path = join(directory, 'missing-block-volume', 'telemetry');
  const before = childrenOf(process.pid);
  await expect(startEngineProcess({ directory: path })).rejects.toMatchObject({
    name: 'EngineStartError',
    reason: 'other',
  });
  const [pid] = childrenOf(process.pid).filter((child) => !before.includes(child));
  if (pid !== undefined) await waitForExit(pid);
});

it('the embedded engine does not start if the operating system cannot create its process', async () => {
  const { execPath } = process;
  process.execPath = join(directory, 'missing-node');
  const start = startEngineProcess();
  process.execPath = execPath;
  await expect(start).rejects.toMatchObject({ name: 'EngineStartError', reason: 'other' });
});

it('the embedded engine rejects requests without its password', async () => {
  const engine = await startEngineProcess();
  const { url, user } = engine.address;
  for (const authorization of [undefined, 'Basic x', `Basic ${Buffer.from(`${user}:guess`).toString('base64')}`]) {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    const response = await fetch(url, { method: 'POST', body: 'SELECT 1', headers });
    expect(response.status).toBe(403);
  }
  await engine.close();
});

it('an engine on a ClickHouse server that is down is not ready, and its queries and inserts throw UnavailableError', async () => {
  const engine = await openEngine({ url: 'http://127.0.0.1:9' });
  expect(await engine.isReady()).toBe(false);
  await expect(engine.query({ sql: 'SELECT 1' })).rejects.toBeInstanceOf(UnavailableError);
  await expect(engine.insert('default', 'otel_logs', [{ Body: 'x' }])).rejects.toBeInstanceOf(UnavailableError);
  await engine.close();
});
