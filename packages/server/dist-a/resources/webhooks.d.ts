import type { Webhook, WebhookInput } from '@observability-api/schemas';
import type { AlsoWrite, Context, Tenant } from './context.ts';
import { type Page, type PageRequest } from './page.ts';
import { type Precondition, type Versioned } from './versioned.ts';
import type { WebhookAllowList } from './webhook-allow-list.ts';
/** Webhooks of a tenant. */
export interface Webhooks {
    list(tenant: Tenant, page: PageRequest): Promise<Page<Webhook>>;
    /** Throws NotFound. */
    get(tenant: Tenant, id: string): Promise<Versioned<Webhook>>;
    /** Writes `also` in the same transaction. Throws Invalid. */
    create(tenant: Tenant, input: WebhookInput, also?: AlsoWrite<Versioned<Webhook>>): Promise<Versioned<Webhook>>;
    /** Throws Invalid, NotFound, PreconditionFailed. */
    replace(tenant: Tenant, id: string, input: WebhookInput, when?: Precondition): Promise<Versioned<Webhook>>;
    /** Throws NotFound, PreconditionFailed, and Conflict while an alert uses it. */
    delete(tenant: Tenant, id: string, when?: Precondition): Promise<void>;
}
/** The webhooks in the store, with the rules that their schema cannot state. */
export declare const createWebhooks: ({ store, clock, newId, allowList, }: Context & {
    allowList: WebhookAllowList;
}) => Webhooks;
