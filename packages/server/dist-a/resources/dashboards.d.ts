import type { Dashboard, DashboardInput } from '@observability-api/schemas';
import type { AlsoWrite, Context, Tenant } from './context.ts';
import { type Page, type PageRequest } from './page.ts';
import { type Precondition, type Versioned } from './versioned.ts';
/** Dashboards of a tenant. */
export interface Dashboards {
    list(tenant: Tenant, page: PageRequest): Promise<Page<Dashboard>>;
    /** Throws NotFound. */
    get(tenant: Tenant, id: string): Promise<Versioned<Dashboard>>;
    /** Writes `also` in the same transaction. Throws Invalid. */
    create(tenant: Tenant, input: DashboardInput, also?: AlsoWrite<Versioned<Dashboard>>): Promise<Versioned<Dashboard>>;
    /** Deletes the alerts whose tile is gone or cannot alert any more. Throws Invalid, NotFound, PreconditionFailed. */
    replace(tenant: Tenant, id: string, input: DashboardInput, when?: Precondition): Promise<Versioned<Dashboard>>;
    /** Deletes the alerts on it too. Throws NotFound, PreconditionFailed. */
    delete(tenant: Tenant, id: string, when?: Precondition): Promise<void>;
}
/** The dashboards in the store, with the rules that their schema cannot state. */
export declare const createDashboards: ({ store, clock, newId }: Context) => Dashboards;
