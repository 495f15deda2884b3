import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Engine, Workload } from '../../../src/telemetry/clickhouse/engine.ts';
import { openEngine } from '../../../src/telemetry/clickhouse/open-engine.ts';
import { fakeClickhouse } from '../support/fake-clickhouse.ts';
import { engineForFile, engineKinds } from '../support/telemetry-engines.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Opens an engine on a fake server. Each statement runs until the test ends it. */
async function blockingServer() {
  const running: { readonly name: string; readonly end: () => void }[] = [];
  const started: string[] = [];
  const { url, requests } = await fakeClickhouse((response: ServerResponse, { sql }) => {
    const [name = ''] = sql.split('\n');
    started.push(name);
    running.push({ name, end: () => response.end() });
  });
  const engine = await openEngine({ url });
  const query = (workload: Workload, tenant: string, sql = tenant, signal?: AbortSignal) =>
    engine.query({ sql, queue: { workload, tenant }, ...(signal && { signal }) });
  return {
    query,
    started,
    requests,
    /** Ends the oldest running statement with this name. */
    end(name: string): void {
      const [oldest] = running.splice(
        running.findIndex((statement) => statement.name === name),
        1,
      );
      oldest?.end();
    },
    /** Closes the engine, which ends all statements. */
    async endAll(): Promise<void> {
      await engine.close(0);
    },
  };
}

describe('a ClickHouse server with 16 slots for charts', () => {
  it('runs at most 8 statements of one tenant', async () => {
    const { query, started, endAll } = await blockingServer();
    const heavy = Promise.allSettled(Array.from({ length: 12 }, () => query('charts', 'a')));
    await expect.poll(() => started.length).toBe(8);
    void query('charts', 'b').catch(() => undefined);
    await expect.poll(() => started).toEqual([...new Array(8).fill('a'), 'b']);
    await endAll();
    await heavy;
  });

  it('assigns free slots to the waiting tenants in turn', async () => {
    const { query, started, end, endAll } = await blockingServer();
    const statements = ['a', 'b'].flatMap((tenant) => Array.from({ length: 11 }, () => query('charts', tenant)));
    await expect.poll(() => started.length).toBe(16);
    statements.push(...Array.from({ length: 3 }, () => query('charts', 'c')));
    const settled = Promise.allSettled(statements);
    for (let count = 17; count <= 20; count += 1) {
      end('a');
      await expect.poll(() => started.length).toBe(count);
    }
    // The statements of tenant b use its 8 slots during the whole test.
    expect(started.slice(16)).toEqual(['a', 'c', 'a', 'c']);
    await endAll();
    await settled;
  });

  it('runs 8 statements of alerts in addition to 16 statements of charts', async () => {
    const { query, started, endAll } = await blockingServer();
    const charts = ['a', 'b'].flatMap((tenant) => Array.from({ length: 20 }, () => query('charts', tenant, 'chart')));
    const alerts = ['a', 'b'].flatMap((tenant) => Array.from({ length: 20 }, () => query('alerts', tenant, 'alert')));
    const settled = Promise.allSettled([...charts, ...alerts]);
    await expect.poll(() => started.length).toBe(24);
    expect(started.filter((name) => name === 'alert')).toHaveLength(8);
    await endAll();
    await settled;
  });

  it('never runs a statement whose caller disconnected while the statement waited', async () => {
    const { query, started, end, endAll } = await blockingServer();
    const running = Promise.allSettled(Array.from({ length: 8 }, () => query('charts', 'a')));
    await expect.poll(() => started.length).toBe(8);
    const disconnected = new AbortController();
    const abandoned = expect(query('charts', 'a', 'abandoned', disconnected.signal)).rejects.toThrow('disconnected');
    const last = query('charts', 'a', 'last');
    disconnected.abort(new Error('disconnected'));
    await abandoned;
    end('a');
    await expect.poll(() => started.at(-1)).toBe('last');
    expect(started).not.toContain('abandoned');
    void last.catch(() => undefined);
    await endAll();
    await running;
  });

  it('keeps the slot of a statement whose caller disconnected until the engine has cancelled it', async () => {
    const { query, started, requests, end, endAll } = await blockingServer();
    const disconnected = new AbortController();
    const abandoned = Array.from({ length: 8 }, () => query('charts', 'a', 'abandoned', disconnected.signal));
    const settled = Promise.allSettled(abandoned);
    await expect.poll(() => started.length).toBe(8);
    disconnected.abort(new Error('disconnected'));
    for (const result of await settled) {
      expect(result).toMatchObject({ status: 'rejected', reason: { message: 'disconnected' } });
    }
    await expect.poll(() => requests.filter(({ sql }) => sql.startsWith('KILL QUERY')).length).toBe(8);
    const next = query('charts', 'a', 'next').catch(() => undefined);
    const other = query('charts', 'b').catch(() => undefined);
    await expect.poll(() => started).toContain('b');
    expect(started).not.toContain('next');
    end('abandoned');
    await expect.poll(() => started).toContain('next');
    await endAll();
    await Promise.all([next, other]);
  });

  it('rejects a statement that waited 30 seconds for a slot', async () => {
    const { query, started, endAll } = await blockingServer();
    const running = Promise.allSettled(Array.from({ length: 8 }, () => query('charts', 'a')));
    await expect.poll(() => started.length).toBe(8);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const rejected = expect(query('charts', 'a', 'late')).rejects.toMatchObject({
      name: 'EngineBusyError',
      workload: 'charts',
    });
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await rejected;
    expect(started).not.toContain('late');
    await endAll();
    await running;
  });
});

describe.each(engineKinds)('$name', (kind) => {
  const engine = engineForFile(kind);
  const endless = 'SELECT count() FROM numbers(1e13) WHERE cityHash64(number) = 1';

  it('returns the result of a tenant while twelve slow statements of another tenant run or wait', async () => {
    const { query }: Engine = await engine();
    const disconnected = new AbortController();
    let ended = 0;
    const heavy = Array.from({ length: 12 }, () =>
      query({ sql: endless, queue: { workload: 'charts', tenant: 'a' }, signal: disconnected.signal })
        .catch((error: unknown) => error)
        .finally(() => {
          ended += 1;
        }),
    );
    for (const workload of ['charts', 'alerts'] as const) {
      const rows = await query({ sql: 'SELECT 1 AS one', queue: { workload, tenant: 'b' } });
      expect(rows).toEqual([{ one: 1 }]);
    }
    expect(ended).toBe(0);
    disconnected.abort(new Error('disconnected'));
    await Promise.all(heavy);
  });

  it('cancels running statements whose caller disconnected, and runs the next one', async () => {
    const { query }: Engine = await engine();
    const queue = { workload: 'charts', tenant: 'c' } as const;
    const disconnected = new AbortController();
    const running = Promise.allSettled(
      Array.from({ length: 2 }, () => query({ sql: endless, queue, signal: disconnected.signal })),
    );
    const countRunning = async () =>
      (await query({ sql: `SELECT query FROM system.processes WHERE query LIKE '${endless}%'` })).length;
    await expect.poll(countRunning).toBe(2);
    disconnected.abort(new Error('disconnected'));
    await running;
    expect(await query({ sql: 'SELECT 2 AS two', queue })).toEqual([{ two: 2 }]);
    await expect.poll(countRunning).toBe(0);
  });
});
