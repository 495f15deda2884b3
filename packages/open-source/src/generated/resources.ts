// Generated from specs/open-source by `npm run generate`. Do not edit.

import type {
  Call,
  CallFactory,
  CallOptions,
  ListCall,
  ModifyFunction,
  OperationError,
  TailOptions,
  WithValues,
} from '@observability-api/client-core';
import type {
  Alert,
  AlertDelivery,
  AlertDeliveryStatus,
  AlertDraft,
  AlertInput,
  AlertPreview,
  AlertPreviewInput,
  AlertSilenceInput,
  ApiIdentity,
  ChartSeriesQuery,
  ChartSeriesRow,
  Connection,
  ConnectionDraft,
  ConnectionInput,
  Dashboard,
  DashboardCandidate,
  DashboardDraft,
  DashboardInput,
  DashboardValidation,
  EventPage,
  EventSearch,
  OpenSourceError,
  SavedSearch,
  SavedSearchDraft,
  SavedSearchInput,
  Source,
  SourceDraft,
  SourceField,
  SourceInput,
  Team,
  TileQuery,
  TileResult,
  Webhook,
  WebhookDraft,
  WebhookInput,
  WebhookTestResult,
} from '@observability-api/schemas';
import * as operations from './operations.ts';

/** Options of `dashboards.list`. */
export interface ListDashboardsOptions extends CallOptions {
  /**
   * Maximum number of items to return.
   *
   * 1 to 1000.
   * @default 1000
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Number of items to skip, in the order of the list. An offset past the end returns an empty list.
   *
   * 0 to 2147483647.
   * @default 0
   * @example 100
   */
  offset?: number | undefined;
}

/** Options of `dashboards.create`. */
export interface CreateDashboardOptions extends CallOptions {
  /**
   * Makes retries safe. Within 24 hours, the same key and body return the first successful response and create
   * nothing. The same key with a different body returns 422. While the first request is in progress, the key
   * returns 409. Keys are scoped to tenant and operation.
   *
   * 1 to 255 characters, printable ASCII characters.
   * @example '7d1c2f04-checkout'
   */
  idempotencyKey?: string | undefined;
}

