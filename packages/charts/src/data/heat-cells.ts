import { createFormat, type ValueFormat } from '../format/number-format.ts';
import type { QueryResult, Tile, TimeRange } from '../types.ts';
import { numberOf, timeOf } from './columns.ts';
import { granularityMs } from './time-series.ts';

/** A cell of a heatmap: the number of events with values in one bucket of values, in one time bucket. */
export interface HeatCell {
  readonly time: number;
  readonly bucket: number;
  readonly count: number;
}

/** The data of a heatmap. */
export interface HeatCells {
  readonly cells: readonly HeatCell[];
  /** The width of a cell in milliseconds. */
  readonly step: number;
  readonly range: TimeRange;
  /** The edges of the buckets of values. */
  readonly bounds: readonly number[];
  /** The indexes of the lowest and the highest bucket that are drawn. */
  readonly lowest: number;
  readonly highest: number;
  /** The format of the measured value. */
  readonly format: ValueFormat;
  readonly countFormat: ValueFormat;
}

/** Returns the range of values of a bucket as text. The first bucket has no lower bound, and the last one no upper bound. */
export function bucketText(bounds: readonly number[], { value }: Pick<ValueFormat, 'value'>, bucket: number): string {
  if (bucket <= 0) return `below ${value(bounds[0])}`;
  if (bucket >= bounds.length) return `above ${value(bounds.at(-1))}`;
  return `${value(bounds[bucket - 1])} to ${value(bounds[bucket])}`;
}

/** Collects the cells of a heatmap with a count above 0. */
export function heatCellsOf(tile: Tile, result: QueryResult, timeRange: TimeRange | undefined): HeatCells {
  const { columns } = result;
  const timeIndex = columns.findIndex(({ role }) => role === 'time');
  const valueIndex = columns.findLastIndex(({ role }) => role === 'value');
  const boundsIndex = columns.findIndex(({ bounds }) => bounds !== undefined);
  const bucketIndex =
    boundsIndex >= 0 ? boundsIndex : columns.findIndex((_, index) => index !== timeIndex && index !== valueIndex);
  const bucketColumn = columns[bucketIndex];
  const bounds = (bucketColumn?.bounds ?? []).filter((bound) => Number.isFinite(bound));
  const cells = result.rows.flatMap((row): HeatCell[] => {
    const [time, bucket, count] = [timeOf(row[timeIndex]), numberOf(row[bucketIndex]), numberOf(row[valueIndex])];
    const isValid =
      time !== null && bucket !== null && count !== null && count > 0 && bucket >= 0 && bucket <= bounds.length;
    return isValid ? [{ time, bucket: Math.trunc(bucket), count }] : [];
  });
  const times = [...new Set(cells.map(({ time }) => time))].sort((a, b) => a - b);
  const distances = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const spacing =
    granularityMs(result.granularity) ||
    distances.reduce((minimum, distance) => Math.min(minimum, distance), Number.POSITIVE_INFINITY);
  const step = Number.isFinite(spacing) && spacing > 0 ? spacing : 60_000;
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 0];
  const range = timeRange ?? { startTime: first, endTime: last + step };
  // The first and the last bucket count the values outside of the bounds. They are drawn only if they are not empty.
  const hasBelow = cells.some(({ bucket }) => bucket === 0);
  const hasAbove = cells.some(({ bucket }) => bucket === bounds.length);
  return {
    cells,
    step,
    range:
      cells.length === 0
        ? range
        : { startTime: Math.min(range.startTime, first), endTime: Math.max(range.endTime, last + step) },
    bounds,
    lowest: hasBelow ? 0 : 1,
    highest: hasAbove ? bounds.length : bounds.length - 1,
    format: createFormat(tile.config?.numberFormat, bucketColumn?.unit),
    countFormat: createFormat(undefined, columns[valueIndex]?.unit),
  };
}
