import type { Place } from '../dashboard/grid-layout.ts';

/** Returns the place of a tile after it moves up past all tiles that it touches at its top. Returns the same place if it touches none. */
export function placeAbove(place: Place, places: ReadonlyMap<string, Place>, id: string): Place {
  const tops = tilesInColumns(place, places, id).flatMap(({ y, h }) => (y + h === place.y ? [y] : []));
  return { ...place, y: Math.min(place.y, ...tops) };
}

/** Returns the place of a tile after it moves down past the next tile below it. Returns the same place if there is none. */
export function placeBelow(place: Place, places: ReadonlyMap<string, Place>, id: string): Place {
  const tops = tilesInColumns(place, places, id).flatMap(({ y }) => (y >= place.y + place.h ? [y] : []));
  // One row below the start of the next tile is enough: `layout` then places the next tile first, and above this one.
  return tops.length === 0 ? place : { ...place, y: Math.min(...tops) + 1 };
}

/** Returns the places of the other tiles that have a column in common with a tile. */
function tilesInColumns({ x, w }: Place, places: ReadonlyMap<string, Place>, id: string): Place[] {
  return [...places].flatMap(([other, place]) =>
    other !== id && place.x < x + w && x < place.x + place.w ? [place] : [],
  );
}
