import type { VNode } from 'preact';
import { pluralize, truncatedText } from '../accessible/description.ts';
import { severityColumnOf, type TableColumn, tableColumnsOf, withPrevious } from '../data/table-columns.ts';
import { svg } from '../draw/svg.ts';
import { type Drawing, message, NO_DATA } from '../parts/frame.ts';
import { type Scene, TEXT_SIZE } from '../scene.ts';
import { boldWidth, type Measure, MONOSPACE, monospaceWidth, textWidth, truncateEnd } from '../text.ts';
import { levelColor } from '../theme.ts';
import type { QueryResult } from '../types.ts';

const ROW = 20;
const COLUMN_GAP = 16;
/** The minimum width of a search with dates, in pixels. A narrower one has only the time of day. */
const MIN_WIDTH_WITH_DATES = 560;
/** The width that a table must have for each of its columns, in pixels. Further columns are left out. */
const MIN_COLUMN_WIDTH = 48;

interface PlacedColumn extends TableColumn {
  readonly x: number;
  readonly width: number;
}

/** Draws the first rows of a table, or of a search. */
export function tableChart(scene: Scene): Drawing {
  const { result, tile, body, theme, zone } = scene;
  const columns = withPrevious(tableColumnsOf(tile, result, zone, body.width < MIN_WIDTH_WITH_DATES), result);
  const isSearch = result.displayType === 'search';
  const description = describeTable(result, columns);
  if (result.rows.length === 0 || columns.length === 0) return { description, content: message(scene, NO_DATA) };

  const indent = isSearch ? 8 : 0;
  const fitting = Math.max(1, Math.floor((body.height - ROW - 4) / ROW));
  const hasNote =
    result.rows.length > fitting || columns.length > maximumColumns(body.width - indent) || result.truncated === true;
  // The text below the rows takes the place of a row.
  const shownRows = result.rows.slice(0, hasNote ? Math.max(1, fitting - 1) : fitting);
  const cells = shownRows.map((row) => columns.map(({ text }) => text(row)));
  const measure = isSearch ? monospaceWidth : textWidth;
  const placed = placeColumns(columns, cells, body.width - indent, measure).map((column) => ({
    ...column,
    x: column.x + body.x + indent,
  }));
  const positionOf = ({ x, width, align }: PlacedColumn) =>
    align === 'end' ? { x: Math.round(x + width), 'text-anchor': 'end' } : { x: Math.round(x) };
  const top = body.y + ROW;
  const header = placed.map((column) =>
    svg(
      'text',
      { ...positionOf(column), y: Math.round(top - 6), 'font-weight': 600, fill: theme.muted },
      truncateEnd(column.name, column.width, TEXT_SIZE, boldWidth),
    ),
  );
  const severity = isSearch ? severityColumnOf(columns) : undefined;
  const rows = shownRows.map((row, index): VNode => {
    const y = Math.round(top + index * ROW + 14);
    const color = severity && (levelColor(theme, severity.text(row)) ?? theme.axis);
    return svg(
      'g',
      null,
      color ? svg('rect', { x: body.x, y: y - 11, width: 3, height: ROW - 4, rx: 1, fill: color }) : null,
      placed.map((column) =>
        svg('text', { ...positionOf(column), y }, truncateEnd(column.text(row), column.width, TEXT_SIZE, measure)),
      ),
    );
  });
  const note = noteOf(result, result.rows.length - shownRows.length, columns.length - placed.length);
  const lines = shownRows.map((_, index) => `M${body.x} ${Math.round(top + index * ROW) + 0.5}h${body.width}`);
  return {
    description,
    content: [
      svg('path', { d: lines.slice(1).join(''), stroke: theme.grid }),
      svg('path', { d: lines[0], stroke: theme.axis }),
      header,
      svg('g', isSearch ? { 'font-family': MONOSPACE } : null, rows),
      note
        ? svg(
            'text',
            { x: body.x + indent, y: Math.round(top + shownRows.length * ROW + 14), fill: theme.muted },
            truncateEnd(note, body.width - indent, TEXT_SIZE),
          )
        : null,
    ],
  };
}

