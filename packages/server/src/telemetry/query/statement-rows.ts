import type { ChartSeries } from '@observability-api/schemas';
import type { Columns, TextColumn } from '../clickhouse/engine.ts';
import { QueryTooLargeError } from '../clickhouse/engine-errors.ts';
import type { Steps } from '../computation.ts';
import { type ChartRow, MAX_ROWS } from './chart-query.ts';

/** Which numbers of a query a statement computes. */
export interface Layout {
  /** The series of the statement, with their indexes in the query. */
  readonly series: readonly { readonly index: number; readonly series: Pick<ChartSeries, 'aggFn'> }[];
  /** The number of series of the query. */
  readonly seriesCount: number;
  /** The number of fields that the query groups by. */
  readonly groupCount: number;
}

/** The maximum length of the groups of all rows in characters. One long text may be in every row. */
export const MAX_GROUP_CHARACTERS = 8 * 1024 ** 2;

/** The number of rows that are read in one step. */
const ROWS_PER_STEP = 500;

/** Returns a function that reads the group of a row. Rows of the same group share one array. */
function groupReader(groups: readonly TextColumn[]): (row: number) => readonly string[] {
  const known = new Map<number, readonly string[]>();
  return (row) => {
    let key = 0;
    for (const { distinct, indexes: of } of groups) key = key * distinct.length + (of[row] ?? 0);
    let group = known.get(key);
    if (!group) {
      group = groups.map(({ distinct, indexes: of }) => distinct[of[row] ?? 0] ?? '');
      // A larger key is not exact.
      if (Number.isSafeInteger(key)) known.set(key, group);
    }
    return group;
  };
}

function lengthOf({ distinct, indexes: of }: TextColumn): number {
  let length = 0;
  for (const place of of) length += distinct[place]?.length ?? 0;
  return length;
}

/**
 * Reads the rows of a statement. Its columns are `__b` for the buckets, `__g0` … for the groups, `__n0` … for the number of events of
 * a series and `__v0` … for the numbers of a series that is not a count. Throws QueryTooLarge.
 */
export function* readStatement(columns: Columns, { series, seriesCount, groupCount }: Layout): Steps<ChartRow[]> {
  if (columns.rows === 0) return [];
  if (columns.rows > MAX_ROWS) throw new QueryTooLargeError('rows', 396, `${columns.rows} rows`);
  const buckets = columns.numbers('__b');
  const groups = Array.from({ length: groupCount }, (_, nth) => columns.texts(`__g${nth}`));
  const length = groups.reduce((sum, texts) => sum + lengthOf(texts), 0);
  if (length > MAX_GROUP_CHARACTERS) {
    throw new QueryTooLargeError('memory', 0, `the groups of all rows are ${length} characters`);
  }
  const read = series.map(({ index, series: { aggFn } }, nth) => {
    const counts = columns.numbers(`__n${nth}`);
    return { index, counts, numbers: aggFn === 'count' ? counts : columns.numbers(`__v${nth}`) };
  });
  const groupOf = groupReader(groups);
  const rows: ChartRow[] = [];
  for (let row = 0; row < columns.rows; row += 1) {
    const values: ChartRow['values'][number][] = [];
    while (values.length < seriesCount) values.push(undefined);
    for (const { index, counts, numbers } of read) {
      const number = numbers[row] ?? Number.NaN;
      if (counts[row] !== 0) values[index] = Number.isFinite(number) ? number : null;
    }
    rows.push({ bucket: buckets[row] ?? 0, group: groupOf(row), values });
    if (rows.length % ROWS_PER_STEP === 0) yield undefined;
  }
  return rows;
}
