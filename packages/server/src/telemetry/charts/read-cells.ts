import type { ChartSeries } from '@observability-api/schemas';
import type { DistributionRow } from './distribution-metric.ts';
import type { Cell } from './merge-rows.ts';
import { type Interval, intervals, quantile } from './quantile.ts';

/** A row of a statement: `__b` the bucket, `__g0` … the group, `__n0` … how many events, `__v0` … the numbers. */
export type StatementRow = Readonly<Record<string, string | number | null>>;

const number = (value: string | number | null | undefined): number | null => {
  const result = value === null || value === undefined ? Number.NaN : Number(value);
  return Number.isFinite(result) ? result : null;
};

/** The names of columns that differ by a number, made once and not with every row. */
const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => letter + index);

const groupOf = (row: StatementRow, names: readonly string[]): string[] => {
  const group: string[] = [];
  for (const name of names) group.push(String(row[name]));
  return group;
};

/** The numbers of the series that one statement computed; a series without events in a row has none there. */
export const readCells = (rows: readonly StatementRow[], series: readonly number[], groupCount: number): Cell[] => {
  const groups = numbered('__g', groupCount);
  const columns = series.map((index, nth) => ({ index, count: `__n${nth}`, value: `__v${nth}` }));
  const cells: Cell[] = [];
  for (const row of rows) {
    const bucket = Number(row['__b']);
    const group = groupOf(row, groups);
    for (const { index, count, value } of columns) {
      const events = Number(row[count]);
      if (events === 0) continue;
      const found = row[value];
      cells.push({ bucket, group, series: index, value: found === undefined ? events : number(found) });
    }
  }
  return cells;
};

interface Distribution {
  readonly cell: Omit<Cell, 'value'>;
  count: number;
  sum: number;
  min: number | null;
  max: number | null;
  readonly intervals: Interval[];
}

const least = (a: number | null, b: number | null | undefined): number | null =>
  a === null ? (b ?? null) : Math.min(a, b ?? a);

const most = (a: number | null, b: number | null | undefined): number | null =>
  a === null ? (b ?? null) : Math.max(a, b ?? a);

const valueOfDistribution = ({ count, sum, min, max, intervals: all }: Distribution, series: ChartSeriesLike) => {
  switch (series.aggFn) {
    case 'count':
      return count;
    case 'sum':
      return sum;
    case 'avg':
      return count === 0 ? null : sum / count;
    case 'min':
      return min;
    case 'max':
      return max;
    default:
      return quantile(all, series.level ?? 0.5);
  }
};

type ChartSeriesLike = Pick<ChartSeries, 'aggFn' | 'level'>;

/** The numbers of a series of distributions: those of one bucket and group that are divided differently become one. */
export const readDistributions = (
  rows: readonly (StatementRow & DistributionRow)[],
  index: number,
  series: ChartSeriesLike,
  groupCount: number,
): Cell[] => {
  const found = new Map<string, Distribution>();
  const groups = numbered('__g', groupCount);
  for (const row of rows) {
    const where = { bucket: Number(row['__b']), group: groupOf(row, groups) };
    const key = JSON.stringify(where);
    const known = found.get(key) ?? {
      cell: { ...where, series: index },
      count: 0,
      sum: 0,
      min: null,
      max: null,
      intervals: [],
    };
    found.set(key, known);
    known.count += Number(row.__count);
    known.sum += Number(row.__sum);
    known.min = least(known.min, row.__min);
    known.max = most(known.max, row.__max);
    known.intervals.push(...intervals(row.__bounds ?? [], row.__buckets ?? []));
  }
  return [...found.values()].map((distribution) => ({
    ...distribution.cell,
    value: valueOfDistribution(distribution, series),
  }));
};
