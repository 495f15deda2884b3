import type { Statement } from '../engine.ts';
import type { Bindings } from '../filter/bindings.ts';
import type { TableShape } from '../tables/catalog.ts';
import { type ChartQuery } from './chart-query.ts';
import { type ResolvedSeries } from './resolve-series.ts';
import { type TimeColumn } from './time-range.ts';
/** Series of one source and grouping, which one statement computes. */
export interface EventSeries {
    readonly query: Omit<ChartQuery, 'series'>;
    readonly shape: TableShape;
    readonly time: TimeColumn;
    readonly series: readonly [ResolvedSeries, ...ResolvedSeries[]];
    readonly bindings: Bindings;
}
/**
 * One statement for all: a row is a bucket and a group, `__n` how many events of a series it has, `__v` its number. Counts come
 * from the roll-ups where these have everything that the series look at. Throws BadSeries.
 */
export declare const eventStatement: (events: EventSeries) => Statement;
