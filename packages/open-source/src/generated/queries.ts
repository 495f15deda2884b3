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
  AlertPreview,
  AlertPreviewInput,
  AlertSilenceInput,
  ApiIdentity,
  ChartSeriesQuery,
  ChartSeriesRow,
  Connection,
  ConnectionInput,
  Dashboard,
  DashboardCandidate,
  DashboardInput,
  DashboardValidation,
  EventPage,
  EventSearch,
  SavedSearch,
  SavedSearchInput,
  Source,
  SourceField,
  SourceInput,
  Team,
  TileQuery,
  TileResult,
  Webhook,
  WebhookInput,
  WebhookTestResult,
} from '@observability-api/schemas';
import type {
  CreateAlertError,
  CreateAlertOptions,
  CreateConnectionError,
  CreateConnectionOptions,
  CreateDashboardError,
  CreateDashboardOptions,
  CreateSavedSearchError,
  CreateSavedSearchOptions,
  CreateSourceError,
  CreateSourceOptions,
  CreateWebhookError,
  CreateWebhookOptions,
  DeleteAlertError,
  DeleteAlertOptions,
  DeleteAlertSilenceError,
  DeleteConnectionError,
  DeleteConnectionOptions,
  DeleteDashboardError,
  DeleteDashboardOptions,
  DeleteSavedSearchError,
  DeleteSavedSearchOptions,
  DeleteSourceError,
  DeleteSourceOptions,
  DeleteWebhookError,
  DeleteWebhookOptions,
  GetAlertError,
  GetApiIdentityError,
  GetConnectionError,
  GetDashboardError,
  GetSavedSearchError,
  GetSourceError,
  GetTeamError,
  GetWebhookError,
  ListAlertDeliveriesError,
  ListAlertDeliveriesOptions,
  ListAlertsError,
  ListAlertsOptions,
  ListConnectionsError,
  ListConnectionsOptions,
  ListDashboardsError,
  ListDashboardsOptions,
  ListSavedSearchesError,
  ListSavedSearchesOptions,
  ListSourceFieldsError,
  ListSourceFieldsOptions,
  ListSourcesError,
  ListSourcesOptions,
  ListWebhooksError,
  ListWebhooksOptions,
  PreviewAlertError,
  QueryChartSeriesError,
  QueryEventsError,
  QueryTileError,
  QueryTilePictureError,
  QueryTilePictureOptions,
  Resources,
  RetryAlertDeliveryError,
  SilenceAlertError,
  TestWebhookError,
  UpdateAlertError,
  UpdateAlertOptions,
  UpdateConnectionError,
  UpdateConnectionOptions,
  UpdateDashboardError,
  UpdateDashboardOptions,
  UpdateSavedSearchError,
  UpdateSavedSearchOptions,
  UpdateSourceError,
  UpdateSourceOptions,
  UpdateWebhookError,
  UpdateWebhookOptions,
  ValidateDashboardError,
} from './resources.ts';

/** Options for the methods of `api.team`. */
export interface TeamQueries {
  /** The prefix of all query keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'team'];

  /** Options of `team.identify`. */
  identify(options?: CallOptions): QueryOptions<ApiIdentity, GetApiIdentityError>;

  /** Options of `team.get`. */
  get(options?: CallOptions): QueryOptions<Team, GetTeamError>;
}

/** Options for the methods of `api.dashboards`. */
export interface DashboardsQueries {
  /** The prefix of all query keys of the resource, for `invalidateQueries`. */
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
  /** The prefix of all query keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'alerts'];

  /** Options of `alerts.list`. */
  list(options?: ListAlertsOptions): InfiniteQueryOptions<Alert, ListAlertsError>;

  /** Options of `alerts.create`. */
  create(): MutationOptions<Alert, CreateAlertError, { body: AlertInput; options?: CreateAlertOptions }>;

  /** Options of `alerts.preview`. */
  preview(body: AlertPreviewInput, options?: CallOptions): QueryOptions<AlertPreview, PreviewAlertError>;

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
  /** The prefix of all query keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'charts'];

  /** Options of `charts.query`. */
  query(body: TileQuery, options?: CallOptions): QueryOptions<TileResult, QueryTileError>;

  /** Options of `charts.picture`. */
  picture(body: TileQuery, options?: QueryTilePictureOptions): QueryOptions<string, QueryTilePictureError>;

  /** Options of `charts.series`. */
  series(
    body: ChartSeriesQuery,
    options?: CallOptions,
  ): QueryOptions<WithValues<ChartSeriesRow>[], QueryChartSeriesError>;
}

/** Options for the methods of `api.search`. */
export interface SearchQueries {
  /** The prefix of all query keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'search'];

  /** Options of `search.page`. */
  page(body: EventSearch, options?: CallOptions): QueryOptions<EventPage, QueryEventsError>;
}

/** Options for the methods of `api.savedSearches`. */
export interface SavedSearchesQueries {
  /** The prefix of all query keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'savedSearches'];

  /** Options of `savedSearches.list`. */
  list(options?: ListSavedSearchesOptions): InfiniteQueryOptions<SavedSearch, ListSavedSearchesError>;

  /** Options of `savedSearches.create`. */
  create(): MutationOptions<
    SavedSearch,
    CreateSavedSearchError,
    { body: SavedSearchInput; options?: CreateSavedSearchOptions }
  >;

