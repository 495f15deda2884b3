// Generated from specs/shared/schemas/EventSearch.yaml by `npm run generate`. Do not edit.

import { dateTime } from '../runtime/formats/date-time.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { WhereLanguage, isWhereLanguage } from './where-language.ts';
import { pattern, shape } from './patterns.ts';

/** The events to find, their order, and the page to return. */
export interface EventSearch {
  /**
   * The source to search. It must be a log, trace or session source.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  sourceId: string;
  /**
   * Start of the range, inclusive. If absent, 15 minutes before `endTime`. Ignored if `cursor` is a `nextCursor`,
   * which contains the range.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  startTime?: string | undefined;
  /**
   * End of the range, exclusive. Must be after `startTime`. If absent, the time of the request. Ignored if
   * `cursor` is a `nextCursor`, which contains the range.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T12:00:00.000Z'
   */
  endTime?: string | undefined;
  /**
   * Filter for events. An empty string matches all events.
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
   * Columns and expressions to return, separated by commas. `AS` sets the name of a property. `*` selects all
   * columns. An empty string selects the default columns of the source.
   *
   * At most 4096 characters.
   * @default ''
   * @example "Timestamp, ServiceName, Body, LogAttributes['user'] AS user"
   */
  select?: string | undefined;
  /**
   * Up to 5 columns or expressions, separated by commas, each with `ASC` (default) or `DESC`. An empty string
   * sorts by time, newest first. Events with equal values are sorted by time, newest first, and then by a hash of
   * their columns.
   *
   * At most 1024 characters.
   * @default ''
   * @example 'Duration DESC'
   */
  orderBy?: string | undefined;
  /**
   * Maximum number of events on the page. A page also ends before it exceeds 8 MiB, unless its first event is
   * larger.
   *
   * 1 to 2000.
   * @default 100
   * @example 100
   */
  maxResults?: number | undefined;
  /**
   * Number of events to skip. Ignored with `cursor`. Pages with an offset can repeat or skip events while events
   * are ingested.
   *
   * 0 to 10000.
   * @default 0
   * @example 100
   */
  offset?: number | undefined;
  /**
   * `start` for the first page, then `nextCursor` of the previous page, with the same `sourceId`, `where`,
   * `whereLanguage`, `select` and `orderBy`. A cursor of another search and a string that is not a cursor of the
   * service return 400.
   *
   * 1 to 1024 characters.
   * @example 'start'
   */
  cursor?: string | undefined;
}

/** Validates {@link EventSearch}. */
export const EventSearch: Schema<EventSearch> = /* @__PURE__ */ schema<EventSearch>(
  () => ({
    type: 'object',
    required: ['sourceId'],
    properties: {
      sourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      startTime: { type: 'string', format: dateTime },
      endTime: { type: 'string', format: dateTime },
      where: { type: 'string', maxLength: 8192, default: '' },
      whereLanguage: { ...WhereLanguage.rule, default: 'lucene' },
      select: { type: 'string', maxLength: 4096, default: '' },
      orderBy: { type: 'string', maxLength: 1024, default: '' },
      maxResults: { type: 'integer', minimum: 1, maximum: 2000, default: 100 },
      offset: { type: 'integer', minimum: 0, maximum: 10000, default: 0 },
      cursor: { type: 'string', minLength: 1, maxLength: 1024 },
    },
  }),
  'request',
  isEventSearch,
);

/** Returns true if the value is a valid {@link EventSearch}. */
export function isEventSearch(value: unknown): value is EventSearch {
  if (!isObject(value)) return false;
  let missing = 1;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'sourceId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        missing--;
        break;
      case 'startTime':
      case 'endTime':
        if (!(typeof entry === 'string' && isDateTime(entry))) return false;
        break;
      case 'where':
        if (!hasMaxLength(entry, 8192)) return false;
        break;
      case 'whereLanguage':
        if (!isWhereLanguage(entry)) return false;
        break;
      case 'select':
        if (!hasMaxLength(entry, 4096)) return false;
        break;
      case 'orderBy':
        if (!hasMaxLength(entry, 1024)) return false;
        break;
      case 'maxResults':
        if (!(typeof entry === 'number' && (entry | 0) === entry && entry >= 1 && entry <= 2000)) return false;
        break;
      case 'offset':
        if (!(typeof entry === 'number' && (entry | 0) === entry && entry >= 0 && entry <= 10000)) return false;
        break;
      case 'cursor':
        if (!(entry !== '' && hasMaxLength(entry, 1024))) return false;
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return missing === 0;
}