/** Options of `dashboards.update`. */
export interface UpdateDashboardOptions extends CallOptions {
  /**
   * Applies the change only if the resource still has one of the entity tags in this header; otherwise the request
   * returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last
   * write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `dashboards.delete`. */
export interface DeleteDashboardOptions extends CallOptions {
  /**
   * Applies the change only if the resource still has one of the entity tags in this header; otherwise the request
   * returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last
   * write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `alerts.list`. */
export interface ListAlertsOptions extends CallOptions {
  /**
   * Maximum number of items to return.
   *
   * 1 to 1000.
   * @default 1000
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Number of items to skip, in the order of the list. An offset past the end returns an empty list.
   *
   * 0 to 2147483647.
   * @default 0
   * @example 100
   */
  offset?: number | undefined;
}

/** Options of `alerts.create`. */
export interface CreateAlertOptions extends CallOptions {
  /**
   * Makes retries safe. Within 24 hours, the same key and body return the first successful response and create
   * nothing. The same key with a different body returns 422. While the first request is in progress, the key
   * returns 409. Keys are scoped to tenant and operation.
   *
   * 1 to 255 characters, printable ASCII characters.
   * @example '7d1c2f04-checkout'
   */
  idempotencyKey?: string | undefined;
}

/** Options of `alerts.update`. */
export interface UpdateAlertOptions extends CallOptions {
  /**
   * Applies the change only if the resource still has one of the entity tags in this header; otherwise the request
   * returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last
   * write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `alerts.delete`. */
export interface DeleteAlertOptions extends CallOptions {
  /**
   * Applies the change only if the resource still has one of the entity tags in this header; otherwise the request
   * returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last
   * write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `alerts.listDeliveries`. */
export interface ListAlertDeliveriesOptions extends CallOptions {
  /** Returns only deliveries with this status. */
  status?: AlertDeliveryStatus | undefined;
  /**
   * Maximum number of items to return.
   *
   * 1 to 1000.
   * @default 1000
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Number of items to skip, in the order of the list. An offset past the end returns an empty list.
   *
   * 0 to 2147483647.
   * @default 0
   * @example 100
   */
  offset?: number | undefined;
}

/** Options of `charts.picture`. */
export interface QueryTilePictureOptions extends CallOptions {
  /**
   * Width of a picture, in pixels.
   *
   * 80 to 2000.
   * @default 800
   * @example 640
   */
  width?: number | undefined;
  /**
   * Height of a picture, in pixels.
   *
   * 40 to 2000.
   * @default 400
   * @example 320
   */
  height?: number | undefined;
  /**
   * Colors of a picture.
   * @default 'light'
   * @example 'dark'
   */
  theme?: 'light' | 'dark' | undefined;
  /**
   * IANA time zone of the times in a picture.
   *
   * 1 to 64 characters, an IANA time zone such as Europe/Berlin.
   * @default 'UTC'
   * @example 'Europe/Berlin'
   */
  timeZone?: string | undefined;
}

/** Options of `savedSearches.list`. */
export interface ListSavedSearchesOptions extends CallOptions {
  /**
   * Maximum number of items to return.
   *
   * 1 to 1000.
   * @default 1000
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Number of items to skip, in the order of the list. An offset past the end returns an empty list.
   *
   * 0 to 2147483647.
   * @default 0
   * @example 100
   */
  offset?: number | undefined;
}

/** Options of `savedSearches.create`. */
export interface CreateSavedSearchOptions extends CallOptions {
  /**
   * Makes retries safe. Within 24 hours, the same key and body return the first successful response and create
   * nothing. The same key with a different body returns 422. While the first request is in progress, the key
   * returns 409. Keys are scoped to tenant and operation.
   *
   * 1 to 255 characters, printable ASCII characters.
   * @example '7d1c2f04-checkout'
   */
  idempotencyKey?: string | undefined;
}

/** Options of `savedSearches.update`. */
export interface UpdateSavedSearchOptions extends CallOptions {
  /**
   * Applies the change only if the resource still has one of the entity tags in this header; otherwise the request
   * returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last
   * write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `savedSearches.delete`. */
export interface DeleteSavedSearchOptions extends CallOptions {
  /**
   * Applies the change only if the resource still has one of the entity tags in this header; otherwise the request
   * returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last
   * write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `connections.list`. */
export interface ListConnectionsOptions extends CallOptions {
  /**
   * Maximum number of items to return.
   *
   * 1 to 1000.
   * @default 1000
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Number of items to skip, in the order of the list. An offset past the end returns an empty list.
   *
   * 0 to 2147483647.
   * @default 0
   * @example 100
   */
  offset?: number | undefined;
}

/** Options of `connections.create`. */
export interface CreateConnectionOptions extends CallOptions {
  /**
   * Makes retries safe. Within 24 hours, the same key and body return the first successful response and create
   * nothing. The same key with a different body returns 422. While the first request is in progress, the key
   * returns 409. Keys are scoped to tenant and operation.
   *
   * 1 to 255 characters, printable ASCII characters.
   * @example '7d1c2f04-checkout'
   */
  idempotencyKey?: string | undefined;
}

/** Options of `connections.update`. */
export interface UpdateConnectionOptions extends CallOptions {
  /**
   * Applies the change only if the resource still has one of the entity tags in this header; otherwise the request
   * returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last
   * write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `connections.delete`. */
export interface DeleteConnectionOptions extends CallOptions {
  /**
   * Applies the change only if the resource still has one of the entity tags in this header; otherwise the request
   * returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last
   * write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `sources.list`. */
export interface ListSourcesOptions extends CallOptions {
  /**
   * Maximum number of items to return.
   *
   * 1 to 1000.
   * @default 1000
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Number of items to skip, in the order of the list. An offset past the end returns an empty list.
   *
   * 0 to 2147483647.
   * @default 0
   * @example 100
   */
  offset?: number | undefined;
}

/** Options of `sources.create`. */
export interface CreateSourceOptions extends CallOptions {
  /**
   * Makes retries safe. Within 24 hours, the same key and body return the first successful response and create
   * nothing. The same key with a different body returns 422. While the first request is in progress, the key
   * returns 409. Keys are scoped to tenant and operation.
   *
   * 1 to 255 characters, printable ASCII characters.
   * @example '7d1c2f04-checkout'
   */
  idempotencyKey?: string | undefined;
}

/** Options of `sources.update`. */
export interface UpdateSourceOptions extends CallOptions {
  /**
   * Applies the change only if the resource still has one of the entity tags in this header; otherwise the request
   * returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last
   * write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `sources.delete`. */
export interface DeleteSourceOptions extends CallOptions {
  /**
   * Applies the change only if the resource still has one of the entity tags in this header; otherwise the request
   * returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last
   * write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `sources.listFields`. */
export interface ListSourceFieldsOptions extends CallOptions {
  /**
   * Maximum number of items to return.
   *
   * 1 to 1000.
   * @default 1000
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Number of items to skip, in the order of the list. An offset past the end returns an empty list.
   *
   * 0 to 2147483647.
   * @default 0
   * @example 100
   */
  offset?: number | undefined;
}

/** Options of `webhooks.list`. */
export interface ListWebhooksOptions extends CallOptions {
  /**
   * Maximum number of items to return.
   *
   * 1 to 1000.
   * @default 1000
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Number of items to skip, in the order of the list. An offset past the end returns an empty list.
   *
   * 0 to 2147483647.
   * @default 0
   * @example 100
   */
  offset?: number | undefined;
}

/** Options of `webhooks.create`. */
export interface CreateWebhookOptions extends CallOptions {
  /**
   * Makes retries safe. Within 24 hours, the same key and body return the first successful response and create
   * nothing. The same key with a different body returns 422. While the first request is in progress, the key
   * returns 409. Keys are scoped to tenant and operation.
   *
   * 1 to 255 characters, printable ASCII characters.
   * @example '7d1c2f04-checkout'
   */
  idempotencyKey?: string | undefined;
}

/** Options of `webhooks.update`. */
export interface UpdateWebhookOptions extends CallOptions {
  /**
   * Applies the change only if the resource still has one of the entity tags in this header; otherwise the request
   * returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last
   * write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `webhooks.delete`. */
export interface DeleteWebhookOptions extends CallOptions {
  /**
   * Applies the change only if the resource still has one of the entity tags in this header; otherwise the request
   * returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last
   * write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** The `ApiError` that `team.identify` can throw. */
export type GetApiIdentityError = OperationError<400 | 401 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `team.get` can throw. */
export type GetTeamError = OperationError<400 | 401 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `dashboards.list` can throw. */
export type ListDashboardsError = OperationError<400 | 401 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `dashboards.create` can throw. */
export type CreateDashboardError = OperationError<
  400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `dashboards.validate` can throw. */
export type ValidateDashboardError = OperationError<400 | 401 | 413 | 415 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `dashboards.get` can throw. */
export type GetDashboardError = OperationError<400 | 401 | 404 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `dashboards.update` can throw. */
export type UpdateDashboardError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `dashboards.delete` can throw. */
export type DeleteDashboardError = OperationError<400 | 401 | 403 | 404 | 412 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `alerts.list` can throw. */
export type ListAlertsError = OperationError<400 | 401 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `alerts.create` can throw. */
export type CreateAlertError = OperationError<
  400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `alerts.preview` can throw. */
export type PreviewAlertError = OperationError<400 | 401 | 413 | 415 | 429 | 500 | 503 | 504, OpenSourceError>;

/** The `ApiError` that `alerts.get` can throw. */
export type GetAlertError = OperationError<400 | 401 | 404 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `alerts.update` can throw. */
export type UpdateAlertError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `alerts.delete` can throw. */
export type DeleteAlertError = OperationError<400 | 401 | 403 | 404 | 412 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `alerts.silence` can throw. */
export type SilenceAlertError = OperationError<400 | 401 | 403 | 404 | 413 | 415 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `alerts.endSilence` can throw. */
export type DeleteAlertSilenceError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `alerts.listDeliveries` can throw. */
export type ListAlertDeliveriesError = OperationError<400 | 401 | 404 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `alerts.retryDelivery` can throw. */
export type RetryAlertDeliveryError = OperationError<400 | 401 | 403 | 404 | 409 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `charts.query` can throw. */
export type QueryTileError = OperationError<400 | 401 | 404 | 406 | 413 | 415 | 429 | 500 | 503 | 504, OpenSourceError>;

/** The `ApiError` that `charts.picture` can throw. */
export type QueryTilePictureError = OperationError<
  400 | 401 | 404 | 406 | 413 | 415 | 429 | 500 | 503 | 504,
  OpenSourceError
>;

/** The `ApiError` that `charts.series` can throw. */
export type QueryChartSeriesError = OperationError<
  400 | 401 | 404 | 413 | 415 | 429 | 500 | 503 | 504,
  OpenSourceError
>;

/** The `ApiError` that `search.page` can throw. */
export type QueryEventsError = OperationError<400 | 401 | 404 | 413 | 415 | 429 | 500 | 503 | 504, OpenSourceError>;

/** The `ApiError` that `savedSearches.list` can throw. */
export type ListSavedSearchesError = OperationError<400 | 401 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `savedSearches.create` can throw. */
export type CreateSavedSearchError = OperationError<
  400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `savedSearches.get` can throw. */
export type GetSavedSearchError = OperationError<400 | 401 | 404 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `savedSearches.update` can throw. */
export type UpdateSavedSearchError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `savedSearches.delete` can throw. */
export type DeleteSavedSearchError = OperationError<400 | 401 | 403 | 404 | 412 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `connections.list` can throw. */
export type ListConnectionsError = OperationError<400 | 401 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `connections.create` can throw. */
export type CreateConnectionError = OperationError<
  400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `connections.get` can throw. */
export type GetConnectionError = OperationError<400 | 401 | 404 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `connections.update` can throw. */
export type UpdateConnectionError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `connections.delete` can throw. */
export type DeleteConnectionError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `sources.list` can throw. */
export type ListSourcesError = OperationError<400 | 401 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `sources.create` can throw. */
export type CreateSourceError = OperationError<
  400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `sources.get` can throw. */
export type GetSourceError = OperationError<400 | 401 | 404 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `sources.update` can throw. */
export type UpdateSourceError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `sources.delete` can throw. */
export type DeleteSourceError = OperationError<400 | 401 | 403 | 404 | 412 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `sources.listFields` can throw. */
export type ListSourceFieldsError = OperationError<400 | 401 | 404 | 429 | 500 | 503 | 504, OpenSourceError>;

/** The `ApiError` that `webhooks.list` can throw. */
export type ListWebhooksError = OperationError<400 | 401 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `webhooks.create` can throw. */
export type CreateWebhookError = OperationError<
  400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `webhooks.get` can throw. */
export type GetWebhookError = OperationError<400 | 401 | 404 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `webhooks.update` can throw. */
export type UpdateWebhookError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `webhooks.delete` can throw. */
export type DeleteWebhookError = OperationError<400 | 401 | 403 | 404 | 409 | 412 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `webhooks.test` can throw. */
export type TestWebhookError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, OpenSourceError>;

/** The `ApiError` that `dashboards.modify` can throw. */
export type DashboardsModifyError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `alerts.modify` can throw. */
export type AlertsModifyError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `savedSearches.modify` can throw. */
export type SavedSearchesModifyError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `connections.modify` can throw. */
export type ConnectionsModifyError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `sources.modify` can throw. */
export type SourcesModifyError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  OpenSourceError
>;

/** The `ApiError` that `webhooks.modify` can throw. */
export type WebhooksModifyError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  OpenSourceError
>;

/** The methods of `api.team`. */
export interface TeamResource {
  /**
   * Get the version and the caller.
   *
   * Returns the version of the API, and the id, name and team of the API key. Use it to check a URL and a key.
   *
   * `GET /api/v2`, stable since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 429, 500, 503.
   * @example
   * ```ts
   * const apiIdentity = await api.team.identify();
   * ```
   */
  identify(options?: CallOptions): Call<ApiIdentity, GetApiIdentityError>;

