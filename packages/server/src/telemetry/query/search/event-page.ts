import type { Statement, TextColumn } from '../../clickhouse/engine.ts';
import { quoteIdentifier } from '../../clickhouse/quoting.ts';
import { readType } from '../../filter/column-type.ts';
import type { QueryContext } from '../query-context.ts';
import type { EventTable } from '../tiles/event-table.ts';
import { timeRangeCondition } from '../time-range.ts';
import { orderList, positionCondition, type SortKey, sortKeys } from './sort-keys.ts';

/** The position of an event in the order of a search. */
export interface EventPosition {
  /** The sort keys of the event, as strings. */
  readonly keys: readonly string[];
  /** The hash of all columns of the event. Sorts events with equal keys. */
  readonly hash: string;
  /** The number of events with these keys and this hash, up to and including this event. They are equal in all columns. */
  readonly count: number;
}

/** The start of a page: after a number of events, or after the event at a position. */
export type PageStart =
  /** `offset` is 0 by default. */
  | { readonly offset?: number; readonly after?: undefined }
  | { readonly offset?: undefined; readonly after: EventPosition | undefined };

/** The events to read from a table. */
export type EventPageRequest = PageStart & {
  /** SQL for the JSON text of an event. */
  readonly row: string;
  readonly orderBy: string;
  readonly limit: number;
};

/** The events of a page. */
export interface EventPage {
  /** The JSON strings of the events. */
  readonly rows: readonly string[];
  /** The position of the last event, if the range has events after it. */
  readonly last: EventPosition | undefined;
}

/** A page ends before it has more bytes than this, but contains at least one event. */
export const MAX_PAGE_BYTES = 8 * 1024 ** 2;

/** A page is read from a window of the time range. If it is not full, longer windows follow. This is the length of the first window. */
const FIRST_WINDOW_MS = 3_600_000;

/** Each window is longer than the previous one by this factor. */
const WINDOW_GROWTH = 4;

/** A time range in epoch milliseconds: from `startMs`, inclusive, to `endMs`, exclusive. */
interface Range {
  readonly startMs: number;
  readonly endMs: number;
}

/** The inputs of the statements for a page, except the window that they read. */
interface Search {
  readonly table: EventTable;
  readonly keys: readonly SortKey[];
  /** The maximum number of events that a statement returns: one more than the page, to know whether there are more. */
  readonly count: number;
  readonly request: EventPageRequest;
}

function isByTime({ keys: [first], table }: Search): boolean {
  return first?.sql === table.time.sql;
}

/** Returns the epoch milliseconds of the first sort key, which is a time. */
function millisecondsOf([text = '0']: readonly string[]): number {
  return Math.floor(Number(text) / 1e6);
}

/** Returns the part of the time range that can contain events after the position. */
function rangeAfter(search: Search, position: EventPosition | undefined): Range {
  const { startMs, endMs } = search.table.range;
  if (!position || !isByTime(search)) return { startMs, endMs };
  // `Number` rounds the nanoseconds, so the millisecond may be off by one. The range is one millisecond longer on each side.
  const [fromMs, toMs] = [millisecondsOf(position.keys) - 1, millisecondsOf(position.keys) + 2];
  return search.keys[0]?.isDescending
    ? { startMs, endMs: Math.min(endMs, toMs) }
    : { startMs: Math.max(startMs, fromMs), endMs };
}

/**
 * Yields windows of a time range, from small to large. Each contains the events that come first in the order of the search. The last
 * window is the whole range.
 */
function* growingWindows(search: Search, range: Range): Generator<Range, void, undefined> {
  const { startMs, endMs } = range;
  if (isByTime(search)) {
    for (let length = FIRST_WINDOW_MS; length < (endMs - startMs) / 2; length *= WINDOW_GROWTH) {
      yield search.keys[0]?.isDescending ? { startMs: endMs - length, endMs } : { startMs, endMs: startMs + length };
    }
  }
  yield range;
}

function conditionsIn({ table }: Search, { startMs, endMs }: Range): string[] {
  const { bindings, filter, time } = table;
  return [timeRangeCondition(time, startMs, endMs, bindings), ...(filter === undefined ? [] : [`(${filter})`])];
}

function statementOf({ table }: Search, sql: string): Statement {
  return { sql, parameters: table.bindings.parameters, database: table.database, writesJson: true };
}

/**
 * Finds the events of the range whose keys are after the position, and skips `offset` of them. Returns the sort keys of the last of the
 * next `count` events, or undefined if there are fewer events.
 */
async function findLastKeys(
  { engine }: Pick<QueryContext, 'engine'>,
  search: Search,
  range: Range,
): Promise<readonly string[] | undefined> {
  const { count, keys, request, table } = search;
  const { after, offset = 0 } = request;
  const conditions = conditionsIn(search, range);
  if (after) conditions.push(positionCondition(keys, after.keys, 'after', false));
  const skipped = table.bindings.bind('UInt64', offset + count - 1);
  const columns = await engine.columns(
    statementOf(
      search,
      `SELECT ${keys.map(({ text }, nth) => `${text} AS __k${nth}`).join(', ')}
FROM ${table.from} WHERE ${conditions.join(' AND ')}
ORDER BY ${orderList(keys)} LIMIT 1 OFFSET ${skipped}`,
    ),
  );
  return columns.rows === 0 ? undefined : keys.map((_, nth) => textsOf(columns.strings(`__k${nth}`))[0] ?? '');
}

