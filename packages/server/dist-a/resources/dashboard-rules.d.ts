import type { Series, Source, TileInput } from '@observability-api/schemas';
import type { InputIssue } from './errors.ts';
/** Whether an alert can stand on the tile. All series of a tile have one type, so the first tells. */
export declare const canAlert: (tile: {
    readonly series: readonly Series[];
}) => boolean;
/** The ids of sources that the series name, each with its path in the body. */
export declare const namedSources: (tiles: readonly TileInput[]) => {
    id: string;
    path: (string | number)[];
}[];
/** What a schema cannot say about tiles: one type of series in a tile, and a ratio is of exactly two. */
export declare const tileIssues: (tiles: readonly TileInput[]) => InputIssue[];
/**
 * A metric's name stands for the field only where metrics are queried. `kinds` has the kinds of the named sources; of
 * one that does not exist nothing more is said.
 */
export declare const metricNameIssues: (tiles: readonly TileInput[], kinds: ReadonlyMap<string, Source['kind']>) => InputIssue[];
/** An update matches tiles by id, so an id that comes twice has no meaning. */
export declare const repeatedTileIds: (tiles: readonly TileInput[]) => InputIssue[];
