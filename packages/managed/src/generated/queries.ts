// Generated from specs/managed by `npm run generate`. Do not edit.

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
  ApiKey,
  ApiKeyCreated,
  ApiKeyInput,
  ApiKeyPatch,
  Dashboard,
  DashboardCandidate,
  DashboardInput,
  DashboardValidation,
  EventPage,
  EventSearch,
  Organization,
  Pipe,
  PipeSettings,
  PipeSettingsInput,
  SavedSearch,
  SavedSearchInput,
  Service,
  Source,
  SourceField,
  SourceInput,
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
  CreateKeyError,
  CreateKeyOptions,
  CreateSavedSearchError,
  CreateSavedSearchOptions,
  CreateSourceError,
  CreateSourceOptions,
  CreateWebhookError,
  CreateWebhookOptions,
  DeleteAlertError,
  DeleteAlertOptions,
  DeleteAlertSilenceError,
  DeleteAlertSilenceOptions,
  DeleteDashboardError,
  DeleteDashboardOptions,
  DeleteKeyError,
  DeleteKeyOptions,
  DeleteSavedSearchError,
  DeleteSavedSearchOptions,
  DeleteSourceError,
  DeleteSourceOptions,
  DeleteWebhookError,
  DeleteWebhookOptions,
  GetAlertError,
  GetAlertOptions,
  GetDashboardError,
  GetDashboardOptions,
  GetKeyError,
  GetKeyOptions,
  GetPipeError,
  GetPipeOptions,
  GetPipeSettingsError,
  GetPipeSettingsOptions,
  GetSavedSearchError,
  GetSavedSearchOptions,
  GetServiceError,
  GetServiceOptions,
  GetSourceError,
  GetSourceOptions,
  GetWebhookError,
  GetWebhookOptions,
  ListAlertDeliveriesError,
  ListAlertDeliveriesOptions,
  ListAlertsError,
  ListAlertsOptions,
  ListDashboardsError,
  ListDashboardsOptions,
  ListKeysError,
  ListKeysOptions,
  ListOrganizationsError,
  ListOrganizationsOptions,
  ListPipesError,
  ListPipesOptions,
  ListSavedSearchesError,
  ListSavedSearchesOptions,
  ListServicesError,
  ListServicesOptions,
  ListSourceFieldsError,
  ListSourceFieldsOptions,
  ListSourcesError,
  ListSourcesOptions,
  ListWebhooksError,
  ListWebhooksOptions,
  PreviewAlertError,
  PreviewAlertOptions,
  QueryEventsError,
  QueryEventsOptions,
  QueryTileError,
  QueryTileOptions,
  QueryTilePictureError,
  QueryTilePictureOptions,
  Resources,
  RetryAlertDeliveryError,
  RetryAlertDeliveryOptions,
  SilenceAlertError,
  SilenceAlertOptions,
  TestWebhookError,
  TestWebhookOptions,
  UpdateAlertError,
  UpdateAlertOptions,
  UpdateDashboardError,
  UpdateDashboardOptions,
  UpdateKeyError,
  UpdateKeyOptions,
  UpdatePipeSettingsError,
  UpdatePipeSettingsOptions,
  UpdateSavedSearchError,
  UpdateSavedSearchOptions,
  UpdateSourceError,
  UpdateSourceOptions,
  UpdateWebhookError,
  UpdateWebhookOptions,
  ValidateDashboardError,
  ValidateDashboardOptions,
} from './resources.ts';

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
  validate(
    body: DashboardCandidate,
    options?: ValidateDashboardOptions,
  ): QueryOptions<DashboardValidation, ValidateDashboardError>;

  /** Options of `dashboards.get`. */
  get(dashboardId: string, options?: GetDashboardOptions): QueryOptions<Dashboard, GetDashboardError>;

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
  preview(body: AlertPreviewInput, options?: PreviewAlertOptions): QueryOptions<AlertPreview, PreviewAlertError>;

  /** Options of `alerts.get`. */
  get(alertId: string, options?: GetAlertOptions): QueryOptions<Alert, GetAlertError>;

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
    { alertId: string; body: AlertSilenceInput; options?: SilenceAlertOptions }
  >;

  /** Options of `alerts.endSilence`. */
  endSilence(): MutationOptions<
    void,
    DeleteAlertSilenceError,
    { alertId: string; options?: DeleteAlertSilenceOptions }
  >;

  /** Options of `alerts.listDeliveries`. */
  listDeliveries(
    alertId: string,
    options?: ListAlertDeliveriesOptions,
  ): InfiniteQueryOptions<AlertDelivery, ListAlertDeliveriesError>;

  /** Options of `alerts.retryDelivery`. */
  retryDelivery(): MutationOptions<
    AlertDelivery,
    RetryAlertDeliveryError,
    { alertId: string; deliveryId: string; options?: RetryAlertDeliveryOptions }
  >;
}