  /**
   * Get the team.
   *
   * Returns the team that the API key belongs to.
   *
   * `GET /api/v2/team`, stable since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 429, 500, 503.
   * @example
   * ```ts
   * const team = await api.team.get();
   * ```
   */
  get(options?: CallOptions): Call<Team, GetTeamError>;
}

/** The methods of `api.dashboards`. */
export interface DashboardsResource {
  /**
   * List dashboards.
   *
   * Returns dashboards with all their tiles, oldest first.
   *
   * `GET /api/v2/dashboards`, stable since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 429, 500, 503.
   * @example
   * ```ts
   * const { items } = await api.dashboards.list();
   * ```
   */
  list(options?: ListDashboardsOptions): ListCall<Dashboard, ListDashboardsError>;

  /**
   * Create a dashboard.
   *
   * Creates a dashboard and returns it. A tile or filter keeps the `id` that you send, or gets a new one. Every
   * source, connection, dashboard, container and tab that the request refers to must exist.
   *
   * `POST /api/v2/dashboards`, stable since 1.0.0.
   *
   * @param body The dashboard to create.
   * @throws ApiError with status 400, 401, 403, 409, 413, 415, 422, 429, 500, 503.
   * @example
   * ```ts
   * const dashboard = await api.dashboards.create({
   *   name: 'Checkout',
   *   tiles: [
   *     {
   *       name: 'Server errors',
   *       x: 0,
   *       y: 0,
   *       w: 12,
   *       h: 4,
   *       asRatio: false,
   *       series: [
   *         {
   *           type: 'time',
   *           dataSource: 'events',
   *           aggFn: 'count',
   *           where: 'SeverityText:error',
   *           groupBy: [],
   *         },
   *       ],
   *     },
   *   ],
   *   tags: ['checkout', 'production'],
   * });
   * ```
   */
  create(body: DashboardInput, options?: CreateDashboardOptions): Call<Dashboard, CreateDashboardError>;

  /**
   * Validate a dashboard.
   *
   * Checks a dashboard without storing it. Returns 200 with the validation errors that a create request with the
   * same body would return, at most 50. Storage limits are not checked. The response has no envelope.
   *
   * `POST /api/v2/dashboards/validate`, stable since 1.0.0.
   *
   * @param body The dashboard to validate.
   * @throws ApiError with status 400, 401, 413, 415, 429, 500, 503.
   * @example
   * ```ts
   * const dashboardValidation = await api.dashboards.validate({
   *   name: 'Checkout',
   *   tiles: [
   *     {
   *       name: 'Server errors',
   *       x: 0,
   *       y: 0,
   *       w: 30,
   *       h: 4,
   *       config: {
   *         displayType: 'line',
   *         sourceId: '6740a3f2c51e9b0012d4e8d1',
   *         select: [{ aggFn: 'count' }],
   *       },
   *     },
   *   ],
   * });
   * ```
   */
  validate(body: DashboardCandidate, options?: CallOptions): Call<DashboardValidation, ValidateDashboardError>;

  /**
   * Get a dashboard.
   *
   * Returns one dashboard with all its tiles.
   *
   * `GET /api/v2/dashboards/{dashboardId}`, stable since 1.0.0.
   *
   * @param dashboardId Id of the dashboard. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 404, 429, 500, 503.
   * @example
   * ```ts
   * const dashboard = await api.dashboards.get('6740a3f2c51e9b0012d4e8a1');
   * ```
   */
  get(dashboardId: string, options?: CallOptions): Call<Dashboard, GetDashboardError>;

  /**
   * Replace a dashboard.
   *
   * Replaces the name and the tiles. Other properties are kept if omitted. A tile or filter keeps the `id` that
   * you send, or gets a new one. A tile with the id of an existing tile keeps the alerts of that tile. Alerts are
   * deleted if their tile is removed, or changes so that an alert can no longer watch it.
   *
   * `PUT /api/v2/dashboards/{dashboardId}`, stable since 1.0.0.
   *
   * @param dashboardId Id of the dashboard. An id of 24 hexadecimal characters (0-9, a-f).
   * @param body The name and all tiles of the dashboard, and the other properties to change.
   * @throws ApiError with status 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503.
   * @example
   * ```ts
   * const dashboard = await api.dashboards.update('6740a3f2c51e9b0012d4e8a1', {
   *   name: 'Checkout',
   *   tiles: [
   *     {
   *       id: '6740a3f2c51e9b0012d4e8a2',
   *       name: 'Server errors',
   *       x: 0,
   *       y: 0,
   *       w: 12,
   *       h: 4,
   *       asRatio: false,
   *       series: [
   *         {
   *           type: 'time',
   *           dataSource: 'events',
   *           aggFn: 'count',
   *           where: 'SeverityText:error',
   *           groupBy: [],
   *           displayType: 'line',
   *         },
   *       ],
   *     },
   *   ],
   * });
   * ```
   */
  update(
    dashboardId: string,
    body: DashboardInput,
    options?: UpdateDashboardOptions,
  ): Call<Dashboard, UpdateDashboardError>;

  /**
   * Delete a dashboard.
   *
   * Deletes the dashboard, its tiles and all alerts on them in one transaction. Links to it (`onClick`) in tiles
   * of other dashboards are not removed. To update a dashboard with such a link, replace or remove the link.
   *
   * `DELETE /api/v2/dashboards/{dashboardId}`, stable since 1.0.0.
   *
   * @param dashboardId Id of the dashboard. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 412, 429, 500, 503.
   * @example
   * ```ts
   * await api.dashboards.delete('6740a3f2c51e9b0012d4e8a1');
   * ```
   */
  delete(dashboardId: string, options?: DeleteDashboardOptions): Call<void, DeleteDashboardError>;

  /**
   * Reads the dashboard, calls `change` with it and writes the result. Repeats these steps, up to nine times, if
   * the dashboard was updated in the meantime. So `change` may run more than once.
   *
   * @param dashboardId Id of the dashboard. An id of 24 hexadecimal characters (0-9, a-f).
   * @param change Modifies the value in place, or returns its replacement.
   * @example
   * ```ts
   * const dashboard = await api.dashboards.modify('6740a3f2c51e9b0012d4e8a1', (draft) => ({ ...draft, name: 'Checkout' }));
   * ```
   */
  modify(
    dashboardId: string,
    change: ModifyFunction<DashboardDraft, DashboardInput>,
    options?: CallOptions,
  ): Call<Dashboard, DashboardsModifyError>;
}

/** The methods of `api.alerts`. */
export interface AlertsResource {
  /**
   * List alerts.
   *
   * Returns alerts with their current state, oldest first.
   *
   * `GET /api/v2/alerts`, stable since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 429, 500, 503.
   * @example
   * ```ts
   * const { items } = await api.alerts.list();
   * ```
   */
  list(options?: ListAlertsOptions): ListCall<Alert, ListAlertsError>;

