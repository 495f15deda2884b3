// Generated from specs/managed by `npm run generate`. Do not edit.

import type {
  Call,
  CallFactory,
  CallOptions,
  ListCall,
  ModifyFunction,
  OperationError,
  TailOptions,
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
  ApiKey,
  ApiKeyCreated,
  ApiKeyInput,
  ApiKeyPatch,
  Dashboard,
  DashboardCandidate,
  DashboardDraft,
  DashboardInput,
  DashboardValidation,
  EventPage,
  EventSearch,
  ManagedError,
  Organization,
  Pipe,
  PipeSettings,
  PipeSettingsDraft,
  PipeSettingsInput,
  SavedSearch,
  SavedSearchDraft,
  SavedSearchInput,
  Service,
  Source,
  SourceDraft,
  SourceField,
  SourceInput,
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
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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

/** Options of `dashboards.validate`. */
export interface ValidateDashboardOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `dashboards.get`. */
export interface GetDashboardOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `dashboards.update`. */
export interface UpdateDashboardOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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

/** Options of `alerts.preview`. */
export interface PreviewAlertOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `alerts.get`. */
export interface GetAlertOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `alerts.update`. */
export interface UpdateAlertOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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

/** Options of `alerts.silence`. */
export interface SilenceAlertOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `alerts.endSilence`. */
export interface DeleteAlertSilenceOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `alerts.listDeliveries`. */
export interface ListAlertDeliveriesOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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

/** Options of `alerts.retryDelivery`. */
export interface RetryAlertDeliveryOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `charts.query`. */
export interface QueryTileOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `charts.picture`. */
export interface QueryTilePictureOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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

/** Options of `search.page`. */
export interface QueryEventsOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `savedSearches.list`. */
export interface ListSavedSearchesOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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

/** Options of `savedSearches.get`. */
export interface GetSavedSearchOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `savedSearches.update`. */
export interface UpdateSavedSearchOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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

/** Options of `sources.get`. */
export interface GetSourceOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `sources.update`. */
export interface UpdateSourceOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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

/** Options of `webhooks.get`. */
export interface GetWebhookOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `webhooks.update`. */
export interface UpdateWebhookOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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

/** Options of `webhooks.test`. */
export interface TestWebhookOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `organizations.list`. */
export interface ListOrganizationsOptions extends CallOptions {
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

/** Options of `services.list`. */
export interface ListServicesOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
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

/** Options of `services.get`. */
export interface GetServiceOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `keys.list`. */
export interface ListKeysOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
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

/** Options of `keys.create`. */
export interface CreateKeyOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
}

/** Options of `keys.get`. */
export interface GetKeyOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
}

/** Options of `keys.update`. */
export interface UpdateKeyOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
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

/** Options of `keys.delete`. */
export interface DeleteKeyOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
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

/** Options of `pipes.list`. */
export interface ListPipesOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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

