import type { MetricSource } from '@observability-api/schemas';
import type { Engine } from '../engine.ts';
import type { SqlFilters } from '../filter/sql-filter.ts';
import type { Catalog } from '../tables/catalog.ts';
import { type ChartQuery, type SourcedSeries } from './chart-query.ts';
import type { Cell } from './merge-rows.ts';
/** What series are computed with. */
export interface ChartParts {
    readonly engine: Engine;
    readonly catalog: Catalog;
    readonly sqlFilters: SqlFilters;
}
/** The numbers of a series of a source of metrics. Throws BadSeries. */
export declare const metricCells: (parts: ChartParts, query: Omit<ChartQuery, 'series'>, index: number, series: SourcedSeries & {
    readonly source: MetricSource;
}) => Promise<Cell[]>;
