import type { ChartSeries } from '@observability-api/schemas';
import type { ChartRow } from './chart-query.ts';
import type { DistributionRow } from './distribution-metric.ts';
import type { Layout } from './read-rows.ts';
type ChartSeriesLike = Pick<ChartSeries, 'aggFn' | 'level'>;
/** The numbers of a series of distributions: those of one bucket and group that are divided differently become one. */
export declare const readDistributions: (rows: readonly DistributionRow[], series: ChartSeriesLike, { series: [index], seriesCount, groupCount }: Layout) => ChartRow[];
export {};
