import type { VNode } from 'preact';
import type { Domain } from '../data/value-domain.ts';
import { CompactPath } from '../draw/compact-path.ts';
import { svg } from '../draw/svg.ts';
import { timeTicks } from '../format/time-ticks.ts';
import { type Box, type Scene, TEXT_SIZE } from '../scene.ts';
import { boldWidth, textWidth } from '../text.ts';
import type { TimeRange } from '../types.ts';

/** The height of a time axis with its labels, in pixels. */
export const TIME_AXIS_HEIGHT = 20;

/** A tick of a vertical axis. */
export interface ValueTick {
  readonly y: number;
  readonly label: string;
}

/**
 * Draws the labels of a vertical axis on the left and, if `hasLines` is true, a horizontal line for each. Labels that would overlap
 * are left out with their lines.
 */
export function valueAxis({ theme, body }: Scene, plot: Box, ticks: readonly ValueTick[], hasLines: boolean): VNode {
  const grid = new CompactPath();
  const shown: ValueTick[] = [];
  for (const tick of ticks.toSorted((a, b) => b.y - a.y)) {
    const previous = shown.at(-1);
    if (!previous || previous.y - tick.y >= TEXT_SIZE + 3) shown.push(tick);
  }
  for (const { y } of shown) {
    grid.moveTo(plot.x, Math.round(y) + 0.5);
    grid.lineTo(plot.x + plot.width, Math.round(y) + 0.5);
  }
  const anchor = plot.x - 8;
  return svg(
    'g',
    { fill: theme.muted, 'text-anchor': 'end' },
    hasLines ? svg('path', { d: grid.toString(), stroke: theme.grid }) : null,
    shown.map(({ y, label }) =>
      svg('text', { x: anchor, y: Math.min(Math.round(y + 4), body.y + body.height) }, label),
    ),
  );
}

/** Returns the width in pixels that the labels of a vertical axis need. */
export function valueAxisWidth(labels: readonly string[]): number {
  return Math.ceil(Math.max(0, ...labels.map((label) => textWidth(label, TEXT_SIZE)))) + 8;
}

/** Draws a time axis at the bottom of the plot. */
export function timeAxis({ theme, zone, width }: Scene, plot: Box, { startTime, endTime }: TimeRange): VNode {
  const x = timeScale(plot, { startTime, endTime });
  const bottom = plot.y + plot.height;
  // A narrow axis has closer labels, so that it usually has at least two.
  const count = Math.max(1, plot.width / (plot.width < 300 ? 70 : 100));
  const ticks = timeTicks(startTime, endTime, count, zone).map((tick) => {
    const half = (tick.major ? boldWidth : textWidth)(tick.label, TEXT_SIZE) / 2;
    // Labels at the edges are moved inwards, so that they do not leave the picture.
    const center = Math.min(width - half - 2, Math.max(half + 2, x(tick.time)));
    return { ...tick, x: x(tick.time), center, half };
  });
  const shown: typeof ticks = [];
  // If labels would overlap, those that start a larger unit have priority.
  for (const tick of [...ticks.filter(({ major }) => major), ...ticks.filter(({ major }) => !major)]) {
    // A label that is no longer below its tick is left out.
    if (Math.abs(tick.center - tick.x) > tick.half) continue;
    if (shown.every((other) => Math.abs(other.center - tick.center) >= other.half + tick.half + 10)) shown.push(tick);
  }
  shown.sort((a, b) => a.time - b.time);
  const line = new CompactPath();
  line.moveTo(plot.x, Math.round(bottom) + 0.5);
  line.lineTo(plot.x + plot.width, Math.round(bottom) + 0.5);
  for (const tick of shown) {
    line.moveTo(Math.round(tick.x) + 0.5, Math.round(bottom) + 0.5);
    line.lineTo(Math.round(tick.x) + 0.5, Math.round(bottom) + 4.5);
  }
  return svg(
    'g',
    { fill: theme.muted, 'text-anchor': 'middle' },
    svg('path', { d: line.toString(), stroke: theme.axis }),
    shown.map(({ center, label, major }) =>
      svg(
        'text',
        {
          x: Math.round(center),
          y: Math.round(bottom + 16),
          ...(major ? { 'font-weight': 600, fill: theme.text } : {}),
        },
        label,
      ),
    ),
  );
}

/** Returns a function that returns the x coordinate of a time. */
export function timeScale(plot: Box, { startTime, endTime }: TimeRange): (time: number) => number {
  const length = endTime - startTime;
  return (time) => (length > 0 ? plot.x + ((time - startTime) / length) * plot.width : plot.x + plot.width / 2);
}

/** Returns a function that returns the y coordinate of a value. Values outside of the range of the axis are drawn at its edge. */
export function valueScale(plot: Box, { low, high }: Domain): (value: number) => number {
  return (value) => plot.y + plot.height * (1 - (Math.min(high, Math.max(low, value)) - low) / (high - low));
}