  /**
   * Create an alert.
   *
   * Creates an alert on a tile, a saved search or its own chart. Everything that the alert refers to must exist.
   * If the alert is enabled, and its tile, saved search or chart cannot be queried or is grouped by more than 10
   * columns, the request returns 400. A tile must have `time` or `number` series, or a `line`, `stacked_bar` or
   * `number` config. The SQL of a line or stacked bar chart must contain an interval, such as
   * `$__timeInterval(Timestamp)`. The first evaluated window is the one in which the alert is created, or enabled
   * if it is created disabled. If `scheduleStartAt` is later, it is the start of the first window. Until this
   * window ends, the state is `OK`, unless the alert is disabled, or its source has never received a metric or an
   * attribute that the alert uses.
   *
   * `POST /api/v2/alerts`, stable since 1.0.0.
   *
   * @param body The alert to create.
   * @throws ApiError with status 400, 401, 403, 409, 413, 415, 422, 429, 500, 503.
   * @example
   * ```ts
   * const alert = await api.alerts.create({
   *   source: 'tile',
   *   dashboardId: '6740a3f2c51e9b0012d4e8a1',
   *   tileId: '6740a3f2c51e9b0012d4e8a2',
   *   interval: '1h',
   *   threshold: 100,
   *   thresholdType: 'above',
   *   channel: { type: 'webhook', webhookId: '6740a3f2c51e9b0012d4e8c3' },
   *   name: 'Server errors at checkout',
   *   message: 'At least 100 failed requests in an hour.',
   * });
   * ```
   */
  create(body: AlertInput, options?: CreateAlertOptions): Call<Alert, CreateAlertError>;

  /**
   * Preview an alert.
   *
   * Evaluates an alert over a past time range, as if it had existed then. Returns the state changes, and the
   * notifications that the alert would have sent. Stores and sends nothing. `compareWith` is evaluated over the
   * same range. More than 90 days or 20,000 windows return 400, and so does a tile, saved search or chart that
   * cannot be queried. A preview that takes longer than 60 seconds returns 504. A tenant may have 2 previews in
   * progress per process of the service. A further one returns 429.
   *
   * `POST /api/v2/alerts/preview`, beta since 1.0.0.
   *
   * @param body The alert and the time range.
   * @throws ApiError with status 400, 401, 413, 415, 429, 500, 503, 504.
   * @example
   * ```ts
   * const alertPreview = await api.alerts.preview({
   *   alert: {
   *     source: 'tile',
   *     dashboardId: '6740a3f2c51e9b0012d4e8a1',
   *     tileId: '6740a3f2c51e9b0012d4e8a2',
   *     interval: '1h',
   *     threshold: 100,
   *     thresholdType: 'above',
   *     channel: { type: 'webhook', webhookId: '6740a3f2c51e9b0012d4e8c3' },
   *     name: 'Server errors at checkout',
   *     message: 'At least 100 failed requests in an hour.',
   *   },
   *   from: 1767603600000,
   *   to: 1768208400000,
   *   compareWith: {
   *     source: 'tile',
   *     dashboardId: '6740a3f2c51e9b0012d4e8a1',
   *     tileId: '6740a3f2c51e9b0012d4e8a2',
   *     interval: '1h',
   *     threshold: 200,
   *     thresholdType: 'above',
   *     channel: { type: 'webhook', webhookId: '6740a3f2c51e9b0012d4e8c3' },
   *     name: 'Server errors at checkout',
   *     message: 'At least 200 failed requests in an hour.',
   *   },
   * });
   * ```
   */
  preview(body: AlertPreviewInput, options?: CallOptions): Call<AlertPreview, PreviewAlertError>;

  /**
   * Get an alert.
   *
   * Returns one alert with its current state, the error of its last evaluation, and the errors of its
   * notifications.
   *
   * `GET /api/v2/alerts/{alertId}`, stable since 1.0.0.
   *
   * @param alertId Id of the alert. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 404, 429, 500, 503.
   * @example
   * ```ts
   * const alert = await api.alerts.get('6740a3f2c51e9b0012d4e8b7');
   * ```
   */
  get(alertId: string, options?: CallOptions): Call<Alert, GetAlertError>;

  /**
   * Replace an alert.
   *
   * Replaces all writable fields. An omitted field gets its default. `silenced` and `createdAt` do not change. The
   * next evaluation sets `state` and `executionErrors`. The update itself changes `state` if it enables or
   * disables the alert. It also sets `state` and `executionErrors` of an enabled alert that uses a metric or an
   * attribute that its source has never received. If the alert is enabled and its tile, saved search or chart
   * cannot be queried, the request returns 400. To disable such an alert, send `enabled: false` with the same
   * tile, saved search or chart, and the same channels.
   *
   * `PUT /api/v2/alerts/{alertId}`, stable since 1.0.0.
   *
   * @param alertId Id of the alert. An id of 24 hexadecimal characters (0-9, a-f).
   * @param body The complete alert.
   * @throws ApiError with status 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503.
   * @example
   * ```ts
   * const alert = await api.alerts.update('6740a3f2c51e9b0012d4e8b7', {
   *   source: 'tile',
   *   dashboardId: '6740a3f2c51e9b0012d4e8a1',
   *   tileId: '6740a3f2c51e9b0012d4e8a2',
   *   interval: '1h',
   *   threshold: 100,
   *   thresholdType: 'above',
   *   channel: { type: 'webhook', webhookId: '6740a3f2c51e9b0012d4e8c3' },
   *   name: 'Server errors at checkout',
   *   message: 'At least 100 failed requests in an hour.',
   * });
   * ```
   */
  update(alertId: string, body: AlertInput, options?: UpdateAlertOptions): Call<Alert, UpdateAlertError>;

  /**
   * Delete an alert.
   *
   * Deletes the alert, its evaluation state and its `pending` notifications. A request that is being sent to a
   * webhook is not cancelled.
   *
   * `DELETE /api/v2/alerts/{alertId}`, stable since 1.0.0.
   *
   * @param alertId Id of the alert. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 412, 429, 500, 503.
   * @example
   * ```ts
   * await api.alerts.delete('6740a3f2c51e9b0012d4e8b7');
   * ```
   */
  delete(alertId: string, options?: DeleteAlertOptions): Call<void, DeleteAlertError>;

  /**
   * Silence an alert.
   *
   * Stops the notifications of an alert until a time, and replaces an existing silence. The alert is still
   * evaluated. If an `ALERT` notification was sent before the silence and the alert recovers during the silence,
   * the first evaluation after the silence sends the `OK` notification, unless the alert fires again.
   *
   * `PUT /api/v2/alerts/{alertId}/silence`, beta since 1.0.0.
   *
   * @param alertId Id of the alert. An id of 24 hexadecimal characters (0-9, a-f).
   * @param body The end of the silence.
   * @throws ApiError with status 400, 401, 403, 404, 413, 415, 429, 500, 503.
   * @example
   * ```ts
   * const alert = await api.alerts.silence('6740a3f2c51e9b0012d4e8b7', { until: '2026-01-12T12:00:00.000Z' });
   * ```
   */
  silence(alertId: string, body: AlertSilenceInput, options?: CallOptions): Call<Alert, SilenceAlertError>;

  /**
   * End the silence of an alert.
   *
   * Ends the silence. Notifications resume with the next evaluation. An alert that is not silenced returns 404.
   *
   * `DELETE /api/v2/alerts/{alertId}/silence`, beta since 1.0.0.
   *
   * @param alertId Id of the alert. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * await api.alerts.endSilence('6740a3f2c51e9b0012d4e8b7');
   * ```
   */
  endSilence(alertId: string, options?: CallOptions): Call<void, DeleteAlertSilenceError>;

  /**
   * List deliveries of an alert.
   *
   * Returns the deliveries of an alert, newest first. A notification has one delivery per channel. The service
   * deletes a delivery 24 hours after its completion. If a tenant has more than 10,000 completed deliveries, the
   * service deletes the oldest ones.
   *
   * `GET /api/v2/alerts/{alertId}/deliveries`, beta since 1.0.0.
   *
   * @param alertId Id of the alert. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 404, 429, 500, 503.
   * @example
   * ```ts
   * const { items } = await api.alerts.listDeliveries('6740a3f2c51e9b0012d4e8b7');
   * ```
   */
  listDeliveries(
    alertId: string,
    options?: ListAlertDeliveriesOptions,
  ): ListCall<AlertDelivery, ListAlertDeliveriesError>;

