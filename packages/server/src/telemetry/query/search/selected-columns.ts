import type { Source } from '@observability-api/schemas';
import { quoteIdentifier } from '../../clickhouse/quoting.ts';
import type { SqlExpression } from '../../filter/column-type.ts';
import { splitList } from '../../filter/split-list.ts';
import { InvalidSeriesError } from '../chart-query.ts';
import { compileValue, type EventTable } from '../tiles/event-table.ts';

/** A selected column of an event. */
export interface SelectedColumn {
  readonly name: string;
  /** The selected expression, without its alias. */
  readonly text: string;
  readonly expression: SqlExpression;
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

/** Returns `parts`. If it is empty, returns the default columns of the source, or its time columns if it has none. */
export function selectedOrDefault(parts: readonly string[], source: Source): readonly string[] {
  if (parts.length > 0) return parts;
  const defaults = 'defaultTableSelectExpression' in source ? source.defaultTableSelectExpression : undefined;
  const defaultParts = selectedParts(defaults ?? '');
  return defaultParts.length > 0 ? defaultParts : selectedParts(source.timestampValueExpression);
}

/** Compiles the columns of {@link selectedOrDefault}. Throws InvalidSeriesError. */
export async function selectColumns(parts: readonly string[], table: EventTable): Promise<SelectedColumn[]> {
  const columns: SelectedColumn[] = [];
  for (const [item, part] of selectedOrDefault(parts, table.source).entries()) {
    const texts = part.trim() === '*' ? [...table.columnTypes.keys()] : [part];
    for (const { text, name } of texts.map(splitAlias)) {
      columns.push({ name, text, expression: await compileValue(table, text, item) });
    }
  }
  return columns;
}

/** Returns SQL for the JSON text of a value. */
function toJson(sql: string): string {
  return `ifNull(toJSONString(${sql}), 'null')`;
}

/** Returns SQL for an event as a JSON array. */
export function jsonArray(expressions: readonly string[]): string {
  return `concat('[', ${expressions.map(toJson).join(", ',', ")}, ']')`;
}

/** Returns true if the value of a column can be written as JSON. `toJSONString` fails for a NULL in a column of nullable enums. */
function isWritable(columnType: string | undefined): boolean {
  return columnType !== undefined && !columnType.startsWith('Nullable(Enum');
}

/** Returns SQL for an event as a JSON object. Throws InvalidSeriesError if two columns have the same name. */
export function jsonObject(columns: readonly SelectedColumn[], { bindings, columnTypes }: EventTable): string {
  const names = new Set<string>();
  const properties = columns.map(({ name, text, expression }, item) => {
    if (names.has(name)) {
      const message = `expected different names, received ${JSON.stringify(name)} twice: rename one with AS`;
      throw new InvalidSeriesError([{ series: 0, property: 'field', item, code: 'condition', message }]);
    }
    names.add(name);
    // `expression.sql` can convert a column to a string, so the JSON is written from the column itself.
    const json = toJson(isWritable(columnTypes.get(text)) ? quoteIdentifier(text) : expression.sql);
    return `${bindings.bind('String', `${item === 0 ? '{' : ','}${JSON.stringify(name)}:`)}, ${json}`;
  });
  return `concat(${properties.join(', ')}, '}')`;
}
