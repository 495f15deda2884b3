import { area, line } from 'd3-shape';
import type { VNode } from 'preact';
import { describeTimeSeries } from '../accessible/description.ts';
import type { Layer } from '../data/stack.ts';
import { CompactPath, roundToTenth } from '../draw/compact-path.ts';
import { areOnePoint, type Point, simplify } from '../draw/simplify.ts';
import { type SvgAttributes, svg } from '../draw/svg.ts';
import { rangeLabel } from '../format/time-ticks.ts';
import { TIME_AXIS_HEIGHT, timeAxis, valueAxis } from '../parts/axes.ts';
import { type Drawing, message, NO_DATA } from '../parts/frame.ts';
import type { Scene } from '../scene.ts';
import { type TimeModel, timeModelOf } from './time-model.ts';

/** Draws lines, areas or bars over time. */
export function timeChart(scene: Scene): Drawing {
  const model = timeModelOf(scene);
  const { data, plot, labels, y, legend } = model;
  const { startTime, endTime } = data.range;
  const note = endTime > startTime ? rangeLabel(startTime, endTime, scene.zone) : undefined;
  const hasValues = data.series.some(({ values, comparison }) =>
    [...values, ...(comparison ?? [])].some((value) => value !== null),
  );
  const description = describeTimeSeries(scene, model);
  if (!hasValues) {
    const axis =
      endTime > startTime ? timeAxis(scene, { ...plot, x: scene.body.x, width: scene.body.width }, data.range) : null;
    return { description, note, content: [axis, message(scene, NO_DATA)] };
  }
  const ticks = labels.values.map((value, index) => ({ y: y(value), label: labels.labels[index] ?? '' }));
  const shapes =
    model.kind === 'line' ? lines(scene, model) : model.kind === 'area' ? areas(scene, model) : bars(model);
  return {
    description,
    note,
    content: [
      valueAxis(scene, plot, ticks, true),
      shapes,
      previousLine(scene, model),
      partialBuckets(scene, model),
      zeroLine(scene, model),
      markedRanges(scene, model),
      timeAxis(scene, plot, data.range),
      legend.draw(plot.y + plot.height + TIME_AXIS_HEIGHT),
    ],
  };
}

/** Emphasizes 0 if the value axis extends to both sides of it. */
function zeroLine({ theme }: Scene, { domain, plot, y }: TimeModel): VNode | null {
  if (!(domain.low < 0 && domain.high > 0)) return null;
  return svg('path', { d: `M${plot.x} ${Math.round(y(0)) + 0.5}h${plot.width}`, stroke: theme.axis });
}

/** Fades the buckets that are only partly in the range, because their values look like a drop. */
function partialBuckets({ theme }: Scene, { data, kind, plot, x }: TimeModel): VNode | null {
  const { times, step, partial, range } = data;
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  // A bar covers its bucket. A line falls from the previous point to the point at the start of the last bucket.
  const from = kind === 'stacked_bar' ? last : last - step;
  const spans = [
    ...(partial.first ? [[first, first + step] as const] : []),
    ...(partial.last ? [[from, range.endTime] as const] : []),
  ];
  if (spans.length === 0) return null;
  const path = new CompactPath();
  for (const [start, end] of spans) {
    const [left, right] = [Math.max(plot.x, x(start)), Math.min(plot.x + plot.width, x(end))];
    path.rect(left, plot.y, Math.max(0, right - left), plot.height);
  }
  return svg('path', { d: path.toString(), fill: theme.background, 'fill-opacity': 0.55 });
}

/** Draws the ranges of values of `marks`, with a line at each bound. */
function markedRanges({ theme, marks }: Scene, { domain, plot, y }: TimeModel): VNode | null {
  if (marks.length === 0) return null;
  const bounds = marks.flatMap(({ from, to }) => [from, to].filter((value) => value !== undefined));
  return svg(
    'g',
    null,
    marks.map(({ from = domain.low, to = domain.high }) => {
      const [top, bottom] = [y(Math.max(from, to)), y(Math.min(from, to))];
      const size = {
        x: plot.x,
        y: roundToTenth(top),
        width: roundToTenth(plot.width),
        height: roundToTenth(bottom - top),
      };
      return svg('rect', { ...size, fill: theme.palette.error, 'fill-opacity': 0.08 });
    }),
    [...new Set(bounds)].map((value) =>
      svg('path', {
        d: `M${roundToTenth(plot.x)} ${Math.round(y(value)) + 0.5}h${roundToTenth(plot.width)}`,
        stroke: theme.palette.error,
        'stroke-width': 1.25,
        'stroke-dasharray': '5 3',
      }),
    ),
  );
}

