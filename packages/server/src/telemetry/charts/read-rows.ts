import type { Columns } from '../engine.ts';
import type { ChartRow } from './chart-query.ts';

/** Where the numbers of a statement go. */
export interface Layout {
  /** Which ones of the query its series are. */
  readonly series: readonly number[];
  /** How many series the query has. */
  readonly seriesCount: number;
  /** By how much it groups. */
  readonly groupCount: number;
}

const number = (value: string | number | null | undefined): number | null => {
  const result = value === null || value === undefined ? Number.NaN : Number(value);
  return Number.isFinite(result) ? result : null;
};

/**
 * The rows of the series that one statement computed: `__b` are the buckets, `__g0` … the groups, `__n0` … how many events,
 * `__v0` … the numbers. A series without events in a row has none there.
 */
export const readRows = (columns: Columns, { series, seriesCount, groupCount }: Layout): ChartRow[] => {
  const column = (name: string) => columns[name] ?? [];
  const groups = Array.from({ length: groupCount }, (_, index) => column(`__g${index}`));
  const parts = series.map((index, nth) => ({ index, counts: column(`__n${nth}`), numbers: columns[`__v${nth}`] }));
  const rows: ChartRow[] = [];
  for (const [at, bucket] of column('__b').entries()) {
    const values = valuesAt(at, parts, seriesCount);
    if (values) rows.push({ bucket: Number(bucket), group: groups.map((texts) => String(texts[at])), values });
  }
  return rows;
};

interface Part {
  readonly index: number;
  readonly counts: readonly unknown[];
  /** Absent where the count is the number. */
  readonly numbers: Columns[string] | undefined;
}

/** The values of a row, or `undefined` when no series has events there. */
const valuesAt = (at: number, parts: readonly Part[], seriesCount: number): ChartRow['values'] | undefined => {
  let values: (number | null | undefined)[] | undefined;
  for (const { index, counts, numbers } of parts) {
    const events = Number(counts[at]);
    if (events === 0) continue;
    values ??= new Array(seriesCount).fill(undefined);
    values[index] = numbers ? number(numbers[at]) : events;
  }
  return values;
};
