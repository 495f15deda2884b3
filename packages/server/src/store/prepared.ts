import type { Compilable, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Marks the place of a parameter while a query is built; no value that is bound for good contains NUL. */
const placeholder = (name: string): string => `\u0000${name}`;

/**
 * Builds and compiles a query once and runs it with other parameters each time, since for a read of one row that is
 * several times the work of the read itself. The parameters are texts; runs outside of transactions.
 */
export const prepared = <Name extends string, Row>(
  db: Kysely<Tables>,
  names: readonly Name[],
  build: (parameters: Readonly<Record<Name, string>>) => Compilable<Row>,
): ((values: Readonly<Record<Name, string>>) => Promise<Row | undefined>) => {
  const placeholders = Object.fromEntries(names.map((name) => [name, placeholder(name)])) as Record<Name, string>;
  const compiled = build(placeholders).compile();
  const byPlaceholder = new Map(names.map((name) => [placeholder(name), name]));
  const slots = compiled.parameters.map((bound) => ({
    bound,
    name: typeof bound === 'string' ? byPlaceholder.get(bound) : undefined,
  }));
  return async (values) => {
    const parameters = slots.map(({ bound, name }) => (name === undefined ? bound : values[name]));
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows[0];
  };
};
