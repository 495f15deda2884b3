import type { ApiKey } from '@observability-api/schemas';
import type { Clock } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
/** Who signed a request to the managed deployment. */
export interface OrganizationCaller {
    readonly organizationId: string;
    /** The id of the key's record, as in paths. */
    readonly keyId: string;
    /** The last four characters of the key id, for logs. */
    readonly keySuffix: string;
    readonly roles: ApiKey['roles'];
    readonly ipAccessList: ApiKey['ipAccessList'];
}
/** Reads `Authorization: Basic base64(keyId:keySecret)`. Throws Unauthorized. */
export declare const createBasicAuthentication: ({ store, clock }: {
    store: Store;
    clock: Clock;
}) => (header: string | undefined) => Promise<OrganizationCaller>;