/** Options of `pipes.get`. */
export interface GetPipeOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `pipeSettings.get`. */
export interface GetPipeSettingsOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `pipeSettings.update`. */
export interface UpdatePipeSettingsOptions extends CallOptions {
  /**
   * Id of the organization that owns the API key.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Id of the service in the organization.
   *
   * 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
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

/** The `ApiError` that `dashboards.list` can throw. */
export type ListDashboardsError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `dashboards.create` can throw. */
export type CreateDashboardError = OperationError<
  400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503,
  ManagedError
>;

/** The `ApiError` that `dashboards.validate` can throw. */
export type ValidateDashboardError = OperationError<400 | 401 | 403 | 404 | 413 | 415 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `dashboards.get` can throw. */
export type GetDashboardError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `dashboards.update` can throw. */
export type UpdateDashboardError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** The `ApiError` that `dashboards.delete` can throw. */
export type DeleteDashboardError = OperationError<400 | 401 | 403 | 404 | 412 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `alerts.list` can throw. */
export type ListAlertsError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `alerts.create` can throw. */
export type CreateAlertError = OperationError<
  400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503,
  ManagedError
>;

/** The `ApiError` that `alerts.preview` can throw. */
export type PreviewAlertError = OperationError<400 | 401 | 403 | 404 | 413 | 415 | 429 | 500 | 503 | 504, ManagedError>;

/** The `ApiError` that `alerts.get` can throw. */
export type GetAlertError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `alerts.update` can throw. */
export type UpdateAlertError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** The `ApiError` that `alerts.delete` can throw. */
export type DeleteAlertError = OperationError<400 | 401 | 403 | 404 | 412 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `alerts.silence` can throw. */
export type SilenceAlertError = OperationError<400 | 401 | 403 | 404 | 413 | 415 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `alerts.endSilence` can throw. */
export type DeleteAlertSilenceError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `alerts.listDeliveries` can throw. */
export type ListAlertDeliveriesError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `alerts.retryDelivery` can throw. */
export type RetryAlertDeliveryError = OperationError<400 | 401 | 403 | 404 | 409 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `charts.query` can throw. */
export type QueryTileError = OperationError<
  400 | 401 | 403 | 404 | 406 | 413 | 415 | 429 | 500 | 503 | 504,
  ManagedError
>;

/** The `ApiError` that `charts.picture` can throw. */
export type QueryTilePictureError = OperationError<
  400 | 401 | 403 | 404 | 406 | 413 | 415 | 429 | 500 | 503 | 504,
  ManagedError
>;

/** The `ApiError` that `search.page` can throw. */
export type QueryEventsError = OperationError<400 | 401 | 403 | 404 | 413 | 415 | 429 | 500 | 503 | 504, ManagedError>;

/** The `ApiError` that `savedSearches.list` can throw. */
export type ListSavedSearchesError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `savedSearches.create` can throw. */
export type CreateSavedSearchError = OperationError<
  400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503,
  ManagedError
>;

/** The `ApiError` that `savedSearches.get` can throw. */
export type GetSavedSearchError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `savedSearches.update` can throw. */
export type UpdateSavedSearchError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** The `ApiError` that `savedSearches.delete` can throw. */
export type DeleteSavedSearchError = OperationError<400 | 401 | 403 | 404 | 412 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `sources.list` can throw. */
export type ListSourcesError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `sources.create` can throw. */
export type CreateSourceError = OperationError<
  400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503,
  ManagedError
>;

/** The `ApiError` that `sources.get` can throw. */
export type GetSourceError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `sources.update` can throw. */
export type UpdateSourceError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** The `ApiError` that `sources.delete` can throw. */
export type DeleteSourceError = OperationError<400 | 401 | 403 | 404 | 412 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `sources.listFields` can throw. */
export type ListSourceFieldsError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503 | 504, ManagedError>;

/** The `ApiError` that `webhooks.list` can throw. */
export type ListWebhooksError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `webhooks.create` can throw. */
export type CreateWebhookError = OperationError<
  400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503,
  ManagedError
>;

/** The `ApiError` that `webhooks.get` can throw. */
export type GetWebhookError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `webhooks.update` can throw. */
export type UpdateWebhookError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** The `ApiError` that `webhooks.delete` can throw. */
export type DeleteWebhookError = OperationError<400 | 401 | 403 | 404 | 409 | 412 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `webhooks.test` can throw. */
export type TestWebhookError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `organizations.list` can throw. */
export type ListOrganizationsError = OperationError<400 | 401 | 403 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `services.list` can throw. */
export type ListServicesError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `services.get` can throw. */
export type GetServiceError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `keys.list` can throw. */
export type ListKeysError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `keys.create` can throw. */
export type CreateKeyError = OperationError<400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `keys.get` can throw. */
export type GetKeyError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `keys.update` can throw. */
export type UpdateKeyError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** The `ApiError` that `keys.delete` can throw. */
export type DeleteKeyError = OperationError<400 | 401 | 403 | 404 | 409 | 412 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `pipes.list` can throw. */
export type ListPipesError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `pipes.get` can throw. */
export type GetPipeError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `pipeSettings.get` can throw. */
export type GetPipeSettingsError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** The `ApiError` that `pipeSettings.update` can throw. */
export type UpdatePipeSettingsError = OperationError<
  400 | 401 | 403 | 404 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** The `ApiError` that `dashboards.modify` can throw. */
export type DashboardsModifyError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** The `ApiError` that `alerts.modify` can throw. */
export type AlertsModifyError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** The `ApiError` that `savedSearches.modify` can throw. */
export type SavedSearchesModifyError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** The `ApiError` that `sources.modify` can throw. */
export type SourcesModifyError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** The `ApiError` that `webhooks.modify` can throw. */
export type WebhooksModifyError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** The `ApiError` that `pipeSettings.modify` can throw. */
export type PipeSettingsModifyError = OperationError<
  400 | 401 | 403 | 404 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** The methods of `api.dashboards`. */
export interface DashboardsResource {
  /**
   * List dashboards.
   *
   * Returns dashboards with all their tiles, oldest first.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards`, stable since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
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
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards`, stable since 1.0.0.
   *
   * @param body The dashboard to create.
   * @throws ApiError with status 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503.
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
   * same body would return, at most 50. Storage limits are not checked. If the dashboard is valid, `normalized`
   * contains it with the default values of the schema.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/validate`, stable since
   * 1.0.0.
   *
   * @param body The dashboard to validate.
   * @throws ApiError with status 400, 401, 403, 404, 413, 415, 429, 500, 503.
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
  validate(
    body: DashboardCandidate,
    options?: ValidateDashboardOptions,
  ): Call<DashboardValidation, ValidateDashboardError>;

  /**
   * Get a dashboard.
   *
   * Returns one dashboard with all its tiles.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}`, stable
   * since 1.0.0.
   *
   * @param dashboardId Id of the dashboard. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * const dashboard = await api.dashboards.get('6740a3f2c51e9b0012d4e8a1');
   * ```
   */
  get(dashboardId: string, options?: GetDashboardOptions): Call<Dashboard, GetDashboardError>;

