import type { Source } from '@observability-api/schemas';
import type { RowFilter } from '../chart-query.ts';
import type { QueryContext } from '../query-context.ts';
import { locateEventPage, readEventPage } from '../search/event-page.ts';
import { jsonArray, type SelectedColumn, selectColumns } from '../search/selected-columns.ts';
import { hasNanoseconds } from '../time-range.ts';
import { resolveEventTable } from './event-table.ts';
import { type Cell, columnTypeOf, type TileRange, type TileRows } from './tile-result.ts';

/** The maximum number of events of a search tile. */
const SEARCH_LIMIT = 200;

/** Returns SQL for the cell of a column. */
function cellSql({ expression: { kind, sql, type = '' } }: SelectedColumn): string {
  switch (kind) {
    case 'number':
      // Converting through a string keeps 0.1 as 0.1 instead of the nearest Float32.
      return `toFloat64(${type.includes('Float32') ? `toString(${sql})` : sql})`;
    case 'bool':
      return `CAST(${sql}, 'Nullable(Bool)')`;
    case 'time':
      if (!hasNanoseconds(type)) return `toUnixTimestamp64Micro(toDateTime64(${sql}, 6)) / 1000`;
      // A Float64 cannot represent the nanoseconds since 1970, so their division would round twice. Here, only the rounding of the sum
      // matters: the error of the fraction is far smaller.
      return `intDiv(toUnixTimestamp64Nano(toDateTime64(${sql}, 9)), 1000000) + toUnixTimestamp64Nano(toDateTime64(${sql}, 9)) % 1000000 / 1e6`;
    case 'map':
    case 'strings':
      return `toJSONString(${sql})`;
    default:
      return `toString(${sql})`;
  }
}

/** Returns the newest events that match the filters. Throws InvalidSeriesError and errors of the engine. */
export async function searchRows(
  context: QueryContext,
  { expressions, source }: { readonly expressions: readonly string[]; readonly source: Source },
  range: TileRange,
  filters: readonly RowFilter[],
): Promise<TileRows> {
  const table = await resolveEventTable(context, source, range, filters);
  const columns = await selectColumns(expressions, table);
  const row = jsonArray(columns.map(cellSql));
  const located = await locateEventPage(context, table, { row, orderBy: '', limit: SEARCH_LIMIT });
  const { rows, last } = await readEventPage(context, located);
  return {
    columns: columns.map(({ name, expression }) => ({ name, role: 'field', type: columnTypeOf(expression.kind) })),
    rows: rows.map((text) => JSON.parse(text) as Cell[]),
    isTruncated: last !== undefined,
  };
}
