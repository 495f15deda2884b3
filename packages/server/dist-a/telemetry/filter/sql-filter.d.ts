import type { Engine } from '../engine.ts';
import type { TableShape } from '../tables/catalog.ts';
import type { Condition } from './compile-filter.ts';
/** Accepts filters in SQL. */
export interface SqlFilters {
    /** `undefined` for a blank filter. Throws FilterError, and what the engine throws when it does not answer. */
    compile(text: string, shape: TableShape): Promise<Condition | undefined>;
}
/** Compiles filters in SQL with the parser of the engine itself, and remembers those that it accepted. */
export declare const createSqlFilters: (engine: Engine) => SqlFilters;