  /**
   * Replace a dashboard.
   *
   * Replaces the name and the tiles. Other properties are kept if omitted. A tile or filter keeps the `id` that
   * you send, or gets a new one. A tile with the id of an existing tile keeps the alerts of that tile. Alerts are
   * deleted if their tile is removed, or changes so that an alert can no longer watch it.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}`, stable
   * since 1.0.0.
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
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}`,
   * stable since 1.0.0.
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
    options?: GetDashboardOptions,
  ): Call<Dashboard, DashboardsModifyError>;
}

/** The methods of `api.alerts`. */
export interface AlertsResource {
  /**
   * List alerts.
   *
   * Returns alerts with their current state, oldest first.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts`, stable since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
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
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts`, stable since 1.0.0.
   *
   * @param body The alert to create.
   * @throws ApiError with status 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503.
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
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/preview`, beta since 1.0.0.
   *
   * @param body The alert and the time range.
   * @throws ApiError with status 400, 401, 403, 404, 413, 415, 429, 500, 503, 504.
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
  preview(body: AlertPreviewInput, options?: PreviewAlertOptions): Call<AlertPreview, PreviewAlertError>;

  /**
   * Get an alert.
   *
   * Returns one alert with its current state, the error of its last evaluation, and the errors of its
   * notifications.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}`, stable since
   * 1.0.0.
   *
   * @param alertId Id of the alert. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * const alert = await api.alerts.get('6740a3f2c51e9b0012d4e8b7');
   * ```
   */
  get(alertId: string, options?: GetAlertOptions): Call<Alert, GetAlertError>;

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
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}`, stable since
   * 1.0.0.
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
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}`, stable since
   * 1.0.0.
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
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/silence`, beta
   * since 1.0.0.
   *
   * @param alertId Id of the alert. An id of 24 hexadecimal characters (0-9, a-f).
   * @param body The end of the silence.
   * @throws ApiError with status 400, 401, 403, 404, 413, 415, 429, 500, 503.
   * @example
   * ```ts
   * const alert = await api.alerts.silence('6740a3f2c51e9b0012d4e8b7', { until: '2026-01-12T12:00:00.000Z' });
   * ```
   */
  silence(alertId: string, body: AlertSilenceInput, options?: SilenceAlertOptions): Call<Alert, SilenceAlertError>;

  /**
   * End the silence of an alert.
   *
   * Ends the silence. Notifications resume with the next evaluation. An alert that is not silenced returns 404.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/silence`, beta
   * since 1.0.0.
   *
   * @param alertId Id of the alert. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * await api.alerts.endSilence('6740a3f2c51e9b0012d4e8b7');
   * ```
   */
  endSilence(alertId: string, options?: DeleteAlertSilenceOptions): Call<void, DeleteAlertSilenceError>;

  /**
   * List deliveries of an alert.
   *
   * Returns the deliveries of an alert, newest first. A notification has one delivery per channel. The service
   * deletes a delivery 24 hours after its completion. If a tenant has more than 10,000 completed deliveries, the
   * service deletes the oldest ones.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/deliveries`, beta
   * since 1.0.0.
   *
   * @param alertId Id of the alert. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
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
   * `POST
   * /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/deliveries/{deliveryId}/retry`,
   * beta since 1.0.0.
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
    options?: RetryAlertDeliveryOptions,
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
    options?: GetAlertOptions,
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
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/charts/query`, beta since 1.0.0.
   *
   * @param body The tile to compute and the time range.
   * @throws ApiError with status 400, 401, 403, 404, 406, 413, 415, 429, 500, 503, 504.
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
  query(body: TileQuery, options?: QueryTileOptions): Call<TileResult, QueryTileError>;

  /**
   * Returns a picture of a tile as an SVG document.
   *
   * Sends the request of `charts.query` with another `Accept` header.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/charts/query`, beta since 1.0.0.
   *
   * @param body The tile to compute and the time range.
   * @throws ApiError with status 400, 401, 403, 404, 406, 413, 415, 429, 500, 503, 504.
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
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/search`, beta since 1.0.0.
   *
   * @param body The events to find.
   * @throws ApiError with status 400, 401, 403, 404, 413, 415, 429, 500, 503, 504.
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
  page(body: EventSearch, options?: QueryEventsOptions): Call<EventPage, QueryEventsError>;

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
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches`, beta since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
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
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches`, beta since 1.0.0.
   *
   * @param body The saved search to create.
   * @throws ApiError with status 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503.
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
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}`,
   * beta since 1.0.0.
   *
   * @param savedSearchId Id of the saved search. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * const savedSearch = await api.savedSearches.get('6740a3f2c51e9b0012d4e8f1');
   * ```
   */
  get(savedSearchId: string, options?: GetSavedSearchOptions): Call<SavedSearch, GetSavedSearchError>;

  /**
   * Replace a saved search.
   *
   * Replaces the saved search. An omitted property gets its default.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}`,
   * beta since 1.0.0.
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
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}`,
   * beta since 1.0.0.
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
    options?: GetSavedSearchOptions,
  ): Call<SavedSearch, SavedSearchesModifyError>;
}

/** The methods of `api.sources`. */
export interface SourcesResource {
  /**
   * List sources.
   *
   * Returns sources, oldest first. Disabled sources are included. Credentials of connections are never returned.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/sources`, stable since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
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
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/sources`, beta since 1.0.0.
   *
   * @param body The source to create.
   * @throws ApiError with status 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503.
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
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}`, beta since
   * 1.0.0.
   *
   * @param sourceId Id of the source. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * const source = await api.sources.get('6740a3f2c51e9b0012d4e8d1');
   * ```
   */
  get(sourceId: string, options?: GetSourceOptions): Call<Source, GetSourceError>;

  /**
   * Replace a source.
   *
   * Replaces all properties of the source. The kind can change. Dashboards and alerts that use the source use the
   * new properties from then on. An update returns 409 if it would increase the total size of the definitions of
   * the tenant's sources to more than 4 MiB.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}`, beta since
   * 1.0.0.
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
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}`, beta since
   * 1.0.0.
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
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}/fields`, beta
   * since 1.0.0.
   *
   * @param sourceId Id of the source. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503, 504.
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
    options?: GetSourceOptions,
  ): Call<Source, SourcesModifyError>;
}