/** Options for the methods of `api.charts`. */
export interface ChartsQueries {
  /** The prefix of all query keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'charts'];

  /** Options of `charts.query`. */
  query(body: TileQuery, options?: QueryTileOptions): QueryOptions<TileResult, QueryTileError>;

  /** Options of `charts.picture`. */
  picture(body: TileQuery, options?: QueryTilePictureOptions): QueryOptions<string, QueryTilePictureError>;
}

/** Options for the methods of `api.search`. */
export interface SearchQueries {
  /** The prefix of all query keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'search'];

  /** Options of `search.page`. */
  page(body: EventSearch, options?: QueryEventsOptions): QueryOptions<EventPage, QueryEventsError>;
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
  get(savedSearchId: string, options?: GetSavedSearchOptions): QueryOptions<SavedSearch, GetSavedSearchError>;

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

/** Options for the methods of `api.sources`. */
export interface SourcesQueries {
  /** The prefix of all query keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'sources'];

  /** Options of `sources.list`. */
  list(options?: ListSourcesOptions): InfiniteQueryOptions<Source, ListSourcesError>;

  /** Options of `sources.create`. */
  create(): MutationOptions<Source, CreateSourceError, { body: SourceInput; options?: CreateSourceOptions }>;

  /** Options of `sources.get`. */
  get(sourceId: string, options?: GetSourceOptions): QueryOptions<Source, GetSourceError>;

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
  get(webhookId: string, options?: GetWebhookOptions): QueryOptions<Webhook, GetWebhookError>;

  /** Options of `webhooks.update`. */
  update(): MutationOptions<
    Webhook,
    UpdateWebhookError,
    { webhookId: string; body: WebhookInput; options?: UpdateWebhookOptions }
  >;

  /** Options of `webhooks.delete`. */
  delete(): MutationOptions<void, DeleteWebhookError, { webhookId: string; options?: DeleteWebhookOptions }>;

  /** Options of `webhooks.test`. */
  test(): MutationOptions<WebhookTestResult, TestWebhookError, { webhookId: string; options?: TestWebhookOptions }>;
}

/** Options for the methods of `api.organizations`. */
export interface OrganizationsQueries {
  /** The prefix of all query keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'organizations'];

  /** Options of `organizations.list`. */
  list(options?: ListOrganizationsOptions): InfiniteQueryOptions<Organization, ListOrganizationsError>;
}

/** Options for the methods of `api.services`. */
export interface ServicesQueries {
  /** The prefix of all query keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'services'];

  /** Options of `services.list`. */
  list(options?: ListServicesOptions): InfiniteQueryOptions<Service, ListServicesError>;

  /** Options of `services.get`. */
  get(options?: GetServiceOptions): QueryOptions<Service, GetServiceError>;
}

/** Options for the methods of `api.keys`. */
export interface KeysQueries {
  /** The prefix of all query keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'keys'];

  /** Options of `keys.list`. */
  list(options?: ListKeysOptions): InfiniteQueryOptions<ApiKey, ListKeysError>;

