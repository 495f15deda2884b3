import type { Alert, AlertInput } from '@observability-api/schemas';
import type { AlsoWrite, Context, Tenant } from './context.ts';
import { type Page, type PageRequest } from './page.ts';
import { type Precondition, type Versioned } from './versioned.ts';
/** Alerts of a tenant. */
export interface Alerts {
    list(tenant: Tenant, page: PageRequest): Promise<Page<Alert>>;
    /** Throws NotFound. */
    get(tenant: Tenant, id: string): Promise<Versioned<Alert>>;
    /** Writes `also` in the same transaction. Throws Invalid. */
    create(tenant: Tenant, input: AlertInput, also?: AlsoWrite<Versioned<Alert>>): Promise<Versioned<Alert>>;
    /** Leaves the state and the history as they are. Throws Invalid, NotFound, PreconditionFailed. */
    replace(tenant: Tenant, id: string, input: AlertInput, when?: Precondition): Promise<Versioned<Alert>>;
    /** Throws NotFound, PreconditionFailed. */
    delete(tenant: Tenant, id: string, when?: Precondition): Promise<void>;
}
/** The alerts in the store, with the rules that their schema cannot state. */
export declare const createAlerts: ({ store, clock, newId }: Context) => Alerts;
