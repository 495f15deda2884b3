import { type ChartQuery, type SourcedSeries } from './chart-query.ts';
import type { Cell } from './merge-rows.ts';
import type { ChartParts } from './metric-cells.ts';
/** A series and which one of the query it is. */
export interface NumberedSeries {
    readonly index: number;
    readonly series: SourcedSeries;
}
/** The numbers of series of one source of events, from one statement. Throws BadSeries. */
export declare const eventCells: ({ engine, catalog, sqlFilters }: ChartParts, query: Omit<ChartQuery, 'series'>, numbered: readonly [NumberedSeries, ...NumberedSeries[]]) => Promise<Cell[]>;