  /**
   * Send a notification again.
   *
   * Sends the notification of a `failed` delivery again, and that of a `pending` delivery without waiting for its
   * next attempt. Older `pending` deliveries of the alert to the same channel are still sent first. After a
   * temporary error, such as a 429 or a timeout, the service retries the delivery until 24 hours after this
   * request. The notification keeps its `Idempotency-Key`. A delivery with another status returns 409.
   *
   * `POST /api/v2/alerts/{alertId}/deliveries/{deliveryId}/retry`, beta since 1.0.0.
   *
   * @param alertId Id of the alert. An id of 24 hexadecimal characters (0-9, a-f).
   * @param deliveryId Id of the delivery. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 409, 429, 500, 503.
   * @example
   * ```ts
   * const alertDelivery = await api.alerts.retryDelivery('6740a3f2c51e9b0012d4e8b7', '6740a3f2c51e9b0012d4e8e5');
   * ```
   */
  retryDelivery(
    alertId: string,
    deliveryId: string,
    options?: CallOptions,
  ): Call<AlertDelivery, RetryAlertDeliveryError>;

  /**
   * Reads the alert, calls `change` with it and writes the result. Repeats these steps, up to nine times, if the
   * alert was updated in the meantime. So `change` may run more than once.
   *
   * @param alertId Id of the alert. An id of 24 hexadecimal characters (0-9, a-f).
   * @param change Modifies the value in place, or returns its replacement.
   * @example
   * ```ts
   * const alert = await api.alerts.modify('6740a3f2c51e9b0012d4e8b7', (draft) => ({ ...draft, name: 'Server errors at checkout' }));
   * ```
   */
  modify(
    alertId: string,
    change: ModifyFunction<AlertDraft, AlertInput>,
    options?: CallOptions,
  ): Call<Alert, AlertsModifyError>;
}

/** The methods of `api.charts`. */
export interface ChartsResource {
  /**
   * Query a tile.
   *
   * Computes the rows of a tile of any kind, either a stored tile or a tile in the request. The filters of the
   * tile and of the request are applied. The saved query and the saved filter values of the dashboard are ignored.
   *
   * - An unknown source returns 404 if the tile is in the request, and 400 if the tile is stored.
   * - A filter or an expression with a syntax error returns 400 with its location.
   * - More than 10,000 buckets or more than 50,000 rows return 400. A tile with its own SQL returns its first
   *   50,000 rows instead, with `truncated: true`.
   * - A quantile of more than 20,000 histogram buckets in one time bucket and group returns 400.
   * - A query that exceeds the time limit returns 504.
   * - A tenant may have 64 chart queries in progress per process of the service. A further query returns 429, and
   *   so does a query that waits longer than 30 seconds behind other queries.
   *
   * A tile with its own SQL runs one SELECT statement over the tables of one database. These return 400:
   *
   * - a syntax error; the message contains its position
   * - a statement that is not a SELECT
   * - a statement that uses a table function, a setting, another database, or a function that the service does not
   *   allow
   * - more than 1,000 macros and variables, a statement of more than 250,000 characters after their expansion, or
   *   a result of more than 500 columns
   *
   * With `Accept: image/svg+xml` or `Accept: image/png`, the response is a picture of the tile. Errors are JSON.
   *
   * - PNG requires the package `@resvg/resvg-js` where the service runs. Otherwise the response is 406.
   * - If the rows of the picture exceed 4 MiB as JSON, or a chart over time has more than 5,000 series or 50,000
   *   values, the response is 400.
   * - If a Markdown tile takes more than 3 seconds or 64 MiB to draw, the response is 400.
   * - A tenant may have 8 PNG and Markdown pictures in progress per process. A further one returns 429.
   * - Each process draws one PNG or Markdown picture at a time, for all tenants together. A picture that waits
   *   longer than 30 seconds returns 429.
   *
   * `POST /api/v2/charts/query`, beta since 1.0.0.
   *
   * @param body The tile to compute and the time range.
   * @throws ApiError with status 400, 401, 404, 406, 413, 415, 429, 500, 503, 504.
   * @example
   * ```ts
   * const tileResult = await api.charts.query({
   *   tile: {
   *     config: {
   *       displayType: 'line',
   *       sourceId: '6740a3f2c51e9b0012d4e8d1',
   *       select: [{ aggFn: 'count', where: 'SeverityText:error', alias: 'Errors' }],
   *     },
   *   },
   *   startTime: 1768208400000,
   *   endTime: 1768215600000,
   *   granularity: '1h',
   * });
   * ```
   */
  query(body: TileQuery, options?: CallOptions): Call<TileResult, QueryTileError>;

  /**
   * Returns a picture of a tile as an SVG document.
   *
   * Sends the request of `charts.query` with another `Accept` header.
   *
   * `POST /api/v2/charts/query`, beta since 1.0.0.
   *
   * @param body The tile to compute and the time range.
   * @throws ApiError with status 400, 401, 404, 406, 413, 415, 429, 500, 503, 504.
   * @example
   * ```ts
   * const result = await api.charts.picture({
   *   tile: {
   *     config: {
   *       displayType: 'line',
   *       sourceId: '6740a3f2c51e9b0012d4e8d1',
   *       select: [{ aggFn: 'count', where: 'SeverityText:error', alias: 'Errors' }],
   *     },
   *   },
   *   startTime: 1768208400000,
   *   endTime: 1768215600000,
   *   granularity: '1h',
   * });
   * ```
   */
  picture(body: TileQuery, options?: QueryTilePictureOptions): Call<string, QueryTilePictureError>;

  /**
   * Query chart series.
   *
   * Computes up to five series over a time range and merges them into rows, one per bucket and group. Buckets are
   * aligned to UTC. Empty buckets are omitted.
   *
   * - An unknown source returns 404.
   * - A filter with a syntax error returns 400 with the position.
   * - More than 10,000 buckets or more than 50,000 rows return 400.
   * - A quantile of more than 20,000 histogram buckets in one time bucket and group returns 400. The buckets of
   *   metric points with the same explicit bounds count once.
   * - A query that exceeds the time limit returns 504.
   * - A team may have 64 chart queries in progress per process of the service. A further query returns 429, and so
   *   does a query that waits longer than 30 seconds behind other queries.
   *
   * `POST /api/v2/charts/series`, stable since 1.0.0.
   *
   * @param body The series to compute and the time range.
   * @throws ApiError with status 400, 401, 404, 413, 415, 429, 500, 503, 504.
   * @example
   * ```ts
   * const result = await api.charts.series({
   *   startTime: 1768208400000,
   *   endTime: 1768215600000,
   *   granularity: '1h',
   *   series: [
   *     {
   *       sourceId: '6740a3f2c51e9b0012d4e8d1',
   *       aggFn: 'count',
   *       where: 'SeverityText:error',
   *       groupBy: ['ServiceName'],
   *     },
   *     {
   *       sourceId: '6740a3f2c51e9b0012d4e8d1',
   *       aggFn: 'count',
   *       where: '',
   *       groupBy: ['ServiceName'],
   *     },
   *   ],
   * });
   * ```
   */
  series(body: ChartSeriesQuery, options?: CallOptions): Call<WithValues<ChartSeriesRow>[], QueryChartSeriesError>;
}

/** The methods of `api.search`. */
export interface SearchResource {
  /**
   * Search events.
   *
   * Returns the events of a source that match a filter, newest first unless `orderBy` is set.
   *
   * To read all events page by page, send `cursor: start`, then the `nextCursor` of each page, until it is null. A
   * page can be shorter than `maxResults`; only null marks the end. The cursor contains the time range of the
   * first page. Every event that was stored before the first request is returned exactly once. An event that is
   * stored later is returned at most once, and only if it sorts after the cursor.
   *
   * An unknown source returns 404. A filter or an expression with an error returns 400 with its location. A search
   * that exceeds the time limit returns 504. A search counts as a chart query. A tenant may have 64 chart queries
   * in progress per process of the service. A further search returns 429, and so does a search that waits longer
   * than 30 seconds behind other queries.
   *
   * `POST /api/v2/search`, beta since 1.0.0.
   *
   * @param body The events to find.
   * @throws ApiError with status 400, 401, 404, 413, 415, 429, 500, 503, 504.
   * @example
   * ```ts
   * const eventPage = await api.search.page({
   *   sourceId: '6740a3f2c51e9b0012d4e8d1',
   *   startTime: '2026-01-12T09:00:00.000Z',
   *   endTime: '2026-01-12T12:00:00.000Z',
   *   where: 'ServiceName:checkout SeverityText:error',
   *   select: 'Timestamp, ServiceName, Body',
   *   maxResults: 100,
   *   cursor: 'start',
   * });
   * ```
   */
  page(body: EventSearch, options?: CallOptions): Call<EventPage, QueryEventsError>;

