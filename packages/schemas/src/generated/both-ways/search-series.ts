// Generated from specs/shared/schemas/SearchSeries.yaml by `npm run generate`. Do not edit.

import { codePoints, isObject } from '../../runtime/value.ts';
import { repeated } from '../../runtime/guards.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

const pattern = /^[0-9a-f]{24}$/u;
const shape = /* @__PURE__ */ repeated('[0-9a-f]', 24);

/** What is sent of {@link SearchSeries}: its lists may be read-only. */
export interface SearchSeriesInput {
  /** A list of events. */
  type: 'search';
  /**
   * Which of the tenant's sources is queried when `sourceId` is absent:
   * - `events`: the first enabled source of logs
   * - `metrics`: the first enabled source of metrics
   *
   * It is stored as `events` only when neither `dataSource` nor `sourceId` is given.
   */
  dataSource?: 'events' | 'metrics' | undefined;
  /**
   * The source to query; it wins over `dataSource`. A source that does not exist is refused with 400.
   *
   * 24 lower-case hexadecimal characters.
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  sourceId?: string | undefined;
  /**
   * Only events that match this filter are taken, written as `<field>:<value>` or in SQL. An empty string matches
   * all. At most 10,000 characters. It is stored as it is and first parsed when it is queried.
   * @default ''
   * @example 'SeverityText:error'
   */
  where?: string | undefined;
  /**
   * The language of `where`. When absent it is read as `lucene`, and stays absent; `sql` is one boolean expression
   * over the source's columns.
   */
  whereLanguage?: 'lucene' | 'sql' | undefined;
  /**
   * The columns to show, at most 100. An empty list shows what the source selects by default.
   * @default []
   */
  fields?: readonly string[] | undefined;
}

/** The events that match a filter, as a list. */
export interface SearchSeries extends SearchSeriesInput {
  fields?: string[] | undefined;
}

/** The validator of {@link SearchSeries}. */
export const SearchSeries: Schema<SearchSeries> = /* @__PURE__ */ schema<SearchSeries>(
  () => ({
    type: 'object',
    required: ['type'],
    properties: {
      type: { type: 'string', const: 'search' },
      dataSource: { type: 'string', enum: ['events', 'metrics'] },
      sourceId: { type: 'string', pattern: pattern },
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
    if (!(typeof item === 'string' && item !== '' && (item.length <= 1000 || codePoints(item) <= 1000))) return false;
  }
  return true;
}

/** Whether a value is {@link SearchSeries}. */
export function isSearchSeries(value: unknown, closed = false): value is SearchSeries {
  if (!isObject(value)) return false;
  let missing = 1;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'type':
        if (!(entry === 'search')) return false;
        missing--;
        break;
      case 'dataSource':
        if (!(entry === 'events' || entry === 'metrics')) return false;
        break;
      case 'sourceId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        break;
      case 'where':
        if (!(typeof entry === 'string' && (entry.length <= 10000 || codePoints(entry) <= 10000))) return false;
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
