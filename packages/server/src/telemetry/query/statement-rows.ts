import type { Columns, TextColumn } from '../clickhouse/engine.ts';
import { QueryTooLargeError } from '../clickhouse/engine-errors.ts';
import type { ChartRow } from './chart-query.ts';
import { hasTextValue, type ResolvedSeries } from './resolve-series.ts';

/** The maximum length of the groups of all rows together, in characters. A long text may repeat in every row. */
export const MAX_GROUP_CHARACTERS = 8 * 1024 ** 2;

/**
 * The maximum number of groups that are cached. In a result with more groups, most groups have few rows, so a larger cache would save
 * little.
 */
export const MAX_CACHED_GROUPS = 1_000;

/**
 * Yields the rows of a result. All rows together take several times the memory of the columns, so each row is created only when it
 * is used.
 */
export function* eachRow<Row>(count: number, read: (row: number) => Row): Generator<Row> {
  for (let row = 0; row < count; row += 1) yield read(row);
}

/**
 * Returns a function that reads the group of a row. The first {@link MAX_CACHED_GROUPS} groups are cached: their rows share an
 * array.
 */
export function groupReader(groups: readonly TextColumn[]): (row: number) => readonly string[] {
  const cache = new Map<number, readonly string[]>();
  return (row) => {
    let key = 0;
    for (const { distinct, indexes } of groups) key = key * distinct.length + (indexes[row] ?? 0);
    let group = cache.get(key);
    if (!group) {
      group = groups.map(({ distinct, indexes }) => distinct[indexes[row] ?? 0] ?? '');
      // A larger key is rounded, so two groups could have the same key.
      if (cache.size < MAX_CACHED_GROUPS && Number.isSafeInteger(key)) cache.set(key, group);
    }
    return group;
  };
}

/** Returns the length of all strings of a column, in characters. */
function textLength({ distinct, indexes }: TextColumn): number {
  let length = 0;
  for (const index of indexes) length += distinct[index]?.length ?? 0;
  return length;
}

/** Returns the columns with the groups. Throws QueryTooLargeError if the groups of all rows are too long. */
export function groupColumns(columns: Columns, count: number): TextColumn[] {
  const groups = Array.from({ length: count }, (_, nth) => columns.strings(`__g${nth}`));
  const length = groups.reduce((sum, texts) => sum + textLength(texts), 0);
  if (length > MAX_GROUP_CHARACTERS) {
    throw new QueryTooLargeError(
      'memory',
      `expected groups of at most ${MAX_GROUP_CHARACTERS} characters in all rows together, received ${length}`,
    );
  }
  return groups;
}

/** Returns a function that reads a finite number, or null. */
function readNumber(numbers: Float64Array): (row: number) => number | null {
  return (row) => {
    const number = numbers[row] ?? Number.NaN;
    return Number.isFinite(number) ? number : null;
  };
}

/** Returns a function that reads the values of a column of strings or numbers. */
export function readValue(
  columns: Columns,
  name: string,
  isText: boolean,
): (row: number) => ChartRow['values'][number] {
  if (!isText) return readNumber(columns.numbers(name));
  const { distinct, indexes } = columns.strings(name);
  return (row) => distinct[indexes[row] ?? 0] ?? '';
}

/**
 * Reads the rows of a statement over series. Its columns are `__b` (time bucket), `__g0` … (groups), `__n0` … (numbers of events) and
 * `__v0` … (values). A series of the function `count` has no column of values. Throws QueryTooLargeError.
 */
export function readStatement(
  columns: Columns,
  series: readonly (ResolvedSeries | undefined)[],
  groupCount: number,
): IteratorObject<ChartRow> {
  if (columns.rows === 0) return [].values();
  const buckets = columns.numbers('__b');
  const groups = groupColumns(columns, groupCount);
  const values = series.map((item, index) => {
    if (!item) return () => undefined;
    const counts = columns.numbers(`__n${index}`);
    const read =
      item.series.aggFn === 'count' ? readNumber(counts) : readValue(columns, `__v${index}`, hasTextValue(item));
    return (row: number) => (counts[row] === 0 ? undefined : read(row));
  });
  const groupOf = groupReader(groups);
  return eachRow(columns.rows, (row) => {
    return { bucket: buckets[row] ?? 0, group: groupOf(row), values: values.map((read) => read(row)) };
  });
}
