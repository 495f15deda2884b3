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
  AlertSilenceInput,
  ApiKey,
  ApiKeyCreated,
  ApiKeyInput,
  ApiKeyPatch,
  Dashboard,
  DashboardCandidate,
  DashboardInput,
  DashboardValidation,
  PipeSettings,
  PipeSettingsInput,
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
  CreateKeyError,
  CreateKeyOptions,
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
  DeleteWebhookError,
  DeleteWebhookOptions,
  GetAlertError,
  GetAlertOptions,
  GetDashboardError,
  GetDashboardOptions,
  GetKeyError,
  GetKeyOptions,
  GetPipeSettingsError,
  GetPipeSettingsOptions,
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
  ListSourcesError,
  ListSourcesOptions,
  ListWebhooksError,
  ListWebhooksOptions,
  QueryTileError,
  QueryTileOptions,
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
  UpdateWebhookError,
  UpdateWebhookOptions,
  ValidateDashboardError,
  ValidateDashboardOptions,
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
  /** The start of all keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'alerts'];

  /** Options of `alerts.list`. */
  list(options?: ListAlertsOptions): InfiniteQueryOptions<Alert, ListAlertsError>;

  /** Options of `alerts.create`. */
  create(): MutationOptions<Alert, CreateAlertError, { body: AlertInput; options?: CreateAlertOptions }>;

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
  /** The start of all keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'charts'];

  /** Options of `charts.query`. */
  query(body: TileQuery, options?: QueryTileOptions): QueryOptions<TileResult, QueryTileError>;
}

/** Options for the methods of `api.sources`. */
export interface SourcesQueries {
  /** The start of all keys of the resource, for `invalidateQueries`. */
  readonly key: readonly [string, 'sources'];

  /** Options of `sources.list`. */
  list(options?: ListSourcesOptions): InfiniteQueryOptions<Source, ListSourcesError>;

  /** Options of `sources.get`. */
  get(sourceId: string, options?: GetSourceOptions): QueryOptions<Source, GetSourceError>;
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
  test(webhookId: string, options?: TestWebhookOptions): QueryOptions<WebhookTestResult, TestWebhookError>;
}

/** Options for the methods of `api.keys`. */
export interface KeysQueries {
  /** The start of all keys of the resource, for `invalidateQueries`. */
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

/** Options for the methods of `api.pipeSettings`. */
export interface PipeSettingsQueries {
  /** The start of all keys of the resource, for `invalidateQueries`. */
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

/** Options of all methods. */
export interface Queries {
  readonly dashboards: DashboardsQueries;
  readonly alerts: AlertsQueries;
  readonly charts: ChartsQueries;
  readonly sources: SourcesQueries;
  readonly webhooks: WebhooksQueries;
  readonly keys: KeysQueries;
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
    get: ['query', 'alertId'],
    update: ['mutation', 'alertId', 'body'],
    delete: ['mutation', 'alertId'],
    silence: ['mutation', 'alertId', 'body'],
    endSilence: ['mutation', 'alertId'],
    listDeliveries: ['list', 'alertId'],
    retryDelivery: ['mutation', 'alertId', 'deliveryId'],
  },
  charts: { query: ['query', 'body'] },
  sources: { list: ['list'], get: ['query', 'sourceId'] },
  webhooks: {
    list: ['list'],
    create: ['mutation', 'body'],
    get: ['query', 'webhookId'],
    update: ['mutation', 'webhookId', 'body'],
    delete: ['mutation', 'webhookId'],
    test: ['query', 'webhookId'],
  },
  keys: {
    list: ['list'],
    create: ['mutation', 'body'],
    get: ['query', 'keyId'],
    update: ['mutation', 'keyId', 'body'],
    delete: ['mutation', 'keyId'],
  },
  pipeSettings: { get: ['query', 'pipeId'], update: ['mutation', 'pipeId', 'body'] },
};

/**
 * Creates the options of all methods of a client for TanStack Query. `root` is the first part of all keys; clients that share
 * a `QueryClient` need different ones.
 */
export function createQueries(api: Resources, root: string = 'managed'): Queries {
  return queriesOf(root, api, table) as Queries;
}
