import { type AccountsContext } from './making.ts';
/** The ingestion keys of all tenants or of one, without their digests. Throws Refusal. */
export declare const listIngestionKeys: (context: AccountsContext, tenant?: string) => Promise<{
    created_at: string;
    id: string;
    suffix: string;
    tenant_id: string;
}[]>;
/** Makes an ingestion key of a team or service; its secret is in no other place. Throws Refusal. */
export declare const createIngestionKey: (context: AccountsContext, tenant?: string) => Promise<{
    id: string;
    tenantId: string;
    ingestionKey: string;
}>;
/** Removes an ingestion key. Throws Refusal. */
export declare const revokeIngestionKey: (context: AccountsContext, id: string) => Promise<{
    id: string;
}>;
