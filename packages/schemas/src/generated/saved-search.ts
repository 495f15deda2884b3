// Generated from specs/shared/schemas/SavedSearch.yaml by `npm run generate`. Do not edit.

import { dateTime } from '../runtime/formats/date-time.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { SavedSearchFilter, isSavedSearchFilter } from './bidirectional/saved-search-filter.ts';
import { WhereLanguage, isWhereLanguage } from './where-language.ts';
import { pattern, shape } from './patterns.ts';

/** A named search for the events of a source. */
export interface SavedSearch {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8f1'
   */
  id: string;
  /**
   * Id of the team that owns the saved search. Absent in the managed deployment.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e801'
   */
  teamId?: string;
  /**
   * Name of the saved search. Names need not be unique.
   *
   * 1 to 1024 characters.
   * @example 'Errors at checkout'
   */
  name: string;
  /**
   * The source to search. The source may have been deleted.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  sourceId: string;
  /**
   * Columns to show, separated by commas. An empty string shows the default columns of the source.
   *
   * At most 4096 characters.
   * @example 'Timestamp, ServiceName, Body'
   */
  select: string;
  /**
   * Filter for events. An empty string matches all events.
   *
   * At most 8192 characters.
   * @example 'ServiceName:checkout SeverityText:error'
   */
  where: string;
  /** Language of `where`. */
  whereLanguage: WhereLanguage;
  /**
   * Order of the events. An empty string sorts by time, newest first.
   *
   * At most 1024 characters.
   * @example 'Timestamp DESC'
   */
  orderBy: string;
  /**
   * Labels of the saved search. Empty if it has none.
   *
   * At most 50 items.
   */
  tags: string[];
  /**
   * Conditions that events must match, in addition to `where`. Empty if there are none.
   *
   * At most 100 items.
   */
  filters: SavedSearchFilter[];
  /**
   * Creation time of the saved search, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  createdAt: string;
  /**
   * Time of the last update, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  updatedAt: string;
}

/** Validates {@link SavedSearch}. */
export const SavedSearch: Schema<SavedSearch> = /* @__PURE__ */ schema<SavedSearch>(
  () => ({
    type: 'object',
    optional: ['teamId'],
    properties: {
      id: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      teamId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      sourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      select: { type: 'string', maxLength: 4096 },
      where: { type: 'string', maxLength: 8192 },
      whereLanguage: WhereLanguage.rule,
      orderBy: { type: 'string', maxLength: 1024 },
      tags: { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 32 } },
      filters: { type: 'array', maxItems: 100, items: SavedSearchFilter.rule },
      createdAt: { type: 'string', format: dateTime },
      updatedAt: { type: 'string', format: dateTime },
    },
  }),
  'response',
  isSavedSearch,
);

function savedSearchTags(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 50)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!hasMaxLength(item, 32)) return false;
  }
  return true;
}

function savedSearchFilters(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 100)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isSavedSearchFilter(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link SavedSearch}. */
export function isSavedSearch(value: unknown): value is SavedSearch {
  if (!isObject(value)) return false;
  const { id, teamId, name, sourceId, select, where, whereLanguage, orderBy, tags, filters, createdAt, updatedAt } =
    value;
  return (
    typeof id === 'string' &&
    shape.test(id) &&
    (teamId === undefined || (typeof teamId === 'string' && shape.test(teamId))) &&
    name !== '' &&
    hasMaxLength(name, 1024) &&
    typeof sourceId === 'string' &&
    shape.test(sourceId) &&
    hasMaxLength(select, 4096) &&
    hasMaxLength(where, 8192) &&
    isWhereLanguage(whereLanguage) &&
    hasMaxLength(orderBy, 1024) &&
    savedSearchTags(tags) &&
    savedSearchFilters(filters) &&
    typeof createdAt === 'string' &&
    isDateTime(createdAt) &&
    typeof updatedAt === 'string' &&
    isDateTime(updatedAt)
  );
}
