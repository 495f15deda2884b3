import type { AlertInput, DashboardInput, SourceInput, WebhookInput } from '@observability-api/schemas';
import type { Tenant } from '../domain/tenant.ts';
import type { ManagedHandlers } from '../generated/managed.ts';
import type { OpenSourceHandlers } from '../generated/open-source.ts';
import { type ReadRequest, type WriteRequest, withPreparation } from '../http/deployment.ts';
import type { AlertService } from '../resources/alerts/service.ts';
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

/** The resource services that both deployments need. */
export interface ResourceServices {
  readonly dashboards: DashboardService;
  readonly alerts: AlertService;
  readonly savedSearches: SavedSearchService;
  readonly sources: SourceService;
  readonly webhooks: WebhookService;
  readonly charts: ChartService;
  readonly search: SearchService;
}

/** The tenant of a request, and its caller. */
export interface TenantContext {
  readonly tenant: Tenant;
  /** Describes the key of the caller to other users of the tenant. */
  readonly callerName: string;
}

/** The operations that both deployments have. */
type SharedOperation = keyof OpenSourceHandlers<never, never> & keyof ManagedHandlers<never, never>;
type SharedHandlers = Pick<
  OpenSourceHandlers<ReadRequest & TenantContext, WriteRequest & TenantContext>,
  SharedOperation
>;

/** The context and the body of a request. */
type BodyRequest<Body> = TenantContext & { readonly body: Body };

/**
 * Returns the handlers of the operations that both deployments have. A handler does not know which deployment it serves.
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
  const checkDashboard = ({ tenant, body }: BodyRequest<DashboardInput>) => dashboards.check(tenant, body);
  const checkDashboardUpdate = ({
    tenant,
    body,
    params,
  }: BodyRequest<DashboardInput> & { readonly params: { readonly dashboardId: string } }) =>
    dashboards.check(tenant, body, params.dashboardId);
  const checkAlert = ({ tenant, body }: BodyRequest<AlertInput>) => alerts.check(tenant, body);
  const checkSource = ({ tenant, body }: BodyRequest<SourceInput>) => sources.check(tenant, body);
  const checkWebhook = ({ tenant, body }: BodyRequest<WebhookInput>) => webhooks.check(tenant, body);
  return {
    listDashboards: ({ tenant, query }) => dashboards.list(tenant, query),
    createDashboard: withPreparation(checkDashboard, ({ tx, tenant, body }, warnings) =>
      dashboards.create(tx, tenant, body, warnings),
    ),
    validateDashboard: ({ tenant, body }) => dashboards.validate(tenant, body),
    getDashboard: ({ tenant, params }) => dashboards.get(tenant, params.dashboardId),
    updateDashboard: withPreparation(checkDashboardUpdate, ({ tx, tenant, params, body, precondition }, warnings) =>
      dashboards.replace(tx, tenant, params.dashboardId, body, precondition, warnings),
    ),
    deleteDashboard: ({ tx, tenant, params, precondition }) =>
      dashboards.delete(tx, tenant, params.dashboardId, precondition),

    listAlerts: ({ tenant, query }) => alerts.list(tenant, query),
    createAlert: withPreparation(checkAlert, ({ tx, tenant, body }, trial) => alerts.create(tx, tenant, body, trial)),
    getAlert: ({ tenant, params }) => alerts.get(tenant, params.alertId),
    updateAlert: withPreparation(checkAlert, ({ tx, tenant, params, body, precondition }, trial) =>
      alerts.replace(tx, tenant, params.alertId, body, precondition, trial),
    ),
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
    createSource: withPreparation(checkSource, ({ tx, tenant, body }, warnings) =>
      sources.create(tx, tenant, body, warnings),
    ),
    getSource: ({ tenant, params }) => sources.get(tenant, params.sourceId),
    updateSource: withPreparation(checkSource, ({ tx, tenant, params, body, precondition }, warnings) =>
      sources.replace(tx, tenant, params.sourceId, body, precondition, warnings),
    ),
    deleteSource: ({ tx, tenant, params, precondition }) => sources.delete(tx, tenant, params.sourceId, precondition),

    listWebhooks: ({ tenant, query }) => webhooks.list(tenant, query),
    createWebhook: withPreparation(checkWebhook, ({ tx, tenant, body }, checked) =>
      webhooks.create(tx, tenant, body, checked),
    ),
    testWebhook: ({ tenant, params }) => webhooks.test(tenant, params.webhookId),
    getWebhook: ({ tenant, params }) => webhooks.get(tenant, params.webhookId),
    updateWebhook: withPreparation(checkWebhook, ({ tx, tenant, params, body, precondition }, checked) =>
      webhooks.replace(tx, tenant, params.webhookId, body, precondition, checked),
    ),
    deleteWebhook: ({ tx, tenant, params, precondition }) =>
      webhooks.delete(tx, tenant, params.webhookId, precondition),
  };
}