/** The methods of `api.webhooks`. */
export interface WebhooksResource {
  /**
   * List webhooks.
   *
   * Returns webhooks, oldest first. Headers, query parameters and secrets are never returned.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks`, beta since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
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
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks`, beta since 1.0.0.
   *
   * @param body The webhook to create.
   * @throws ApiError with status 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503.
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
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}`, beta since
   * 1.0.0.
   *
   * @param webhookId Id of the webhook. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * const webhook = await api.webhooks.get('6740a3f2c51e9b0012d4e8c3');
   * ```
   */
  get(webhookId: string, options?: GetWebhookOptions): Call<Webhook, GetWebhookError>;

  /**
   * Replace a webhook.
   *
   * Replaces the webhook. Omitted `headers`, `queryParams` and `secret` keep their values. If `url` or `service`
   * changes, omitted values are deleted, so that they are never sent to another receiver.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}`, beta since
   * 1.0.0.
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
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}`, beta
   * since 1.0.0.
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
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}/test`, beta
   * since 1.0.0.
   *
   * @param webhookId Id of the webhook. An id of 24 hexadecimal characters (0-9, a-f).
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * const webhookTestResult = await api.webhooks.test('6740a3f2c51e9b0012d4e8c3');
   * ```
   */
  test(webhookId: string, options?: TestWebhookOptions): Call<WebhookTestResult, TestWebhookError>;

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
    options?: GetWebhookOptions,
  ): Call<Webhook, WebhooksModifyError>;
}

