import { nearest } from '@observability-api/schemas';
import { quoteIdentifier } from '../clickhouse/identifier.ts';
import type { Bindings } from './bindings.ts';
import { type ColumnType, readType } from './column-type.ts';

/** A value of a row, as SQL. */
export interface Field extends ColumnType {
  readonly sql: string;
  /** The column that it is, or is in. */
  readonly column: string;
  /** Whether a row has it, for the value of a key in a map. */
  readonly presence?: string;
}

/** A field that the table does not have; the message names near ones. */
export class UnknownFieldError extends Error {
  override readonly name = 'UnknownFieldError';
}

const LISTED = 20;

function unknown(path: string, columns: ReadonlyMap<string, string>): UnknownFieldError {
  const names = [...columns.keys()];
  const [first = path] = path.split(/[.[]/);
  const wanted = first.toLowerCase();
  const near =
    nearest(path, names) ??
    nearest(first, names) ??
    names.find((name) => name.toLowerCase() === wanted) ??
    names.find((name) => wanted.length > 2 && name.toLowerCase().includes(wanted));
  const listed = names.slice(0, LISTED).join(', ') + (names.length > LISTED ? ', …' : '');
  const map = names.find((name) => readType(columns.get(name) ?? '').kind === 'map');
  const orKey = map === undefined ? '' : `, or a key of a map as in ${map}.key`;
  return new UnknownFieldError(
    `unknown field ${JSON.stringify(path.slice(0, 100))}: ${near ? `did you mean ${near}?` : `expected ${listed}${orKey}`}`,
  );
}

/** The column and what follows it: `a.b.c` is the longest column that there is, and then a key. */
function split(path: string, columns: ReadonlyMap<string, string>): { column: string; key?: string } | undefined {
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

/** Finds what a path means in a table. Nothing of the path gets into the SQL but the name of a column that exists. Throws UnknownField. */
export function resolveField(path: string, columns: ReadonlyMap<string, string>, { bind }: Bindings): Field {
  const found = split(path, columns);
  if (!found) throw unknown(path, columns);
  const { column, key } = found;
  const name = quoteIdentifier(column);
  const type = readType(columns.get(column) ?? '');
  if (key === undefined) {
    return type.kind === 'other'
      ? { ...type, kind: 'text', column, sql: `toString(${name})` }
      : { ...type, column, sql: name };
  }
  if (type.kind !== 'map' || !type.values || key === '') {
    throw new UnknownFieldError(
      `unknown field ${JSON.stringify(path.slice(0, 100))}: ${column} is no map, so it has no keys`,
    );
  }
  const place = bind('String', key);
  return { ...type.values, column, sql: `${name}[${place}]`, presence: `mapContains(${name}, ${place})` };
}
