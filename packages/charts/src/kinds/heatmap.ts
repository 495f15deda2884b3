import { range } from 'd3-array';
import type { VNode } from 'preact';
import { truncatedText } from '../accessible/description.ts';
import { bucketText, type HeatCell, type HeatCells, heatCellsOf } from '../data/heat-cells.ts';
import { CompactPath } from '../draw/compact-path.ts';
import { svg } from '../draw/svg.ts';
import { rangeLabel, timeLabel } from '../format/time-ticks.ts';
import { TIME_AXIS_HEIGHT, timeAxis, timeScale, type ValueTick, valueAxis, valueAxisWidth } from '../parts/axes.ts';
import { type Drawing, message, NO_DATA } from '../parts/frame.ts';
import { nearestIndex, type TimeGeometry, timeAtOf } from '../parts/time-geometry.ts';
import { type Box, type Scene, TEXT_SIZE } from '../scene.ts';
import { textWidth } from '../text.ts';

/** The data, scales and layout of a heatmap. */
interface HeatModel {
  readonly data: HeatCells;
  readonly plot: Box;
  readonly legendHeight: number;
  readonly ticks: readonly ValueTick[];
  readonly x: (time: number) => number;
  /** Returns the coordinate of a position in buckets: 1 is the lower edge of bucket 1. */
  readonly y: (position: number) => number;
}

/** The minimum width of a heatmap with a legend, in pixels. The legend is a row of colors between two labels. */
const MIN_LEGEND_WIDTH = 200;

/** Returns the data, scales and layout of a heatmap, even if it has no data. */
function heatModelOf(scene: Scene): HeatModel {
  const { tile, result, body } = scene;
  const data = heatCellsOf(tile, result, scene.timeRange);
  const legendHeight = body.height >= 140 && body.width >= MIN_LEGEND_WIDTH ? 22 : 0;
  const height = body.height - TIME_AXIS_HEIGHT - legendHeight;
  const rows = data.highest - data.lowest + 1;
  const placed = ticksOf(data, Math.max(2, Math.min(8, height / 40)));
  const axisWidth = Math.min(valueAxisWidth(placed.map(({ label }) => label)), body.width / 2);
  const plot = { x: body.x + axisWidth, y: body.y + 4, width: body.width - axisWidth, height: height - 4 };
  const y = (position: number) => plot.y + plot.height * (1 - (position - data.lowest) / rows);
  const ticks = placed.map(({ position, label }): ValueTick => ({ y: y(position), label }));
  return { data, plot, legendHeight, ticks, x: timeScale(plot, data.range), y };
}

/** Returns true if a heatmap has something to draw. */
function hasCells({ cells, bounds }: HeatCells): boolean {
  return cells.length > 0 && bounds.length >= 2;
}

/** Returns the geometry of a heatmap, or undefined if it has no data. */
export function heatGeometry(scene: Scene): TimeGeometry | undefined {
  const { data, plot, x, y } = heatModelOf(scene);
  if (!hasCells(data)) return undefined;
  const { cells, range, step } = data;
  const times = [...new Set(cells.map(({ time }) => time))].sort((a, b) => a - b);
  const counts = new Map(cells.map(({ time, bucket, count }) => [`${time} ${bucket}`, count]));
  const timeAt = timeAtOf(plot, range);
  return {
    plot,
    range,
    step,
    times,
    series: [],
    legend: [],
    isPartial: () => false,
    xOf: x,
    yOf: y,
    timeAt,
    bucketAt: (position) => nearestIndex(times, timeAt(position) - step / 2),
    formatTime: (time) => timeLabel(time, scene.zone),
    cellAt(index, position) {
      const share = 1 - (position - plot.y) / plot.height;
      const bucket = data.lowest + Math.floor(share * (data.highest - data.lowest + 1));
      if (bucket < data.lowest || bucket > data.highest) return undefined;
      const count = counts.get(`${times[index]} ${bucket}`) ?? 0;
      return { values: bucketText(data.bounds, data.format, bucket), count: data.countFormat.value(count) };
    },
  };
}

