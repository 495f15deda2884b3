/** The tile and the fields that an alert watches. Groups of different subjects are never compared with each other. */
export interface Subject {
  readonly dashboardId: string;
  readonly tileId: string;
  /** The fields by which the tile is grouped. Empty for a tile without groups. */
  readonly groupBy: readonly string[];
}

/** Returns true if two subjects are equal. */
export function isSameSubject(one: Subject, other: Subject): boolean {
  return (
    one.dashboardId === other.dashboardId &&
    one.tileId === other.tileId &&
    one.groupBy.length === other.groupBy.length &&
    one.groupBy.every((field, index) => field === other.groupBy[index])
  );
}
