import { extent } from 'd3-array';
import { area, line } from 'd3-shape';
import type { VNode } from 'preact';
import { truncatedText } from '../accessible/description.ts';
import { matchingRule } from '../data/color-rules.ts';
import { columnsOf, numberOf } from '../data/columns.ts';
import { isPartial, timeSeriesOf } from '../data/time-series.ts';
import { valueDomain } from '../data/value-domain.ts';
import { CompactPath } from '../draw/compact-path.ts';
import { type Point, simplify } from '../draw/simplify.ts';
import { svg } from '../draw/svg.ts';
import { createFormat } from '../format/number-format.ts';
import { timeScale, valueScale } from '../parts/axes.ts';
import { type Drawing, message, NO_DATA } from '../parts/frame.ts';
import { type Scene, TEXT_SIZE } from '../scene.ts';
import { boldWidth, plainText, textWidth, truncateEnd } from '../text.ts';
import { colorOf } from '../theme.ts';
import type { Cell, QueryResult, Row, Tile } from '../types.ts';

const PERCENT = createFormat({ output: 'percent', mantissa: 1 });

/** The width of the widest fallback font relative to Arial. Without this factor, large numbers would be cut off. */
const WIDEST_FONT = 1.15;

/**
 * Draws one number as large as its tile allows, up to 64 pixels. Adds the label of the matching color rule, the change from the previous
 * period, and the background chart.
 */
export function numberTile(scene: Scene): Drawing {
  const { tile, result, body, theme } = scene;
  const { config } = tile;
  const { values, time } = columnsOf(tile, result);
  const [column] = values;
  const cell = column ? latestValue(result.rows, column.index, time) : null;
  if (!column || cell === null) return { description: 'Number. No data.', content: message(scene, NO_DATA) };

  const number = numberOf(cell);
  const text = number === null ? plainText(cell) : column.format.value(number);
  const rule = matchingRule(config?.colorRules, cell);
  const color = colorOf(theme, rule?.color) ?? colorOf(theme, config?.color) ?? theme.text;
  const label = plainText(rule?.label ?? '', 40);
  const previous = result.comparison ? numberOf(latestValue(result.comparison, column.index, time)) : null;
  const change = number !== null && previous !== null ? changeText(number, previous) : '';

  const background = scene.background ?? (time === undefined ? undefined : result);
  const lineColor = color === theme.text ? theme.palette.blue : color;
  const backgroundLine = config?.backgroundChart && background ? sparkline(scene, background, lineColor) : null;
  const details = [label, change].filter((detail) => detail !== '').join(' · ');
  const showsDetails = details !== '' && body.height >= 56;
  const space = body.height * (backgroundLine ? 0.68 : 1) - (showsDetails ? 18 : 0);
  const widest = (body.width - 8) / (WIDEST_FONT * boldWidth(text, 1));
  // The limit of 45 % leaves room for a chart below the number. It also applies without a chart, so that the sizes of numbers differ less.
  const size = Math.floor(Math.max(12, Math.min(64, body.height * 0.45, space * 0.72, widest)));
  const shown = truncateEnd(text, body.width - 4, size, boldWidth);
  const center = Math.round(body.x + body.width / 2);
  const baseline = Math.round(body.y + space / 2 + size * 0.36);
  return {
    description: `Number: ${text}.${label ? ` ${label}.` : ''}${change ? ` ${change}.` : ''}${truncatedText(result.truncated)}`,
    content: [
      backgroundLine,
      svg(
        'text',
        { x: center, y: baseline, 'text-anchor': 'middle', 'font-size': size, 'font-weight': 600, fill: color },
        shown,
      ),
      showsDetails
        ? detailsLine(scene, details, label === '' ? undefined : color, center, Math.round(body.y + space + 8))
        : null,
    ],
  };
}

/** Draws the label of the color rule and the change. `color` is the color of a dot before them. */
function detailsLine(
  { body, theme }: Scene,
  text: string,
  color: string | undefined,
  center: number,
  y: number,
): VNode {
  const shown = truncateEnd(text, body.width - 16, TEXT_SIZE);
  const left = center - textWidth(shown, TEXT_SIZE) / 2;
  return svg(
    'g',
    { fill: theme.muted },
    color ? svg('circle', { cx: Math.round(left - 8), cy: y - 4, r: 4, fill: color }) : null,
    svg('text', { x: center, y, 'text-anchor': 'middle' }, shown),
  );
}

/** Returns the value of the first row, or of the last bucket with a value if there are buckets. */
function latestValue(rows: readonly Row[], index: number, time: number | undefined): Cell {
  const row = time === undefined ? rows[0] : rows.findLast((row) => row[index] !== null);
  return row?.[index] ?? null;
}

function changeText(value: number, previous: number): string {
  if (value === previous) return 'no change';
  if (previous === 0) return '';
  const share = (value - previous) / Math.abs(previous);
  const ratio = value / previous;
  // A value of at least 11 times the previous one is written as a factor.
  const size = ratio >= 11 ? `${createFormat().value(ratio)}×` : PERCENT.value(Math.abs(share));
  return `${share > 0 ? '▲' : '▼'} ${size} vs. previous period`;
}

/** Aggregates whose value is 0 without data. Other aggregates, such as an average, have no value without data. */
const ZERO_WITHOUT_DATA: ReadonlySet<string> = new Set(['count', 'count_distinct', 'sum', 'increase']);

/** Returns true if the value of a tile is 0 in a bucket without data. */
function isZeroWithoutData({ config, series }: Tile): boolean {
  const items = (config?.select ?? series ?? []) as string | readonly { readonly aggFn?: string }[];
  if (typeof items === 'string' || (config?.formulas ?? []).length > 0) return false;
  return items.every(({ aggFn }) => aggFn === undefined || ZERO_WITHOUT_DATA.has(aggFn));
}

/** Draws the values over time along the bottom edge. Connects the values next to a bucket without a value. */
function sparkline(scene: Scene, background: QueryResult, defaultColor: string): VNode | null {
  const { tile, theme, width, height, body } = scene;
  const filled = { ...tile, config: { ...tile.config, fillNulls: isZeroWithoutData(tile) } };
  const data = timeSeriesOf(filled, { ...background, displayType: 'line' }, scene.timeRange);
  // Omits buckets that are only partly in the range, because their values would look like a drop.
  const values = (data.series[0]?.values ?? []).map((value, index) => (isPartial(data, index) ? null : value));
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, time: data.times[index] ?? 0 }]));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return null;
  const [low = 0, high = 0] = extent(known, ({ value }) => value);
  const domain = valueDomain(low, high, false);
  const top = body.y + body.height * 0.72;
  const plot = { x: 0, y: top, width, height: height - top };
  const x = timeScale(plot, { startTime: first.time, endTime: last.time });
  const y = valueScale(plot, domain);
  const points = simplify(known.map(({ value, time }): Point => [x(time), y(value)]));
  const chart = tile.config?.backgroundChart;
  const color = colorOf(theme, chart?.color) ?? defaultColor;
  const outline = new CompactPath();
  line<Point>().context(outline as never)([...points]);
  const surface = new CompactPath();
  if (chart?.type === 'area')
    area<Point>()
      .y0(height)
      .context(surface as never)([...points]);
  return svg(
    'g',
    null,
    chart?.type === 'area' ? svg('path', { d: surface.toString(), fill: color, 'fill-opacity': 0.18 }) : null,
    svg('path', {
      d: outline.toString(),
      fill: 'none',
      stroke: color,
      'stroke-width': 1.5,
      'stroke-opacity': 0.7,
      'stroke-linejoin': 'round',
    }),
  );
}
