import { timeLabel } from './format/time-ticks.ts';
import { timeModelOf } from './kinds/time-model.ts';
import { type Box, sceneOf } from './scene.ts';
import type { ChartProps, TimeRange } from './types.ts';

/** A series as it is drawn. */
export interface SeriesGeometry {
  readonly name: string;
  /** The color of the line; gray for a series without a color of its own. */
  readonly color: string;
  readonly values: readonly (number | null)[];
  readonly comparison?: readonly (number | null)[] | undefined;
  /** Returns the text of a value. */
  format(value: number | null | undefined): string;
}

/** The positions of the parts of a time chart. A crosshair, a tooltip and a selection by dragging need it. */
export interface TimeGeometry {
  readonly plot: Box;
  readonly range: TimeRange;
  /** The size of a bucket in milliseconds; 0 if it is not known. */
  readonly step: number;
  /** The starts of the buckets, in ascending order. */
  readonly times: readonly number[];
  /** The most important series first. */
  readonly series: readonly SeriesGeometry[];
  xOf(time: number): number;
  yOf(value: number): number;
  /** Returns the time at a coordinate, at most the ends of the range. */
  timeAt(x: number): number;
  /** Returns the index of the bucket at a coordinate, or undefined if there are no buckets. */
  bucketAt(x: number): number | undefined;
  /** Returns the text of a time in the zone of the chart. */
  formatTime(time: number): string;
}

/** Returns the geometry of a line, area or stacked bar chart, or undefined for other display types. */
export function timeGeometry(props: ChartProps): TimeGeometry | undefined {
  if (!['line', 'area', 'stacked_bar'].includes(props.result.displayType)) return undefined;
  const scene = sceneOf(props);
  const { data, plot, top, rest, x, y, kind } = timeModelOf(scene);
  const { startTime, endTime } = data.range;
  const timeAt = (position: number) => {
    const share = Math.min(1, Math.max(0, (position - plot.x) / plot.width));
    return Math.round(startTime + share * (endTime - startTime));
  };
  return {
    plot,
    range: data.range,
    step: data.step,
    times: data.times,
    series: [...top, ...rest].map(({ name, color, values, comparison, format }) => ({
      name,
      color,
      values,
      comparison,
      format: (value) => format.value(value),
    })),
    xOf: x,
    yOf: y,
    timeAt,
    bucketAt: (position) => nearest(data.times, timeAt(position) - (kind === 'stacked_bar' ? data.step / 2 : 0)),
    formatTime: (time) => timeLabel(time, scene.zone),
  };
}

/** Returns the index of the time that is nearest. */
function nearest(times: readonly number[], time: number): number | undefined {
  if (times.length === 0) return undefined;
  let low = 0;
  let high = times.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) <= time) low = middle;
    else high = middle;
  }
  return time - (times[low] ?? 0) <= (times[high] ?? 0) - time ? low : high;
}
