import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_INTERVALS } from '../../src/telemetry/query/chart-query.ts';
import { type Charts, createCharts } from '../../src/telemetry/query/charts.ts';
import { type Interval, intervals, quantile as quantileSteps } from '../../src/telemetry/query/metrics/quantile.ts';
import { prepareDatabase } from '../../src/telemetry/schema/prepare-database.ts';
import { recentHour } from './support/log-rows.ts';
import { Random, seedOfRun } from './support/random.ts';
import { recordStatements } from './support/record-statements.ts';
import { runComputation } from './support/results.ts';
import { engineForFile, engineKinds } from './support/telemetry-engines.ts';
import { sourcesOf } from './support/test-sources.ts';

function quantile(all: readonly Interval[], level: number): number | null {
  return runComputation(quantileSteps(all, level));
}

/** Returns the number of values in all intervals that are at most `value`. Assumes that values are evenly distributed in an interval. */
function countUpTo(all: readonly Interval[], value: number): number {
  return all.reduce((sum, { low, high, count }) => {
    if (value >= high) return sum + count;
    return value <= low ? sum : sum + (count * (value - low)) / (high - low);
  }, 0);
}

/** Computes a quantile of intervals by its definition: counts the values up to each edge. */
function quantileByDefinition(all: readonly Interval[], level: number): number | null {
  const counted = all.filter(({ count }) => count > 0);
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const targetCount = total * level;
  const edges = [...new Set(counted.flatMap(({ low, high }) => [low, high]))].sort((a, b) => a - b);
  let previous = edges[0] ?? 0;
  for (const edge of edges) {
    const countBefore = countUpTo(counted, previous);
    const jump = counted
      .filter(({ low, high }) => low === high && high === edge)
      .reduce((sum, { count }) => sum + count, 0);
    const countAfter = countUpTo(counted, edge) - jump;
    if (targetCount <= countBefore) return previous;
    if (targetCount <= countAfter)
      return previous + ((edge - previous) * (targetCount - countBefore)) / (countAfter - countBefore);
    if (targetCount <= countAfter + jump) return edge;
    previous = edge;
  }
  return previous;
}

function randomHistogram(random: Random): Interval[] {
  const scale = random.pick([1, 1e-9, 1e6]);
  const bounds = Array.from({ length: random.below(8) }, () => (random.below(40) - 10) * scale);
  // Ingestion accepts unsorted bounds, so the quantile must match its definition for them, too.
  if (random.chance(0.9)) bounds.sort((a, b) => a - b);
  return intervals(
    bounds,
    Array.from({ length: bounds.length + 1 }, () => (random.chance(0.3) ? 0 : random.below(1000))),
  );
}

describe('the quantile of histograms', () => {
  it('has the value of its definition, for up to five overlapping histograms', () => {
    const random = new Random(seedOfRun('quantiles of histograms'));
    for (let round = 0; round < 3_000; round += 1) {
      const all = Array.from({ length: random.below(6) }, () => randomHistogram(random)).flat();
      const level = random.pick([0, 0.001, 0.5, 0.9, 0.99, 1, random.next()]);
      const expected = quantileByDefinition(all, level);
      const result = quantile(all, level);
      if (expected === null || result === null) expect(result).toBe(expected);
      else expect(Math.abs(result - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1e-9, Math.abs(expected)));
    }
  });

  it('reads each interval a number of times that grows logarithmically with the number of intervals', () => {
    const readsPerInterval = (count: number): number => {
      let reads = 0;
      const all = Array.from({ length: count }, (_, low) => ({
        low,
        get high() {
          reads += 1;
          return low + 1;
        },
        count: 1,
      }));
      expect(quantile(all, 0.9)).toBeCloseTo(0.9 * count, 6);
      return reads / count;
    };
    expect(readsPerInterval(16_384)).toBeLessThan(2 * readsPerInterval(512));
  });

  it('ignores an infinite last bound', () => {
    expect(quantile(intervals([10, 20, Number.POSITIVE_INFINITY], [10, 10, 4, 0]), 1)).toBe(20);
  });
});

