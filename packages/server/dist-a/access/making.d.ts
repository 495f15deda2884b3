import type { Transaction } from 'kysely';
import type { Context } from '../resources/context.ts';
import type { Tables } from '../store/tables.ts';
/** What rows are made with: a transaction, its moment and new ids. */
export interface Making {
    readonly tx: Transaction<Tables>;
    readonly now: string;
    readonly newId: Context['newId'];
}
/** What tenants and keys are made on. */
export interface AccountsContext {
    readonly store: Pick<Context['store'], 'db' | 'transaction'>;
    readonly clock: Context['clock'];
    readonly newId: Context['newId'];
}
/** Makes rows in one transaction. */
export declare const make: <Made>({ store, clock, newId }: AccountsContext, work: (making: Making) => Promise<Made>) => Promise<Made>;
