import type { ManagedHandlers } from '../generated/managed.ts';
import type { OpenSourceHandlers } from '../generated/open-source.ts';
import type { AlsoWrite, Tenant } from '../resources/context.ts';
import type { Precondition } from '../resources/versioned.ts';
import type { Service } from '../service.ts';
/** What a handler gets beside the request: whose dashboards these are, and the caller's precondition. */
export interface TenantRequest {
    readonly tenant: Tenant;
    readonly when: Precondition | undefined;
    /** What is to be written in the transaction that makes a resource. */
    readonly also?: AlsoWrite<any>;
}
/** The operations that both deployments have; what differs between them is around these, not in them. */
type SharedOperation = keyof OpenSourceHandlers<never> & keyof ManagedHandlers<never>;
type SharedHandlers = Pick<OpenSourceHandlers<TenantRequest>, SharedOperation>;
/** Handlers of dashboards, alerts, sources and webhooks, for either deployment. */
export declare function observabilityHandlers({ dashboards, alerts, sources, webhooks }: Service): SharedHandlers;
export {};
