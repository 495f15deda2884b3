import type { Context } from '../resources/context.ts';
import type { Credentials } from './credentials.ts';
/** What a start found out about credentials. */
export interface FirstStart {
    /** Absent when tenants exist and their secrets are not on the disk any more. */
    readonly credentials?: Credentials;
    /** Sentences for the person who starts the service. */
    readonly notices: readonly string[];
}
/**
 * Makes the tenants of a first start, or reads the credentials of an earlier one. The secrets are on the disk before the
 * tenants are committed, and get their final name after it: a crash in between leaves either no tenants, and
 * the next start begins anew, or tenants whose credentials the next start puts in place. Of processes that start at
 * once, on one database or one directory, one makes the tenants and the others read what it left. Throws StartError.
 */
export declare const firstStart: (context: Context) => Promise<FirstStart>;
