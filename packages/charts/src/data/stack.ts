import { clampToFinite } from './rank.ts';
import type { Series } from './time-series.ts';

/** The outer edges of a layer: the sums of its values and of those below it. */
export interface Layer {
  readonly name: string;
  readonly color: string;
  readonly positive: readonly number[];
  readonly negative: readonly number[];
}

/**
 * Stacks series. Positive values are stacked upwards and negative ones downwards, so that neither hides the other. Layers are drawn
 * from the last to the first, each from 0 to its outer edge. Without inner edges, the SVG is half as long.
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
