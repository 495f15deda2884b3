import type { Compilable, CompiledQuery } from 'kysely';
import type { Queries, Store } from './store.ts';

/** The parameters of a query, by name. */
type Named<Name extends string, Value = string> = Readonly<Record<Name, Value>>;

/** Marks the place of a parameter while a query is built; no value that is bound for good contains NUL. */
function placeholder(name: string): string {
  return `\u0000${name}`;
}

/** A query that was built once, and what puts values into it. */
interface Built<Name extends string, Row> {
  readonly query: CompiledQuery<Row>;
  parametersOf(values: Named<Name, unknown>): unknown[];
}

function buildOnce<Name extends string, Row>(
  names: readonly Name[],
  build: (parameters: Named<Name>) => Compilable<Row>,
): Built<Name, Row> {
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
 * Builds and compiles a query once and runs it with other parameters each time: for a read of one row, compiling takes
 * several times as long as the read itself. Parameters are texts without NUL. Reads committed data. Returns what `make`
 * makes of the row.
 */
export function prepared<Name extends string, Row extends object, Made extends object>(
  { db, readNow }: Pick<Store, 'db' | 'readNow'>,
  names: readonly Name[],
  build: (parameters: Named<Name>) => Compilable<Row>,
  make: (row: Row) => Made,
): (values: Named<Name>) => Promise<Made | undefined> {
  const { query, parametersOf } = buildOnce(names, build);
  return async (values) => {
    const parameters = parametersOf(values);
    const rows = readNow?.(query.sql, parameters) ?? (await db.executeQuery<Row>({ ...query, parameters })).rows;
    const row = rows[0] as Row | undefined;
    return row && make(row);
  };
}

/**
 * The same for what runs inside of a transaction, and may answer any number of rows. A parameter may also be bytes,
 * where the engine takes them.
 */
export function preparedIn<Name extends string, Row>(
  names: readonly Name[],
  build: (parameters: Named<Name>) => Compilable<Row>,
): (queries: Queries, values: Named<Name, string | Uint8Array>) => Promise<Row[]> {
  const { query, parametersOf } = buildOnce(names, build);
  return async (queries, values) => {
    const { rows } = await queries.executeQuery<Row>({ ...query, parameters: parametersOf(values) });
    return rows;
  };
}
