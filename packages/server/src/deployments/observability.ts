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
  // biome-ignore lint/suspicious/noExplicitAny: it takes whatever the handler makes.
  readonly also?: AlsoWrite<any>;
  /** Makes a signal that is aborted when the caller leaves before there is an answer. */
  readonly untilLeft: () => AbortSignal;
}

/** The operations that both deployments have; what differs between them is around these, not in them. */
type SharedOperation = keyof OpenSourceHandlers<never> & keyof ManagedHandlers<never>;
type SharedHandlers = Pick<OpenSourceHandlers<TenantRequest>, SharedOperation>;

/** Handlers of dashboards, alerts, sources and webhooks, for either deployment. */
export function observabilityHandlers({ dashboards, alerts, sources, webhooks }: Service): SharedHandlers {
  return {
    listDashboards: ({ tenant, query }) => dashboards.list(tenant, query),
    createDashboard: ({ tenant, body, also }) => dashboards.create(tenant, body, also),
    getDashboard: ({ tenant, params }) => dashboards.get(tenant, params.dashboardId),
    updateDashboard: ({ tenant, params, body, when }) => dashboards.replace(tenant, params.dashboardId, body, when),
    deleteDashboard: ({ tenant, params, when }) => dashboards.delete(tenant, params.dashboardId, when),

    listAlerts: ({ tenant, query }) => alerts.list(tenant, query),
    createAlert: ({ tenant, body, also }) => alerts.create(tenant, body, also),
    getAlert: ({ tenant, params }) => alerts.get(tenant, params.alertId),
    updateAlert: ({ tenant, params, body, when }) => alerts.replace(tenant, params.alertId, body, when),
    deleteAlert: ({ tenant, params, when }) => alerts.delete(tenant, params.alertId, when),

    listSources: ({ tenant, query }) => sources.list(tenant, query),
    getSource: ({ tenant, params }) => sources.get(tenant, params.sourceId),

    listWebhooks: ({ tenant, query }) => webhooks.list(tenant, query),
    createWebhook: ({ tenant, body, also }) => webhooks.create(tenant, body, also),
    getWebhook: ({ tenant, params }) => webhooks.get(tenant, params.webhookId),
    updateWebhook: ({ tenant, params, body, when }) => webhooks.replace(tenant, params.webhookId, body, when),
    deleteWebhook: ({ tenant, params, when }) => webhooks.delete(tenant, params.webhookId, when),
  };
}