  /** Options of `keys.create`. */
  create(): MutationOptions<ApiKeyCreated, CreateKeyError, { body: ApiKeyInput; options?: CreateKeyOptions }>;

  /** Options of `keys.get`. */
  get(keyId: string, options?: GetKeyOptions): QueryOptions<ApiKey, GetKeyError>;

  /** Options of `keys.update`. */
  update(): MutationOptions<ApiKey, UpdateKeyError, { keyId: string; body: ApiKeyPatch; options?: UpdateKeyOptions }>;

  /** Options of `keys.delete`. */
  delete(): MutationOptions<void, DeleteKeyError, { keyId: string; options?: DeleteKeyOptions }>;
}

/** Options for the methods of `api.pipes`. */
export interface PipesQueries {
  /** The prefix of all query keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'pipes'];

  /** Options of `pipes.list`. */
  list(options?: ListPipesOptions): InfiniteQueryOptions<Pipe, ListPipesError>;

  /** Options of `pipes.get`. */
  get(pipeId: string, options?: GetPipeOptions): QueryOptions<Pipe, GetPipeError>;
}

/** Options for the methods of `api.pipeSettings`. */
export interface PipeSettingsQueries {
  /** The prefix of all query keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'pipeSettings'];

  /** Options of `pipeSettings.get`. */
  get(pipeId: string, options?: GetPipeSettingsOptions): QueryOptions<PipeSettings, GetPipeSettingsError>;

  /** Options of `pipeSettings.update`. */
  update(): MutationOptions<
    PipeSettings,
    UpdatePipeSettingsError,
    { pipeId: string; body: PipeSettingsInput; options?: UpdatePipeSettingsOptions }
  >;
}

/** Options of all operations. */
export interface Queries {
  readonly dashboards: DashboardsQueries;
  readonly alerts: AlertsQueries;
  readonly charts: ChartsQueries;
  readonly search: SearchQueries;
  readonly savedSearches: SavedSearchesQueries;
  readonly sources: SourcesQueries;
  readonly webhooks: WebhooksQueries;
  readonly organizations: OrganizationsQueries;
  readonly services: ServicesQueries;
  readonly keys: KeysQueries;
  readonly pipes: PipesQueries;
  readonly pipeSettings: PipeSettingsQueries;
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
    preview: ['query', 'body'],
    get: ['query', 'alertId'],
    update: ['mutation', 'alertId', 'body'],
    delete: ['mutation', 'alertId'],
    silence: ['mutation', 'alertId', 'body'],
    endSilence: ['mutation', 'alertId'],
    listDeliveries: ['list', 'alertId'],
    retryDelivery: ['mutation', 'alertId', 'deliveryId'],
  },
  charts: { query: ['query', 'body'], picture: ['query', 'body'] },
  search: { page: ['query', 'body'] },
  savedSearches: {
    list: ['list'],
    create: ['mutation', 'body'],
    get: ['query', 'savedSearchId'],
    update: ['mutation', 'savedSearchId', 'body'],
    delete: ['mutation', 'savedSearchId'],
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
  organizations: { list: ['list'] },
  services: { list: ['list'], get: ['query'] },
  keys: {
    list: ['list'],
    create: ['mutation', 'body'],
    get: ['query', 'keyId'],
    update: ['mutation', 'keyId', 'body'],
    delete: ['mutation', 'keyId'],
  },
  pipes: { list: ['list'], get: ['query', 'pipeId'] },
  pipeSettings: { get: ['query', 'pipeId'], update: ['mutation', 'pipeId', 'body'] },
};

/**
 * Creates the options of all operations of a client for TanStack Query. `root` is the first element of all query keys; clients
 * that share a `QueryClient` need different roots.
 */
export function createQueries(api: Resources, root: string = 'managed'): Queries {
  return queriesOf(root, api, table) as Queries;
}
