import type { Engine } from '../engine.ts';
import { type RollUp } from './roll-ups.ts';
/** What a table has, by the name of its columns. */
export interface TableShape {
    readonly database: string;
    readonly table: string;
    /** The type of each column. */
    readonly columns: ReadonlyMap<string, string>;
    /** The roll-ups that it has, the coarser ones first. */
    readonly rollUps: readonly RollUp[];
}
/** What is known of tables. */
export interface Catalog {
    /** `undefined` when there is no such table. */
    shapeOf(database: string, table: string): Promise<TableShape | undefined>;
}
/** Reads what tables have, and knows it for a while. */
export declare const createCatalog: (engine: Engine) => Catalog;
