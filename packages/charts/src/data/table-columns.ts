import { createFormat, MISSING } from '../format/number-format.ts';
import { clockLabel, eventTimeLabel, fullTimeLabel } from '../format/time-ticks.ts';
import type { Zone } from '../format/zone.ts';
import { nameOf, plainText } from '../text.ts';
import type { Column, QueryResult, Row, Tile } from '../types.ts';
import { columnsOf, numberOf, PREVIOUS } from './columns.ts';

/** A column of a table. */
export interface TableColumn {
  readonly name: string;
  readonly role: Column['role'];
  readonly align: 'start' | 'end';
  /** Returns the text of the cell of this column in a row. */
  text(row: Row): string;
}

/** Returns the columns of a table in display order. In a search, times have no year, and with `narrow` no date. */
export function tableColumnsOf(tile: Tile, result: QueryResult, zone: Zone, narrow = false): readonly TableColumn[] {
  const { groups, values } = columnsOf(tile, result);
  const formats = new Map(values.map(({ index, format }) => [index, format]));
  const formatTime = result.displayType !== 'search' ? fullTimeLabel : narrow ? clockLabel : eventTimeLabel;
  const titles = result.columns.map(({ name }) => titleOf(name));
  const columns = result.columns.map((column, index): TableColumn => {
    const isNumber = column.type === 'number';
    // Numbers in columns other than value columns, such as the fields of a search, are often ids or ports. They are formatted only if they
    // have a unit.
    const format = formats.get(index) ?? (column.unit ? createFormat({}, column.unit) : undefined);
    return {
      name: nameOf(titles.filter((title) => title === titles[index]).length > 1 ? column.name : titles[index]),
      role: column.role,
      align: isNumber && column.role !== 'group' ? 'end' : 'start',
      text(row) {
        const cell = row[index];
        if (cell === null || cell === undefined) return MISSING;
        const number = isNumber || column.type === 'time' ? numberOf(cell) : null;
        if (number !== null && column.type === 'time') return formatTime(number, zone);
        if (number !== null && format) return format.value(number);
        return column.role === 'group' ? nameOf(cell) : plainText(cell);
      },
    };
  });
  const { config } = tile;
  // Without a configuration, as in tiles with series, the columns keep their order.
  if (result.displayType !== 'table' || !config || config.groupByColumnsOnLeft) return columns;
  const isGroup = new Set(groups);
  return [...columns.filter((_, index) => !isGroup.has(index)), ...columns.filter((_, index) => isGroup.has(index))];
}

/**
 * Adds a column with the value of the previous period after each value column. Rows of both periods are matched by their groups, or by
 * their fields in a table with its own SQL. A row has no previous value if several rows of one period have its groups or fields.
 */
export function withPrevious(
  columns: readonly TableColumn[],
  { columns: resultColumns, rows, comparison }: QueryResult,
): readonly TableColumn[] {
  if (!comparison || rows.length === 0) return columns;
  const keys = resultColumns.flatMap(({ role }, index) => (role === 'value' ? [] : [index]));
  const keyOf = (row: Row) => JSON.stringify(keys.map((index) => row[index]));
  const currentRows = uniqueRows(rows, keyOf);
  const previousRows = uniqueRows(comparison, keyOf);
  const previousOf = (row: Row) => (currentRows.get(keyOf(row)) && previousRows.get(keyOf(row))) ?? [];
  return columns.flatMap((column) =>
    column.role === 'value'
      ? [column, { ...column, name: PREVIOUS, text: (row: Row) => column.text(previousOf(row)) }]
      : [column],
  );
}

/** Returns the rows by their key. A key that several rows have is mapped to undefined. */
function uniqueRows(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row | undefined> {
  const unique = new Map<string, Row | undefined>();
  for (const row of rows) {
    const key = keyOf(row);
    unique.set(key, unique.has(key) ? undefined : row);
  }
  return unique;
}

/** Returns the column with the severity of logs or the status of spans, or undefined if there is none. */
export function severityColumnOf(columns: readonly TableColumn[]): TableColumn | undefined {
  const named = (pattern: RegExp) => columns.find(({ name }) => pattern.test(name));
  return named(/severity/i) ?? named(/level/i) ?? named(/status/i);
}

/** Returns the title of a column. A key of a map is displayed without the map: `http.route` for `SpanAttributes['http.route']`. */
function titleOf(name: string): string {
  return /^\w+\['([^'\\]+)'\]$/.exec(name)?.[1] ?? name;
}