  /** Options of `savedSearches.get`. */
  get(savedSearchId: string, options?: CallOptions): QueryOptions<SavedSearch, GetSavedSearchError>;

  /** Options of `savedSearches.update`. */
  update(): MutationOptions<
    SavedSearch,
    UpdateSavedSearchError,
    { savedSearchId: string; body: SavedSearchInput; options?: UpdateSavedSearchOptions }
  >;

  /** Options of `savedSearches.delete`. */
  delete(): MutationOptions<
    void,
    DeleteSavedSearchError,
    { savedSearchId: string; options?: DeleteSavedSearchOptions }
  >;
}

/** Options for the methods of `api.connections`. */
export interface ConnectionsQueries {
  /** The prefix of all query keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'connections'];

  /** Options of `connections.list`. */
  list(options?: ListConnectionsOptions): InfiniteQueryOptions<Connection, ListConnectionsError>;

  /** Options of `connections.create`. */
  create(): MutationOptions<
    Connection,
    CreateConnectionError,
    { body: ConnectionInput; options?: CreateConnectionOptions }
  >;

  /** Options of `connections.get`. */
  get(connectionId: string, options?: CallOptions): QueryOptions<Connection, GetConnectionError>;

  /** Options of `connections.update`. */
  update(): MutationOptions<
    Connection,
    UpdateConnectionError,
    { connectionId: string; body: ConnectionInput; options?: UpdateConnectionOptions }
  >;

  /** Options of `connections.delete`. */
  delete(): MutationOptions<void, DeleteConnectionError, { connectionId: string; options?: DeleteConnectionOptions }>;
}

/** Options for the methods of `api.sources`. */
export interface SourcesQueries {
  /** The prefix of all query keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'sources'];

  /** Options of `sources.list`. */
  list(options?: ListSourcesOptions): InfiniteQueryOptions<Source, ListSourcesError>;

  /** Options of `sources.create`. */
  create(): MutationOptions<Source, CreateSourceError, { body: SourceInput; options?: CreateSourceOptions }>;

  /** Options of `sources.get`. */
  get(sourceId: string, options?: CallOptions): QueryOptions<Source, GetSourceError>;

  /** Options of `sources.update`. */
  update(): MutationOptions<
    Source,
    UpdateSourceError,
    { sourceId: string; body: SourceInput; options?: UpdateSourceOptions }
  >;

  /** Options of `sources.delete`. */
  delete(): MutationOptions<void, DeleteSourceError, { sourceId: string; options?: DeleteSourceOptions }>;

  /** Options of `sources.listFields`. */
  listFields(
    sourceId: string,
    options?: ListSourceFieldsOptions,
  ): InfiniteQueryOptions<SourceField, ListSourceFieldsError>;
}

/** Options for the methods of `api.webhooks`. */
export interface WebhooksQueries {
  /** The prefix of all query keys of the resource, for `invalidateQueries`. */
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
  test(): MutationOptions<WebhookTestResult, TestWebhookError, { webhookId: string; options?: CallOptions }>;
}

/** Options of all operations. */
export interface Queries {
  readonly team: TeamQueries;
  readonly dashboards: DashboardsQueries;
  readonly alerts: AlertsQueries;
  readonly charts: ChartsQueries;
  readonly search: SearchQueries;
  readonly savedSearches: SavedSearchesQueries;
  readonly connections: ConnectionsQueries;
  readonly sources: SourcesQueries;
  readonly webhooks: WebhooksQueries;
}

const table: QueryTable = {
  team: { identify: ['query'], get: ['query'] },
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
    preview: ['query', 'body'],
    get: ['query', 'alertId'],
    update: ['mutation', 'alertId', 'body'],
    delete: ['mutation', 'alertId'],
    silence: ['mutation', 'alertId', 'body'],
    endSilence: ['mutation', 'alertId'],
    listDeliveries: ['list', 'alertId'],
    retryDelivery: ['mutation', 'alertId', 'deliveryId'],
  },
  charts: { query: ['query', 'body'], picture: ['query', 'body'], series: ['query', 'body'] },
  search: { page: ['query', 'body'] },
  savedSearches: {
    list: ['list'],
    create: ['mutation', 'body'],
    get: ['query', 'savedSearchId'],
    update: ['mutation', 'savedSearchId', 'body'],
    delete: ['mutation', 'savedSearchId'],
  },
  connections: {
    list: ['list'],
    create: ['mutation', 'body'],
    get: ['query', 'connectionId'],
    update: ['mutation', 'connectionId', 'body'],
    delete: ['mutation', 'connectionId'],
  },
  sources: {
    list: ['list'],
    create: ['mutation', 'body'],
    get: ['query', 'sourceId'],
    update: ['mutation', 'sourceId', 'body'],
    delete: ['mutation', 'sourceId'],
    listFields: ['list', 'sourceId'],
  },
  webhooks: {
    list: ['list'],
    create: ['mutation', 'body'],
    get: ['query', 'webhookId'],
    update: ['mutation', 'webhookId', 'body'],
    delete: ['mutation', 'webhookId'],
    test: ['mutation', 'webhookId'],
  },
};

/**
 * Creates the options of all operations of a client for TanStack Query. `root` is the first element of all query keys; clients
 * that share a `QueryClient` need different roots.
 */
export function createQueries(api: Resources, root: string = 'open-source'): Queries {
  return queriesOf(root, api, table) as Queries;
}