function describeTable({ displayType, rows, truncated }: QueryResult, columns: readonly TableColumn[]): string {
  const kind = displayType === 'search' ? 'Search results' : 'Table';
  const size = `${pluralize(rows.length, 'row', 'rows')}, ${pluralize(columns.length, 'column', 'columns')}`;
  const names = columns.slice(0, 8).map(({ name }) => name);
  return `${kind}, ${size}: ${names.join(', ')}.${truncatedText(truncated)}`;
}

/** Returns the text below the rows: the numbers of hidden rows and columns, and `truncated` for a truncated result. */
function noteOf({ truncated }: QueryResult, hiddenRows: number, hiddenColumns: number): string {
  const notes = [
    hiddenRows > 0 ? `+${pluralize(hiddenRows, 'more row', 'more rows')}` : '',
    hiddenColumns > 0 ? `+${pluralize(hiddenColumns, 'column', 'columns')}` : '',
    truncated ? 'truncated' : '',
  ];
  return notes.filter((note) => note !== '').join(', ');
}

/** Returns the maximum number of columns in a width. It does not depend on their content. */
function maximumColumns(width: number): number {
  return Math.max(1, Math.floor((width + COLUMN_GAP) / (MIN_COLUMN_WIDTH + COLUMN_GAP)));
}

/**
 * Places at most {@link maximumColumns} columns next to each other. Columns that are too wide share the space that the others leave.
 * Free space goes between the columns if the last one is right-aligned, otherwise into the last column.
 */
function placeColumns(
  columns: readonly TableColumn[],
  cells: readonly (readonly string[])[],
  width: number,
  measure: Measure,
): PlacedColumn[] {
  const desired = columns.map(({ name }, index) =>
    Math.ceil(
      cells.reduce(
        (widest, row) => Math.max(widest, measure(row[index] ?? '', TEXT_SIZE)),
        boldWidth(name, TEXT_SIZE) + 2,
      ),
    ),
  );
  const count = Math.min(columns.length, maximumColumns(width));
  const shown = desired.slice(0, count);
  const space = width - COLUMN_GAP * (count - 1);
  const last = columns[count - 1];
  const widths = last?.align === 'end' ? distribute(shown, space) : distributeBeforeLast(shown, space);
  const used = widths.reduce((sum, columnWidth) => sum + columnWidth, 0);
  const freeWidth = space - used;
  // Aligns numbers at the right edge, so that a table is as wide as its tile.
  const extra = last?.align === 'end' && count > 1 ? freeWidth / (count - 1) : 0;
  let x = 0;
  return columns.slice(0, count).map((column, index) => {
    const columnWidth = (widths[index] ?? 0) + (index === count - 1 && last?.align !== 'end' ? freeWidth : 0);
    const placed = { ...column, x, width: columnWidth };
    x += columnWidth + COLUMN_GAP + extra;
    return placed;
  });
}

/** Distributes the space so that a long last column, such as a message, is cut first. */
function distributeBeforeLast(widths: readonly number[], space: number): number[] {
  const last = widths.at(-1) ?? 0;
  const others = distribute(widths.slice(0, -1), Math.max(space - last, space * 0.65));
  return [...others, Math.min(last, space - others.reduce((sum, width) => sum + width, 0))];
}

/** Returns the width of each column: its desired width, or an equal share of the remaining space if it is wider than that. */
function distribute(desired: readonly number[], space: number): number[] {
  const widths = [...desired];
  const order = desired.map((_, index) => index).sort((a, b) => (desired[a] ?? 0) - (desired[b] ?? 0));
  let remaining = space;
  for (const [position, index] of order.entries()) {
    const fair = remaining / (order.length - position);
    widths[index] = Math.min(desired[index] ?? 0, fair);
    remaining -= widths[index] ?? 0;
  }
  return widths;
}
