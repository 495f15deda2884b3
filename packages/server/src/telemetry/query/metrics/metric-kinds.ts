import type { ChartSeries, MetricSource } from '@observability-api/schemas';
import type { AggFn } from '../chart-query.ts';

/** The types of metrics. */
export type MetricKind = NonNullable<ChartSeries['metricDataType']>;

/** All types of metrics. If a series names no metric type, their tables are searched for the metric in this order. */
export const metricKinds: readonly MetricKind[] = ['gauge', 'sum', 'histogram', 'summary', 'exponential histogram'];

/** Returns true if a point of the metric type is one number. The points of the other types are distributions. */
export function isNumberMetric(kind: MetricKind): kind is 'gauge' | 'sum' {
  return kind === 'gauge' || kind === 'sum';
}

/** Returns the table of a metric type in a source, or undefined if the source has none. */
export function metricTable({ metricTables }: MetricSource, kind: MetricKind): string | undefined {
  return metricTables[kind];
}

const DISTRIBUTION_BASICS: readonly AggFn[] = ['count', 'sum', 'avg'];

/** The aggregate functions of distributions. Quantiles need buckets; min and max need recorded extremes. */
export const distributionAggregates: Readonly<Record<string, readonly AggFn[]>> = {
  histogram: [...DISTRIBUTION_BASICS, 'min', 'max', 'quantile'],
  'exponential histogram': [...DISTRIBUTION_BASICS, 'min', 'max', 'quantile'],
  summary: DISTRIBUTION_BASICS,
};
