import { describe, expect, it } from 'vitest';
import { OPERATOR_DATABASE } from '../../src/telemetry/schema/tenant-database.ts';
import { createSelfTelemetry, type SelfTelemetryOptions } from '../../src/telemetry/self/self-telemetry.ts';
import { WeightedSample } from '../../src/telemetry/self/weighted-sample.ts';

interface InsertedRows {
  readonly database: string;
  readonly table: string;
  readonly rows: readonly Record<string, unknown>[];
}

const TEAM = { tenant: 'team', database: 'default' };

/** Starts self-telemetry with an engine that records its inserts. `requestIds` returns the ids in the inserted rows. */
function startSelfTelemetry(options: Partial<SelfTelemetryOptions> = {}) {
  const written: InsertedRows[] = [];
  const self = createSelfTelemetry({
    engine: {
      insert: async (database, table, rows) => void written.push({ database, table, rows: [...rows] as never }),
    },
    team: async () => TEAM,
    onFailure: (error) => expect.fail(String(error)),
    ...options,
  });
  const requestIds = (database: string, table = 'otel_logs') =>
    written
      .filter((inserted) => inserted.database === database && inserted.table === table)
      .flatMap(({ rows }) => rows)
      .map((row) => ((row['LogAttributes'] ?? row['SpanAttributes']) as Record<string, string>)['request.id']);
  return { self, written, requestIds };
}

const request = { method: 'GET', route: '/x', status: 200, durationMs: 1.5, requestId: 'r', tenant: TEAM.tenant };

describe('requests to the service', () => {
  it('are written as logs and traces with the same ids', async () => {
    const { self, written } = startSelfTelemetry();
    self.record(request);
    self.record({ ...request, status: 503, route: null });
    await self.flush();
    expect(written.map(({ database, table, rows }) => [database, table, rows.length])).toEqual([
      ['default', 'otel_logs', 2],
      ['default', 'otel_traces', 2],
      ['observability_api_operator', 'otel_logs', 2],
      ['observability_api_operator', 'otel_traces', 2],
    ]);
    const [logs, traces] = written.map(({ rows }) => rows);
    expect(logs?.map(({ Body, SeverityText }) => [Body, SeverityText])).toEqual([
      ['GET /x 200 1.5 ms', 'INFO'],
      ['GET no route 503 1.5 ms', 'ERROR'],
    ]);
    const [logIds, traceIds] = [logs, traces].map((rows) => rows?.map(({ TraceId, SpanId }) => [TraceId, SpanId]));
    expect(traceIds).toEqual(logIds);
    expect(traces?.map(({ Duration, StatusCode }) => [Duration, StatusCode])).toEqual([
      [1_500_000, 'Unset'],
      [1_500_000, 'Error'],
    ]);
  });

  it('of other tenants and without valid credentials are written only to the database of the operator', async () => {
    const { self, requestIds } = startSelfTelemetry();
    for (const round of ['first', 'second']) {
      self.record({ ...request, requestId: `${round} own` });
      self.record({ ...request, requestId: `${round} other`, tenant: 'other' });
      self.record({ ...request, requestId: `${round} anonymous`, tenant: undefined });
      await self.flush();
    }
    for (const table of ['otel_logs', 'otel_traces']) {
      expect(requestIds('default', table)).toEqual(['first own', 'second own']);
      expect(requestIds('observability_api_operator', table)).toHaveLength(6);
    }
  });

  it('are written only to the database of the operator if there is no team', async () => {
    const { self, requestIds } = startSelfTelemetry({ team: async () => undefined });
    self.record(request);
    await self.flush();
    expect([requestIds('default'), requestIds('observability_api_operator')]).toEqual([[], ['r']]);
  });

  it('are sampled and have a weight if there are more than 500, separately for the team and for the operator', async () => {
    const { self, written } = startSelfTelemetry();
    // The first write reads the team. Only later writes have a separate sample of its requests.
    await self.flush();
    for (let count = 0; count < 2_000; count += 1) self.record({ ...request, tenant: 'other' });
    for (let count = 0; count < 100; count += 1) self.record(request);
    await self.flush();
    expect(written.map(({ rows }) => rows.length)).toEqual([100, 100, 500, 500]);
    const weights = (written[2]?.rows ?? []).map(
      ({ LogAttributes }) => (LogAttributes as Record<string, string>)['sampling.weight'],
    );
    expect(new Set(weights)).toEqual(new Set([String(2_100 / 500)]));
    expect(written[0]?.rows[0]?.['LogAttributes']).not.toHaveProperty('sampling.weight');
  });

  it('that cannot be written are reported, and later requests are still recorded', async () => {
    const failures: unknown[] = [];
    const { self } = startSelfTelemetry({
      engine: { insert: () => Promise.reject(new Error('down')) },
      onFailure: (error) => failures.push(error),
    });
    self.record(request);
    await self.flush();
    self.record(request);
    await self.flush();
    // Each flush has one write for the team and one for the operator.
    expect(failures).toHaveLength(4);
  });

  it('are written for the operator if the database of the team cannot be written', async () => {
    const databases: string[] = [];
    const { self } = startSelfTelemetry({
      engine: {
        async insert(database) {
          if (database === TEAM.database) throw new Error('down');
          databases.push(database);
        },
      },
      onFailure: () => undefined,
    });
    self.record(request);
    await self.flush();
    expect(databases).toEqual([OPERATOR_DATABASE, OPERATOR_DATABASE]);
  });
});

describe('a weighted sample', () => {
  it('contains every item with the same probability', () => {
    // A linear congruential generator: the same numbers in each run.
    let state = 1;
    const random = () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state / 2 ** 31;
    };
    const counts = new Array<number>(100).fill(0);
    for (let round = 0; round < 2_000; round += 1) {
      const sample = new WeightedSample<number>(10, random);
      for (let item = 0; item < 100; item += 1) sample.add(item);
      const { items, weight } = sample.take();
      expect([items.length, weight]).toEqual([10, 10]);
      for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
    }
    // Each item is expected in 200 of 2,000 samples, with a standard deviation of 13.4.
    expect(Math.min(...counts)).toBeGreaterThan(130);
    expect(Math.max(...counts)).toBeLessThan(270);
  });

  it('is empty after its items were taken', () => {
    const sample = new WeightedSample<number>(2);
    for (const item of [1, 2, 3]) sample.add(item);
    sample.take();
    expect(sample.take()).toEqual({ items: [], weight: 1 });
  });
});