describe.each(engineKinds)('a query of a histogram metric on $name', (kind) => {
  const engine = engineForFile(kind);
  const database = `quantiles_${process.pid}`;
  const { metrics } = sourcesOf(database);
  const start = recentHour();

  const point = (MetricName: string, nth: number, ExplicitBounds: readonly number[]) => ({
    MetricName,
    ServiceName: 'api',
    Attributes: { host: `h${nth}` },
    TimeUnix: `${start + 1000 * (nth % 50)}000000`,
    StartTimeUnix: `${start}000000`,
    AggregationTemporality: 1,
    Count: ExplicitBounds.length,
    BucketCounts: [...ExplicitBounds.map(() => 1), 0],
    ExplicitBounds,
  });
  const BOUNDS = 2_000;
  const boundsFrom = (first: number): number[] => Array.from({ length: BOUNDS }, (_, nth) => first + 10 * nth);
  /** Returns the median of a point: the upper bound of the last bucket of the lower half. */
  const medianFrom = (first: number): number => first + 10 * (BOUNDS / 2 - 1);

  beforeAll(async () => {
    await prepareDatabase(await engine(), database, { retentionDays: 30 });
    // Each point has one more bucket than bounds. Together, the points of the metric `different` have more than MAX_INTERVALS buckets.
    await (await engine()).insert(database, 'otel_metrics_histogram', [
      ...Array.from({ length: MAX_INTERVALS / BOUNDS }, (_, nth) => point('different', nth, boundsFrom(nth))),
      ...Array.from({ length: 2 * (MAX_INTERVALS / BOUNDS) }, (_, nth) => point('equal', nth, boundsFrom(0))),
    ]);
  });

  const query = async (charts: Charts, metricName: string, groupBy: readonly string[] = []) =>
    charts.query({
      startMs: start,
      endMs: start + 60_000,
      bucketMs: 60_000,
      series: [{ source: metrics, aggFn: 'quantile', level: 0.5, metricName, where: '', groupBy: [...groupBy] }],
    });

  it('throws QueryTooLargeError when a group has more different buckets than the limit', async () => {
    await expect(query(createCharts(await engine()), 'different')).rejects.toMatchObject({
      name: 'QueryTooLargeError',
      limit: 'intervals',
    });
  });

  it('counts the buckets of each group separately', async () => {
    const rows = await query(createCharts(await engine()), 'different', ['Attributes.host']);
    expect(rows).toHaveLength(MAX_INTERVALS / BOUNDS);
    expect(rows[1]).toMatchObject({ group: ['h1'], values: [expect.closeTo(medianFrom(1), 6)] });
  });

  it('counts the buckets with the same bounds once', async () => {
    const rows = await query(createCharts(await engine()), 'equal');
    expect(rows).toEqual([{ bucket: start, group: [], values: [expect.closeTo(medianFrom(0), 6)] }]);
  });

  it('does not select buckets for an aggregate that needs none', async () => {
    const statements: string[] = [];
    const charts = createCharts(recordStatements(await engine(), statements));
    const series = { source: metrics, aggFn: 'count' as const, metricName: 'different', where: '', groupBy: [] };
    const rows = await charts.query({ startMs: start, endMs: start + 60_000, bucketMs: 60_000, series: [series] });
    expect(rows).toMatchObject([{ values: [MAX_INTERVALS] }]);
    expect(statements.join('\n')).not.toContain('BucketCounts');
  });

  it('throws QueryTimeoutError when the computation exceeds its time limit', async () => {
    const charts = createCharts(await engine(), undefined, { computationMs: 0 });
    await expect(query(charts, 'equal')).rejects.toMatchObject({ name: 'QueryTimeoutError' });
  });
});
