import type { Bindings } from '../filter/bindings.ts';
import type { TableShape } from '../tables/catalog.ts';
import type { ChartQuery } from './chart-query.ts';
import { type ResolvedSeries } from './resolve-series.ts';
import { type TimeColumn } from './time-range.ts';
/** A series of a metric. */
export interface MetricSeries {
    readonly query: Omit<ChartQuery, 'series'>;
    readonly shape: TableShape;
    readonly time: TimeColumn;
    readonly resolved: ResolvedSeries;
    readonly metricName: string;
    readonly bindings: Bindings;
}
/** Names of what `points` selects to group by. */
export declare const keysOf: ({ resolved: { groups } }: MetricSeries) => string[];
/** The points of the metric, with bucket, groups, line and time, and whatever else is asked for. */
export declare const points: (metric: MetricSeries, startMs: number, more: readonly string[]) => string;
/** A point with the one before it on the same line, and whether it begins anew: a reset, or a line that has just begun. */
export declare const pointsWithPrevious: (metric: MetricSeries, value: string, more: readonly string[]) => string;
