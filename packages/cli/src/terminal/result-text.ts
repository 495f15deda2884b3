import { bucketText, columnsOf, createFormat, type Tile, type ValueFormat } from '@observability-api/charts';
import type { TileResult } from '@observability-api/schemas';
import granularity from '@observability-api/schemas/json/granularity';
import { pad, type Style, truncate, widthOf, withoutControlCharacters } from '../output/style.ts';
import { tableText } from '../output/table.ts';
import { millisecondsOf } from '../review/duration.ts';

const MAX_SERIES = 12;
const MAX_ROWS = 30;
/**
 * The maximum number of value ranges between the lowest and the highest bound of a heatmap. If there are more, ranges are merged, unless
 * their counts cannot be added.
 */
const MAX_RANGES = 10;
const BARS = '▁▂▃▄▅▆▇█';

/** A range of time in Unix milliseconds. */
export interface TimeRange {
  readonly startTime: number;
  readonly endTime: number;
}

/** The number of terminal columns that a sparkline cannot use, for a label of 20 columns, the highest and the last value. */
const OTHER_COLUMNS = 44;

/**
 * Returns the smallest granularity with which a sparkline and a label of 20 columns fit into `width` terminal columns, or `auto` if none
 * fits. Allows up to 20 time buckets if `width` is less than 64. With a longer label or a smaller width, one character of the sparkline can
 * show more than one time bucket.
 */
export function granularityFor(range: TimeRange, width: number): string {
  const room = Math.max(20, width - OTHER_COLUMNS);
  const sizes = granularity.enum.filter((size) => size !== 'auto');
  return sizes.find((size) => (range.endTime - range.startTime) / stepOf(size, range) <= room) ?? 'auto';
}

/** Returns the milliseconds of a granularity such as `5m`. Without a granularity, returns the length of the range. */
function stepOf(granularity: string | undefined, { startTime, endTime }: TimeRange): number {
  return millisecondsOf(granularity ?? '') || endTime - startTime;
}

/** Returns the result of a tile as text: Markdown, sparklines over time, one number, bars for groups, or else a table. */
export function resultText(tile: Tile, result: TileResult, range: TimeRange, width: number, style: Style): string {
  if (result.displayType === 'markdown') return withoutControlCharacters(result.markdown ?? '');
  if (result.rows.length === 0) return style('dim', 'No data.');
  const roles = result.columns.map(({ role }) => role);
  if (result.displayType === 'heatmap') return heatmapText(tile, result, range, width, style);
  const formats = formatsOf(tile, result);
  const empty = tile.config?.fillNulls === false ? null : 0;
  if (roles.includes('time') && roles.includes('value')) return seriesText(result, formats, range, width, style, empty);
  if (result.displayType === 'number') {
    const index = roles.indexOf('value');
    return style('bold', cellText(result.rows[0]?.[index], formats.get(index)));
  }
  if (['pie', 'bar'].includes(result.displayType)) return barsText(result, formats, width, style);
  const columns = result.columns.map(({ name, type }) => ({
    title: name,
    alignment: type === 'number' ? ('right' as const) : undefined,
  }));
  const rows = result.rows
    .slice(0, MAX_ROWS)
    .map((row) => row.map((value, index) => cellText(toReadable(value, result.columns[index]), formats.get(index))));
  return [tableText(columns, rows, width, style), ...moreText(result.rows.length - rows.length, style)].join('\n');
}

/** The formats of the value columns by their index. */
type Formats = ReadonlyMap<number, ValueFormat>;

function formatsOf(tile: Tile, result: TileResult): Formats {
  return new Map(columnsOf(tile, result).values.map(({ index, format }) => [index, format]));
}

/** Returns one line per value range, the highest values first: the range, a sparkline of its counts, the highest and the last count. */
function heatmapText(tile: Tile, result: TileResult, range: TimeRange, width: number, style: Style): string {
  const index = result.columns.findIndex(({ bounds }) => bounds !== undefined);
  const { bounds = [], unit } = result.columns[index] ?? {};
  const [item] = (tile.config?.select ?? []) as readonly { readonly countExpression?: string }[];
  // Counts of merged ranges can be added. The values of an expression cannot, for example averages.
  const merged = item?.countExpression ? 1 : Math.max(1, Math.ceil((bounds.length - 1) / MAX_RANGES));
  const edges = bounds.filter((_, edge) => edge % merged === 0 || edge === bounds.length - 1);
  const format = createFormat(tile.config?.numberFormat, unit);
  const rangeOf = (bucket: number) =>
    bucketText(edges, format, bucket < bounds.length ? Math.ceil(bucket / merged) : edges.length);
  const rows = result.rows
    .toSorted((a, b) => Number(b[index]) - Number(a[index]))
    .map((row) => row.with(index, rangeOf(Number(row[index]))));
  // The number format of the tile applies to the values, not to their counts.
  return seriesText({ ...result, rows }, new Map(), range, width, style, 0);
}

/**
 * Returns one line per series: its label, a sparkline, its highest and its last value. `empty` is the value of a time bucket without
 * data: 0, or null for a gap.
 */
