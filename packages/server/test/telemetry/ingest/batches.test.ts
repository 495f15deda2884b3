import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { UnavailableError } from '../../../src/domain/errors.ts';
import { QueryError, QueryTimeoutError } from '../../../src/telemetry/clickhouse/engine-errors.ts';
import { Batches, type BatchLimits, type Chunk } from '../../../src/telemetry/otlp/batches/batches.ts';
import { parseRows, RecordingEngine } from './recording-engine.ts';

const logs = { database: 'default', table: 'otel_logs' };

/** Returns a chunk of rows `{"n":…}` of one day. Batches count it as `bytes` bytes. */
function chunk(rows: number, { from = 0, day = 0, bytes = 1 } = {}): Chunk {
  return { lines: Array.from({ length: rows }, (_, index) => `{"n":${from + index}}\n`), rows, bytes, day };
}

/** Creates batches that insert into a recording engine. `sizes` returns the number of rows of each insert. */
function createRecordedBatches(limits: Partial<BatchLimits> = {}) {
  const engine = new RecordingEngine();
  const batches = new Batches(({ database, table }, batch) => engine.insert(database, table, batch), {
    batchRows: 100,
    batchMs: 30,
    maxBatchRows: 1_000,
    maxBatchBytes: 50_000,
    inserts: 2,
    ...limits,
  });
  const sizes = () => engine.inserts.map((insert) => insert.rows.length);
  return { engine, batches, sizes };
}

describe('a batch', () => {
  it('waits for more rows until the maximum time has passed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { batches, sizes } = createRecordedBatches({ batchMs: 60 });
    const added = [1, 2, 3].map((count) => batches.add(logs, chunk(count)));
    await vi.advanceTimersByTimeAsync(59);
    expect(sizes()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(added);
    expect(sizes()).toEqual([6]);
  });

  it('is inserted immediately when it has enough rows', async () => {
    const { batches, sizes } = createRecordedBatches({ batchMs: 60_000 });
    await batches.add(logs, chunk(100));
    expect(sizes()).toEqual([100]);
  });

  it('includes rows that arrive while it waits for a slot, up to the maximum number of rows', async () => {
    const { engine, batches, sizes } = createRecordedBatches({ inserts: 1 });
    const gate = Promise.withResolvers<void>();
    engine.beforeInsert = () => gate.promise;
    const added = Array.from({ length: 13 }, () => batches.add(logs, chunk(100)));
    gate.resolve();
    await Promise.all(added);
    expect(sizes()).toEqual([100, 1_000, 200]);
  });

  it('does not exceed the maximum size unless a single chunk is larger', async () => {
    const { engine, batches, sizes } = createRecordedBatches();
    const gate = Promise.withResolvers<void>();
    engine.beforeInsert = () => gate.promise;
    const added = [100, 101, 102].map((count) => batches.add(logs, chunk(count, { bytes: 30_000 })));
    added.push(batches.add(logs, chunk(1, { bytes: 100_000 })));
    gate.resolve();
    await Promise.all(added);
    expect(sizes()).toEqual([100, 101, 102, 1]);
  });

  it('contains the rows of at most 50 days', async () => {
    const { batches, sizes } = createRecordedBatches({ batchRows: 1_000, inserts: 1 });
    const added = Array.from({ length: 120 }, (_, day) => batches.add(logs, chunk(2, { day })));
    await Promise.all(added);
    expect(sizes()).toEqual([100, 100, 40]);
  });

  it('never mixes databases or tables', async () => {
    const { engine, batches } = createRecordedBatches();
    const targets = [logs, { ...logs, database: 'team_b' }, { ...logs, table: 'otel_traces' }];
    await Promise.all(targets.map((target, n) => batches.add(target, chunk(2, { from: n * 10 }))));
    expect(engine.inserts.map(({ database, table, rows: [row] }) => [database, table, row])).toEqual([
      ['default', 'otel_logs', { n: 0 }],
      ['team_b', 'otel_logs', { n: 10 }],
      ['default', 'otel_traces', { n: 20 }],
    ]);
  });
});

