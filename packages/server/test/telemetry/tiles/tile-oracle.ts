import type { TestEvent } from '../support/send-telemetry.ts';

/** An aggregate of the events of a bucket and group. */
export interface OracleItem {
  readonly aggFn: 'count' | 'count_distinct' | 'sum' | 'avg' | 'min' | 'max' | 'quantile' | 'last_value';
  readonly level?: number;
  /** Returns the value of an event to aggregate, or undefined if the event has none. */
  readonly number: (event: TestEvent) => number | undefined;
  readonly matches: (event: TestEvent) => boolean;
}

/** Computes a value of a row from the values of the items. */
export type OracleOutput = (values: readonly (number | null)[]) => number | null;

/** A chart tile for the oracle, which is a reference implementation of charts in TypeScript. */
export interface OracleTile {
  readonly startMs: number;
  readonly endMs: number;
  readonly bucketMs: number;
  readonly items: readonly OracleItem[];
  readonly groups: readonly ((event: TestEvent) => string)[];
  readonly outputs: readonly OracleOutput[];
}

/** A row of a tile. */
export interface OracleRow {
  readonly bucket: number;
  readonly group: readonly string[];
  readonly values: readonly (number | null)[];
}

function finiteOrNull(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Returns a quantile with linear interpolation between the two nearest values. */
export function quantileOf(numbers: readonly number[], level: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const position = level * (sorted.length - 1);
  const low = sorted[Math.floor(position)] ?? Number.NaN;
  const high = sorted[Math.ceil(position)] ?? Number.NaN;
  return low + (high - low) * (position - Math.floor(position));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function aggregate({ aggFn, level = 0.5, matches, number }: OracleItem, events: readonly TestEvent[]): number | null {
  const matching = events.filter(matches);
  if (aggFn === 'count') return matching.length;
  const numbers = matching.map(number).filter((value) => value !== undefined);
  if (aggFn === 'count_distinct') return new Set(numbers).size;
  if (matching.length === 0 && aggFn === 'sum') return 0;
  if (numbers.length === 0) return null;
  switch (aggFn) {
    case 'sum':
      return sum(numbers);
    case 'avg':
      return sum(numbers) / numbers.length;
    case 'min':
      return Math.min(...numbers);
    case 'max':
      return Math.max(...numbers);
    case 'quantile':
      return quantileOf(numbers, level);
    case 'last_value': {
      const latest = matching.filter((event) => number(event) !== undefined).toSorted((a, b) => b.time - a.time)[0];
      return finiteOrNull(latest && number(latest));
    }
  }
}

/** Compares rows by bucket, then by group. */
export function byBucketAndGroup(a: OracleRow, b: OracleRow): number {
  if (a.bucket !== b.bucket) return a.bucket - b.bucket;
  const index = a.group.findIndex((text, nth) => text !== b.group[nth]);
  if (index === -1) return 0;
  return (a.group[index] ?? '') < (b.group[index] ?? '') ? -1 : 1;
}

/** Returns the rows of a tile without its `having` condition and limits, ordered by bucket and group. */
export function oracleRows(
  { bucketMs, endMs, groups, items, outputs, startMs }: OracleTile,
  events: readonly TestEvent[],
): OracleRow[] {
  const inRange = events.filter(({ time }) => time >= startMs && time < endMs);
  const matching = inRange.filter((event) => items.some(({ matches }) => matches(event)));
  const keyOf = (event: TestEvent) =>
    JSON.stringify([Math.floor(event.time / bucketMs) * bucketMs, ...groups.map((read) => read(event))]);
  const rows = [...Map.groupBy(matching, keyOf)].map(([key, bucketEvents]): OracleRow => {
    const [bucket, ...group] = JSON.parse(key);
    const values = items.map((item) => finiteOrNull(aggregate(item, bucketEvents)));
    return { bucket, group, values: outputs.map((output) => finiteOrNull(output(values))) };
  });
  return rows.toSorted(byBucketAndGroup);
}

function largestOf({ values }: OracleRow): number {
  return Math.max(...values.map((value) => value ?? Number.NEGATIVE_INFINITY));
}

/**
 * Returns the rows of the `limit` groups with the largest value in any bucket, and whether there are more groups. Omits the group whose
 * grouping columns are all empty.
 */
export function largestGroups(rows: readonly OracleRow[], limit: number) {
  const named = rows.filter(({ group }) => group.some((text) => text !== ''));
  const peaks = [...Map.groupBy(named, ({ group }) => JSON.stringify(group))].map(([key, groupRows]) => ({
    row: { bucket: 0, group: JSON.parse(key), values: [] },
    peak: Math.max(...groupRows.map(largestOf)),
  }));
  // The difference of equal infinities is NaN.
  const ranked = peaks.toSorted((a, b) => (a.peak === b.peak ? byBucketAndGroup(a.row, b.row) : b.peak - a.peak));
  const shownGroups = new Set(ranked.slice(0, limit).map(({ row }) => JSON.stringify(row.group)));
  return {
    rows: named.filter(({ group }) => shownGroups.has(JSON.stringify(group))),
    isTruncated: ranked.length > limit,
  };
}

/** Orders rows by their first value, largest first unless `isAscending`. Rows without a value are last. */
export function byFirstValue(rows: readonly OracleRow[], isAscending = false): OracleRow[] {
  return rows.toSorted((a, b) => {
    const [left = null, right = null] = [a.values[0], b.values[0]];
    if (left === right) return byBucketAndGroup(a, b);
    if (left === null || right === null) return left === null ? 1 : -1;
    return isAscending ? left - right : right - left;
  });
}
