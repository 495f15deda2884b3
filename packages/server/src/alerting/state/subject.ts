/** The ids of the tile or the saved search that an alert watches. They are absent for an alert with its own chart. */
export interface SubjectIds {
  readonly dashboardId?: string | undefined;
  readonly tileId?: string | undefined;
  readonly savedSearchId?: string | undefined;
}

/**
 * The subject of an alert: the ids of the tile or saved search that it watches, and the fields that it is grouped by. If the subject
 * changes, the groups of the previous subject are stale. A chart has no ids: another chart with the same fields is the same subject.
 */
export interface Subject extends SubjectIds {
  /** Empty without groups. */
  readonly groupBy: readonly string[];
}

/** The word for the kind of subject of an alert. */
export type SubjectNoun = 'tile' | 'saved search' | 'chart';

/** Returns the word for the kind of subject with these ids. */
export function nounOf({ tileId, savedSearchId }: SubjectIds): SubjectNoun {
  if (tileId !== undefined) return 'tile';
  return savedSearchId === undefined ? 'chart' : 'saved search';
}

/** Returns true if both identify the same tile or saved search, or both have no ids, as for charts. */
export function hasSameIds(a: SubjectIds, b: SubjectIds): boolean {
  return a.dashboardId === b.dashboardId && a.tileId === b.tileId && a.savedSearchId === b.savedSearchId;
}

/** Returns true if two subjects are equal. */
export function isSameSubject(a: Subject, b: Subject): boolean {
  return (
    hasSameIds(a, b) &&
    a.groupBy.length === b.groupBy.length &&
    a.groupBy.every((field, index) => field === b.groupBy[index])
  );
}