function seriesText(
  result: TileResult,
  formats: Formats,
  range: TimeRange,
  width: number,
  style: Style,
  empty: 0 | null,
): string {
  const series = seriesOf(result, range, empty).map((item) => ({ ...item, max: highestOf(item.points) }));
  if (result.displayType !== 'heatmap') series.sort((a, b) => (b.max ?? 0) - (a.max ?? 0));
  const shown = series.slice(0, MAX_SERIES);
  // The groups of a value column have the same scale, as in a picture. Other value columns may have other units.
  const scaleOf = (column: number) => Math.max(...shown.map((item) => (item.column === column ? (item.max ?? 0) : 0)));
  const labelWidth = Math.min(28, Math.max(...shown.map(({ label }) => widthOf(withoutControlCharacters(label)))));
  const room = Math.max(10, width - labelWidth - 24);
  const lines = shown.map(({ label, points, column, max }) => {
    const name = pad(truncate(withoutControlCharacters(label), labelWidth), labelWidth);
    const text = (value: Point | undefined) => cellText(value, formats.get(column));
    const bars = style('cyan', sparkline(points, scaleOf(column), room));
    return `${name}  ${bars}  ${style('dim', `max ${text(max)}, last ${text(points.at(-1))}`)}`;
  });
  return [...lines, ...moreText(series.length - shown.length, style)].join('\n');
}

/** The value of a time bucket, or null for a gap. */
type Point = number | null;

/** The values of one group and value column, one per time bucket. */
interface Series {
  readonly label: string;
  /** The index of the value column. */
  readonly column: number;
  readonly points: Point[];
}

function seriesOf({ columns, rows, granularity }: TileResult, range: TimeRange, empty: 0 | null): Series[] {
  const time = columns.findIndex(({ role }) => role === 'time');
  const step = stepOf(granularity, range);
  const first = Math.min(...rows.map((row) => Number(row[time])), Math.ceil(range.startTime / step) * step);
  const length = Math.max(1, Math.ceil((range.endTime - first) / step));
  const valueColumns = columns.flatMap(({ role, name }, column) => (role === 'value' ? [{ name, column }] : []));
  const series = new Map<string, Series>();
  for (const row of rows) {
    const groups = columns.flatMap(({ role }, index) => (role === 'group' ? [String(row[index])] : []));
    for (const { name, column } of valueColumns) {
      const label = [...groups, ...(valueColumns.length > 1 || groups.length === 0 ? [name] : [])].join(', ');
      const entry = series.get(label) ?? { label, column, points: Array.from({ length }, (): Point => empty) };
      const point = Math.round((Number(row[time]) - first) / step);
      const value = row[column];
      if (value !== null && value !== undefined) entry.points[point] = (entry.points[point] ?? 0) + Number(value);
      series.set(label, entry);
    }
  }
  return [...series.values()];
}

/**
 * Returns a line of bars. Each point has the same number of characters. If there are more points than `width`, each character shows the
 * highest of its points. The lowest bar shows 0 and negative values, the highest bar shows `highest`, and a space shows a gap.
 */
function sparkline(points: readonly Point[], highest: number, width: number): string {
  const columns = points.length > width ? width : points.length * Math.floor(width / points.length);
  return Array.from({ length: columns }, (_, column) => {
    const start = Math.floor((column * points.length) / columns);
    const end = Math.max(start + 1, Math.floor(((column + 1) * points.length) / columns));
    const value = highestOf(points.slice(start, end));
    if (value === null) return ' ';
    if (value <= 0 || highest === 0) return BARS[0];
    return BARS[Math.max(1, Math.round((value / highest) * (BARS.length - 1)))];
  }).join('');
}

/** Returns the highest value, or null if all points are gaps. */
function highestOf(points: readonly Point[]): Point {
  const values = points.filter((point) => point !== null);
  return values.length === 0 ? null : Math.max(...values);
}

function barsText({ columns, rows }: TileResult, formats: Formats, width: number, style: Style): string {
  const value = columns.findIndex(({ role }) => role === 'value');
  const items = rows.map((row) => ({
    label: withoutControlCharacters(
      columns.flatMap(({ role }, index) => (role === 'group' ? [String(row[index])] : [])).join(', ') || 'all',
    ),
    number: Number(row[value] ?? 0),
  }));
  const shown = items.sort((a, b) => b.number - a.number).slice(0, MAX_ROWS);
  const labelWidth = Math.min(32, Math.max(...shown.map(({ label }) => widthOf(label))));
  const highest = Math.max(...shown.map(({ number }) => number), 0);
  const room = Math.max(10, width - labelWidth - 14);
  const lines = shown.map(({ label, number }) => {
    const length = highest === 0 ? 0 : Math.max(number > 0 ? 1 : 0, Math.round((number / highest) * room));
    return `${pad(truncate(label, labelWidth), labelWidth)}  ${style('cyan', '█'.repeat(length))} ${cellText(number, formats.get(value))}`;
  });
  return [...lines, ...moreText(items.length - shown.length, style)].join('\n');
}

function moreText(count: number, style: Style): string[] {
  return count > 0 ? [style('dim', `… and ${count} more`)] : [];
}

/** Converts a time to ISO 8601. Returns other values unchanged. */
function toReadable(value: unknown, column: TileResult['columns'][number] | undefined): unknown {
  return column?.type === 'time' && typeof value === 'number' ? new Date(value).toISOString() : value;
}

function cellText(value: unknown, format?: ValueFormat): string {
  if (value === null || value === undefined) return '–';
  if (typeof value !== 'number') return typeof value === 'object' ? JSON.stringify(value) : String(value);
  return format ? format.value(value) : value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}
