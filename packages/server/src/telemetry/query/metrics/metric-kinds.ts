import type { ChartSeries, MetricSource } from '@observability-api/schemas';

/** The types of metrics. */
export type MetricKind = NonNullable<ChartSeries['metricDataType']>;

export const metricKinds: readonly MetricKind[] = ['gauge', 'sum', 'histogram', 'summary', 'exponential histogram'];

/** How a value comes out of the points of a type of metric. */
export type MetricShape = 'number' | 'distribution';

/** Points of a gauge and a sum have one number, the others a distribution. */
export function shapeOf(kind: MetricKind): MetricShape {
  return kind === 'gauge' || kind === 'sum' ? 'number' : 'distribution';
}

/** The table that a source has metrics of a type in. */
export function metricTable({ metricTables }: MetricSource, kind: MetricKind): string | undefined {
  return metricTables[kind];
}

const counted: readonly ChartSeries['aggFn'][] = ['count', 'sum', 'avg'];

/** What distributions can be aggregated with: some have buckets, some have extremes. */
export const distributionAggregates: Readonly<Record<string, readonly ChartSeries['aggFn'][]>> = {
  histogram: [...counted, 'min', 'max', 'quantile'],
  'exponential histogram': [...counted, 'min', 'max'],
  summary: counted,
};
