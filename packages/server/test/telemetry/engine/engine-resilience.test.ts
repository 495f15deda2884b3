import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { UnavailableError } from '../../../src/domain/errors.ts';
import type { Statement } from '../../../src/telemetry/clickhouse/engine.ts';
import { defaultEngineMemory } from '../../../src/telemetry/clickhouse/engine-memory.ts';
import { openEngine } from '../../../src/telemetry/clickhouse/open-engine.ts';
import { openTelemetry } from '../../../src/telemetry/telemetry.ts';
import { childrenOf, isRunning, pidOfNewChild, removeDirectory } from '../../support/processes.ts';

const MIB = 1024 ** 2;
const GIB = 1024 * MIB;
const root = mkdtempSync(join(tmpdir(), 'engine-resilience-'));
afterAll(() => removeDirectory(root));

describe('an engine process that hangs', () => {
  it('is killed, and the waiting statement runs in a new process', async () => {
    const exits: string[] = [];
    const engine = await openEngine({ hangTimeoutMs: 1_500, onExit: (exit) => exits.push(exit) });
    const pid = await pidOfNewChild(() => engine.query({ sql: 'SELECT 1' }));
    process.kill(pid, 'SIGSTOP');
    expect(await engine.query({ sql: 'SELECT 2 AS two' })).toEqual([{ two: 2 }]);
    expect(exits).toEqual(['SIGKILL']);
    expect(isRunning(pid)).toBe(false);
    await engine.close();
  });

  it('does not keep the engine from being closed', async () => {
    const engine = await openEngine({});
    const pid = await pidOfNewChild(() => engine.query({ sql: 'SELECT 1' }));
    process.kill(pid, 'SIGSTOP');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let isClosed = false;
    const closed = engine.close(0).finally(() => {
      isClosed = true;
    });
    // The engine kills a process that has not ended after some seconds.
    while (!isClosed) await vi.advanceTimersByTimeAsync(1_000);
    await closed;
    expect(isRunning(pid)).toBe(false);
  });

  it('does not keep the engine from being closed while the process starts', async () => {
    const engine = await openEngine({});
    let starting: Promise<unknown> = Promise.resolve();
    const pid = await pidOfNewChild(async () => {
      starting = engine.query({ sql: 'SELECT 1' }).catch((error: unknown) => error);
      await expect.poll(() => childrenOf(process.pid).length).toBeGreaterThan(0);
    });
    process.kill(pid, 'SIGSTOP');
    await engine.close(0);
    expect(await starting).toBeInstanceOf(UnavailableError);
    expect(isRunning(pid)).toBe(false);
  });
});

describe('the memory of the embedded engine', () => {
  it('is half of the memory limit of a container, at least 512 MiB, and 2 GiB without a limit', () => {
    const machine = 64 * GIB;
    expect(defaultEngineMemory(6 * GIB, machine)).toBe(3 * GIB);
    expect(defaultEngineMemory(0.5 * GIB, machine)).toBe(0.5 * GIB);
    for (const noLimit of [0, machine, 2 ** 63]) expect(defaultEngineMemory(noLimit, machine)).toBe(2 * GIB);
  });

  it('is limited for each statement, and for all statements together', async () => {
    const engine = await openEngine({ memory: GIB });
    const large = (name: string) => `SELECT length(groupArray(number)) AS ${name} FROM numbers(5e7)`;
    await expect(engine.query({ sql: large('one') })).rejects.toMatchObject({
      name: 'QueryTooLargeError',
      limit: 'memory',
    });
    const unlimited = { memory: 16 * GIB };
    await expect(engine.query({ sql: large('total'), limits: unlimited })).rejects.toMatchObject({
      name: 'UnavailableError',
      message: 'The telemetry engine has no free memory.',
    });
    expect(await engine.query({ sql: 'SELECT 1 AS one' })).toEqual([{ one: 1 }]);
    await engine.close();
  });
});

describe('statements that reach their memory limit while they merge groups', () => {
  /** A statement that reaches its memory limit. The engine does not free its states of `uniqExact`. */
  const failing: Statement = {
    sql: 'SELECT toInt64(number % 2) AS k, uniqExact(toString(number)) AS n FROM numbers_mt(1500000) GROUP BY k SETTINGS max_threads = 2',
  };

  it('cause the engine process to be replaced, which frees their memory', { timeout: 120_000 }, async () => {
    const exits: string[] = [];
    const engine = await openEngine({ memory: 512 * MIB, onExit: (exit) => exits.push(exit) });
    const query = (statement: Statement) => engine.query(statement).catch((error: unknown) => error);
    const pid = await pidOfNewChild(() => engine.query({ sql: 'SELECT 1' }));
    for (let count = 0; count < 100 && isRunning(pid); count += 1) await query(failing);
    expect(exits).toEqual([expect.stringMatching(/^it held \d+ MiB of failed statements$/)]);
    expect(isRunning(pid)).toBe(false);
    expect(await engine.query({ sql: 'SELECT 1 AS one' })).toEqual([{ one: 1 }]);
    await engine.close();
  });
});

describe('the table of migration steps of a database', () => {
  it('is rebuilt without loss of telemetry when its data is damaged', async () => {
    const directory = join(root, 'damaged');
    const row = { Timestamp: `${Date.now()}000000`, Body: 'kept' };
    const first = await openTelemetry({ directory });
    await first.engine.insert('default', 'otel_logs', [row]);
    await first.close();
    const files = globSync(join(directory, '{data,store}/**/data.bin')).filter(isStepsData);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xff));
    }
    const second = await openTelemetry({ directory });
    await second.engine.insert('default', 'otel_logs', [row]);
    expect(await second.engine.query({ sql: 'SELECT count() AS n FROM otel_logs' })).toEqual([{ n: '2' }]);
    expect(await second.engine.query({ sql: 'SELECT number FROM observability_api_steps' })).toContainEqual({
      number: 1,
    });
    await second.close();
  });
});

/** Returns true if the file belongs to a data part of the table `observability_api_steps`. */
function isStepsData(dataFile: string): boolean {
  const columns = readFileSync(join(dataFile, '../columns.txt'), 'utf8');
  return columns.includes('`number` UInt32');
}
