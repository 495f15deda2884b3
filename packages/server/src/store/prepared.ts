import type { Compilable, CompiledQuery } from 'kysely';
import type { Queries, Store } from './store.ts';

/** The parameters of a query by name. */
type Named<Name extends string, Value = string> = Readonly<Record<Name, Value>>;

/** Returns a placeholder value for a parameter. It starts with NUL, which constants in queries do not contain. */
function placeholder(name: string): string {
  return `\u0000${name}`;
}

/** A compiled query with named parameters. */
interface CompiledTemplate<Name extends string, Row> {
  readonly query: CompiledQuery<Row>;
  /** Returns the values in the order of the parameters of the SQL text. */
  parametersOf(values: Named<Name, unknown>): unknown[];
}

function compileOnce<Name extends string, Row>(
  names: readonly Name[],
  build: (parameters: Named<Name>) => Compilable<Row>,
): CompiledTemplate<Name, Row> {
  const placeholders = Object.fromEntries(names.map((name) => [name, placeholder(name)])) as Record<Name, string>;
  const query = build(placeholders).compile();
  const byPlaceholder = new Map(names.map((name) => [placeholder(name), name]));
  const slots = query.parameters.map((bound) => ({
    bound,
    name: typeof bound === 'string' ? byPlaceholder.get(bound) : undefined,
  }));
  return {
    query,
    parametersOf: (values) => slots.map(({ bound, name }) => (name === undefined ? bound : values[name])),
  };
}

/**
 * Compiles a query once and returns a function that runs it with parameters and maps its first row with `toResult`.
 * The function returns undefined when there is no row, and reads only committed data. Parameters are strings without NUL.
 * Kysely takes several times as long to compile a query as SQLite takes to read one row.
 */
export function prepareStatement<Name extends string, Row extends object, Result extends object>(
  { db, readNow }: Pick<Store, 'db' | 'readNow'>,
  names: readonly Name[],
  build: (parameters: Named<Name>) => Compilable<Row>,
  toResult: (row: Row) => Result,
): (values: Named<Name>) => Promise<Result | undefined> {
  const { query, parametersOf } = compileOnce(names, build);
  return async (values) => {
    const parameters = parametersOf(values);
    const rows = readNow?.(query.sql, parameters) ?? (await db.executeQuery<Row>({ ...query, parameters })).rows;
    const row = rows[0] as Row | undefined;
    return row && toResult(row);
  };
}

/**
 * Compiles a query once and returns a function that runs it inside or outside a transaction and returns all rows. A parameter can
 * also be null, or a `Uint8Array` if the database accepts bytes for it.
 */
export function prepareQuery<Name extends string, Row>(
  names: readonly Name[],
  build: (parameters: Named<Name>) => Compilable<Row>,
): (queries: Queries, values: Named<Name, string | Uint8Array | null>) => Promise<Row[]> {
  const { query, parametersOf } = compileOnce(names, build);
  return async (queries, values) => {
    const { rows } = await queries.executeQuery<Row>({ ...query, parameters: parametersOf(values) });
    return rows;
  };
}
