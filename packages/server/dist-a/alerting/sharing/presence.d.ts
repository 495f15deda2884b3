import type { Transaction } from 'kysely';
import type { Queries, Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables.ts';
import type { Timing } from '../timing.ts';
/** How often an evaluator with work shows that it lives, and looks whether others do. */
export declare const BEAT_MS = 10000;
/** What the evaluators of one store know of each other. Work has an owner; it is free when that one is not there. */
export interface Presence {
    /** Makes this process an evaluator, within the transaction that gives it work; its id. */
    enter(tx: Transaction<Tables>): Promise<string>;
    /** Call with the id when the transaction in which it entered is committed. */
    entered(id: string): void;
    /** Under which id this process owns something. */
    id(): string | undefined;
    /** Whether what this id owns is still this process's. */
    holds(id: string): boolean;
    /** Shows that it lives, and removes those that have died; whether there were any. */
    beat(): Promise<boolean>;
    /** Gives everything back that it owns. Throws what the store throws; then it owns it still, and may leave again. */
    leave(): Promise<void>;
    /** Whether somebody else is there who has not yet proven to be alive. */
    othersAreUncertain(): Promise<boolean>;
}
/** The ids of the evaluators that are there. */
export declare const livingEvaluators: (db: Queries) => Promise<Set<string>>;
/** Makes the presence of this process; until it enters, nobody knows of it. */
export declare const createPresence: ({ store, timing, }: {
    store: Pick<Store, 'db' | 'transaction'>;
    timing: Timing;
}) => Presence;