/** The methods of `api.organizations`. */
export interface OrganizationsResource {
  /**
   * List organizations.
   *
   * Returns a list with the one organization that the API key belongs to. Use this operation to find the
   * `organizationId` of a key.
   *
   * `GET /v1/organizations`, stable since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 403, 429, 500, 503.
   * @example
   * ```ts
   * const { items } = await api.organizations.list();
   * ```
   */
  list(options?: ListOrganizationsOptions): ListCall<Organization, ListOrganizationsError>;
}

/** The methods of `api.services`. */
export interface ServicesResource {
  /**
   * List services.
   *
   * Returns the services of the organization, oldest first.
   *
   * `GET /v1/organizations/{organizationId}/services`, stable since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * const { items } = await api.services.list();
   * ```
   */
  list(options?: ListServicesOptions): ListCall<Service, ListServicesError>;

  /**
   * Get a service.
   *
   * Returns one service of the organization.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}`, stable since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * const service = await api.services.get();
   * ```
   */
  get(options?: GetServiceOptions): Call<Service, GetServiceError>;
}

/** The methods of `api.keys`. */
export interface KeysResource {
  /**
   * List API keys.
   *
   * Returns the API keys of the organization, oldest first. Disabled and expired keys are included. An
   * organization has at most 100 keys.
   *
   * `GET /v1/organizations/{organizationId}/keys`, stable since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * const { items } = await api.keys.list();
   * ```
   */
  list(options?: ListKeysOptions): ListCall<ApiKey, ListKeysError>;

