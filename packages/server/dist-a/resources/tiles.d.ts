import type { Tile, TileInput } from '@observability-api/schemas';
/** The tiles as they are kept, as they came: an id in `known` stays, every other tile gets a new one. */
export declare const keptTiles: (tiles: readonly TileInput[], known: ReadonlySet<string>, newId: () => string) => Tile[];