  /**
   * Iterates over the events of all pages. Every event that was stored before the first request is yielded once.
   *
   * @example
   * ```ts
   * for await (const event of api.search.events({ sourceId: '6740a3f2c51e9b0012d4e8e1' })) console.log(event);
   * ```
   */
  events(
    search: Omit<EventSearch, 'cursor' | 'offset'>,
    options?: CallOptions,
  ): AsyncGenerator<EventPage['data'][number], void, undefined>;

  /**
   * Yields new events, oldest first, until `signal` is aborted. Then it throws the reason of the signal, or an
   * `AbortError` if a request was in flight. It searches consecutive time ranges. Each range ends `delayMs` before
   * its search. So an event is yielded at least `delayMs` after its time. Events that arrive later than that can
   * be skipped.
   */
  tail(
    search: Omit<EventSearch, 'cursor' | 'offset' | 'startTime' | 'endTime' | 'orderBy'>,
    options?: TailOptions,
  ): AsyncGenerator<EventPage['data'][number], void, undefined>;
}

/** The methods of `api.savedSearches`. */
export interface SavedSearchesResource {
  /**
   * List saved searches.
   *
   * Returns saved searches, oldest first.
   *
   * `GET /api/v2/saved-searches`, beta since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 429, 500, 503.
   * @example
   * ```ts
   * const { items } = await api.savedSearches.list();
   * ```
   */
  list(options?: ListSavedSearchesOptions): ListCall<SavedSearch, ListSavedSearchesError>;

  /**
   * Create a saved search.
   *
   * Creates a saved search. The source must exist. The syntax of `where` is not checked until the search is used.
   *
   * `POST /api/v2/saved-searches`, beta since 1.0.0.
   *
   * @param body The saved search to create.
   * @throws ApiError with status 400, 401, 403, 409, 413, 415, 422, 429, 500, 503.
   * @example
   * ```ts
   * const savedSearch = await api.savedSearches.create({
   *   name: 'Errors at checkout',
   *   sourceId: '6740a3f2c51e9b0012d4e8d1',
   *   select: 'Timestamp, ServiceName, Body',
   *   where: 'ServiceName:checkout SeverityText:error',
   *   tags: ['checkout'],
   * });
   * ```
   */
  create(body: SavedSearchInput, options?: CreateSavedSearchOptions): Call<SavedSearch, CreateSavedSearchError>;

  /**
   * Get a saved search.
   *
   * Returns one saved search.
   *
   * `GET /api/v2/saved-searches/{savedSearchId}`, beta since 1.0.0.
   *
   * @param savedSearchId Id of the saved search. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 404, 429, 500, 503.
   * @example
   * ```ts
   * const savedSearch = await api.savedSearches.get('6740a3f2c51e9b0012d4e8f1');
   * ```
   */
  get(savedSearchId: string, options?: CallOptions): Call<SavedSearch, GetSavedSearchError>;

  /**
   * Replace a saved search.
   *
   * Replaces the saved search. An omitted property gets its default.
   *
   * `PUT /api/v2/saved-searches/{savedSearchId}`, beta since 1.0.0.
   *
   * @param savedSearchId Id of the saved search. An id of 24 hexadecimal characters (0-9, a-f).
   * @param body The new content of the saved search.
   * @throws ApiError with status 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503.
   * @example
   * ```ts
   * const savedSearch = await api.savedSearches.update('6740a3f2c51e9b0012d4e8f1', {
   *   name: 'Errors at checkout',
   *   sourceId: '6740a3f2c51e9b0012d4e8d1',
   *   select: 'Timestamp, ServiceName, Body',
   *   where: 'ServiceName:checkout',
   *   tags: ['checkout'],
   *   filters: [{ type: 'sql', condition: "SeverityText IN ('error', 'fatal')" }],
   * });
   * ```
   */
  update(
    savedSearchId: string,
    body: SavedSearchInput,
    options?: UpdateSavedSearchOptions,
  ): Call<SavedSearch, UpdateSavedSearchError>;

  /**
   * Delete a saved search.
   *
   * Deletes the saved search and its alerts.
   *
   * `DELETE /api/v2/saved-searches/{savedSearchId}`, beta since 1.0.0.
   *
   * @param savedSearchId Id of the saved search. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 412, 429, 500, 503.
   * @example
   * ```ts
   * await api.savedSearches.delete('6740a3f2c51e9b0012d4e8f1');
   * ```
   */
  delete(savedSearchId: string, options?: DeleteSavedSearchOptions): Call<void, DeleteSavedSearchError>;

  /**
   * Reads the savedSearch, calls `change` with it and writes the result. Repeats these steps, up to nine times, if
   * the savedSearch was updated in the meantime. So `change` may run more than once.
   *
   * @param savedSearchId Id of the saved search. An id of 24 hexadecimal characters (0-9, a-f).
   * @param change Modifies the value in place, or returns its replacement.
   * @example
   * ```ts
   * const savedSearch = await api.savedSearches.modify('6740a3f2c51e9b0012d4e8f1', (draft) => ({ ...draft, name: 'Errors at checkout' }));
   * ```
   */
  modify(
    savedSearchId: string,
    change: ModifyFunction<SavedSearchDraft, SavedSearchInput>,
    options?: CallOptions,
  ): Call<SavedSearch, SavedSearchesModifyError>;
}

/** The methods of `api.connections`. */
export interface ConnectionsResource {
  /**
   * List connections.
   *
   * Returns the connections to databases, oldest first. The first one is the built-in connection to the team's own
   * database. Passwords are never returned.
   *
   * `GET /api/v2/connections`, stable since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 429, 500, 503.
   * @example
   * ```ts
   * const { items } = await api.connections.list();
   * ```
   */
  list(options?: ListConnectionsOptions): ListCall<Connection, ListConnectionsError>;

  /**
   * Create a connection.
   *
   * Creates a connection to the HTTP interface of a database server. Sources can then read tables of the server.
   * This request does not connect to the server. A private or reserved address, or a port below 1024 other than 80
   * and 443, returns 400 unless the operator of the service allows it. A team has at most 100 connections. A
   * further one returns 409.
   *
   * The response of the server to a query has at most 24 MiB. The responses of all servers of a team that are in
   * memory at the same time, with the values parsed from them, use at most 32 MiB. A query that exceeds a limit
   * returns 400. The service reads the first 1,000 columns of a table.
   *
   * `POST /api/v2/connections`, beta since 1.0.0.
   *
   * @param body The connection to create.
   * @throws ApiError with status 400, 401, 403, 409, 413, 415, 422, 429, 500, 503.
   * @example
   * ```ts
   * const connection = await api.connections.create({
   *   name: 'Warehouse',
   *   host: 'https://warehouse.example.org:8443',
   *   username: 'reader',
   *   password: '4Hq8-example-only',
   * });
   * ```
   */
  create(body: ConnectionInput, options?: CreateConnectionOptions): Call<Connection, CreateConnectionError>;

