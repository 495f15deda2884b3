import type { TileResult } from '@observability-api/schemas';
import { pad, printable, type Style, truncate, widthOf } from '../output/style.ts';
import { tableText } from '../output/table.ts';

const MAX_SERIES = 12;
const MAX_ROWS = 30;
const BARS = '▁▂▃▄▅▆▇█';

/** A range of time in Unix milliseconds. */
export interface TimeRange {
  readonly startTime: number;
  readonly endTime: number;
}

const UNITS: Readonly<Record<string, number>> = {
  second: 1_000,
  s: 1_000,
  minute: 60_000,
  m: 60_000,
  hour: 3_600_000,
  h: 3_600_000,
  day: 86_400_000,
  d: 86_400_000,
};

/** Parses a granularity such as `5m` or `1 hour`. Returns milliseconds. */
function stepOf(granularity: string | undefined, { startTime, endTime }: TimeRange): number {
  const [, digits = '', unit = ''] = /^(\d+) ?([a-z]+)$/.exec(granularity ?? '') ?? [];
  return Number(digits) * (UNITS[unit] ?? 0) || endTime - startTime;
}

/** Returns the result of a tile as text: sparklines for values over time, bars for groups, and otherwise a table. */
export function resultText(result: TileResult, range: TimeRange, width: number, style: Style): string {
  if (result.displayType === 'markdown') return printable(result.markdown ?? '');
  if (result.rows.length === 0) return style('dim', 'No data.');
  const roles = result.columns.map(({ role }) => role);
  if (roles.includes('time') && roles.includes('value') && result.displayType !== 'heatmap')
    return seriesText(result, range, width, style);
  if (result.displayType === 'number') return style('bold', numberText(result.rows[0]?.[roles.indexOf('value')]));
  if (['pie', 'bar'].includes(result.displayType)) return barsText(result, width, style);
  const columns = result.columns.map(({ name, type }) => ({
    title: name,
    alignment: type === 'number' ? ('right' as const) : undefined,
  }));
  const rows = result.rows.slice(0, MAX_ROWS).map((row) => row.map(cellText));
  return [tableText(columns, rows, width, style), ...moreText(result.rows.length - rows.length, style)].join('\n');
}

/** One line per series: its name, its values over time, and its last value. */
function seriesText({ columns, rows, granularity }: TileResult, range: TimeRange, width: number, style: Style): string {
  const time = columns.findIndex(({ role }) => role === 'time');
  const step = stepOf(granularity, range);
  const first = Math.min(...rows.map((row) => Number(row[time])), Math.ceil(range.startTime / step) * step);
  const count = Math.max(1, Math.ceil((range.endTime - first) / step));
  const series = new Map<string, number[]>();
  for (const row of rows) {
    const groups = columns.flatMap(({ role }, index) => (role === 'group' ? [String(row[index])] : []));
    const values = columns.flatMap(({ role, name }, index) =>
      role === 'value' ? [[name, Number(row[index] ?? 0)] as const] : [],
    );
    for (const [name, value] of values) {
      const label = [...groups, ...(values.length > 1 || groups.length === 0 ? [name] : [])].join(', ');
      const points = series.get(label) ?? Array.from({ length: count }, () => 0);
      points[Math.round((Number(row[time]) - first) / step)] = value;
      series.set(label, points);
    }
  }
  const shown = [...series].sort(([, a], [, b]) => Math.max(...b) - Math.max(...a)).slice(0, MAX_SERIES);
  const labelWidth = Math.min(28, Math.max(...shown.map(([label]) => widthOf(printable(label)))));
  const room = Math.max(10, width - labelWidth - 24);
  const lines = shown.map(([label, points]) => {
    const name = pad(truncate(printable(label), labelWidth), labelWidth);
    const highest = Math.max(...points);
    return `${name}  ${style('cyan', sparkline(points, room))}  ${style('dim', `max ${numberText(highest)}, last ${numberText(points.at(-1))}`)}`;
  });
  return [...lines, ...moreText(series.size - shown.length, style)].join('\n');
}

/** Returns one bar per point, or one bar with the highest value per group of neighboring points. */
export function sparkline(points: readonly number[], width: number): string {
  const columns = Math.min(width, points.length);
  const highest = Math.max(...points, 0);
  return Array.from({ length: columns }, (_, column) => {
    const start = Math.floor((column * points.length) / columns);
    const end = Math.max(start + 1, Math.floor(((column + 1) * points.length) / columns));
    const value = Math.max(...points.slice(start, end));
    if (value <= 0 || highest === 0) return BARS[0];
    return BARS[Math.min(BARS.length - 1, Math.round((value / highest) * (BARS.length - 1)))];
  }).join('');
}

function barsText({ columns, rows }: TileResult, width: number, style: Style): string {
  const value = columns.findIndex(({ role }) => role === 'value');
  const items = rows.map((row) => ({
    label: printable(
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
    return `${pad(truncate(label, labelWidth), labelWidth)}  ${style('cyan', '█'.repeat(length))} ${numberText(number)}`;
  });
  return [...lines, ...moreText(items.length - shown.length, style)].join('\n');
}

function moreText(count: number, style: Style): string[] {
  return count > 0 ? [style('dim', `… and ${count} more`)] : [];
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number') return numberText(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function numberText(value: unknown): string {
  return typeof value === 'number' ? value.toLocaleString('en-US', { maximumFractionDigits: 2 }) : cellText(value);
}
