import type { Source, Tile } from '@observability-api/schemas';
import type { SourcedSeries } from '../../telemetry/charts/chart-query.ts';
/** What an alert looks at in its tile: the last series, or both of a ratio. */
export interface TileSeries {
    readonly series: readonly SourcedSeries[];
    readonly isRatio: boolean;
    readonly groupBy: readonly string[];
}
/** The series of a tile that an alert is on, with their sources in the order of creation. Throws Unqueryable. */
export declare const tileSeries: (tile: Tile | undefined, sources: ReadonlyMap<string, Source>) => TileSeries;
