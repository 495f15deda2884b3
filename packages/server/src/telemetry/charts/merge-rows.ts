import type { ChartRow } from './chart-query.ts';

/** One number of one series. */
export interface Cell {
  readonly bucket: number;
  readonly group: readonly string[];
  readonly series: number;
  readonly value: number | null;
}

const compareGroups = (a: readonly string[], b: readonly string[]): number => {
  for (let index = 0; index < a.length; index += 1) {
    const text = a[index] ?? '';
    const other = b[index] ?? '';
    if (text !== other) return text < other ? -1 : 1;
  }
  return 0;
};

/** Different for different groups, whatever is in them, and quicker than JSON. */
const keyOf = (bucket: number, group: readonly string[]): string => {
  let key = String(bucket);
  for (const text of group) key += ` ${text.length} ${text}`;
  return key;
};

/** Puts the numbers of all series with the same bucket and group into one row; ordered by bucket, then group. */
export const mergeRows = (cells: readonly Cell[], seriesCount: number): ChartRow[] => {
  const rows = new Map<string, ChartRow & { readonly values: (number | null | undefined)[] }>();
  for (const { bucket, group, series, value } of cells) {
    const key = keyOf(bucket, group);
    let row = rows.get(key);
    if (!row) {
      row = { bucket, group, values: Array.from({ length: seriesCount }, () => undefined) };
      rows.set(key, row);
    }
    row.values[series] = value;
  }
  return [...rows.values()].sort((a, b) => a.bucket - b.bucket || compareGroups(a.group, b.group));
};

/** Series 0 divided by series 1: null when there is nothing to divide by. `emptyIsZero` is for a series that counts or sums. */
export const divided = (rows: readonly ChartRow[], emptyIsZero: boolean): ChartRow[] =>
  rows.map((row) => {
    const [dividend = emptyIsZero ? 0 : null, divisor] = row.values;
    return { ...row, values: [dividend === null || !divisor ? null : dividend / divisor] };
  });
