// Generated from specs/open-source by `npm run generate`. Do not edit.

import type { CallOptions, WithValues } from '@observability-api/client-core';
import {
  queriesOf,
  type InfiniteQueryOptions,
  type MutationOptions,
  type QueryOptions,
  type QueryTable,
} from '@observability-api/client-core/query';
import type {
  Alert,
  AlertDelivery,
  AlertInput,
  AlertSilenceInput,
  ChartSeriesQuery,
  ChartSeriesRow,
  Dashboard,
  DashboardCandidate,
  DashboardInput,
  DashboardValidation,
  Source,
  TileQuery,
  TileResult,
  Webhook,
  WebhookInput,
  WebhookTestResult,
} from '@observability-api/schemas';
import type {
  CreateAlertError,
  CreateAlertOptions,
  CreateDashboardError,
  CreateDashboardOptions,
  CreateWebhookError,
  CreateWebhookOptions,
  DeleteAlertError,
  DeleteAlertOptions,
  DeleteAlertSilenceError,
  DeleteDashboardError,
  DeleteDashboardOptions,
  DeleteWebhookError,
  DeleteWebhookOptions,
  GetAlertError,
  GetDashboardError,
  GetSourceError,
  GetWebhookError,
  ListAlertDeliveriesError,
  ListAlertDeliveriesOptions,
  ListAlertsError,
  ListAlertsOptions,
  ListDashboardsError,
  ListDashboardsOptions,
  ListSourcesError,
  ListSourcesOptions,
  ListWebhooksError,
  ListWebhooksOptions,
  QueryChartSeriesError,
  QueryTileError,
  Resources,
  RetryAlertDeliveryError,
  SilenceAlertError,
  TestWebhookError,
  UpdateAlertError,
  UpdateAlertOptions,
  UpdateDashboardError,
  UpdateDashboardOptions,
  UpdateWebhookError,
  UpdateWebhookOptions,
  ValidateDashboardError,
} from './resources.ts';

/** Options for the methods of `api.dashboards`. */
export interface DashboardsQueries {
  /** The start of all keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'dashboards'];

  /** Options of `dashboards.list`. */
  list(options?: ListDashboardsOptions): InfiniteQueryOptions<Dashboard, ListDashboardsError>;

  /** Options of `dashboards.create`. */
  create(): MutationOptions<
    Dashboard,
    CreateDashboardError,
    { body: DashboardInput; options?: CreateDashboardOptions }
  >;

  /** Options of `dashboards.validate`. */
  validate(body: DashboardCandidate, options?: CallOptions): QueryOptions<DashboardValidation, ValidateDashboardError>;

  /** Options of `dashboards.get`. */
  get(dashboardId: string, options?: CallOptions): QueryOptions<Dashboard, GetDashboardError>;

  /** Options of `dashboards.update`. */
  update(): MutationOptions<
    Dashboard,
    UpdateDashboardError,
    { dashboardId: string; body: DashboardInput; options?: UpdateDashboardOptions }
  >;

  /** Options of `dashboards.delete`. */
  delete(): MutationOptions<void, DeleteDashboardError, { dashboardId: string; options?: DeleteDashboardOptions }>;
}

/** Options for the methods of `api.alerts`. */
export interface AlertsQueries {
  /** The start of all keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'alerts'];

  /** Options of `alerts.list`. */
  list(options?: ListAlertsOptions): InfiniteQueryOptions<Alert, ListAlertsError>;

  /** Options of `alerts.create`. */
  create(): MutationOptions<Alert, CreateAlertError, { body: AlertInput; options?: CreateAlertOptions }>;

  /** Options of `alerts.get`. */
  get(alertId: string, options?: CallOptions): QueryOptions<Alert, GetAlertError>;

  /** Options of `alerts.update`. */
  update(): MutationOptions<
    Alert,
    UpdateAlertError,
    { alertId: string; body: AlertInput; options?: UpdateAlertOptions }
  >;

  /** Options of `alerts.delete`. */
  delete(): MutationOptions<void, DeleteAlertError, { alertId: string; options?: DeleteAlertOptions }>;

  /** Options of `alerts.silence`. */
  silence(): MutationOptions<
    Alert,
    SilenceAlertError,
    { alertId: string; body: AlertSilenceInput; options?: CallOptions }
  >;