describe('inserts', () => {
  it('run concurrently up to the limit, for all tables together', async () => {
    const { engine, batches } = createRecordedBatches({ inserts: 2 });
    let running = 0;
    let maxRunning = 0;
    const bothRun = Promise.withResolvers<void>();
    engine.beforeInsert = async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      if (running === 2) bothRun.resolve();
      await bothRun.promise;
      running -= 1;
    };
    const tables = ['a', 'b', 'c', 'd'].flatMap((table) => [table, table]);
    await Promise.all(tables.map((table) => batches.add({ ...logs, table }, chunk(100))));
    expect(maxRunning).toBe(2);
    expect(engine.inserts.flatMap((insert) => insert.rows)).toHaveLength(800);
  });

  it('of a tenant with many tables do not delay those of another tenant', async () => {
    const { engine, batches } = createRecordedBatches({ inserts: 2 });
    const gates: (() => void)[] = [];
    engine.beforeInsert = () => new Promise((resolve) => void gates.push(() => resolve()));
    const tables = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const noisy = tables.map((table) => batches.add({ database: 'noisy', table }, chunk(100)));
    const quiet = batches.add({ database: 'quiet', table: 'a' }, chunk(100));
    for (let ended = 0; ended <= tables.length; ended += 1) {
      await vi.waitFor(() => expect(gates.length).toBeGreaterThan(0));
      gates.shift()?.();
    }
    await Promise.all([...noisy, quiet]);
    // Two inserts of the first tenant run. The next one is that of the other tenant.
    expect(engine.inserts.findIndex(({ database }) => database === 'quiet')).toBeLessThanOrEqual(2);
  });

  it('that fail reject the promises of their rows, and later inserts run', async () => {
    const { engine, batches, sizes } = createRecordedBatches();
    engine.beforeInsert = async () => {
      throw new UnavailableError('The telemetry engine does not respond.');
    };
    const added = [1, 2].map(() => batches.add(logs, chunk(1)));
    await expect(Promise.all(added)).rejects.toThrow(UnavailableError);
    await expect(added[1]).rejects.toThrow(UnavailableError);
    engine.beforeInsert = async () => {};
    await batches.add(logs, chunk(3));
    expect(sizes()).toEqual([3]);
  });

  it('that fail because of their rows do not affect other rows', async () => {
    const engine = new RecordingEngine();
    const isolating = new Batches(
      async ({ database, table }, batch) => {
        if (parseRows(batch).some((row) => row['n'] === 13)) throw new QueryError('cannot parse', { code: 27 });
        await engine.insert(database, table, batch);
      },
      { batchRows: 100, batchMs: 10, maxBatchRows: 1_000, maxBatchBytes: 50_000, inserts: 2 },
    );
    const added = [11, 12, 13, 14].map((n) => isolating.add(logs, chunk(1, { from: n })));
    const results = await Promise.allSettled(added);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(engine.rows('otel_logs').map((row) => row['n'])).toEqual([11, 12, 14]);
  });

  it.each([
    ['the engine does not respond in time', new QueryTimeoutError('no response in time')],
    ['the table is gone', new QueryError('no such table', { code: 60 })],
    ['the disk is full', new QueryError('cannot reserve space', { code: 243 })],
    ['the reason is unknown', new Error('no space left on device')],
  ])('are not retried with fewer rows when %s', async (_, error) => {
    const { engine, batches } = createRecordedBatches();
    let attempts = 0;
    engine.beforeInsert = async () => {
      attempts += 1;
      throw error;
    };
    const added = Array.from({ length: 90 }, () => batches.add(logs, chunk(1)));
    const results = await Promise.allSettled(added);
    expect(new Set(results.map((result) => result.status === 'rejected' && result.reason))).toEqual(new Set([error]));
    expect(attempts).toBe(1);
  });

  it('of the separate rows of a rejected batch stop at the first failure of the engine', async () => {
    const { engine, batches } = createRecordedBatches();
    let attempts = 0;
    engine.beforeInsert = async () => {
      attempts += 1;
      throw attempts === 1
        ? new QueryError('cannot parse', { code: 27 })
        : new QueryTimeoutError('no response in time');
    };
    const added = Array.from({ length: 90 }, () => batches.add(logs, chunk(1)));
    const results = await Promise.allSettled(added);
    expect(results.every((result) => result.status === 'rejected' && result.reason instanceof QueryTimeoutError)).toBe(
      true,
    );
    expect(attempts).toBe(2);
  });
});

describe('closing', () => {
  it('inserts waiting rows and rows that arrive while it closes', async () => {
    const { batches, sizes } = createRecordedBatches({ batchMs: 60_000 });
    const waiting = batches.add(logs, chunk(1));
    const closed = batches.close();
    const late = batches.add({ ...logs, table: 'otel_traces' }, chunk(2));
    await Promise.all([waiting, late, closed, batches.close()]);
    expect(sizes()).toEqual([1, 2]);
  });

  it('resolves even if all inserts fail', async () => {
    const { engine, batches } = createRecordedBatches({ batchMs: 60_000 });
    engine.beforeInsert = async () => {
      throw new UnavailableError('gone');
    };
    const rejection = expect(batches.add(logs, chunk(1))).rejects.toThrow('gone');
    await batches.close();
    await rejection;
  });
});
