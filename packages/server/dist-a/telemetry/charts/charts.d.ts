import type { Engine } from '../engine.ts';
import { type Catalog } from '../tables/catalog.ts';
import { type ChartQuery, type ChartRow } from './chart-query.ts';
/** How many rows an answer may have. */
export declare const MOST_ROWS = 50000;
/** Computes what charts and alerts show. */
export interface Charts {
    /** Throws BadSeries, and what the engine throws. */
    query(query: ChartQuery): Promise<ChartRow[]>;
}
/** Charts over an engine. */
export declare const createCharts: (engine: Engine, catalog?: Catalog) => Charts;
