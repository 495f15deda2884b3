import type { Clock } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
/** The tables whose rows remember when they were last used. */
export type UsedTable = 'api_keys' | 'personal_keys';
/** When keys were last used, to the minute, written in batches: never one write for one request. */
export interface Usage {
    /** Notes a use of the key now. */
    note(table: UsedTable, id: string): void;
    /** Writes what was noted; to be awaited before usage is read. */
    flush(): Promise<void>;
    /** Stops the timer and writes what is left. */
    close(): Promise<void>;
}
/** Starts to collect usage for the store. The timer does not keep the process alive. */
export declare const createUsage: ({ store, clock }: {
    store: Store;
    clock: Clock;
}) => Usage;
