import type { Tenant } from '../resources/context.ts';
import type { Store } from '../store/store.ts';
/** Who signed a request to the open source deployment. */
export interface TeamCaller {
    readonly tenant: Tenant;
    /** The id of the key's record. */
    readonly keyId: string;
    /** The last four characters of the key, for logs. */
    readonly keySuffix: string;
}
/** Reads `Authorization: Bearer <personal access key>`. Throws Unauthorized. */
export declare const createBearerAuthentication: ({ store }: {
    store: Store;
}) => (header: string | undefined) => Promise<TeamCaller>;