/** Draws the sum of the previous period over a chart that stacks its series. */
function previousLine({ theme }: Scene, model: TimeModel): VNode | null {
  const { kind, data, previousSum } = model;
  if (!previousSum) return null;
  const path = new CompactPath();
  const shift = kind === 'stacked_bar' ? data.step / 2 : 0;
  addLine({ ...model, x: (time) => model.x(time + shift) }, previousSum, path, path);
  if (path.isEmpty) return null;
  const look = { fill: 'none', stroke: theme.text, 'stroke-width': 1.25, 'stroke-dasharray': '2 3' };
  return svg('path', { d: path.toString(), ...look, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
}

type Values = readonly (number | null)[];

/** Adds a line with gaps to `path`. A part without length, such as a single point between two gaps, is added to `dots` instead. */
function addLine({ data, x, y }: TimeModel, values: Values, path: CompactPath, dots: CompactPath): void {
  const draw = line<Point>().context(path as never);
  for (const segment of segments(values)) {
    const points = segment.map(({ index, value }): Point => [x(data.times[index] ?? 0), y(value)]);
    const [first] = points;
    if (first && areOnePoint(points)) dots.dot(...first);
    else draw([...simplify(points)]);
  }
}

interface Entry {
  readonly index: number;
  readonly value: number;
}

/** Splits values at gaps. Returns the values between them with their indexes. */
function segments(values: Values): readonly (readonly Entry[])[] {
  const parts: Entry[][] = [];
  let current: Entry[] | undefined;
  for (const [index, value] of values.entries()) {
    if (value === null) current = undefined;
    else if (current) current.push({ index, value });
    else {
      current = [{ index, value }];
      parts.push(current);
    }
  }
  return parts;
}

function lines({ theme }: Scene, model: TimeModel): VNode {
  const draw = (lists: readonly Values[], color: string, width: number, attributes: SvgAttributes = {}) => {
    const [path, dots] = [new CompactPath(), new CompactPath()];
    for (const values of lists) addLine(model, values, path, dots);
    const { 'stroke-dasharray': _, ...solid } = attributes;
    return [
      path.isEmpty ? null : svg('path', { d: path.toString(), stroke: color, 'stroke-width': width, ...attributes }),
      dots.isEmpty ? null : svg('path', { d: dots.toString(), stroke: color, 'stroke-width': width + 3, ...solid }),
    ];
  };
  const otherValues = model.others.map(({ values }) => values);
  // The most important series is drawn last, so that no other covers it.
  const top = model.top.toReversed();
  const previous = { 'stroke-dasharray': '2 4', 'stroke-opacity': 0.8 };
  return svg(
    'g',
    { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    draw(otherValues, theme.palette.gray, 1, { 'stroke-opacity': 0.45 }),
    top.map(({ comparison, color }) => (comparison ? draw([comparison], color, 1.2, previous) : null)),
    top.map(({ values, color }) => draw([values], color, 1.5)),
  );
}

/** Draws stacked areas. A bucket without any value is a gap. */
function areas({ theme }: Scene, model: TimeModel): VNode {
  const { data, layers, x, y } = model;
  const present = data.times.map((_, index) => (data.series.some(({ values }) => values[index] !== null) ? 1 : null));
  const parts = segments(present);
  const isSingle = layers.length === 1;
  const zero = y(0);
  const shapeOf = (edges: readonly number[], outline: boolean) => {
    const path = new CompactPath();
    const fill = area<Point>()
      .y0(zero)
      .context(path as never);
    const stroke = line<Point>().context(path as never);
    for (const part of parts) {
      const points = part.map(({ index }): Point => [x(data.times[index] ?? 0), y(edges[index] ?? 0)]);
      const [first] = points;
      // The area of a single point has no width. A rectangle replaces it.
      if (first && areOnePoint(points)) path.rect(first[0] - 1, first[1], 2, zero - first[1]);
      else if (outline) stroke([...simplify(points)]);
      else fill([...simplify(points)]);
    }
    return path.toString();
  };
  return svg(
    'g',
    null,
    layers.toReversed().map(({ color, positive, negative }) =>
      [positive, negative].map((edges) => {
        if (edges.every((edge) => edge === 0) && edges === negative) return null;
        if (isSingle) {
          return [
            svg('path', { d: shapeOf(edges, false), fill: color, 'fill-opacity': 0.25 }),
            svg('path', {
              d: shapeOf(edges, true),
              fill: 'none',
              stroke: color,
              'stroke-width': 1.5,
              'stroke-linejoin': 'round',
            }),
          ];
        }
        // A line in the color of the background separates the layers.
        return svg('path', { d: shapeOf(edges, false), fill: color, stroke: theme.background, 'stroke-width': 0.7 });
      }),
    ),
  );
}

/** The minimum width of buckets whose bars have a gap between them, in pixels. */
const MIN_WIDTH_WITH_GAP = 3;

interface Bar {
  readonly left: number;
  readonly width: number;
  readonly index: number;
}

function bars(model: TimeModel): VNode {
  const { layers, y } = model;
  const placed = placeBars(model);
  const zero = y(0);
  const pathOf = (edges: readonly number[]) => {
    const path = new CompactPath();
    let end: number | undefined;
    for (const { left, width, index } of placed) {
      const edge = edges[index] ?? 0;
      if (edge === 0) {
        if (end !== undefined) path.lineTo(end, zero);
        end = undefined;
        continue;
      }
      const top = y(edge);
      // Bars that touch are one shape.
      if (end === left) path.lineTo(left, top);
      else {
        if (end !== undefined) path.lineTo(end, zero);
        path.moveTo(left, zero);
        path.lineTo(left, top);
      }
      path.lineTo(left + width, top);
      end = left + width;
    }
    if (end !== undefined) path.lineTo(end, zero);
    return path.toString();
  };
  const shape = (edges: readonly number[], color: string) => {
    const d = pathOf(edges);
    return d === '' ? null : svg('path', { d, fill: color });
  };
  return svg(
    'g',
    null,
    layers.toReversed().map(({ color, positive, negative }) => [shape(positive, color), shape(negative, color)]),
  );
}

/**
 * Returns the bars in whole pixels, so that their edges are sharp. If several buckets share a column of pixels, the one with
 * the largest sum is drawn.
 */
function placeBars({ data, layers, plot, x }: TimeModel): readonly Bar[] {
  const outer = layers.at(-1);
  const last = plot.x + plot.width;
  if (data.step <= 0) {
    const width = Math.min(24, plot.width / 2);
    return data.times.map((time, index) => ({
      left: Math.round(Math.min(last - width, Math.max(plot.x, x(time) - width / 2))),
      width,
      index,
    }));
  }
  const bucketWidth = x(data.range.startTime + data.step) - x(data.range.startTime);
  const gap = bucketWidth >= 14 ? 3 : bucketWidth >= 5 ? 2 : bucketWidth >= MIN_WIDTH_WITH_GAP ? 1 : 0;
  const placed = new Map<number, Bar>();
  for (const [index, time] of data.times.entries()) {
    const left = Math.round(x(time));
    const right = Math.max(left + 1, Math.round(x(time + data.step)) - gap);
    const other = placed.get(left);
    if (other && heightOf(outer, other.index) >= heightOf(outer, index)) continue;
    placed.set(left, { left, width: right - left, index });
  }
  return [...placed.values()];
}

/** Returns the sum of the absolute values of a bucket. */
function heightOf(layer: Layer | undefined, index: number): number {
  return (layer?.positive[index] ?? 0) - (layer?.negative[index] ?? 0);
}