  /**
   * Get a connection.
   *
   * Returns one connection without its password.
   *
   * `GET /api/v2/connections/{connectionId}`, beta since 1.0.0.
   *
   * @param connectionId Id of the connection. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 404, 429, 500, 503.
   * @example
   * ```ts
   * const connection = await api.connections.get('6740a3f2c51e9b0012d4e8e4');
   * ```
   */
  get(connectionId: string, options?: CallOptions): Call<Connection, GetConnectionError>;

  /**
   * Replace a connection.
   *
   * Replaces the connection. An omitted or empty `password` keeps the stored one. If a password is stored, a
   * change of the scheme, host or port of `host` requires a `password`. The stored password is never sent to
   * another server. The built-in connection returns 409.
   *
   * `PUT /api/v2/connections/{connectionId}`, beta since 1.0.0.
   *
   * @param connectionId Id of the connection. An id of 24 hexadecimal characters (0-9, a-f).
   * @param body The complete connection.
   * @throws ApiError with status 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503.
   * @example
   * ```ts
   * const connection = await api.connections.update('6740a3f2c51e9b0012d4e8e4', {
   *   name: 'Warehouse, Frankfurt',
   *   host: 'https://warehouse.example.org:8443',
   *   username: 'reader',
   * });
   * ```
   */
  update(
    connectionId: string,
    body: ConnectionInput,
    options?: UpdateConnectionOptions,
  ): Call<Connection, UpdateConnectionError>;

  /**
   * Delete a connection.
   *
   * Deletes the connection. If sources use it, the request returns 409. The message contains the ids of up to five
   * sources. The built-in connection returns 409 too. Tiles and alerts with their own SQL are not deleted, but
   * their queries on the connection are rejected. To update a dashboard with such a tile, or an enabled alert with
   * such SQL, set `connectionId` to another connection.
   *
   * `DELETE /api/v2/connections/{connectionId}`, beta since 1.0.0.
   *
   * @param connectionId Id of the connection. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 409, 412, 429, 500, 503.
   * @example
   * ```ts
   * await api.connections.delete('6740a3f2c51e9b0012d4e8e4');
   * ```
   */
  delete(connectionId: string, options?: DeleteConnectionOptions): Call<void, DeleteConnectionError>;

  /**
   * Reads the connection, calls `change` with it and writes the result. Repeats these steps, up to nine times, if
   * the connection was updated in the meantime. So `change` may run more than once.
   *
   * @param connectionId Id of the connection. An id of 24 hexadecimal characters (0-9, a-f).
   * @param change Modifies the value in place, or returns its replacement.
   * @example
   * ```ts
   * const connection = await api.connections.modify('6740a3f2c51e9b0012d4e8e4', (draft) => ({ ...draft, name: 'Warehouse, Frankfurt' }));
   * ```
   */
  modify(
    connectionId: string,
    change: ModifyFunction<ConnectionDraft, ConnectionInput>,
    options?: CallOptions,
  ): Call<Connection, ConnectionsModifyError>;
}

/** The methods of `api.sources`. */
export interface SourcesResource {
  /**
   * List sources.
   *
   * Returns sources, oldest first. Disabled sources are included. Credentials of connections are never returned.
   *
   * `GET /api/v2/sources`, stable since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 429, 500, 503.
   * @example
   * ```ts
   * const { items } = await api.sources.list();
   * ```
   */
  list(options?: ListSourcesOptions): ListCall<Source, ListSourcesError>;

  /**
   * Create a source.
   *
   * Creates a source. On the built-in connection, a source can read only the database of the tenant and the
   * databases of sources that the operator of the service has created for the tenant. Any other database returns
   * 400. If a table does not exist, the response has a warning. Queries of the table are rejected until it exists.
   * A tenant has at most 1,000 sources. The total size of their definitions is at most 4 MiB. A source beyond a
   * limit returns 409.
   *
   * `POST /api/v2/sources`, beta since 1.0.0.
   *
   * @param body The source to create.
   * @throws ApiError with status 400, 401, 403, 409, 413, 415, 422, 429, 500, 503.
   * @example
   * ```ts
   * const source = await api.sources.create({
   *   name: 'Audit',
   *   kind: 'log',
   *   connection: '6740a3f2c51e9b0012d4e8e0',
   *   from: { databaseName: 'default', tableName: 'otel_logs' },
   *   timestampValueExpression: 'Timestamp',
   *   defaultTableSelectExpression: 'Timestamp, ServiceName, Body',
   *   serviceNameExpression: 'ServiceName',
   *   bodyExpression: 'Body',
   * });
   * ```
   */
  create(body: SourceInput, options?: CreateSourceOptions): Call<Source, CreateSourceError>;

  /**
   * Get a source.
   *
   * Returns one source. Credentials of its connection are never returned.
   *
   * `GET /api/v2/sources/{sourceId}`, beta since 1.0.0.
   *
   * @param sourceId Id of the source. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 404, 429, 500, 503.
   * @example
   * ```ts
   * const source = await api.sources.get('6740a3f2c51e9b0012d4e8d1');
   * ```
   */
  get(sourceId: string, options?: CallOptions): Call<Source, GetSourceError>;

  /**
   * Replace a source.
   *
   * Replaces all properties of the source. The kind can change. Dashboards and alerts that use the source use the
   * new properties from then on. An update returns 409 if it would increase the total size of the definitions of
   * the tenant's sources to more than 4 MiB.
   *
   * `PUT /api/v2/sources/{sourceId}`, beta since 1.0.0.
   *
   * @param sourceId Id of the source. An id of 24 hexadecimal characters (0-9, a-f).
   * @param body The complete source.
   * @throws ApiError with status 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503.
   * @example
   * ```ts
   * const source = await api.sources.update('6740a3f2c51e9b0012d4e8d1', {
   *   name: 'Audit',
   *   section: 'Security',
   *   kind: 'log',
   *   connection: '6740a3f2c51e9b0012d4e8e0',
   *   from: { databaseName: 'default', tableName: 'otel_logs' },
   *   timestampValueExpression: 'Timestamp',
   *   defaultTableSelectExpression: 'Timestamp, ServiceName, Body',
   *   serviceNameExpression: 'ServiceName',
   *   bodyExpression: 'Body',
   * });
   * ```
   */
  update(sourceId: string, body: SourceInput, options?: UpdateSourceOptions): Call<Source, UpdateSourceError>;

  /**
   * Delete a source.
   *
   * Deletes the source, even if it is in use. Its tables are not deleted, nor are the dashboards, saved searches
   * and alerts that refer to it. Queries of the source are rejected. Alerts that use it, directly or through a
   * tile or a saved search, record the execution error `INVALID_ALERT`. To update a dashboard, a saved search or
   * an enabled alert that refers to the deleted source, replace the reference. In a dashboard, you can remove the
   * reference instead.
   *
   * `DELETE /api/v2/sources/{sourceId}`, beta since 1.0.0.
   *
   * @param sourceId Id of the source. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 412, 429, 500, 503.
   * @example
   * ```ts
   * await api.sources.delete('6740a3f2c51e9b0012d4e8d1');
   * ```
   */
  delete(sourceId: string, options?: DeleteSourceOptions): Call<void, DeleteSourceError>;

  /**
   * List the fields of a source.
   *
   * Returns the columns of a source in the order of the table, with their types. The table of a metric source is
   * the first one in `metricTables`. Maps also have their most frequent keys, and the most frequent values of each
   * key. Columns with few distinct values (`LowCardinality(String)`) have their most frequent values. The keys and
   * values are from the newest 10,000 events of the last 24 hours. Only the first 50 of these maps and columns
   * have keys or values. The request returns 504 if a column takes longer than 10 seconds, or all columns take
   * longer than 30 seconds in total.
   *
   * `GET /api/v2/sources/{sourceId}/fields`, beta since 1.0.0.
   *
   * @param sourceId Id of the source. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 404, 429, 500, 503, 504.
   * @example
   * ```ts
   * const { items } = await api.sources.listFields('6740a3f2c51e9b0012d4e8d1');
   * ```
   */
  listFields(sourceId: string, options?: ListSourceFieldsOptions): ListCall<SourceField, ListSourceFieldsError>;