  /** Options of `alerts.endSilence`. */
  endSilence(): MutationOptions<void, DeleteAlertSilenceError, { alertId: string; options?: CallOptions }>;

  /** Options of `alerts.listDeliveries`. */
  listDeliveries(
    alertId: string,
    options?: ListAlertDeliveriesOptions,
  ): InfiniteQueryOptions<AlertDelivery, ListAlertDeliveriesError>;

  /** Options of `alerts.retryDelivery`. */
  retryDelivery(): MutationOptions<
    AlertDelivery,
    RetryAlertDeliveryError,
    { alertId: string; deliveryId: string; options?: CallOptions }
  >;
}

/** Options for the methods of `api.charts`. */
export interface ChartsQueries {
  /** The start of all keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'charts'];

  /** Options of `charts.query`. */
  query(body: TileQuery, options?: CallOptions): QueryOptions<TileResult, QueryTileError>;

  /** Options of `charts.series`. */
  series(
    body: ChartSeriesQuery,
    options?: CallOptions,
  ): QueryOptions<WithValues<ChartSeriesRow>[], QueryChartSeriesError>;
}

/** Options for the methods of `api.sources`. */
export interface SourcesQueries {
  /** The start of all keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'sources'];

  /** Options of `sources.list`. */
  list(options?: ListSourcesOptions): InfiniteQueryOptions<Source, ListSourcesError>;

  /** Options of `sources.get`. */
  get(sourceId: string, options?: CallOptions): QueryOptions<Source, GetSourceError>;
}

/** Options for the methods of `api.webhooks`. */
export interface WebhooksQueries {
  /** The start of all keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'webhooks'];

  /** Options of `webhooks.list`. */
  list(options?: ListWebhooksOptions): InfiniteQueryOptions<Webhook, ListWebhooksError>;

  /** Options of `webhooks.create`. */
  create(): MutationOptions<Webhook, CreateWebhookError, { body: WebhookInput; options?: CreateWebhookOptions }>;

  /** Options of `webhooks.get`. */
  get(webhookId: string, options?: CallOptions): QueryOptions<Webhook, GetWebhookError>;

  /** Options of `webhooks.update`. */
  update(): MutationOptions<
    Webhook,
    UpdateWebhookError,
    { webhookId: string; body: WebhookInput; options?: UpdateWebhookOptions }
  >;

  /** Options of `webhooks.delete`. */
  delete(): MutationOptions<void, DeleteWebhookError, { webhookId: string; options?: DeleteWebhookOptions }>;

  /** Options of `webhooks.test`. */
  test(webhookId: string, options?: CallOptions): QueryOptions<WebhookTestResult, TestWebhookError>;
}

/** Options of all methods. */
export interface Queries {
  readonly dashboards: DashboardsQueries;
  readonly alerts: AlertsQueries;
  readonly charts: ChartsQueries;
  readonly sources: SourcesQueries;
  readonly webhooks: WebhooksQueries;
}

const table: QueryTable = {
  dashboards: {
    list: ['list'],
    create: ['mutation', 'body'],
    validate: ['query', 'body'],
    get: ['query', 'dashboardId'],
    update: ['mutation', 'dashboardId', 'body'],
    delete: ['mutation', 'dashboardId'],
  },
  alerts: {
    list: ['list'],
    create: ['mutation', 'body'],
    get: ['query', 'alertId'],
    update: ['mutation', 'alertId', 'body'],
    delete: ['mutation', 'alertId'],
    silence: ['mutation', 'alertId', 'body'],
    endSilence: ['mutation', 'alertId'],
    listDeliveries: ['list', 'alertId'],
    retryDelivery: ['mutation', 'alertId', 'deliveryId'],
  },
  charts: { query: ['query', 'body'], series: ['query', 'body'] },
  sources: { list: ['list'], get: ['query', 'sourceId'] },
  webhooks: {
    list: ['list'],
    create: ['mutation', 'body'],
    get: ['query', 'webhookId'],
    update: ['mutation', 'webhookId', 'body'],
    delete: ['mutation', 'webhookId'],
    test: ['query', 'webhookId'],
  },
};

/**
 * Creates the options of all methods of a client for TanStack Query. `root` is the first part of all keys; clients that share
 * a `QueryClient` need different ones.
 */
export function createQueries(api: Resources, root: string = 'open-source'): Queries {
  return queriesOf(root, api, table) as Queries;
}
