// Generated from specs/shared/schemas/TileQuery.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { map } from '../runtime/keywords/map.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { Granularity, isGranularity } from './granularity.ts';
import { QueriedTile, isQueriedTile } from './queried-tile.ts';
import { TileQueryFilter, isTileQueryFilter } from './tile-query-filter.ts';
import { pattern6 } from './patterns.ts';

/** The tile to compute, the time range, and filters. */
export interface TileQuery {
  /** The tile to compute, as `config`, as `series`, or by the ids of a stored tile. */
  tile: QueriedTile;
  /**
   * Start of the range, inclusive, in Unix milliseconds.
   *
   * A Unix time in milliseconds, not in seconds.
   * @example 1768208400000
   */
  startTime: number;
  /**
   * End of the range, exclusive, in Unix milliseconds. Must be greater than `startTime`.
   *
   * A Unix time in milliseconds, not in seconds.
   * @example 1768219200000
   */
  endTime: number;
  /**
   * Size of the time buckets of heatmaps and charts over time. More than 10,000 buckets return 400.
   * @default 'auto'
   */
  granularity?: Granularity | undefined;
  /**
   * Filters for the events. An event must match all of them. A tile with its own SQL applies them where it
   * contains `$__filters`.
   *
   * At most 50 items.
   */
  filters?: readonly TileQueryFilter[] | undefined;
  /**
   * The chosen values of variables by name, for tiles with their own SQL. For a stored tile, a name that is not a
   * variable of its dashboard returns 400. If a variable of the dashboard is not listed, it has the `values` that
   * `filters` contains for the dashboard filter of the variable. Without these, the variable has no values.
   *
   * At most 50 entries.
   */
  variables?: Record<string, readonly string[]> | undefined;
  /**
   * An additional filter for the events. An empty string matches all events. A tile with its own SQL applies it
   * where it contains `$__filters`.
   *
   * At most 10000 characters.
   * @default ''
   * @example 'ServiceName:checkout'
   */
  where?: string | undefined;
  /**
   * Language of `where`, `lucene` or `sql`.
   * @default 'lucene'
   */
  whereLanguage?: 'lucene' | 'sql' | undefined;
  /**
   * `previous_period` also computes the preceding period of the same length and returns it as `comparison`.
   * Ignored for searches, heatmaps, event patterns and Markdown.
   */
  compareTo?: 'previous_period' | undefined;
}

/** Validates {@link TileQuery}. */
export const TileQuery: Schema<TileQuery> = /* @__PURE__ */ schema<TileQuery>(
  () => ({
    type: 'object',
    required: ['tile', 'startTime', 'endTime'],
    properties: {
      tile: QueriedTile.rule,
      startTime: {
        type: 'integer',
        minimum: 1000000000000,
        maximum: 253402300799999,
        expected: 'a Unix time in milliseconds, not in seconds',
      },
      endTime: {
        type: 'integer',
        minimum: 1000000000000,
        maximum: 253402300799999,
        expected: 'a Unix time in milliseconds, not in seconds',
      },
      granularity: { ...Granularity.rule, default: 'auto' },
      filters: { type: 'array', maxItems: 50, items: TileQueryFilter.rule },
      variables: {
        type: 'object',
        maxProperties: 50,
        propertyNames: {
          minLength: 1,
          maxLength: 64,
          pattern: pattern6,
          expected: 'letters, digits and underscores, starting with a letter',
        },
        additionalProperties: { type: 'array', maxItems: 1000, items: { type: 'string', maxLength: 10000 } },
        keywords: [map],
      },
      where: { type: 'string', maxLength: 10000, default: '' },
      whereLanguage: { type: 'string', enum: ['lucene', 'sql'], default: 'lucene' },
      compareTo: { type: 'string', enum: ['previous_period'] },
    },
  }),
  'request',
  isTileQuery,
);

function tileQueryFilters(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 50)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isTileQueryFilter(item)) return false;
  }
  return true;
}

function tileQueryVariables(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 1000)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!hasMaxLength(item, 10000)) return false;
  }
  return true;
}

function tileQueryEntries(value: Readonly<Record<string, unknown>>): boolean {
  let count = 0;
  for (const key of Object.keys(value)) {
    const entry = value[key];
    if (entry === undefined) continue;
    count++;
    if (!(typeof key === 'string' && key !== '' && hasMaxLength(key, 64) && pattern6.test(key))) return false;
    if (!tileQueryVariables(entry)) return false;
  }
  return count <= 50;
}

function tileQueryVariables2(value: unknown): boolean {
  if (!isObject(value)) return false;
  return tileQueryEntries(value);
}

/** Returns true if the value is a valid {@link TileQuery}. */
export function isTileQuery(value: unknown): value is TileQuery {
  if (!isObject(value)) return false;
  let missing = 3;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'tile':
        if (!isQueriedTile(entry)) return false;
        missing--;
        break;
      case 'startTime':
      case 'endTime':
        if (
          !(typeof entry === 'number' && Number.isInteger(entry) && entry >= 1000000000000 && entry <= 253402300799999)
        )
          return false;
        missing--;
        break;
      case 'granularity':
        if (!isGranularity(entry)) return false;
        break;
      case 'filters':
        if (!tileQueryFilters(entry)) return false;
        break;
      case 'variables':
        if (!tileQueryVariables2(entry)) return false;
        break;
      case 'where':
        if (!hasMaxLength(entry, 10000)) return false;
        break;
      case 'whereLanguage':
        if (!(entry === 'lucene' || entry === 'sql')) return false;
        break;
      case 'compareTo':
        if (!(entry === 'previous_period')) return false;
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return missing === 0;
}