  /**
   * Create an API key.
   *
   * Creates an API key. The response contains the key id and the secret, which cannot be read again. The service
   * stores only their digests and the last four characters of the key id. You can also generate the key id and the
   * secret yourself, and send only these stored values as `hashData`. The response then contains neither the key
   * id nor the secret. `Idempotency-Key` is ignored, because secrets are not stored.
   *
   * `POST /v1/organizations/{organizationId}/keys`, stable since 1.0.0.
   *
   * @param body The key to create. An empty object is valid; a missing body returns 400.
   * @throws ApiError with status 400, 401, 403, 404, 409, 413, 415, 429, 500, 503.
   * @example
   * ```ts
   * const apiKeyCreated = await api.keys.create({
   *   name: 'Status page',
   *   state: 'enabled',
   *   roles: ['developer'],
   *   expireAt: '2027-01-01T00:00:00.000Z',
   *   ipAccessList: [{ source: '203.0.113.0/24', description: 'Office' }],
   * });
   * ```
   */
  create(body: ApiKeyInput, options?: CreateKeyOptions): Call<ApiKeyCreated, CreateKeyError>;

  /**
   * Get an API key.
   *
   * Returns one key record without its secret. The `ETag` changes when `usedAt` changes. An `If-Match` with an
   * older tag still succeeds if only `usedAt` has changed.
   *
   * `GET /v1/organizations/{organizationId}/keys/{keyId}`, stable since 1.0.0.
   *
   * @param keyId The `id` of the API key, not its `keyId`. The `keyId` is the user name of Basic authentication. 1
   * to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * const apiKey = await api.keys.get('4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b2a10');
   * ```
   */
  get(keyId: string, options?: GetKeyOptions): Call<ApiKey, GetKeyError>;

  /**
   * Update an API key.
   *
   * Changes the fields in the body and keeps all others. The change applies from the next request on. A request
   * returns 409 if it would disable the key that authenticates it, remove the role `admin` of that key, or exclude
   * the caller's address from its `ipAccessList`. An `expireAt` in the past returns 400, unless it is the stored
   * one.
   *
   * `PATCH /v1/organizations/{organizationId}/keys/{keyId}`, stable since 1.0.0.
   *
   * @param keyId The `id` of the API key, not its `keyId`. The `keyId` is the user name of Basic authentication. 1
   * to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @param body The fields to change.
   * @throws ApiError with status 400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503.
   * @example
   * ```ts
   * const apiKey = await api.keys.update('4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b2a10', { ipAccessList: [{ source: '203.0.113.0/24', description: 'Office' }] });
   * ```
   */
  update(keyId: string, body: ApiKeyPatch, options?: UpdateKeyOptions): Call<ApiKey, UpdateKeyError>;

  /**
   * Delete an API key.
   *
   * Deletes the key permanently. Requests with the key return 401 from then on. A key cannot delete itself.
   *
   * `DELETE /v1/organizations/{organizationId}/keys/{keyId}`, stable since 1.0.0.
   *
   * @param keyId The `id` of the API key, not its `keyId`. The `keyId` is the user name of Basic authentication. 1
   * to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @throws ApiError with status 400, 401, 403, 404, 409, 412, 429, 500, 503.
   * @example
   * ```ts
   * await api.keys.delete('4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b2a10');
   * ```
   */
  delete(keyId: string, options?: DeleteKeyOptions): Call<void, DeleteKeyError>;
}

/** The methods of `api.pipes`. */
export interface PipesResource {
  /**
   * List pipes.
   *
   * Returns the ingestion pipes of the service, oldest first.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/pipes`, stable since 1.0.0.
   *
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * const { items } = await api.pipes.list();
   * ```
   */
  list(options?: ListPipesOptions): ListCall<Pipe, ListPipesError>;

  /**
   * Get a pipe.
   *
   * Returns one ingestion pipe of the service, without its settings.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}`, stable since 1.0.0.
   *
   * @param pipeId Id of the ingestion pipe. 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * const pipe = await api.pipes.get('c5e4d3b2-a190-4f8e-8d7c-6b5a49382716');
   * ```
   */
  get(pipeId: string, options?: GetPipeOptions): Call<Pipe, GetPipeError>;
}

