import type { ChartSeries } from '@observability-api/schemas';
import type { ChartRow } from './chart-query.ts';
import type { DistributionRow } from './distribution-metric.ts';
import { type Interval, intervals, quantile } from './quantile.ts';
import type { Layout } from './statement-rows.ts';

interface Distribution {
  readonly bucket: number;
  readonly group: readonly string[];
  count: number;
  sum: number | null;
  summed: number;
  min: number | null;
  max: number | null;
  readonly intervals: Interval[];
}

const least = (a: number | null, b: number | null | undefined): number | null =>
  a === null ? (b ?? null) : Math.min(a, b ?? a);

const most = (a: number | null, b: number | null | undefined): number | null =>
  a === null ? (b ?? null) : Math.max(a, b ?? a);

const added = (a: number | null, b: number | null): number | null => (b === null ? a : (a ?? 0) + Number(b));

const valueOfDistribution = (
  { count, sum, summed, min, max, intervals: all }: Distribution,
  series: ChartSeriesLike,
) => {
  switch (series.aggFn) {
    case 'count':
      return count;
    case 'sum':
      return sum;
    case 'avg':
      return sum === null || summed === 0 ? null : sum / summed;
    case 'min':
      return min;
    case 'max':
      return max;
    default:
      return quantile(all, series.level ?? 0.5);
  }
};

type ChartSeriesLike = Pick<ChartSeries, 'aggFn' | 'level'>;

/** The numbers of a series of distributions: those of one bucket and group that are divided differently become one. */
export const readDistributions = (
  rows: readonly DistributionRow[],
  series: ChartSeriesLike,
  { series: [only], seriesCount, groupCount }: Layout,
): ChartRow[] => {
  const found = new Map<string, Distribution>();
  for (const row of rows) {
    const group = Array.from({ length: groupCount }, (_, nth) => String(row[`__g${nth}`]));
    const bucket = Number(row.__b);
    const key = JSON.stringify([bucket, group]);
    const known = found.get(key) ?? {
      bucket,
      group,
      count: 0,
      sum: null,
      summed: 0,
      min: null,
      max: null,
      intervals: [],
    };
    found.set(key, known);
    known.count += Number(row.__count);
    known.sum = added(known.sum, row.__sum);
    known.summed += Number(row.__summed);
    known.min = least(known.min, row.__min);
    known.max = most(known.max, row.__max);
    known.intervals.push(...intervals(row.__bounds ?? [], row.__buckets ?? []));
  }
  return [...found.values()].map((distribution) => {
    const values = new Array(seriesCount).fill(undefined);
    values[only?.index ?? 0] = valueOfDistribution(distribution, series);
    return { bucket: distribution.bucket, group: distribution.group, values };
  });
};
