// Generated from specs/shared/schemas/SearchSeries.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { pattern, shape } from '../patterns.ts';

/** Input variant of {@link SearchSeries}: its arrays may be read-only. */
export interface SearchSeriesInput {
  /** A list of events. */
  type: 'search';
  /**
   * The source to query if `sourceId` is absent:
   * - `events`: the first enabled log source
   * - `metrics`: the first enabled metric source
   *
   * If both `dataSource` and `sourceId` are absent, `events` is stored.
   */
  dataSource?: 'events' | 'metrics' | undefined;
  /**
   * The source to query. Takes precedence over `dataSource`. The source must exist.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  sourceId?: string | undefined;
  /**
   * Filter for events, as `<field>:<value>` or in SQL. An empty string matches all events. The filter is stored as
   * sent, even if it does not parse.
   *
   * At most 10000 characters.
   * @default ''
   * @example 'SeverityText:error'
   */
  where?: string | undefined;
  /**
   * Language of `where`, `lucene` or `sql`. If absent, `where` is parsed as `lucene`. `sql` is one boolean
   * expression over the columns of the source.
   */
  whereLanguage?: 'lucene' | 'sql' | undefined;
  /**
   * Columns to show. An empty list shows the default columns of the source.
   *
   * At most 100 items.
   * @default []
   */
  fields?: readonly string[] | undefined;
}

/** A list of events that match a filter. */
export interface SearchSeries extends SearchSeriesInput {
  fields?: string[] | undefined;
}

/** Validates {@link SearchSeries}. */
export const SearchSeries: Schema<SearchSeries> = /* @__PURE__ */ schema<SearchSeries>(
  () => ({
    type: 'object',
    required: ['type'],
    properties: {
      type: { type: 'string', const: 'search' },
      dataSource: { type: 'string', enum: ['events', 'metrics'] },
      sourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      where: { type: 'string', maxLength: 10000, default: '' },
      whereLanguage: { type: 'string', enum: ['lucene', 'sql'] },
      fields: { type: 'array', maxItems: 100, default: [], items: { type: 'string', minLength: 1, maxLength: 1000 } },
    },
  }),
  'both',
  isSearchSeries,
);

function searchSeriesFields(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 100)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(item !== '' && hasMaxLength(item, 1000))) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link SearchSeries}. */
export function isSearchSeries(value: unknown, closed = false): value is SearchSeries {
  if (!isObject(value)) return false;
  let missing = 1;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'type':
        if (entry !== 'search') return false;
        missing--;
        break;
      case 'dataSource':
        if (!(entry === 'events' || entry === 'metrics')) return false;
        break;
      case 'sourceId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        break;
      case 'where':
        if (!hasMaxLength(entry, 10000)) return false;
        break;
      case 'whereLanguage':
        if (!(entry === 'lucene' || entry === 'sql')) return false;
        break;
      case 'fields':
        if (!searchSeriesFields(entry)) return false;
        break;
      default:
        if (closed && Object.hasOwn(value, key)) return false;
    }
  }
  return missing === 0;
}
