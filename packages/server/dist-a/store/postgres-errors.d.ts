import { Unavailable } from '../resources/errors.ts';
/** The SQLSTATE of an error, also of one that has its name already. */
export declare const sqlState: (error: unknown) => string | undefined;
/** Whether other transactions were in the way: everything was undone, and the same work may succeed now. */
export declare const isContention: (error: unknown) => boolean;
/**
 * Whether a reference leads nowhere. Every transaction looks at what it refers to first, so somebody else has deleted
 * that in between: done again, the work finds out by itself and says so in its own words.
 */
export declare const isLostReference: (error: unknown) => boolean;
/** Whether the connection on which the error came up can still be used. */
export declare const endsConnection: (error: unknown) => boolean;
/** The error of a connection that cannot be had, whatever the reason: the network, the password, too many of them. */
export declare const unreachable: (error: unknown) => Unavailable;
/** The error of a statement by its name: Unavailable when the fault lies with the database or the way to it. */
export declare const asPostgresError: (error: unknown) => unknown;
