import { nearest } from '@observability-api/schemas';
import { quoteIdentifier } from '../clickhouse/quoting.ts';
import type { Bindings } from './bindings.ts';
import { type ColumnType, readType, type SqlExpression } from './column-type.ts';

/** A column or a key of a map column, as SQL. */
export interface Field extends SqlExpression {
  /** The name of the column. */
  readonly column: string;
  /** For a key of a map: the SQL condition that the row has the key. */
  readonly presence?: string;
}

/** Thrown for a path that is neither a column nor a key of a map. For an unknown column, the message suggests or lists names. */
export class UnknownFieldError extends Error {
  override readonly name = 'UnknownFieldError';
}

/** The maximum number of columns that an error message lists. */
const MAX_LISTED_COLUMNS = 20;

/** The maximum number of columns whose edit distance to a name is computed. Long names take about 0.3 ms each. */
const MAX_COMPARED_COLUMNS = 100;

/** Returns a column whose name is similar to an unknown path, or undefined if there is none. */
export function similarColumn(path: string, columns: ReadonlyMap<string, string>): string | undefined {
  const names = [...columns.keys()];
  const [head = path] = path.split(/[.[]/);
  const lowerCase = head.toLowerCase();
  const compared = names.slice(0, MAX_COMPARED_COLUMNS);
  return (
    nearest(path, compared) ??
    nearest(head, compared) ??
    names.find((name) => name.toLowerCase() === lowerCase) ??
    names.find((name) => lowerCase.length > 2 && name.toLowerCase().includes(lowerCase))
  );
}

function createUnknownFieldError(path: string, columns: ReadonlyMap<string, string>): UnknownFieldError {
  const names = [...columns.keys()];
  const suggestion = similarColumn(path, columns);
  const listed = names.slice(0, MAX_LISTED_COLUMNS).join(', ') + (names.length > MAX_LISTED_COLUMNS ? ', …' : '');
  const map = names.find((name) => readType(columns.get(name) ?? '').kind === 'map');
  const orKey = map === undefined ? '' : `, or a key of a map such as ${map}.key`;
  return new UnknownFieldError(
    `unknown field ${JSON.stringify(path.slice(0, 100))}: ${suggestion ? `did you mean ${suggestion}?` : `expected ${listed}${orKey}`}`,
  );
}

/**
 * Splits a path such as `a.b.c` or `a['b.c']` into a column and a key. With dots, the column is the longest prefix that is the name
 * of a column. Returns undefined if there is none.
 */
export function splitPath(
  path: string,
  columns: ReadonlyMap<string, string>,
): { column: string; key?: string } | undefined {
  if (columns.has(path)) return { column: path };
  const bracket = path.indexOf("['", 1);
  if (bracket > 0 && path.endsWith("']") && path.length >= bracket + 4 && columns.has(path.slice(0, bracket))) {
    return { column: path.slice(0, bracket), key: path.slice(bracket + 2, -2) };
  }
  let longest = 0;
  for (const column of columns.keys()) longest = Math.max(longest, column.length);
  for (let end = path.lastIndexOf('.', longest); end > 0; end = path.lastIndexOf('.', end - 1)) {
    const column = path.slice(0, end);
    if (columns.has(column)) return { column, key: path.slice(end + 1) };
  }
  return undefined;
}

/** Returns the SQL and the type of a column or a value of a map. Converts types that filters cannot search to strings. */
function searchable(sql: string, type: ColumnType, databaseType: string): Omit<SqlExpression, 'columns'> {
  // The functions that search strings do not support FixedString.
  const isConverted = type.kind === 'other' || (type.kind === 'text' && databaseType.includes('FixedString('));
  return isConverted
    ? { kind: 'text', isNullable: type.isNullable, sql: `toString(${sql})` }
    : { ...type, type: databaseType, sql };
}

/**
 * Resolves a path to a field of a table. The SQL contains only names of existing columns; a key becomes a query parameter.
 * Throws UnknownFieldError.
 */
export function resolveField(path: string, columns: ReadonlyMap<string, string>, { bind }: Bindings): Field {
  const location = splitPath(path, columns);
  if (!location) throw createUnknownFieldError(path, columns);
  const { column, key } = location;
  const origin = { column, columns: new Set([column]) };
  const name = quoteIdentifier(column);
  const columnType = columns.get(column) ?? '';
  const type = readType(columnType);
  if (key === undefined) return { ...searchable(name, type, columnType), ...origin };
  if (type.kind !== 'map' || !type.values || key === '') {
    const reason = type.kind === 'map' ? `expected a key after ${column}` : `${column} is not a map with text keys`;
    throw new UnknownFieldError(`unknown field ${JSON.stringify(path.slice(0, 100))}: ${reason}`);
  }
  const keyParameter = bind('String', key);
  const value = `${name}[${keyParameter}]`;
  const presence = `mapContains(${name}, ${keyParameter})`;
  return {
    ...searchable(value, type.values, type.values.type),
    ...origin,
    presence,
    ...enumText(value, presence, type.values.type),
  };
}

/**
 * Returns the SQL that converts an enum under a key of a map to a string, or nothing for another type. A missing key becomes an empty
 * string. ClickHouse reads it as the number 0, and cannot convert this number to a string if no value of the enum has it.
 */
function enumText(value: string, presence: string, valueType: string): { readonly sql?: string } {
  return valueType.startsWith('Enum') ? { sql: `ifNull(toString(if(${presence}, ${value}, NULL)), '')` } : {};
}
