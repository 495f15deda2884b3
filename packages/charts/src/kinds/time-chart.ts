import { area, line } from 'd3-shape';
import type { VNode } from 'preact';
import { describeTimeSeries } from '../accessible/description.ts';
import type { Layer } from '../data/stack.ts';
import { CompactPath } from '../draw/compact-path.ts';
import { type Point, simplify } from '../draw/simplify.ts';
import { type SvgAttributes, svg } from '../draw/svg.ts';
import { rangeLabel } from '../format/time-ticks.ts';
import { timeAxis, valueAxis } from '../parts/axes.ts';
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
  const marks = model.kind === 'line' ? lines(scene, model) : model.kind === 'area' ? areas(scene, model) : bars(model);
  return {
    description,
    note,
    content: [
      valueAxis(scene, plot, ticks, true),
      marks,
      zeroLine(scene, model),
      timeAxis(scene, plot, data.range),
      legend.draw(plot.y + plot.height + 20),
    ],
  };
}

/** Emphasizes 0 if there are values on both sides of it. */
function zeroLine({ theme }: Scene, { domain, plot, y }: TimeModel): VNode | null {
  if (!(domain.low < 0 && domain.high > 0)) return null;
  return svg('path', { d: `M${plot.x} ${Math.round(y(0)) + 0.5}h${plot.width}`, stroke: theme.axis });
}

type Values = readonly (number | null)[];

/** Adds a line with gaps to a path. A point between two gaps has no line and is added to `dots`. */
function addLine({ data, x, y }: TimeModel, values: Values, path: CompactPath, dots: CompactPath): void {
  const draw = line<Point>().context(path as never);
  for (const segment of segments(values)) {
    const points = segment.map(({ index, value }): Point => [x(data.times[index] ?? 0), y(value)]);
    const [only] = points;
    if (points.length === 1 && only) dots.dot(...only);
    else draw([...simplify(points)]);
  }
}

interface Entry {
  readonly index: number;
  readonly value: number;
}

/** Splits values at gaps. */
function segments(values: Values): readonly (readonly Entry[])[] {
  const found: Entry[][] = [];
  let current: Entry[] | undefined;
  for (const [index, value] of values.entries()) {
    if (value === null) current = undefined;
    else if (current) current.push({ index, value });
    else {
      current = [{ index, value }];
      found.push(current);
    }
  }
  return found;
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
  const rest = model.rest.map(({ values }) => values);
  // The most important series is drawn last, so that no other covers it.
  const top = [...model.top].reverse();
  const previous = { 'stroke-dasharray': '2 4', 'stroke-opacity': 0.8 };
  return svg(
    'g',
    { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    draw(rest, theme.palette.gray, 1, { 'stroke-opacity': 0.45 }),
    top.map(({ comparison, color }) => (comparison ? draw([comparison], color, 1.2, previous) : null)),
    top.map(({ values, color }) => draw([values], color, 1.5)),
  );
}

/** Draws stacked areas. A bucket without any value is a gap. */
function areas({ theme }: Scene, model: TimeModel): VNode {
  const { data, layers, x, y } = model;
  const present = data.times.map((_, index) => (data.series.some(({ values }) => values[index] !== null) ? 1 : null));
  const parts = segments(present);
  const single = layers.length === 1;
  const zero = y(0);
  const shapeOf = (edges: readonly number[], outline: boolean) => {
    const path = new CompactPath();
    const fill = area<Point>()
      .y0(zero)
      .context(path as never);
    const stroke = line<Point>().context(path as never);
    for (const part of parts) {
      const points = part.map(({ index }): Point => [x(data.times[index] ?? 0), y(edges[index] ?? 0)]);
      const [only] = points;
      // One bucket has no width.
      if (points.length === 1 && only) path.rect(only[0] - 1, only[1], 2, zero - only[1]);
      else if (outline) stroke([...simplify(points)]);
      else fill([...simplify(points)]);
    }
    return path.toString();
  };
  return svg(
    'g',
    null,
    [...layers].reverse().map(({ color, positive, negative }) =>
      [positive, negative].map((edges) => {
        if (edges.every((edge) => edge === 0) && edges === negative) return null;
        if (single) {
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

/** Bars narrower than this have no space between them. */
const NARROWEST = 3;

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
    [...layers].reverse().map(({ color, positive, negative }) => [shape(positive, color), shape(negative, color)]),
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
  const widest = x(data.range.startTime + data.step) - x(data.range.startTime);
  const gap = widest >= 14 ? 3 : widest >= 5 ? 2 : widest >= NARROWEST ? 1 : 0;
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

function heightOf(layer: Layer | undefined, index: number): number {
  return (layer?.positive[index] ?? 0) - (layer?.negative[index] ?? 0);
}
