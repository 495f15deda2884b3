import { clampToFinite } from './rank.ts';
import type { Series } from './time-series.ts';

/** A series of a stacked chart. Its edges are cumulative: each value includes the values of the layers between it and the axis. */
export interface Layer {
  readonly name: string;
  readonly color: string;
  readonly positive: readonly number[];
  readonly negative: readonly number[];
}

/**
 * Stacks series. Positive values are stacked upwards and negative ones downwards, so that neither hides the other. The caller draws the
 * layers from the last to the first, each from 0 to its edge. Paths without a second edge are half as long.
 */
export function stack(series: readonly (Series & { readonly color: string })[]): readonly Layer[] {
  const length = series[0]?.values.length ?? 0;
  let positive: readonly number[] = new Array<number>(length).fill(0);
  let negative = positive;
  return series.map(({ name, color, values }) => {
    positive = positive.map((sum, index) => clampToFinite(sum + Math.max(0, values[index] ?? 0)));
    negative = negative.map((sum, index) => clampToFinite(sum + Math.min(0, values[index] ?? 0)));
    return { name, color, positive, negative };
  });
}
