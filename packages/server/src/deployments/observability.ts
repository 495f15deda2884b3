import type { AlertInput, WebhookInput } from '@observability-api/schemas';
import type { InputIssue } from '../domain/errors.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { ManagedHandlers } from '../generated/managed.ts';
import type { OpenSourceHandlers } from '../generated/open-source.ts';
import type { Preparations, ReadRequest, WriteRequest } from '../http/deployment.ts';
import type { AlertService } from '../resources/alerts/service.ts';
import type { ChartService } from '../resources/charts/service.ts';
import type { DashboardService } from '../resources/dashboards/service.ts';
import type { SourceService } from '../resources/sources/service.ts';
import type { NameCheck } from '../resources/webhooks/rules.ts';
import type { WebhookService } from '../resources/webhooks/service.ts';

/** Describes a key by its last characters. */
export function describeKey({ keySuffix }: { readonly keySuffix: string }): string {
  return `API key that ends with ${keySuffix}`;
}

/** The services of the resources that both deployments have. */
export interface ResourceServices {
  readonly dashboards: DashboardService;
  readonly alerts: AlertService;
  readonly sources: SourceService;
  readonly webhooks: WebhookService;
  readonly charts: ChartService;
}

/** The context of a request whose path belongs to a tenant. */
export interface TenantContext {
  readonly tenant: Tenant;
  /** Describes the key of the caller to other members of the tenant. */
  readonly callerName: string;
}

/** The operations that both deployments have. */
type SharedOperation = keyof OpenSourceHandlers<never, never> & keyof ManagedHandlers<never, never>;
type SharedHandlers = Pick<
  OpenSourceHandlers<ReadRequest & TenantContext, WriteRequest & TenantContext>,
  SharedOperation
>;

/** Returns the work before the transactions of the operations that both deployments have. */
export function observabilityPreparations({ alerts, webhooks }: ResourceServices): Preparations {
  const checkAlert = ({ tenant, body }: TenantContext & { readonly body: AlertInput }) => alerts.check(tenant, body);
  const checkWebhook = ({ body }: { readonly body: WebhookInput }) => webhooks.check(body);
  return {
    createAlert: checkAlert,
    updateAlert: checkAlert,
    createWebhook: checkWebhook,
    updateWebhook: checkWebhook,
  };
}

/** Returns the handlers of dashboards, alerts, tiles, sources and webhooks. They do not know the deployment that they serve. */
export function observabilityHandlers({
  dashboards,
  alerts,
  sources,
  webhooks,
  charts,
}: ResourceServices): SharedHandlers {
  return {
    listDashboards: ({ tenant, query }) => dashboards.list(tenant, query),
    createDashboard: ({ tx, tenant, body }) => dashboards.create(tx, tenant, body),
    validateDashboard: ({ tenant, body }) => dashboards.validate(tenant, body),
    getDashboard: ({ tenant, params }) => dashboards.get(tenant, params.dashboardId),
    updateDashboard: ({ tx, tenant, params, body, precondition }) =>
      dashboards.replace(tx, tenant, params.dashboardId, body, precondition),
    deleteDashboard: ({ tx, tenant, params, precondition }) =>
      dashboards.delete(tx, tenant, params.dashboardId, precondition),

    listAlerts: ({ tenant, query }) => alerts.list(tenant, query),
    createAlert: ({ tx, tenant, body, prepared }) => alerts.create(tx, tenant, body, prepared as InputIssue[]),
    getAlert: ({ tenant, params }) => alerts.get(tenant, params.alertId),
    updateAlert: ({ tx, tenant, params, body, precondition, prepared }) =>
      alerts.replace(tx, tenant, params.alertId, body, precondition, prepared as InputIssue[]),
    deleteAlert: ({ tx, tenant, params, precondition }) => alerts.delete(tx, tenant, params.alertId, precondition),

    silenceAlert: ({ tx, tenant, params, body, callerName }) =>
      alerts.silence(tx, tenant, params.alertId, body, callerName),
    deleteAlertSilence: ({ tx, tenant, params }) => alerts.endSilence(tx, tenant, params.alertId),
    listAlertDeliveries: ({ tenant, params, query }) => alerts.listDeliveries(tenant, params.alertId, query),
    retryAlertDelivery: ({ tx, tenant, params }) => alerts.retryDelivery(tx, tenant, params.alertId, params.deliveryId),

    queryTile: ({ tenant, body, signal }) => charts.query(tenant, body, signal()),

    listSources: ({ tenant, query }) => sources.list(tenant, query),
    getSource: ({ tenant, params }) => sources.get(tenant, params.sourceId),

    listWebhooks: ({ tenant, query }) => webhooks.list(tenant, query),
    createWebhook: ({ tx, tenant, body, prepared }) => webhooks.create(tx, tenant, body, prepared as NameCheck),
    testWebhook: ({ tenant, params }) => webhooks.test(tenant, params.webhookId),
    getWebhook: ({ tenant, params }) => webhooks.get(tenant, params.webhookId),
    updateWebhook: ({ tx, tenant, params, body, precondition, prepared }) =>
      webhooks.replace(tx, tenant, params.webhookId, body, precondition, prepared as NameCheck),
    deleteWebhook: ({ tx, tenant, params, precondition }) =>
      webhooks.delete(tx, tenant, params.webhookId, precondition),
  };
}
