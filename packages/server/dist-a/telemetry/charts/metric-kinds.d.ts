import type { ChartSeries, MetricSource } from '@observability-api/schemas';
/** The types of metrics. */
export type MetricKind = NonNullable<ChartSeries['metricDataType']>;
export declare const metricKinds: readonly MetricKind[];
/** How a value comes out of the points of a type of metric. */
export type MetricShape = 'number' | 'distribution';
/** Points of a gauge and a sum have one number, the others a distribution. */
export declare const shapeOf: (kind: MetricKind) => MetricShape;
/** The table that a source has metrics of a type in. */
export declare const metricTable: ({ metricTables }: MetricSource, kind: MetricKind) => string | undefined;
/** What distributions can be aggregated with: some have buckets, some have extremes. */
export declare const distributionAggregates: Readonly<Record<string, readonly ChartSeries['aggFn'][]>>;