/** Returns the value of each row of a column of strings. */
function textsOf({ distinct, indexes }: TextColumn): string[] {
  return Array.from(indexes, (index) => distinct[index] ?? '');
}

/** Returns SQL for a hash of all columns. Nullable columns are converted, because the hash of a NULL is NULL. */
function hashOf(columnTypes: EventTable['columnTypes']): string {
  const values = [...columnTypes].flatMap(([name, type]) => {
    const column = quoteIdentifier(name);
    return readType(type).isNullable ? [`isNull(${column})`, `ifNull(toString(${column}), '')`] : [column];
  });
  return `cityHash64(${values.join(', ')})`;
}

/** Returns SQL that reads the events of a page. `range` contains all of them. */
function pageSql(search: Search, range: Range, lastKeys: readonly string[] | undefined): string {
  const { count, keys, request, table } = search;
  const { after, offset = 0, row } = request;
  const { bindings, columnTypes, from } = table;
  const hash = hashOf(columnTypes);
  const conditions = conditionsIn(search, range);
  if (lastKeys) conditions.push(positionCondition(keys, lastKeys, 'before', true));
  if (after) {
    const isLater = `${hash} >= ${bindings.bind('UInt64', after.hash)}`;
    conditions.push(positionCondition(keys, after.keys, 'after', true));
    conditions.push(`(${positionCondition(keys, after.keys, 'after', false)} OR ${isLater})`);
  }
  const texts = keys.map(({ text }, nth) => `${text} AS __k${nth}`);
  const skipped = bindings.bind('UInt64', offset + (after?.count ?? 0));
  const events = `SELECT ${row} AS __row, ${texts.join(', ')}, ${hash} AS __hash
FROM ${from} WHERE ${conditions.join(' AND ')}
ORDER BY ${orderList(keys)}, __hash LIMIT ${bindings.bind('UInt64', count)} OFFSET ${skipped}`;
  const names = ['__row', ...keys.map((_, nth) => `__k${nth}`), 'toString(__hash) AS __h'];
  return `SELECT ${names.join(', ')}, toFloat64(__all) AS __found FROM (
SELECT *, sum(length(__row)) OVER (ORDER BY __place) AS __bytes, count() OVER () AS __all
FROM (SELECT *, rowNumberInAllBlocks() AS __place FROM (${events})))
WHERE __bytes <= ${bindings.bind('UInt64', MAX_PAGE_BYTES)} OR __place = 0 ORDER BY __place`;
}

/** The window of the time range that contains a page. */
export interface LocatedPage {
  readonly search: Search;
  readonly range: Range;
  /**
   * No event of the page is sorted after these keys. Undefined if they were not found: the time range may have no events after the page.
   */
  readonly lastKeys: readonly string[] | undefined;
}

/**
 * Finds sort keys after which no event of the page is sorted. With them, {@link readEventPage} creates JSON of only a few events that are
 * not on the page.
 *
 * Evaluates the filter and the sort keys, but not the JSON. Throws InvalidSeriesError and errors of the engine.
 */
export async function locateEventPage(
  context: Pick<QueryContext, 'engine'>,
  table: EventTable,
  request: EventPageRequest,
): Promise<LocatedPage> {
  const keys = await sortKeys(table, request.orderBy);
  const search: Search = { table, keys, count: request.limit + 1, request };
  const range = rangeAfter(search, request.after);
  for (const window of growingWindows(search, range)) {
    const lastKeys = await findLastKeys(context, search, window);
    if (lastKeys) return { search, range: window, lastKeys };
  }
  return { search, range, lastKeys: undefined };
}

/**
 * Returns a page of events in a total order: by the sort keys, then by a hash of all columns. The position of the last event counts
 * the events that are equal in all columns. Throws errors of the engine.
 */
export async function readEventPage(
  context: Pick<QueryContext, 'engine'>,
  { search, range, lastKeys }: LocatedPage,
): Promise<EventPage> {
  const { keys, request } = search;
  const columns = await context.engine.columns(statementOf(search, pageSql(search, range, lastKeys)));
  if (columns.rows === 0) return { rows: [], last: undefined };
  const rows = textsOf(columns.strings('__row')).slice(0, request.limit);
  // `__found` is larger if there is an event after the page, or if the statement left out events because of their size.
  if (columns.numbers('__found')[0] === rows.length) return { rows, last: undefined };
  const keyTexts = keys.map((_, nth) => textsOf(columns.strings(`__k${nth}`)));
  const hashes = textsOf(columns.strings('__h'));
  return { rows, last: positionOf(keyTexts, hashes, rows.length - 1, request.after) };
}

/** Returns the position of an event of a page. Its count includes equal events at the end of the previous page. */
function positionOf(
  keyTexts: readonly (readonly string[])[],
  hashes: readonly string[],
  index: number,
  previous: EventPosition | undefined,
): EventPosition {
  const identity = (nth: number) => JSON.stringify([...keyTexts.map((texts) => texts[nth]), hashes[nth]]);
  const last = identity(index);
  let first = index;
  while (first > 0 && identity(first - 1) === last) first -= 1;
  const continues = first === 0 && previous && JSON.stringify([...previous.keys, previous.hash]) === last;
  return {
    keys: keyTexts.map((texts) => texts[index] ?? ''),
    hash: hashes[index] ?? '0',
    count: index - first + 1 + (continues ? previous.count : 0),
  };
}
