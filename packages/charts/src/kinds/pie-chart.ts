import { arc, pie } from 'd3-shape';
import type { VNode } from 'preact';
import { describeCategories } from '../accessible/describe-categories.ts';
import { type Category, categoriesOf, categoryText } from '../data/categories.ts';
import { rank } from '../data/rank.ts';
import { svg } from '../draw/svg.ts';
import { shareText, type ValueFormat } from '../format/number-format.ts';
import { type Drawing, message, NO_DATA } from '../parts/frame.ts';
import { legendOf, moreText } from '../parts/legend.ts';
import { type Box, type Scene, TEXT_SIZE } from '../scene.ts';
import { shortenNames, textWidth, truncateEnd, truncateMiddle } from '../text.ts';
import { assignColors } from '../theme.ts';

interface Slice extends Category {
  readonly color: string;
  /** The number of groups in the slice. */
  readonly groups: number;
}

const ROW = 20;
/** The distance between the ring and the list, in pixels. */
const GAP = 24;

/** Draws slices in a ring around their total. Groups without a positive value have no slice. The description has their count. */
export function pieChart(scene: Scene): Drawing {
  const { tile, result, body, theme } = scene;
  const { items, format, previousTotal } = categoriesOf(tile, result);
  const drawn = items.filter(({ value }) => value > 0);
  const total = drawn.reduce((sum, { value }) => sum + value, 0);
  const omitted = items.length - drawn.length;
  const omittedNote = omitted > 0 ? ` ${omitted} without a positive value.` : '';
  const description = `${describeCategories('Pie chart', items, format, result.truncated)}${omittedNote}`;
  if (drawn.length === 0 || !Number.isFinite(total)) return { description, content: message(scene, NO_DATA) };

  const { top: largest, others } = rank(drawn, ({ value }) => value);
  const isOrdered = (tile.config?.orderBy ?? '').trim() !== '';
  const top = isOrdered ? drawn.filter((item) => largest.includes(item)) : largest;
  const colors = assignColors(
    theme,
    top.map(({ name }) => name),
  );
  const slices: Slice[] = top.map((item) => ({
    ...item,
    // The name can be a getter of a class, which the spread operator does not copy. See `Category`.
    name: item.name,
    color: colors.get(item.name) ?? theme.palette.gray,
    groups: 1,
  }));
  if (others.length > 0) {
    const { value, previous } = sumOf(others);
    slices.push({ name: moreText(others.length), value, previous, color: theme.palette.gray, groups: others.length });
  }
  const listWidth = Math.min(body.width * 0.6, 360, longestRow(slices, total, format));
  const listFits = body.width >= 240 && body.width - listWidth >= Math.min(body.height, 110);
  if (listFits) {
    const ringBox = { ...body, width: body.width - listWidth - GAP };
    const size = Math.min(ringBox.width, body.height, 260);
    // Centers the ring and the list together.
    const x = body.x + Math.max(0, (body.width - size - listWidth - GAP) / 2);
    const list = {
      x: x + size + GAP,
      y: body.y,
      width: Math.min(listWidth, body.x + body.width - x - size - GAP),
      height: body.height,
    };
    return {
      description,
      content: [
        ring(scene, { x, y: body.y, width: size, height: body.height }, slices, total, previousTotal, format),
        sliceList(scene, list, slices, total, format),
      ],
    };
  }
  const legend = legendOf(scene, slices.slice(0, top.length), others.length);
  const ringBox = { ...body, height: body.height - legend.height };
  return {
    description,
    content: [ring(scene, ringBox, slices, total, previousTotal, format), legend.draw(ringBox.y + ringBox.height)],
  };
}

/** Returns the sum of the values, and the sum of the previous values. The latter is undefined if no category has a previous value. */
function sumOf(items: readonly Category[]): Omit<Category, 'name'> {
  const before = items.flatMap(({ previous }) => (previous === undefined ? [] : [previous]));
  return {
    value: items.reduce((sum, { value }) => sum + value, 0),
    previous: before.length > 0 ? before.reduce((sum, value) => sum + value, 0) : undefined,
  };
}

