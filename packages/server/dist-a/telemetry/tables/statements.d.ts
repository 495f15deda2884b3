import { type RollUp } from './roll-ups.ts';
import type { Table } from './tables.ts';
/** Where tables are made, and how long rows are kept. */
export interface Place {
    /** The tables are made on all nodes of it, each with a part of the rows. */
    readonly cluster?: string;
    readonly retentionDays: number;
}
/** Makes the database of a tenant. */
export declare const createDatabase: (database: string, place: Place) => string;
/** Makes a table, and on a cluster the one that reads from and writes to all nodes. */
export declare const createTable: ({ name, columns, time, orderBy }: Table, place: Place) => string[];
/** Makes the table of the steps that a database has been through. */
export declare const createSteps: (name: string, place: Place) => string;
/** Makes a roll-up of a table that has no rows yet. */
export declare const createRollUp: (rollUp: RollUp, place: Place) => string[];
