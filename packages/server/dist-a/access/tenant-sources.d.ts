import { Source } from '@observability-api/schemas';
import { type AccountsContext } from './making.ts';
/** The sources of all tenants or of one. Throws Refusal. */
export declare const listTenantSources: (context: AccountsContext, tenant?: string) => Promise<{
    tenant: string;
    source: Source;
}[]>;
/** Makes a source from its definition, the resource of the interface without its id. Throws Refusal. */
export declare const createSource: (context: AccountsContext, definition: object, tenant?: string) => Promise<{
    tenant: string;
    source: Source;
}>;
