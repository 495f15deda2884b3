import type { AlertInput, DashboardInput, SourceInput, WebhookInput, WriteWarning } from '@observability-api/schemas';
import type { Tenant } from '../domain/tenant.ts';
import type { ManagedHandlers } from '../generated/managed.ts';
import type { OpenSourceHandlers } from '../generated/open-source.ts';
import type { Preparations, ReadRequest, WriteRequest } from '../http/deployment.ts';
import type { TargetCheck } from '../outgoing/check-target.ts';
import type { AlertService, AlertTrial } from '../resources/alerts/service.ts';
import type { ChartService } from '../resources/charts/service.ts';
import type { DashboardService } from '../resources/dashboards/service.ts';
import type { SavedSearchService } from '../resources/saved-searches/service.ts';
import type { SearchService } from '../resources/search/service.ts';
import type { SourceService } from '../resources/sources/service.ts';
import type { WebhookService } from '../resources/webhooks/service.ts';

/** Describes a key by its last characters. */
export function describeKey({ keySuffix }: { readonly keySuffix: string }): string {
  return `API key that ends with ${keySuffix}`;
}

/** The services of the resources that both deployments have. */
export interface ResourceServices {
  readonly dashboards: DashboardService;
  readonly alerts: AlertService;
  readonly savedSearches: SavedSearchService;
  readonly sources: SourceService;
  readonly webhooks: WebhookService;
  readonly charts: ChartService;
  readonly search: SearchService;
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
export function observabilityPreparations({ dashboards, alerts, sources, webhooks }: ResourceServices): Preparations {
  const checkDashboard = ({ tenant, body }: TenantContext & { readonly body: DashboardInput }) =>
    dashboards.check(tenant, body);
  const checkAlert = ({ tenant, body }: TenantContext & { readonly body: AlertInput }) => alerts.check(tenant, body);
  const checkSource = ({ tenant, body }: TenantContext & { readonly body: SourceInput }) => sources.check(tenant, body);
  const checkWebhook = ({ body }: { readonly body: WebhookInput }) => webhooks.check(body);
  return {
    createDashboard: checkDashboard,
    updateDashboard: checkDashboard,
    createAlert: checkAlert,
    updateAlert: checkAlert,
    createSource: checkSource,
    updateSource: checkSource,
    createWebhook: checkWebhook,
    updateWebhook: checkWebhook,
  };
}

/**
 * Returns the handlers of dashboards, alerts, tiles, saved searches, sources and webhooks. They do not know the deployment that
 * they serve.
 */
export function observabilityHandlers({
  dashboards,
  alerts,
  savedSearches,
  sources,
  webhooks,
  charts,
  search,
}: ResourceServices): SharedHandlers {
  return {
    listDashboards: ({ tenant, query }) => dashboards.list(tenant, query),
    createDashboard: ({ tx, tenant, body, prepared }) =>
      dashboards.create(tx, tenant, body, prepared as WriteWarning[]),
    validateDashboard: ({ tenant, body }) => dashboards.validate(tenant, body),
    getDashboard: ({ tenant, params }) => dashboards.get(tenant, params.dashboardId),
    updateDashboard: ({ tx, tenant, params, body, precondition, prepared }) =>
      dashboards.replace(tx, tenant, params.dashboardId, body, precondition, prepared as WriteWarning[]),
    deleteDashboard: ({ tx, tenant, params, precondition }) =>
      dashboards.delete(tx, tenant, params.dashboardId, precondition),

    listAlerts: ({ tenant, query }) => alerts.list(tenant, query),
    createAlert: ({ tx, tenant, body, prepared }) => alerts.create(tx, tenant, body, prepared as AlertTrial),
    getAlert: ({ tenant, params }) => alerts.get(tenant, params.alertId),
    updateAlert: ({ tx, tenant, params, body, precondition, prepared }) =>
      alerts.replace(tx, tenant, params.alertId, body, precondition, prepared as AlertTrial),
    deleteAlert: ({ tx, tenant, params, precondition }) => alerts.delete(tx, tenant, params.alertId, precondition),

    previewAlert: ({ tenant, body, signal }) => alerts.preview(tenant, body, signal()),
    silenceAlert: ({ tx, tenant, params, body, callerName }) =>
      alerts.silence(tx, tenant, params.alertId, body, callerName),
    deleteAlertSilence: ({ tx, tenant, params }) => alerts.endSilence(tx, tenant, params.alertId),
    listAlertDeliveries: ({ tenant, params, query }) => alerts.listDeliveries(tenant, params.alertId, query),
    retryAlertDelivery: ({ tx, tenant, params }) => alerts.retryDelivery(tx, tenant, params.alertId, params.deliveryId),

    queryTile: ({ tenant, body, query, mediaType, signal }) =>
      mediaType === 'application/json'
        ? charts.query(tenant, body, signal())
        : charts.picture(tenant, body, { ...query, mediaType }, signal()),

    queryEvents: ({ tenant, body, signal }) => search.events(tenant, body, signal()),

    listSavedSearches: ({ tenant, query }) => savedSearches.list(tenant, query),
    createSavedSearch: ({ tx, tenant, body }) => savedSearches.create(tx, tenant, body),
    getSavedSearch: ({ tenant, params }) => savedSearches.get(tenant, params.savedSearchId),
    updateSavedSearch: ({ tx, tenant, params, body, precondition }) =>
      savedSearches.replace(tx, tenant, params.savedSearchId, body, precondition),
    deleteSavedSearch: ({ tx, tenant, params, precondition }) =>
      savedSearches.delete(tx, tenant, params.savedSearchId, precondition),

    listSources: ({ tenant, query }) => sources.list(tenant, query),
    listSourceFields: ({ tenant, params, query, signal }) => search.fields(tenant, params.sourceId, query, signal()),
    createSource: ({ tx, tenant, body, prepared }) => sources.create(tx, tenant, body, prepared as WriteWarning[]),
    getSource: ({ tenant, params }) => sources.get(tenant, params.sourceId),
    updateSource: ({ tx, tenant, params, body, precondition, prepared }) =>
      sources.replace(tx, tenant, params.sourceId, body, precondition, prepared as WriteWarning[]),
    deleteSource: ({ tx, tenant, params, precondition }) => sources.delete(tx, tenant, params.sourceId, precondition),

    listWebhooks: ({ tenant, query }) => webhooks.list(tenant, query),
    createWebhook: ({ tx, tenant, body, prepared }) => webhooks.create(tx, tenant, body, prepared as TargetCheck),
    testWebhook: ({ tenant, params }) => webhooks.test(tenant, params.webhookId),
    getWebhook: ({ tenant, params }) => webhooks.get(tenant, params.webhookId),
    updateWebhook: ({ tx, tenant, params, body, precondition, prepared }) =>
      webhooks.replace(tx, tenant, params.webhookId, body, precondition, prepared as TargetCheck),
    deleteWebhook: ({ tx, tenant, params, precondition }) =>
      webhooks.delete(tx, tenant, params.webhookId, precondition),
  };
}
