import type { Compilable } from 'kysely';
import type { Queries, Store } from './store.ts';
/** The parameters of a query, by name. */
type Named<Name extends string> = Readonly<Record<Name, string>>;
/**
 * Builds and compiles a query once and runs it with other parameters each time, since for a read of one row that is
 * several times the work of the read itself. The parameters are texts without NUL; reads what is committed. Answers what
 * `make` makes of the row; others may get the same object, so nobody writes into it.
 */
export declare const prepared: <Name extends string, Row extends object, Made extends object = Row>({ db, prepareRead }: Pick<Store, 'db' | 'prepareRead'>, names: readonly Name[], build: (parameters: Named<Name>) => Compilable<Row>, make: (row: Row) => Made) => ((values: Named<Name>) => Promise<Made | undefined>);
/** The same for what runs inside of a transaction, and may answer any number of rows. */
export declare const preparedIn: <Name extends string, Row>(names: readonly Name[], build: (parameters: Named<Name>) => Compilable<Row>) => ((queries: Queries, values: Named<Name>) => Promise<Row[]>);
export {};
