import type { ChartSeries } from '@observability-api/schemas';
import type { DistributionRow } from './distribution-metric.ts';
import type { Cell } from './merge-rows.ts';
/** A row of a statement: `__b` the bucket, `__g0` … the group, `__n0` … how many events, `__v0` … the numbers. */
export type StatementRow = Readonly<Record<string, string | number | null>>;
/** The numbers of the series that one statement computed; a series without events in a row has none there. */
export declare const readCells: (rows: readonly StatementRow[], series: readonly number[], groupCount: number) => Cell[];
type ChartSeriesLike = Pick<ChartSeries, 'aggFn' | 'level'>;
/** The numbers of a series of distributions: those of one bucket and group that are divided differently become one. */
export declare const readDistributions: (rows: readonly (StatementRow & DistributionRow)[], index: number, series: ChartSeriesLike, groupCount: number) => Cell[];
export {};
