import type { VNode } from 'preact';
import { describeCategories } from '../accessible/describe-categories.ts';
import { categoriesOf, categoryText } from '../data/categories.ts';
import { roundToTenth } from '../draw/compact-path.ts';
import { svg } from '../draw/svg.ts';
import { type Drawing, message, NO_DATA } from '../parts/frame.ts';
import { moreText } from '../parts/legend.ts';
import { type Scene, TEXT_SIZE } from '../scene.ts';
import { shortenNames, textWidth, truncateMiddle } from '../text.ts';
import { colorOf } from '../theme.ts';

/** Draws a horizontal bar for each group that fits, in the order of the result. Names next to horizontal bars need no rotation. */
export function barChart(scene: Scene): Drawing {
  const { tile, result, body, theme } = scene;
  const { items, format } = categoriesOf(tile, result);
  const description = describeCategories('Bar chart', items, format, result.truncated);
  if (items.length === 0) return { description, content: message(scene, NO_DATA) };

  const row = Math.min(30, Math.max(18, body.height / items.length));
  const fitting = Math.max(1, Math.floor(body.height / row + 1e-6));
  const shown = items.length <= fitting ? items : items.slice(0, Math.max(1, fitting - 1));
  const hidden = items.length - shown.length;
  const texts = shown.map((item) => categoryText(item, format));
  const widest = body.width * (body.width < 320 ? 0.35 : 0.4);
  const names = shortenNames(
    shown.map(({ name }) => name),
    widest,
    TEXT_SIZE,
  );
  const nameWidth = Math.min(widest, Math.max(...names.map((name) => textWidth(name, TEXT_SIZE))));
  const valueWidth = Math.max(...texts.map((text) => textWidth(text, TEXT_SIZE)));
  const left = body.x + nameWidth + 8;
  const space = Math.max(4, body.width - nameWidth - 8 - valueWidth - 8);
  // The distance between two values can overflow. The distance between their halves cannot.
  const low = Math.min(0, ...shown.map(({ value }) => value / 2));
  const high = Math.max(0, ...shown.map(({ value }) => value / 2));
  const zero = high > low ? (-low / (high - low)) * space : 0;
  const color = colorOf(theme, tile.config?.color) ?? theme.palette.blue;
  const bars = shown.map(({ value }, index): VNode[] => {
    const top = body.y + index * row;
    const middle = Math.round(top + row / 2 + 4);
    const thickness = Math.min(18, Math.round(row * 0.66));
    const length = high > low ? (Math.abs(value / 2) / (high - low)) * space : 0;
    const x = left + (value < 0 ? zero - length : zero);
    return [
      svg(
        'text',
        { x: Math.round(left - 8), y: middle, 'text-anchor': 'end' },
        truncateMiddle(names[index] ?? '', nameWidth, TEXT_SIZE),
      ),
      svg('rect', {
        x: roundToTenth(x),
        y: Math.round(top + (row - thickness) / 2),
        width: roundToTenth(Math.max(value === 0 ? 0 : 1, length)),
        height: thickness,
        rx: 2,
        fill: color,
      }),
      svg(
        'text',
        { x: Math.round(left + (value < 0 ? zero : zero + length) + 6), y: middle, fill: theme.muted },
        texts[index],
      ),
    ];
  });
  const hiddenNote =
    hidden > 0 &&
    svg(
      'text',
      { x: Math.round(left), y: Math.round(body.y + shown.length * row + row / 2 + 4), fill: theme.muted },
      moreText(hidden),
    );
  const baseline = svg('path', {
    d: `M${Math.round(left + zero) + 0.5} ${Math.round(body.y)}v${Math.round(shown.length * row)}`,
    stroke: theme.axis,
  });
  return { description, content: [bars, baseline, hiddenNote] };
}
