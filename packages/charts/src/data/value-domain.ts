/** The range of values on an axis. */
export interface Domain {
  readonly low: number;
  readonly high: number;
}

const LARGEST = Number.MAX_VALUE / 4;

/**
 * Returns the range of a value axis for values from `low` to `high`.
 *
 * - It contains 0 unless `fitToData` is true.
 * - Each end other than 0 has a margin of 5 % of the range.
 * - If `low` and `high` are (almost) equal and `fitToData` is true, the range is first extended by 10 % of the value in both directions.
 * - Without values, that is if `low` is greater than `high`, the range is from 0 to 1. The same applies if all values are 0.
 */
export function valueDomain(low: number, high: number, fitToData: boolean): Domain {
  if (!(low <= high)) return { low: 0, high: 1 };
  // The distance between the ends must be finite, too.
  const [first, last] = [low, high].map((value) => Math.min(LARGEST, Math.max(-LARGEST, value))) as [number, number];
  let [bottom, top] = fitToData ? [first, last] : [Math.min(0, first), Math.max(0, last)];
  const size = Math.max(Math.abs(bottom), Math.abs(top));
  // Margins and ticks of such small numbers can underflow to 0.
  if (size < 1e-300) return { low: 0, high: 1 };
  // Differences close to the precision of numbers would give ticks with equal labels.
  if (top - bottom <= size * 1e-9) {
    const space = size * 0.1;
    [bottom, top] = [bottom - space, top + space];
  }
  const space = (top - bottom) * 0.05;
  return { low: bottom === 0 ? 0 : bottom - space, high: top === 0 ? 0 : top + space };
}
