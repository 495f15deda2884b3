import type { VNode } from 'preact';
import { roundToTenth } from '../draw/compact-path.ts';
import { svg } from '../draw/svg.ts';
import { type Box, type Scene, TEXT_SIZE } from '../scene.ts';
import { shortenNames, textWidth, truncateMiddle } from '../text.ts';

/** An entry of a legend. */
export interface LegendItem {
  readonly name: string;
  readonly color: string;
  /** True for the entry of the previous period: its swatch is a dashed line, and it is not a series. */
  readonly dashed?: boolean;
  /** True if the chart does not draw the series. */
  readonly isOff?: boolean;
}

/** The position of an entry, for charts with a legend that reacts to clicks. */
export interface LegendBox extends Box {
  readonly name: string;
}

/** A legend below a chart. */
export interface Legend {
  readonly height: number;
  /** Draws the legend with its top at `y`. */
  draw(y: number): VNode | null;
  /** Returns the positions of the entries of series, without that of the previous period. */
  boxes(y: number): readonly LegendBox[];
}

/** The height of a row, in pixels. */
const ROW = 18;
/** The width of a color swatch, in pixels. */
const SWATCH = 10;
/** The distance between a swatch and its name, in pixels. */
const GAP = 5;
/** The distance between two entries, in pixels. */
const ITEM_GAP = 16;

interface Placed extends LegendItem {
  readonly x: number;
  readonly row: number;
  readonly shown: string;
}

/**
 * Lays out a legend in at most one, two or three rows, depending on the height of the chart. A chart that is too low has no legend. The
 * last row ends with the number of series or groups without an entry, such as `+3 more`: those whose entries do not fit, and the
 * `grayCount` ones that are drawn in gray.
 */
export function legendOf({ body, theme }: Scene, items: readonly LegendItem[], grayCount = 0): Legend {
  const rows = body.height < 110 ? 0 : body.height < 190 ? 1 : body.height < 420 ? 2 : 3;
  if (rows === 0 || items.length === 0) return { height: 0, draw: () => null, boxes: () => [] };
  const { placed, hidden, end } = place(items, body.width, rows, grayCount);
  const lastRow = Math.max(end.row, ...placed.map(({ row }) => row));
  return {
    height: (lastRow + 1) * ROW + 4,
    boxes: (y) =>
      placed
        .filter(({ dashed }) => !dashed)
        .map(({ name, shown, x, row }) => ({
          name,
          x: Math.round(body.x + x),
          y: Math.round(y + 4 + row * ROW),
          width: Math.ceil(SWATCH + GAP + textWidth(shown, TEXT_SIZE)),
          height: ROW,
        })),
    draw: (y) =>
      svg(
        'g',
        null,
        placed.map((item) => {
          const middle = Math.round(y + 4 + item.row * ROW + ROW / 2);
          const x = Math.round(body.x + item.x);
          return [
            item.dashed
              ? svg('path', {
                  d: `M${x} ${middle}h${SWATCH}`,
                  stroke: item.color,
                  'stroke-width': 2,
                  'stroke-dasharray': '3 2',
                })
              : svg('rect', {
                  x,
                  y: middle - SWATCH / 2,
                  width: SWATCH,
                  height: SWATCH,
                  rx: 2,
                  fill: item.isOff ? theme.axis : item.color,
                }),
            svg(
              'text',
              { x: x + SWATCH + GAP, y: middle + 4, ...(item.isOff ? { fill: theme.muted } : {}) },
              item.shown,
            ),
          ];
        }),
        hidden > 0
          ? svg(
              'text',
              {
                x: roundToTenth(body.x + end.x),
                y: Math.round(y + 4 + end.row * ROW + ROW / 2) + 4,
                fill: theme.muted,
              },
              moreText(hidden),
            )
          : null,
      ),
  };
}

/** Returns the text for series or groups that have no entry of their own. */
export function moreText(count: number): string {
  return `+${count} more`;
}

/** Places entries from left to right. If some series get no entry, the last row keeps room for their number, `hidden`. */
function place(items: readonly LegendItem[], width: number, rows: number, grayCount: number) {
  const placed: Placed[] = [];
  const longest = Math.min(width, Math.max(90, width / Math.min(items.length, 3) - SWATCH - GAP - ITEM_GAP));
  const names = shortenNames(
    items.map(({ name }) => name),
    longest,
    TEXT_SIZE,
  );
  let x = 0;
  let row = 0;
  let remaining = items.filter(({ dashed }) => !dashed).length + grayCount;
  for (const [index, item] of items.entries()) {
    const name = names[index] ?? item.name;
    const shown = truncateMiddle(name, Math.min(longest, width - SWATCH - GAP), TEXT_SIZE);
    const itemWidth = SWATCH + GAP + textWidth(shown, TEXT_SIZE);
    const hidden = remaining;
    if (!item.dashed) remaining -= 1;
    const numberWidth = remaining > 0 ? textWidth(moreText(remaining), TEXT_SIZE) + ITEM_GAP : 0;
    if (x > 0 && x + itemWidth + (row === rows - 1 ? numberWidth : 0) > width) {
      if (row === rows - 1) return { placed, hidden, end: { x, row } };
      row += 1;
      x = 0;
    }
    // The first entry of the last row may leave no room for the number.
    if (row === rows - 1 && remaining > 0 && x + itemWidth + numberWidth > width) {
      const room = width - x - SWATCH - GAP - numberWidth;
      if (room < 40) return { placed, hidden, end: { x, row } };
      const shortened = truncateMiddle(name, room, TEXT_SIZE);
      placed.push({ ...item, x, row, shown: shortened });
      x += SWATCH + GAP + textWidth(shortened, TEXT_SIZE) + ITEM_GAP;
      continue;
    }
    placed.push({ ...item, x, row, shown });
    x += itemWidth + ITEM_GAP;
  }
  // The number may not fit behind the last entry.
  const fits = grayCount === 0 || x + textWidth(moreText(grayCount), TEXT_SIZE) <= width;
  return { placed, hidden: grayCount, end: fits || row === rows - 1 ? { x, row } : { x: 0, row: row + 1 } };
}
