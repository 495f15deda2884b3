import type { Steps } from '../../computation.ts';

/** The values between two bounds, assumed to be spread evenly. If the bounds are equal, all values equal them. */
export interface Interval {
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/**
 * Returns the buckets of a histogram as intervals. The first bucket starts at 0, or at its bound if that is negative. The last
 * bucket has no width, because its values are only known to be above the last bound. Infinite bounds at the end are ignored. If there
 * are no other bounds, returns an empty list.
 */
export function intervals(bounds: ArrayLike<number>, counts: ArrayLike<number>): Interval[] {
  let bucketsWithBound = bounds.length;
  while (bucketsWithBound > 0 && bounds[bucketsWithBound - 1] === Number.POSITIVE_INFINITY) bucketsWithBound -= 1;
  const last = bounds[bucketsWithBound - 1];
  if (last === undefined) return [];
  const result: Interval[] = [];
  let low = Math.min(0, bounds[0] ?? 0);
  for (let index = 0; index < counts.length; index += 1) {
    const high = index < bucketsWithBound ? (bounds[index] ?? last) : last;
    result.push({ low, high, count: Math.max(counts[index] ?? 0, 0) });
    low = high;
  }
  return result;
}

/** The buckets of one side of an exponential histogram. The bucket `index` ends at `2 ^ ((index + 1) / 2 ^ scale)`. */
export interface ExponentialBuckets {
  readonly scale: number;
  readonly indexes: ArrayLike<number>;
  readonly counts: ArrayLike<number>;
}

/** Returns the buckets of one side of an exponential histogram as intervals. `sign` is -1 for the negative side. */
export function exponentialIntervals({ scale, indexes, counts }: ExponentialBuckets, sign: 1 | -1): Interval[] {
  const boundOf = (index: number) => Math.min(2 ** (index * 2 ** -scale), Number.MAX_VALUE);
  return Array.from(indexes, (index, position) => {
    const [inner, outer] = [boundOf(index), boundOf(index + 1)];
    const count = Math.max(counts[position] ?? 0, 0);
    return sign === 1 ? { low: inner, high: outer, count } : { low: -outer, high: -inner, count };
  });
}

/** Returns the number of values that are at most `value`. */
function countUpTo(value: number, intervals: readonly Interval[]): number {
  let sum = 0;
  for (const { low, high, count } of intervals) {
    if (value >= high) sum += count;
    else if (value > low) sum += (count * (value - low)) / (high - low);
  }
  return sum;
}

/** Returns the number of values in the intervals whose bounds both equal `value`. */
function countAt(value: number, intervals: readonly Interval[]): number {
  let sum = 0;
  for (const { low, high, count } of intervals) if (low === high && high === value) sum += count;
  return sum;
}

/** Returns the edges of all intervals in ascending order. An edge of several intervals is repeated. */
function sortedEdges(intervals: readonly Interval[]): Float64Array {
  const edges = new Float64Array(2 * intervals.length);
  for (const [index, { low, high }] of intervals.entries()) {
    edges[2 * index] = low;
    edges[2 * index + 1] = high;
  }
  return edges.sort();
}

/**
 * Returns the quantile at `level` (0 to 1), or null without values. Intervals may overlap. Takes O(n log n). The number of values that are
 * at most an edge does not decrease from edge to edge. A binary search over the sorted edges therefore finds the first edge at which this
 * number reaches the target.
 */
export function* quantile(intervals: readonly Interval[], level: number): Steps<number | null> {
  const counted = intervals.filter(({ count }) => count > 0);
  const target = level * counted.reduce((sum, { count }) => sum + count, 0);
  yield undefined;
  const edges = sortedEdges(counted);
  let first = 0;
  let last = edges.length - 1;
  while (first < last) {
    yield undefined;
    const middle = (first + last) >>> 1;
    if (countUpTo(edges[middle] ?? 0, counted) >= target) last = middle;
    else first = middle + 1;
  }
  const edge = edges[first];
  if (edge === undefined) return null;
  const previous = edges[first - 1];
  if (previous === undefined) return edge;
  const before = countUpTo(previous, counted);
  const between = countUpTo(edge, counted) - countAt(edge, counted) - before;
  return target < before + between ? previous + ((edge - previous) * (target - before)) / between : edge;
}