/** Draws the distribution of a value over time. The more events a cell has, the higher its contrast with the background. */
export function heatmap(scene: Scene): Drawing {
  const { result, theme, zone } = scene;
  const { data, plot, legendHeight, ticks, x, y } = heatModelOf(scene);
  const { cells, range: timeRange, bounds, step } = data;
  const { startTime, endTime } = timeRange;
  const note = endTime > startTime ? rangeLabel(startTime, endTime, zone) : undefined;
  if (!hasCells(data)) return { description: 'Heatmap. No data.', note, content: message(scene, NO_DATA) };

  const maximum = cells.reduce((a, b) => (b.count > a.count ? b : a));
  const colors = theme.sequence.length;
  // The square root makes small counts visible: a linear scale would show only the peaks. The subtraction assigns a count on the border
  // of two colors to the one with less contrast, despite rounding errors.
  const colorOf = (count: number) => Math.min(colors - 1, Math.floor(colors * Math.sqrt(count / maximum.count) - 1e-9));
  const paths = theme.sequence.map(() => new CompactPath());
  const right = plot.x + plot.width;
  for (const { time, bucket, count } of mergeByPixel(data, x, y)) {
    const from = Math.round(Math.max(plot.x, x(time)));
    const end = Math.round(Math.min(right, x(time + step)));
    const top = Math.round(y(bucket + 1));
    paths[colorOf(count)]?.rect(from, top, Math.max(1, end - from), Math.max(1, Math.round(y(bucket)) - top));
  }
  const lower = data.format.value(bounds[0]);
  const upper = data.format.value(bounds.at(-1));
  const description = `Heatmap, values from ${lower} to ${upper}${note ? `, ${note}` : ''}. Highest count: ${data.countFormat.value(maximum.count)} at ${timeLabel(maximum.time, zone)}, ${bucketText(bounds, data.format, maximum.bucket)}.${truncatedText(result.truncated)}`;
  return {
    description,
    note,
    content: [
      paths.map((path, index) =>
        path.toString() === '' ? null : svg('path', { d: path.toString(), fill: theme.sequence[index] ?? '' }),
      ),
      valueAxis(scene, plot, ticks, false),
      timeAxis(scene, plot, timeRange),
      legendHeight > 0
        ? colorLegend(scene, data.countFormat.value(maximum.count), plot.y + plot.height + TIME_AXIS_HEIGHT)
        : null,
    ],
  };
}

/** Of the cells that start at the same pixel, returns only the one with the highest count. */
function mergeByPixel(
  { cells }: HeatCells,
  x: (time: number) => number,
  y: (position: number) => number,
): Iterable<HeatCell> {
  const byPixel = new Map<string, HeatCell>();
  for (const cell of cells) {
    const pixel = `${Math.round(x(cell.time))} ${Math.round(y(cell.bucket))}`;
    const other = byPixel.get(pixel);
    if (!other || other.count < cell.count) byPixel.set(pixel, cell);
  }
  return byPixel.values();
}

/** Returns round values for the axis, with their positions in buckets. */
function ticksOf(
  { bounds, format }: HeatCells,
  count: number,
): { readonly position: number; readonly label: string }[] {
  const [first = 0, second = 0] = bounds;
  const last = bounds.at(-1) ?? 1;
  const ratio = second / first;
  const difference = second - first;
  // The bounds are logarithmic if their ratio is more constant than their difference.
  const isLog =
    first > 0 &&
    bounds.length > 2 &&
    Math.abs((bounds[2] ?? 0) / second - ratio) < Math.abs((bounds[2] ?? 0) - second - difference) / second;
  if (!isLog) {
    const { values, labels } = format.axis(first, last, count);
    return values.map((value, index) => ({ position: positionOf(bounds, value), label: labels[index] ?? '' }));
  }
  return logTicks(first, last).map((value) => ({ position: positionOf(bounds, value), label: format.value(value) }));
}

/** Returns the powers of ten in a range. If there are fewer than two, also returns the values in it that are 2 or 5 times a power. */
function logTicks(low: number, high: number): readonly number[] {
  const powers = range(Math.floor(Math.log10(low)), Math.ceil(Math.log10(high)) + 1).map((power) => 10 ** power);
  const within = (value: number) => value >= low && value <= high;
  const powersInRange = powers.filter(within);
  return powersInRange.length >= 2
    ? powersInRange
    : powers.flatMap((power) => [power, 2 * power, 5 * power]).filter(within);
}

/** Returns the position of a value in buckets, interpolated between the edges of its bucket. */
function positionOf(bounds: readonly number[], value: number): number {
  const index = bounds.findIndex((bound) => bound >= value);
  if (index === 0) return 1;
  if (index < 0) return bounds.length;
  const [low = 0, high = 1] = [bounds[index - 1], bounds[index]];
  return index + (value - low) / (high - low);
}

function colorLegend({ theme, body }: Scene, maximum: string, y: number): VNode {
  const size = 14;
  const offset = textWidth('0', TEXT_SIZE) + 6;
  return svg(
    'g',
    { fill: theme.muted },
    svg('text', { x: Math.round(body.x), y: Math.round(y + 15) }, '0'),
    theme.sequence.map((color, index) =>
      svg('rect', {
        x: Math.round(body.x + offset + index * size),
        y: Math.round(y + 6),
        width: size,
        height: 10,
        fill: color,
      }),
    ),
    svg('text', { x: Math.round(body.x + offset + theme.sequence.length * size + 6), y: Math.round(y + 15) }, maximum),
  );
}