/** Draws the slices around the total. The total of the previous period is below it if there is room. */
function ring(
  { theme }: Scene,
  box: Box,
  slices: readonly Slice[],
  total: number,
  previousTotal: number | undefined,
  format: ValueFormat,
): VNode {
  const radius = Math.max(8, Math.min(box.width, box.height) / 2 - 2);
  const layout = pie<Slice>()
    .sort(null)
    .value(({ value }) => value / total);
  const shape = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(radius * 0.62)
    .outerRadius(radius)
    .digits(1);
  const text = format.value(total);
  const size = Math.min(22, (radius * 1.05) / textWidth(text, 1));
  const before = previousTotal === undefined ? '' : `was ${format.value(previousTotal)}`;
  const hasBefore = before !== '' && radius >= 40 && textWidth(before, TEXT_SIZE) < radius * 1.15;
  return svg(
    'g',
    { transform: `translate(${Math.round(box.x + box.width / 2)} ${Math.round(box.y + box.height / 2)})` },
    layout([...slices]).map((slice) =>
      svg('path', {
        d: shape(slice) ?? '',
        fill: slice.data.color,
        ...(slices.length > 1 ? { stroke: theme.background, 'stroke-width': 1.5 } : {}),
      }),
    ),
    size >= 10 &&
      svg(
        'text',
        {
          y: Math.round(size * 0.36) - (hasBefore ? 6 : 0),
          'text-anchor': 'middle',
          'font-size': Math.round(size),
          'font-weight': 600,
        },
        text,
      ),
    hasBefore && svg('text', { y: 20, 'text-anchor': 'middle', fill: theme.muted }, before),
  );
}

/** Returns the width that the list of slices needs to show everything, in pixels. */
function longestRow(slices: readonly Slice[], total: number, format: ValueFormat): number {
  const { values, percents } = numberWidths(slices, total, format);
  const names = Math.max(...slices.map(({ name }) => textWidth(name, TEXT_SIZE)));
  // Rounding errors must not shorten the longest name.
  return Math.ceil(16 + names + 16 + values + 12 + percents) + 1;
}

/** Returns the widths of the longest value and of the longest percentage, in pixels. */
function numberWidths(slices: readonly Slice[], total: number, format: ValueFormat) {
  return {
    values: Math.max(...slices.map((slice) => textWidth(categoryText(slice, format), TEXT_SIZE))),
    percents: Math.max(...slices.map(({ value }) => textWidth(shareText(value / total), TEXT_SIZE))),
  };
}

/**
 * Lists the slices with their percentages, and with their values if the list is wide enough. If not all slices fit, the last row has the
 * number of hidden groups.
 */
function sliceList({ theme }: Scene, box: Box, slices: readonly Slice[], total: number, format: ValueFormat): VNode {
  const fitting = Math.max(1, Math.floor(box.height / ROW));
  const shown = slices.length <= fitting ? slices : slices.slice(0, fitting - 1);
  const hidden = slices.slice(shown.length).reduce((sum, { groups }) => sum + groups, 0);
  const { values, percents } = numberWidths(slices, total, format);
  const right = box.x + box.width;
  const longest = Math.max(...shown.map(({ name }) => textWidth(name, TEXT_SIZE)));
  const showsValues = box.width - 16 - percents - values - 28 >= Math.min(40, longest);
  const nameWidth = box.width - 16 - percents - 12 - (showsValues ? values + 16 : 0);
  const top = box.y + (box.height - (shown.length + (hidden > 0 ? 1 : 0)) * ROW) / 2;
  const middle = (index: number) => Math.round(top + index * ROW + ROW / 2);
  const names = shortenNames(
    shown.filter(({ groups }) => groups === 1).map(({ name }) => name),
    nameWidth,
    TEXT_SIZE,
  );
  return svg(
    'g',
    null,
    shown.map(({ name, value, previous, color }, index) => [
      svg('rect', { x: Math.round(box.x), y: middle(index) - 5, width: 10, height: 10, rx: 2, fill: color }),
      svg(
        'text',
        { x: Math.round(box.x + 16), y: middle(index) + 4 },
        truncateMiddle(names[index] ?? name, nameWidth, TEXT_SIZE),
      ),
      showsValues &&
        svg(
          'text',
          { x: Math.round(right - percents - 12), y: middle(index) + 4, 'text-anchor': 'end' },
          categoryText({ value, previous }, format),
        ),
      svg(
        'text',
        { x: Math.round(right), y: middle(index) + 4, 'text-anchor': 'end', fill: theme.muted },
        shareText(value / total),
      ),
    ]),
    hidden > 0 &&
      svg(
        'text',
        { x: Math.round(box.x + 16), y: middle(shown.length) + 4, fill: theme.muted },
        truncateEnd(moreText(hidden), box.width - 16, TEXT_SIZE),
      ),
  );
}
