import type { Tenant } from '../domain/tenant.ts';
import type { Precondition } from '../domain/versioned.ts';
import type { ManagedHandlers } from '../generated/managed.ts';
import type { OpenSourceHandlers } from '../generated/open-source.ts';
import type { Alerts } from '../resources/alerts/service.ts';
import type { OnCommit } from '../resources/context.ts';
import type { Dashboards } from '../resources/dashboards/service.ts';
import type { Sources } from '../resources/sources/service.ts';
import type { Webhooks } from '../resources/webhooks/service.ts';

/** The services of the resources that both deployments have. */
export interface ResourceServices {
  readonly dashboards: Dashboards;
  readonly alerts: Alerts;
  readonly sources: Sources;
  readonly webhooks: Webhooks;
}

/** What a handler gets beside the request: whose dashboards these are, and the caller's precondition. */
export interface TenantRequest {
  readonly tenant: Tenant;
  readonly precondition: Precondition | undefined;
  /** What is to be written in the transaction that makes a resource. */
  // biome-ignore lint/suspicious/noExplicitAny: it takes whatever the handler makes.
  readonly onCommit?: OnCommit<any>;
  /** Returns a signal that is aborted when the client disconnects before the response. */
  readonly signal: () => AbortSignal;
}

/** The operations that both deployments have; what differs between them is around these, not in them. */
type SharedOperation = keyof OpenSourceHandlers<never> & keyof ManagedHandlers<never>;
type SharedHandlers = Pick<OpenSourceHandlers<TenantRequest>, SharedOperation>;

/** Handlers of dashboards, alerts, sources and webhooks, for either deployment. */
export function observabilityHandlers({ dashboards, alerts, sources, webhooks }: ResourceServices): SharedHandlers {
  return {
    listDashboards: ({ tenant, query }) => dashboards.list(tenant, query),
    createDashboard: ({ tenant, body, onCommit }) => dashboards.create(tenant, body, onCommit),
    getDashboard: ({ tenant, params }) => dashboards.get(tenant, params.dashboardId),
    updateDashboard: ({ tenant, params, body, precondition }) =>
      dashboards.replace(tenant, params.dashboardId, body, precondition),
    deleteDashboard: ({ tenant, params, precondition }) => dashboards.delete(tenant, params.dashboardId, precondition),

    listAlerts: ({ tenant, query }) => alerts.list(tenant, query),
    createAlert: ({ tenant, body, onCommit }) => alerts.create(tenant, body, onCommit),
    getAlert: ({ tenant, params }) => alerts.get(tenant, params.alertId),
    updateAlert: ({ tenant, params, body, precondition }) => alerts.replace(tenant, params.alertId, body, precondition),
    deleteAlert: ({ tenant, params, precondition }) => alerts.delete(tenant, params.alertId, precondition),

    listSources: ({ tenant, query }) => sources.list(tenant, query),
    getSource: ({ tenant, params }) => sources.get(tenant, params.sourceId),

    listWebhooks: ({ tenant, query }) => webhooks.list(tenant, query),
    createWebhook: ({ tenant, body, onCommit }) => webhooks.create(tenant, body, onCommit),
    getWebhook: ({ tenant, params }) => webhooks.get(tenant, params.webhookId),
    updateWebhook: ({ tenant, params, body, precondition }) =>
      webhooks.replace(tenant, params.webhookId, body, precondition),
    deleteWebhook: ({ tenant, params, precondition }) => webhooks.delete(tenant, params.webhookId, precondition),
  };
}
