import { h, type VNode } from 'preact';
import { columnsOf, PREVIOUS } from '../data/columns.ts';
import { bucketText } from '../data/heat-cells.ts';
import { severityColumnOf, type TableColumn, tableColumnsOf, withPrevious } from '../data/table-columns.ts';
import { timeSeriesOf } from '../data/time-series.ts';
import { fullTimeLabel } from '../format/time-ticks.ts';
import { type Zone, zoneOf } from '../format/zone.ts';
import { plainText } from '../text.ts';
import { levelOf } from '../theme.ts';
import type { QueryResult, Tile, TimeRange } from '../types.ts';
import { pluralize } from './description.ts';

/** The properties of {@link DataTable}. */
export interface DataTableProps {
  readonly tile: Tile;
  readonly result: QueryResult;
  /** An IANA time zone, or an offset such as `+02:00` in newer runtimes. Default: `UTC`. */
  readonly timeZone?: string | undefined;
  /** The requested time range, for lines, areas and stacked bars. Default: from the first to the last row. */
  readonly timeRange?: TimeRange | undefined;
  /** The maximum number of rows. If there are more, a further row shows how many were omitted. Default: 500. */
  readonly maximumRows?: number | undefined;
  readonly class?: string | undefined;
  /** Returns the URL of a row. The cell of the first group column is the link, or the first cell if the table has no group column. */
  readonly linkOf?: ((row: number) => string | undefined) | undefined;
}

/** The texts of the table, and how they are displayed. */
interface Cells {
  /** The titles of the columns. */
  readonly head: readonly string[];
  readonly align: readonly TableColumn['align'][];
  /** The number of rows. */
  readonly length: number;
  /** The index of the column that can be a link. */
  readonly linked: number;
  /** Returns the cells of a row. */
  row(index: number): readonly string[];
  /** Returns the severity level of an event if it is a warning or an error. */
  level?(index: number): string | undefined;
}

/** The maximum number of series with a column. A wider table is not readable. */
const MAX_SERIES = 100;

/** Renders the data of a chart as an HTML table. Returns null for Markdown, which has no data. */
export function DataTable({
  tile,
  result,
  timeZone,
  timeRange,
  maximumRows = 500,
  linkOf,
  ...attributes
}: DataTableProps): VNode | null {
  if (result.displayType === 'markdown') return null;
  const zone = zoneOf(timeZone);
  const isOverTime = ['line', 'area', 'stacked_bar'].includes(result.displayType);
  const cells = isOverTime ? timeCells(tile, result, timeRange, zone) : rowCells(tile, result, zone);
  const shown = Math.min(cells.length, maximumRows);
  const alignment = (column: number) => (cells.align[column] === 'end' ? { align: 'right' as const } : null);
  const cell = (text: string, column: number, href: string | undefined) => {
    const content = href === undefined ? text : h('a', { href }, text);
    return column === 0
      ? h('th', { scope: 'row', ...alignment(column) }, content)
      : h('td', alignment(column), content);
  };
  const rowOf = (index: number) => {
    const href = linkOf?.(index);
    const texts = cells.row(index);
    return h(
      'tr',
      { 'data-level': cells.level?.(index) },
      ...texts.map((text, column) => cell(text, column, column === cells.linked ? href : undefined)),
    );
  };
  return h(
    'table',
    attributes,
    h('caption', null, plainText(tile.name ?? '') || 'Data'),
    h(
      'thead',
      null,
      h('tr', null, ...cells.head.map((name, column) => h('th', { scope: 'col', ...alignment(column) }, name))),
    ),
    h(
      'tbody',
      null,
      Array.from({ length: shown }, (_, index) => rowOf(index)),
      shown < cells.length
        ? h(
            'tr',
            null,
            h('td', { colSpan: cells.head.length }, pluralize(cells.length - shown, 'more row', 'more rows')),
          )
        : null,
    ),
  );
}

/**
 * Returns one row for each bucket. Each of the first {@link MAX_SERIES} series has a column, and a second one if it has values of the
 * previous period.
 */
function timeCells(tile: Tile, result: QueryResult, timeRange: TimeRange | undefined, zone: Zone): Cells {
  const { times, series } = timeSeriesOf(tile, result, timeRange);
  const columns = series
    .slice(0, MAX_SERIES)
    .flatMap(({ name, format, values, comparison }) => [
      { name, text: (index: number) => format.value(values[index]) },
      ...(comparison
        ? [{ name: `${name}, ${PREVIOUS}`, text: (index: number) => format.value(comparison[index]) }]
        : []),
    ]);
  const hidden = series.length - MAX_SERIES;
  return {
    head: [
      'Time',
      ...columns.map(({ name }) => name),
      ...(hidden > 0 ? [pluralize(hidden, 'more series', 'more series')] : []),
    ],
    align: ['start', ...columns.map(() => 'end' as const)],
    length: times.length,
    linked: 0,
    row: (index) => [fullTimeLabel(times[index] ?? 0, zone), ...columns.map(({ text }) => text(index))],
  };
}

/** Returns the rows of the result. The bucket of a heatmap is displayed as its range of values. */
function rowCells(tile: Tile, result: QueryResult, zone: Zone): Cells {
  const columns = withPrevious(tableColumnsOf(tile, result, zone), result);
  const level = result.displayType === 'search' ? severityColumnOf(columns) : undefined;
  const bucket = result.columns.findIndex(({ bounds }) => bounds !== undefined);
  // Only value columns have a format, but the bucket column of a heatmap is a group.
  const { values } = columnsOf(tile, {
    ...result,
    columns: result.columns.map((column) => ({ ...column, role: 'value' })),
  });
  const { format } = values[bucket] ?? {};
  const rangeText = (index: number) => format && bucketText(result.columns[bucket]?.bounds ?? [], format, index);
  return {
    head: columns.map(({ name }) => name),
    align: columns.map(({ align }) => align),
    length: result.rows.length,
    linked: Math.max(
      0,
      columns.findIndex(({ role }) => role === 'group'),
    ),
    level: (index) => level && levelOf(level.text(result.rows[index] ?? [])),
    row(index) {
      const row = result.rows[index] ?? [];
      return columns.map(({ text }, column) =>
        column === bucket ? (rangeText(Number(row[bucket])) ?? text(row)) : text(row),
      );
    },
  };
}
