import type { Source } from '@observability-api/schemas';
import { quoteIdentifier } from '../../clickhouse/quoting.ts';
import type { SqlExpression } from '../../filter/column-type.ts';
import { splitList } from '../../filter/split-list.ts';
import type { RowFilter } from '../chart-query.ts';
import type { QueryContext } from '../metrics/metric-rows.ts';
import { compileValue, type EventTable, resolveEventTable } from './event-table.ts';
import type { Cell, TileColumn, TileRange, TileRows } from './tile-result.ts';

/** The maximum number of events of a search tile. */
export const SEARCH_LIMIT = 200;

/** A column of a search, as SQL that returns what JSON can represent. */
interface SearchColumn {
  readonly column: TileColumn;
  readonly sql: string;
}

function toSearchColumn(name: string, { kind, sql }: SqlExpression): SearchColumn {
  const field = (type: TileColumn['type']): TileColumn => ({ name, role: 'field', type });
  switch (kind) {
    case 'number':
      return { column: field('number'), sql: `toFloat64(${sql})` };
    case 'bool':
      return { column: field('boolean'), sql: `CAST(${sql}, 'Nullable(Bool)')` };
    case 'time':
      return { column: field('time'), sql: `toUnixTimestamp64Nano(toDateTime64(${sql}, 9)) / 1e6` };
    case 'map':
    case 'texts':
      return { column: field('json'), sql: `toJSONString(${sql})` };
    default:
      return { column: field('string'), sql: `toString(${sql})` };
  }
}

/** Splits `expression AS name`. Without AS, the expression is the name. */
function splitAlias(part: string): { readonly text: string; readonly name: string } {
  const [, text, quoted, plain] = /^(.*\S)\s+AS\s+(?:`([^`]+)`|(\w+))\s*$/is.exec(part) ?? [];
  const name = quoted ?? plain;
  return text === undefined || name === undefined
    ? { text: part.trim(), name: part.trim() }
    : { text: text.trim(), name };
}

/** Returns the expressions of a comma-separated list. */
export function selectedParts(select: string): string[] {
  return splitList(select).filter((part) => part.trim() !== '');
}

/** Returns the default columns of a source. */
function defaultParts(source: Source): string[] {
  const defaults = 'defaultTableSelectExpression' in source ? source.defaultTableSelectExpression : undefined;
  return selectedParts(defaults ?? source.timestampValueExpression);
}

async function resolveColumns(parts: readonly string[], table: EventTable): Promise<SearchColumn[]> {
  const columns: SearchColumn[] = [];
  for (const [item, part] of (parts.length === 0 ? defaultParts(table.source) : parts).entries()) {
    const { text, name } = splitAlias(part);
    columns.push(toSearchColumn(name, await compileValue(table, text, item)));
  }
  return columns;
}

/** Returns the newest events that match the filters. Throws InvalidSeriesError. */
export async function searchRows(
  context: QueryContext,
  { parts, source }: { readonly parts: readonly string[]; readonly source: Source },
  range: TileRange,
  filters: readonly RowFilter[],
): Promise<TileRows> {
  const table = await resolveEventTable(context, source, range, filters);
  const columns = await resolveColumns(parts, table);
  const selected = columns.map(({ sql }, nth) => `${sql} AS ${quoteIdentifier(`__c${nth}`)}`);
  const limit = table.bindings.bind('UInt64', SEARCH_LIMIT + 1);
  const found = await context.engine.query<Record<string, Cell>>({
    sql: `SELECT ${selected.join(', ')}\nFROM ${table.from} WHERE ${table.where}\nORDER BY ${table.time.sql} DESC LIMIT ${limit}`,
    parameters: table.bindings.parameters,
    database: table.database,
  });
  return {
    columns: columns.map(({ column }) => column),
    rows: found.slice(0, SEARCH_LIMIT).map((row) => columns.map((_, nth) => row[`__c${nth}`] ?? null)),
    isTruncated: found.length > SEARCH_LIMIT,
  };
}
