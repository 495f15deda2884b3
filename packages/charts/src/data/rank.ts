import { compareNames } from '../theme.ts';
import type { Series } from './time-series.ts';

/** The maximum number of ranked items in a legend, including one for all others. More colors are hard to distinguish. */
const MAX_LEGEND_ITEMS = 10;

/** The items with the largest weight, and the others. */
export interface Ranked<Item> {
  /** The items in the order of the legend. */
  readonly top: readonly Item[];
  readonly others: readonly Item[];
}

/** The maximum number of items whose names are compared. Comparing the names of 50,000 items takes more than 100 ms. */
const MAX_COMPARED = 1_000;

/**
 * Separates the items with the largest weight from the others. A single remaining item is also a top item, because "+1 more" saves no
 * space. Items of equal weight are sorted by name, or keep the given order if there are more than {@link MAX_COMPARED} items.
 */
export function rank<Item extends { readonly name: string }>(
  items: readonly Item[],
  weight: (item: Item) => number,
): Ranked<Item> {
  const sorted = items.toSorted(
    (a, b) => weight(b) - weight(a) || (items.length > MAX_COMPARED ? 0 : compareNames(a.name, b.name)),
  );
  const count = sorted.length <= MAX_LEGEND_ITEMS ? sorted.length : MAX_LEGEND_ITEMS - 1;
  return { top: sorted.splice(0, count), others: sorted };
}

/** Returns the weight of a series: the sum of its absolute values. */
export function weightOf({ values }: Series): number {
  return values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0);
}

/** Returns the sum of series. If no series has a value in a bucket, the sum has none either. Returns undefined without series. */
export function sumOf(name: string, series: readonly Series[]): Series | undefined {
  const [first] = series;
  if (!first) return undefined;
  const values = first.values.map((_, index) =>
    series.reduce<number | null>((sum, { values }) => {
      const value = values[index] ?? null;
      return value === null ? sum : clampToFinite((sum ?? 0) + value);
    }, null),
  );
  return { name, format: first.format, values };
}

/** Clamps a sum that has overflowed to `Number.MAX_VALUE` or `-Number.MAX_VALUE`. */
export function clampToFinite(sum: number): number {
  return Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, sum));
}
