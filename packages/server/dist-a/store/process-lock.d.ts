import type { Client } from 'pg';
/**
 * Begins a transaction that holds the lock which the starts of all processes on a database share, until the transaction
 * or the connection ends. Databases that speak PostgreSQL's language do not all have advisory locks, and some have the
 * function but not the lock: there it is the lock of a row. Throws what `pg` throws.
 */
export declare const beginLocked: (client: Client) => Promise<void>;
