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
const keyOf = (group: readonly string[]): string =>
  group.length === 1 ? (group[0] ?? '') : group.map((text) => `${text.length} ${text}`).join('');

interface Merged extends ChartRow {
  readonly values: (number | null | undefined)[];
}

/** Puts the numbers of all series with the same bucket and group into one row; ordered by bucket, then group. */
export const mergeRows = (cells: readonly Cell[], seriesCount: number): ChartRow[] => {
  const buckets = new Map<number, Map<string, Merged>>();
  const rows: Merged[] = [];
  for (const { bucket, group, series, value } of cells) {
    const groups = buckets.get(bucket) ?? new Map<string, Merged>();
    if (groups.size === 0) buckets.set(bucket, groups);
    const key = keyOf(group);
    let row = groups.get(key);
    if (!row) {
      row = { bucket, group, values: new Array(seriesCount).fill(undefined) };
      groups.set(key, row);
      rows.push(row);
    }
    row.values[series] = value;
  }
  // Statements are ordered already, so that little is left to do here.
  return rows.sort((a, b) => a.bucket - b.bucket || compareGroups(a.group, b.group));
};

/** Series 0 divided by series 1: null when there is nothing to divide by. `emptyIsZero` is for a series that counts or sums. */
export const divided = (rows: readonly ChartRow[], emptyIsZero: boolean): ChartRow[] =>
  rows.map((row) => {
    const [dividend = emptyIsZero ? 0 : null, divisor] = row.values;
    return { ...row, values: [dividend === null || !divisor ? null : dividend / divisor] };
  });
