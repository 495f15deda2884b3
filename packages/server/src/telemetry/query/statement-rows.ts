import type { ChartSeries } from '@observability-api/schemas';
import type { Columns, TextColumn } from '../clickhouse/engine.ts';
import { QueryTooLargeError } from '../clickhouse/engine-errors.ts';
import { type ChartRow, MAX_ROWS } from './chart-query.ts';
import { computeRatio } from './quotient.ts';

/** Where the numbers of a statement go. */
export interface Layout {
  /** Its series, and which ones of the query they are. */
  readonly series: readonly { readonly index: number; readonly series: Pick<ChartSeries, 'aggFn'> }[];
  /** How many series the query has. */
  readonly seriesCount: number;
  /** By how much it groups. */
  readonly groupCount: number;
}

/** A series in the rows of a statement. */
export interface SeriesColumn {
  /** Which one of the query it is. */
  readonly index: number;
  /** How many events a row has of it; without any it has no number there. */
  readonly counts: Float64Array;
  /** NaN for what cannot be computed. */
  readonly numbers: Float64Array;
}

/** What one statement computed, by column. */
export interface StatementRows {
  readonly buckets: Float64Array;
  readonly groups: readonly TextColumn[];
  readonly series: readonly SeriesColumn[];
  /** How many series the query has. */
  readonly seriesCount: number;
}

/** How long the groups of all rows may be, in characters: one long text may be in every row. */
const MOST_TEXT = 8 * 1024 ** 2;

function lengthOf({ distinct, indexes: of }: TextColumn): number {
  let length = 0;
  for (const place of of) length += distinct[place]?.length ?? 0;
  return length;
}

/**
 * What is in the answer of a statement: `__b` are the buckets, `__g0` … the groups, `__n0` … how many events, `__v0` … the numbers
 * of what is not a count.
 */
function readStatement(columns: Columns, { series, seriesCount, groupCount }: Layout): StatementRows {
  return {
    buckets: columns.numbers('__b'),
    groups: Array.from({ length: groupCount }, (_, nth) => columns.texts(`__g${nth}`)),
    series: series.map(({ index, series: { aggFn } }, nth) => {
      const counts = columns.numbers(`__n${nth}`);
      return { index, counts, numbers: aggFn === 'count' ? counts : columns.numbers(`__v${nth}`) };
    }),
    seriesCount,
  };
}

/** What is in the answers of statements with the same columns. Throws QueryTooLarge where it is too much together. */
export function readStatements(answers: readonly Columns[], layout: Layout): StatementRows[] {
  const rows = answers.reduce((sum, answer) => sum + answer.rows, 0);
  if (rows > MAX_ROWS) throw new QueryTooLargeError('rows', 396, `${rows} rows`);
  const read = answers.map((answer) => readStatement(answer, layout));
  const length = read.flatMap(({ groups }) => groups).reduce((sum, texts) => sum + lengthOf(texts), 0);
  if (length > MOST_TEXT) throw new QueryTooLargeError('memory', 0, `the groups of all rows are ${length} characters`);
  return read;
}

/** The same as rows. */
export function rowsOfStatement({ buckets, groups, series, seriesCount }: StatementRows): ChartRow[] {
  return Array.from(buckets, (bucket, row) => {
    const values: (number | null | undefined)[] = new Array(seriesCount).fill(undefined);
    for (const { index, counts, numbers } of series) {
      const number = numbers[row] ?? Number.NaN;
      if (counts[row] !== 0) values[index] = Number.isFinite(number) ? number : null;
    }
    return { bucket, group: groups.map(({ distinct, indexes: of }) => distinct[of[row] ?? 0] ?? ''), values };
  });
}

/** Series 0 divided by series 1, as the only one. `emptyIsZero` is for a series that counts or sums. */
export function dividedStatement(rows: StatementRows, emptyIsZero: boolean): StatementRows {
  const valueAt = (column: SeriesColumn | undefined, row: number): number | undefined =>
    column?.counts[row] === 0 ? undefined : column?.numbers[row];
  const [dividend, divisor] = rows.series;
  const numbers = rows.buckets.map(
    (_, row) => computeRatio([valueAt(dividend, row), valueAt(divisor, row)], emptyIsZero) ?? Number.NaN,
  );
  const counts = rows.buckets.map((_, row) => (dividend?.counts[row] ?? 0) + (divisor?.counts[row] ?? 0));
  return { ...rows, series: [{ index: 0, counts, numbers }], seriesCount: 1 };
}
