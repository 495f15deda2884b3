import { bisectCenter } from 'd3-array';
import type { Box } from '../scene.ts';
import type { TimeRange } from '../types.ts';
import type { LegendBox } from './legend.ts';

/** A series as it is drawn. */
export interface SeriesGeometry {
  readonly name: string;
  /** The color of the series. A series without a color of its own is gray. */
  readonly color: string;
  readonly values: readonly (number | null)[];
  readonly comparison?: readonly (number | null)[] | undefined;
  /** Returns the text of a value. */
  format(value: number | null | undefined): string;
}

/**
 * The positions of what a chart over time draws, for a crosshair, a tooltip and the selection of a time range. Coordinates are in pixels.
 */
export interface TimeGeometry {
  readonly plot: Box;
  readonly range: TimeRange;
  /** The size of a bucket in milliseconds; 0 if it is not known. */
  readonly step: number;
  /** The starts of the buckets, in ascending order. */
  readonly times: readonly number[];
  /** The series, sorted by the sum of their absolute values, largest first. Empty for a heatmap. */
  readonly series: readonly SeriesGeometry[];
  /** The entries of the legend. */
  readonly legend: readonly LegendBox[];
  /** Returns true if a bucket is only partly in the requested time range. Its values can be too low. Always false for a heatmap. */
  isPartial(index: number): boolean;
  /** Returns the x coordinate of a time. */
  xOf(time: number): number;
  /** Returns the y coordinate of a value. For a heatmap, `value` is a position in buckets of values: 1 is the lower edge of bucket 1. */
  yOf(value: number): number;
  /** Returns the time at an x coordinate, clamped to the time range. */
  timeAt(x: number): number;
  /** Returns the index of the time bucket that is drawn nearest to an x coordinate, or undefined if there are no buckets. */
  bucketAt(x: number): number | undefined;
  /** Returns the text of a time in the zone of the chart. */
  formatTime(time: number): string;
  /**
   * Returns the cell of a heatmap in a time bucket at the y coordinate `y`: its range of values and its count, as text. Returns undefined
   * outside of the plot. Other charts do not have this method.
   */
  cellAt?(bucket: number, y: number): { readonly values: string; readonly count: string } | undefined;
}

/** Returns a function that returns the time at an x coordinate, clamped to the time range. */
export function timeAtOf(plot: Box, { startTime, endTime }: TimeRange): (x: number) => number {
  return (position) => {
    const share = Math.min(1, Math.max(0, (position - plot.x) / plot.width));
    return Math.round(startTime + share * (endTime - startTime));
  };
}

/** Returns the index of the nearest time in `times`, which are in ascending order. Returns undefined if there are none. */
export function nearestIndex(times: readonly number[], time: number): number | undefined {
  return times.length === 0 ? undefined : bisectCenter(times, time);
}
