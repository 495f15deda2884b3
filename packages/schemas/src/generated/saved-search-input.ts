// Generated from specs/shared/schemas/SavedSearchInput.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { SavedSearchFilter, isSavedSearchFilter } from './bidirectional/saved-search-filter.ts';
import { WhereLanguage, isWhereLanguage } from './where-language.ts';
import { pattern, shape } from './patterns.ts';

/**
 * The body of a create or update request. An update replaces all properties: an omitted property gets its default.
 * A saved search that you read can be sent back unchanged, unless its source was deleted.
 */
export interface SavedSearchInput {
  /**
   * Name of the saved search. Whitespace at both ends is removed. Names need not be unique.
   *
   * 1 to 1024 characters.
   * @example 'Errors at checkout'
   */
  name: string;
  /**
   * The source to search. An unknown source returns 400.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  sourceId: string;
  /**
   * Columns to show, separated by commas. An empty string shows the default columns of the source.
   *
   * At most 4096 characters.
   * @default ''
   * @example 'Timestamp, ServiceName, Body'
   */
  select?: string | undefined;
  /**
   * Filter for events. An empty string matches all events. The filter is stored as sent and parsed when it is
   * used.
   *
   * At most 8192 characters.
   * @default ''
   * @example 'ServiceName:checkout SeverityText:error'
   */
  where?: string | undefined;
  /**
   * Language of `where`.
   * @default 'lucene'
   */
  whereLanguage?: WhereLanguage | undefined;
  /**
   * Order of the events, as in `queryEvents`. An empty string sorts by time, newest first.
   *
   * At most 1024 characters.
   * @default ''
   * @example 'Timestamp DESC'
   */
  orderBy?: string | undefined;
  /**
   * Labels of the saved search. They are stored as sent, including duplicates.
   *
   * At most 50 items.
   * @default []
   */
  tags?: readonly string[] | undefined;
  /**
   * Conditions that events must match, in addition to `where`.
   *
   * At most 100 items.
   * @default []
   */
  filters?: readonly SavedSearchFilter[] | undefined;
}

/** Validates {@link SavedSearchInput}. */
export const SavedSearchInput: Schema<SavedSearchInput> = /* @__PURE__ */ schema<SavedSearchInput>(
  () => ({
    type: 'object',
    required: ['name', 'sourceId'],
    properties: {
      id: true,
      teamId: true,
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      sourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      select: { type: 'string', maxLength: 4096, default: '' },
      where: { type: 'string', maxLength: 8192, default: '' },
      whereLanguage: { ...WhereLanguage.rule, default: 'lucene' },
      orderBy: { type: 'string', maxLength: 1024, default: '' },
      tags: { type: 'array', maxItems: 50, items: { type: 'string', minLength: 1, maxLength: 32 }, default: [] },
      filters: { type: 'array', maxItems: 100, items: SavedSearchFilter.rule, default: [] },
      createdAt: true,
      updatedAt: true,
    },
  }),
  'request',
  isSavedSearchInput,
);

function savedSearchInputTags(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 50)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(item !== '' && hasMaxLength(item, 32))) return false;
  }
  return true;
}

function savedSearchInputFilters(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 100)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isSavedSearchFilter(item, true)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link SavedSearchInput}. */
export function isSavedSearchInput(value: unknown): value is SavedSearchInput {
  if (!isObject(value)) return false;
  let missing = 2;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'id':
      case 'teamId':
      case 'createdAt':
      case 'updatedAt':
        break;
      case 'name':
        if (!(entry !== '' && hasMaxLength(entry, 1024))) return false;
        missing--;
        break;
      case 'sourceId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        missing--;
        break;
      case 'select':
        if (!hasMaxLength(entry, 4096)) return false;
        break;
      case 'where':
        if (!hasMaxLength(entry, 8192)) return false;
        break;
      case 'whereLanguage':
        if (!isWhereLanguage(entry)) return false;
        break;
      case 'orderBy':
        if (!hasMaxLength(entry, 1024)) return false;
        break;
      case 'tags':
        if (!savedSearchInputTags(entry)) return false;
        break;
      case 'filters':
        if (!savedSearchInputFilters(entry)) return false;
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return missing === 0;
}