  /**
   * Reads the source, calls `change` with it and writes the result. Repeats these steps, up to nine times, if the
   * source was updated in the meantime. So `change` may run more than once.
   *
   * @param sourceId Id of the source. An id of 24 hexadecimal characters (0-9, a-f).
   * @param change Modifies the value in place, or returns its replacement.
   * @example
   * ```ts
   * const source = await api.sources.modify('6740a3f2c51e9b0012d4e8d1', (draft) => ({ ...draft, name: 'Audit' }));
   * ```
   */
  modify(
    sourceId: string,
    change: ModifyFunction<SourceDraft, SourceInput>,
    options?: CallOptions,
  ): Call<Source, SourcesModifyError>;
}

/** The methods of `api.webhooks`. */
export interface WebhooksResource {
  /**
   * List webhooks.
   *
   * Returns webhooks, oldest first. Headers, query parameters and secrets are never returned.
   *
   * `GET /api/v2/webhooks`, stable since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 429, 500, 503.
   * @example
   * ```ts
   * const { items } = await api.webhooks.list();
   * ```
   */
  list(options?: ListWebhooksOptions): ListCall<Webhook, ListWebhooksError>;

  /**
   * Create a webhook.
   *
   * Creates a webhook that alerts can notify. The name must be unique among the webhooks with the same `service`.
   * The URL is not called. A private or reserved address, or a port below 1024 other than 80 and 443, returns 400
   * unless the server configuration allows it.
   *
   * `POST /api/v2/webhooks`, beta since 1.0.0.
   *
   * @param body The webhook to create.
   * @throws ApiError with status 400, 401, 403, 409, 413, 415, 422, 429, 500, 503.
   * @example
   * ```ts
   * const webhook = await api.webhooks.create({
   *   name: 'On-call',
   *   service: 'generic',
   *   url: 'https://hooks.example.org/on-call',
   *   description: 'Pages the on-call engineer.',
   *   headers: { 'X-Environment': 'production' },
   *   secret: 'whsec-9f1c7d52b8e04a63',
   * });
   * ```
   */
  create(body: WebhookInput, options?: CreateWebhookOptions): Call<Webhook, CreateWebhookError>;

  /**
   * Get a webhook.
   *
   * Returns one webhook without its headers, query parameters and secret.
   *
   * `GET /api/v2/webhooks/{webhookId}`, beta since 1.0.0.
   *
   * @param webhookId Id of the webhook. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 404, 429, 500, 503.
   * @example
   * ```ts
   * const webhook = await api.webhooks.get('6740a3f2c51e9b0012d4e8c3');
   * ```
   */
  get(webhookId: string, options?: CallOptions): Call<Webhook, GetWebhookError>;

  /**
   * Replace a webhook.
   *
   * Replaces the webhook. Omitted `headers`, `queryParams` and `secret` keep their values. If `url` or `service`
   * changes, omitted values are deleted, so that they are never sent to another receiver.
   *
   * `PUT /api/v2/webhooks/{webhookId}`, beta since 1.0.0.
   *
   * @param webhookId Id of the webhook. An id of 24 hexadecimal characters (0-9, a-f).
   * @param body The complete webhook.
   * @throws ApiError with status 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503.
   * @example
   * ```ts
   * const webhook = await api.webhooks.update('6740a3f2c51e9b0012d4e8c3', {
   *   name: 'On-call',
   *   service: 'generic',
   *   url: 'https://hooks.example.org/on-call',
   *   description: 'Pages the on-call engineer.',
   * });
   * ```
   */
  update(webhookId: string, body: WebhookInput, options?: UpdateWebhookOptions): Call<Webhook, UpdateWebhookError>;

  /**
   * Delete a webhook.
   *
   * Deletes the webhook. If alerts use it, the request returns 409 with the number of those alerts.
   *
   * `DELETE /api/v2/webhooks/{webhookId}`, beta since 1.0.0.
   *
   * @param webhookId Id of the webhook. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 409, 412, 429, 500, 503.
   * @example
   * ```ts
   * await api.webhooks.delete('6740a3f2c51e9b0012d4e8c3');
   * ```
   */
  delete(webhookId: string, options?: DeleteWebhookOptions): Call<void, DeleteWebhookError>;

  /**
   * Send a sample notification.
   *
   * Sends a notification with the title `Test notification` to the webhook and returns the response of the
   * receiver. The notification is sent once and not stored. It belongs to no alert. A tenant may have 8 tests in
   * progress per process of the service. A further one returns 429.
   *
   * `POST /api/v2/webhooks/{webhookId}/test`, beta since 1.0.0.
   *
   * @param webhookId Id of the webhook. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * const webhookTestResult = await api.webhooks.test('6740a3f2c51e9b0012d4e8c3');
   * ```
   */
  test(webhookId: string, options?: CallOptions): Call<WebhookTestResult, TestWebhookError>;

  /**
   * Reads the webhook, calls `change` with it and writes the result. Repeats these steps, up to nine times, if the
   * webhook was updated in the meantime. So `change` may run more than once.
   *
   * @param webhookId Id of the webhook. An id of 24 hexadecimal characters (0-9, a-f).
   * @param change Modifies the value in place, or returns its replacement.
   * @example
   * ```ts
   * const webhook = await api.webhooks.modify('6740a3f2c51e9b0012d4e8c3', (draft) => ({ ...draft, name: 'On-call' }));
   * ```
   */
  modify(
    webhookId: string,
    change: ModifyFunction<WebhookDraft, WebhookInput>,
    options?: CallOptions,
  ): Call<Webhook, WebhooksModifyError>;
}

/** All resources of the open-source deployment. */
export interface Resources {
  readonly team: TeamResource;
  readonly dashboards: DashboardsResource;
  readonly alerts: AlertsResource;
  readonly charts: ChartsResource;
  readonly search: SearchResource;
  readonly savedSearches: SavedSearchesResource;
  readonly connections: ConnectionsResource;
  readonly sources: SourcesResource;
  readonly webhooks: WebhooksResource;
}

/** Creates the resources. */
export function resources(calls: CallFactory): Resources {
  return {
    team: calls.methods<TeamResource>(operations.team),
    dashboards: {
      ...calls.methods<Omit<DashboardsResource, 'modify'>>(operations.dashboards),
      modify: calls.modify(operations.dashboards),
    },
    alerts: {
      ...calls.methods<Omit<AlertsResource, 'modify'>>(operations.alerts),
      modify: calls.modify(operations.alerts),
    },
    charts: calls.methods<ChartsResource>(operations.charts),
    search: {
      ...calls.methods<Omit<SearchResource, 'events' | 'tail'>>(operations.search),
      events: (search, options) => calls.events(operations.search.page, search, options),
      tail: (search, options) => calls.tail(operations.search.page, search, options),
    },
    savedSearches: {
      ...calls.methods<Omit<SavedSearchesResource, 'modify'>>(operations.savedSearches),
      modify: calls.modify(operations.savedSearches),
    },
    connections: {
      ...calls.methods<Omit<ConnectionsResource, 'modify'>>(operations.connections),
      modify: calls.modify(operations.connections),
    },
    sources: {
      ...calls.methods<Omit<SourcesResource, 'modify'>>(operations.sources),
      modify: calls.modify(operations.sources),
    },
    webhooks: {
      ...calls.methods<Omit<WebhooksResource, 'modify'>>(operations.webhooks),
      modify: calls.modify(operations.webhooks),
    },
  };
}
