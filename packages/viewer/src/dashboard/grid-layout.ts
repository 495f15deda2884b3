/** The place of a tile: its position and size in columns and rows of the grid. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A place with the id of its tile. */
export interface Placed extends Place {
  readonly id: string;
}

/** The number of columns of the grid. */
export const COLUMNS = 24;

/** The height of a row in pixels. */
export const ROW = 36;

/** The space between two rows or columns in pixels. */
export const GAP = 8;

function overlap(a: Place, b: Place): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** Rounds a place to whole cells, and clamps it to the grid. */
export function clampPlace({ x, y, w, h }: Place): Place {
  const width = Math.min(COLUMNS, Math.max(1, Math.round(w)));
  return {
    x: Math.min(COLUMNS - width, Math.max(0, Math.round(x))),
    y: Math.max(0, Math.round(y)),
    w: width,
    h: Math.max(1, Math.round(h)),
  };
}

/**
 * Returns the places of tiles without overlaps and without empty rows, by id. It places the tiles from top to bottom. Each tile moves down
 * until it overlaps none of the tiles that were placed before, and then up until it touches one of them or the top. Of the tiles that
 * start in the same row, `first` is placed first.
 */
export function layout(tiles: readonly Placed[], first?: string): Map<string, Place> {
  const rank = (id: string) => (id === first ? 0 : 1);
  const order = tiles
    .map((tile) => ({ id: tile.id, place: clampPlace(tile) }))
    .sort((a, b) => a.place.y - b.place.y || rank(a.id) - rank(b.id) || a.place.x - b.place.x);
  const placed: Place[] = [];
  const places = new Map<string, Place>();
  for (const { id, place } of order) {
    const isFree = (y: number) => !placed.some((other) => overlap({ ...place, y }, other));
    let { y } = place;
    while (!isFree(y)) y += 1;
    while (y > 0 && isFree(y - 1)) y -= 1;
    const final = { ...place, y };
    placed.push(final);
    places.set(id, final);
  }
  return places;
}

/** Returns the tiles in reading order: from top to bottom, then from left to right. On phones, they are stacked in this order. */
export function readingOrder<Tile extends Placed>(tiles: readonly Tile[]): Tile[] {
  const places = layout(tiles);
  const placeOf = (tile: Tile) => places.get(tile.id) ?? tile;
  return tiles.toSorted((a, b) => placeOf(a).y - placeOf(b).y || placeOf(a).x - placeOf(b).x);
}

/** Returns the first row below all tiles. */
export function bottomOf(tiles: readonly Place[]): number {
  return tiles.reduce((bottom, { y, h }) => Math.max(bottom, y + h), 0);
}
