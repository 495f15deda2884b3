/** What groups are groups of. On another tile, or of other fields, the same values mean something else. */
export interface Subject {
  readonly dashboardId: string;
  readonly tileId: string;
  /** The fields by which the tile is grouped; none of one that is not. */
  readonly groupBy: readonly string[];
}

/** Whether groups of the one are groups of the other. */
export function isSameSubject(one: Subject, other: Subject): boolean {
  return (
    one.dashboardId === other.dashboardId &&
    one.tileId === other.tileId &&
    one.groupBy.length === other.groupBy.length &&
    one.groupBy.every((field, index) => field === other.groupBy[index])
  );
}
