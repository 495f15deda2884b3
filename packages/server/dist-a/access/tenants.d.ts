import type { Tenant } from '../resources/context.ts';
import type { Store } from '../store/store.ts';
/** Finds the tenant that a path of the managed deployment names. */
export interface Tenants {
    /** Throws NotFound when the organization has no such service, whether or not another one has. */
    service(organizationId: string, serviceId: string): Promise<Tenant>;
}
/** The tenants in the store. */
export declare const createTenants: ({ store }: {
    store: Store;
}) => Tenants;
