import { type Kysely } from 'kysely';
/** The tables of the first release. */
export declare const firstTables: {
    number: number;
    name: string;
    up(db: Kysely<unknown>): Promise<void>;
};
