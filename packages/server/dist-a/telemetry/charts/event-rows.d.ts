import { type ChartQuery, type ChartRow, type SourcedSeries } from './chart-query.ts';
import type { ChartParts } from './metric-rows.ts';
/** A series and which one of the query it is. */
export interface NumberedSeries {
    readonly index: number;
    readonly series: SourcedSeries;
}
/** The rows of series of one source of events, from one statement. Throws BadSeries. */
export declare const eventRows: ({ engine, catalog, sqlFilters }: ChartParts, query: ChartQuery, numbered: readonly [NumberedSeries, ...NumberedSeries[]]) => Promise<ChartRow[]>;