/** The methods of `api.pipeSettings`. */
export interface PipeSettingsResource {
  /**
   * Get pipe settings.
   *
   * Returns all twelve advanced settings of an ingestion pipe, including defaults. The operation is in beta, but
   * its contract is stable: no breaking changes are expected.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings`, beta since 1.0.0.
   *
   * @param pipeId Id of the ingestion pipe. 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * const pipeSettings = await api.pipeSettings.get('c5e4d3b2-a190-4f8e-8d7c-6b5a49382716');
   * ```
   */
  get(pipeId: string, options?: GetPipeSettingsOptions): Call<PipeSettings, GetPipeSettingsError>;

  /**
   * Update pipe settings.
   *
   * Changes the settings in the body, keeps all others, and returns all twelve. Null resets a setting to its
   * default. An empty object changes no setting. If any value is invalid, the response lists up to 50 issues and
   * nothing changes. The operation is in beta, but its contract is stable: no breaking changes are expected.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings`, beta since 1.0.0.
   *
   * @param pipeId Id of the ingestion pipe. 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @param body The settings to change.
   * @throws ApiError with status 400, 401, 403, 404, 412, 413, 415, 429, 500, 503.
   * @example
   * ```ts
   * const pipeSettings = await api.pipeSettings.update('c5e4d3b2-a190-4f8e-8d7c-6b5a49382716', { object_storage_concurrency: 4, db_max_threads: 16, db_parallel_view_processing: true });
   * ```
   */
  update(
    pipeId: string,
    body: PipeSettingsInput,
    options?: UpdatePipeSettingsOptions,
  ): Call<PipeSettings, UpdatePipeSettingsError>;

  /**
   * Reads the pipeSettings, calls `change` with it and writes the result. Repeats these steps, up to nine times,
   * if the pipeSettings was updated in the meantime. So `change` may run more than once.
   *
   * @param pipeId Id of the ingestion pipe. 1 to 64 characters, an id of 1 to 64 letters, digits, "-" and "_".
   * @param change Modifies the value in place, or returns its replacement.
   * @example
   * ```ts
   * const pipeSettings = await api.pipeSettings.modify('c5e4d3b2-a190-4f8e-8d7c-6b5a49382716', (draft) => ({ ...draft, object_storage_concurrency: 4 }));
   * ```
   */
  modify(
    pipeId: string,
    change: ModifyFunction<PipeSettingsDraft, PipeSettingsInput>,
    options?: GetPipeSettingsOptions,
  ): Call<PipeSettings, PipeSettingsModifyError>;
}

/** All resources of the managed deployment. */
export interface Resources {
  readonly dashboards: DashboardsResource;
  readonly alerts: AlertsResource;
  readonly charts: ChartsResource;
  readonly search: SearchResource;
  readonly savedSearches: SavedSearchesResource;
  readonly sources: SourcesResource;
  readonly webhooks: WebhooksResource;
  readonly organizations: OrganizationsResource;
  readonly services: ServicesResource;
  readonly keys: KeysResource;
  readonly pipes: PipesResource;
  readonly pipeSettings: PipeSettingsResource;
}

/** Creates the resources. */
export function resources(calls: CallFactory): Resources {
  return {
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
    sources: {
      ...calls.methods<Omit<SourcesResource, 'modify'>>(operations.sources),
      modify: calls.modify(operations.sources),
    },
    webhooks: {
      ...calls.methods<Omit<WebhooksResource, 'modify'>>(operations.webhooks),
      modify: calls.modify(operations.webhooks),
    },
    organizations: calls.methods<OrganizationsResource>(operations.organizations),
    services: calls.methods<ServicesResource>(operations.services),
    keys: calls.methods<KeysResource>(operations.keys),
    pipes: calls.methods<PipesResource>(operations.pipes),
    pipeSettings: {
      ...calls.methods<Omit<PipeSettingsResource, 'modify'>>(operations.pipeSettings),
      modify: calls.modify(operations.pipeSettings),
    },
  };
}
