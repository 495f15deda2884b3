// Generated from specs/managed by `npm run generate`. Do not edit.

import type { Call, CallOptions, Change, ListCall, OperationError, Send } from '@observability-api/client-core';
import type {
  Alert,
  AlertDraft,
  AlertInput,
  ApiKey,
  ApiKeyCreated,
  ApiKeyInput,
  ApiKeyPatch,
  Dashboard,
  DashboardDraft,
  DashboardInput,
  ManagedError,
  PipeSettings,
  PipeSettingsDraft,
  PipeSettingsInput,
  Source,
  Webhook,
  WebhookDraft,
  WebhookInput,
} from '@observability-api/schemas';
import * as operations from './operations.ts';

/** Options of `dashboards.list`. */
export interface ListDashboardsOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
  /**
   * The most items to answer, 1 to 1000.
   * @default 1000
   * @example 100
   */
  limit?: number | undefined;
  /**
   * How many items to pass over, in order of creation. Past the end the list is empty.
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
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
  /**
   * Makes it safe to send the request again: within 24 hours the same key and body answer the first successful
   * response instead of creating a second resource. The same key with another body is answered with 422, and with
   * 409 while the first request is in flight. A key counts for one tenant and operation.
   *
   * 1 to 255 characters, matching `^[ -~]+$`.
   * @example '7d1c2f04-checkout'
   */
  idempotencyKey?: string | undefined;
}

/** Options of `dashboards.get`. */
export interface GetDashboardOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `dashboards.update`. */
export interface UpdateDashboardOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
  /**
   * Makes the write happen only if the resource still has one of these entity tags, else it is answered with 412.
   * Take the tag from the `ETag` of an earlier response. Without this header the last write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `dashboards.delete`. */
export interface DeleteDashboardOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
  /**
   * Makes the write happen only if the resource still has one of these entity tags, else it is answered with 412.
   * Take the tag from the `ETag` of an earlier response. Without this header the last write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `alerts.list`. */
export interface ListAlertsOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
  /**
   * The most items to answer, 1 to 1000.
   * @default 1000
   * @example 100
   */
  limit?: number | undefined;
  /**
   * How many items to pass over, in order of creation. Past the end the list is empty.
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
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
  /**
   * Makes it safe to send the request again: within 24 hours the same key and body answer the first successful
   * response instead of creating a second resource. The same key with another body is answered with 422, and with
   * 409 while the first request is in flight. A key counts for one tenant and operation.
   *
   * 1 to 255 characters, matching `^[ -~]+$`.
   * @example '7d1c2f04-checkout'
   */
  idempotencyKey?: string | undefined;
}

/** Options of `alerts.get`. */
export interface GetAlertOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `alerts.update`. */
export interface UpdateAlertOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
  /**
   * Makes the write happen only if the resource still has one of these entity tags, else it is answered with 412.
   * Take the tag from the `ETag` of an earlier response. Without this header the last write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `alerts.delete`. */
export interface DeleteAlertOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
  /**
   * Makes the write happen only if the resource still has one of these entity tags, else it is answered with 412.
   * Take the tag from the `ETag` of an earlier response. Without this header the last write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `sources.list`. */
export interface ListSourcesOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
  /**
   * The most items to answer, 1 to 1000.
   * @default 1000
   * @example 100
   */
  limit?: number | undefined;
  /**
   * How many items to pass over, in order of creation. Past the end the list is empty.
   *
   * 0 to 2147483647.
   * @default 0
   * @example 100
   */
  offset?: number | undefined;
}

/** Options of `sources.get`. */
export interface GetSourceOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `webhooks.list`. */
export interface ListWebhooksOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
  /**
   * The most items to answer, 1 to 1000.
   * @default 1000
   * @example 100
   */
  limit?: number | undefined;
  /**
   * How many items to pass over, in order of creation. Past the end the list is empty.
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
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
  /**
   * Makes it safe to send the request again: within 24 hours the same key and body answer the first successful
   * response instead of creating a second resource. The same key with another body is answered with 422, and with
   * 409 while the first request is in flight. A key counts for one tenant and operation.
   *
   * 1 to 255 characters, matching `^[ -~]+$`.
   * @example '7d1c2f04-checkout'
   */
  idempotencyKey?: string | undefined;
}

/** Options of `webhooks.get`. */
export interface GetWebhookOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `webhooks.update`. */
export interface UpdateWebhookOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
  /**
   * Makes the write happen only if the resource still has one of these entity tags, else it is answered with 412.
   * Take the tag from the `ETag` of an earlier response. Without this header the last write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `webhooks.delete`. */
export interface DeleteWebhookOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
  /**
   * Makes the write happen only if the resource still has one of these entity tags, else it is answered with 412.
   * Take the tag from the `ETag` of an earlier response. Without this header the last write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `keys.list`. */
export interface ListKeysOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The most items to answer, 1 to 1000.
   * @default 1000
   * @example 100
   */
  limit?: number | undefined;
  /**
   * How many items to pass over, in order of creation. Past the end the list is empty.
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
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
}

/** Options of `keys.get`. */
export interface GetKeyOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
}

/** Options of `keys.update`. */
export interface UpdateKeyOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Makes the write happen only if the resource still has one of these entity tags, else it is answered with 412.
   * Take the tag from the `ETag` of an earlier response. Without this header the last write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `keys.delete`. */
export interface DeleteKeyOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * Makes the write happen only if the resource still has one of these entity tags, else it is answered with 412.
   * Take the tag from the `ETag` of an earlier response. Without this header the last write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** Options of `pipeSettings.get`. */
export interface GetPipeSettingsOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
}

/** Options of `pipeSettings.update`. */
export interface UpdatePipeSettingsOptions extends CallOptions {
  /**
   * The id of the organization, the one that the key belongs to.
   *
   * A UUID.
   * @example 'a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90'
   */
  organizationId?: string | undefined;
  /**
   * The id of the service within the organization.
   *
   * 1 to 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId?: string | undefined;
  /**
   * Makes the write happen only if the resource still has one of these entity tags, else it is answered with 412.
   * Take the tag from the `ETag` of an earlier response. Without this header the last write wins.
   *
   * 1 to 1024 characters.
   * @example '"1"'
   */
  ifMatch?: string | undefined;
}

/** What `dashboards.list` can fail with. */
export type ListDashboardsError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** What `dashboards.create` can fail with. */
export type CreateDashboardError = OperationError<
  400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503,
  ManagedError
>;

/** What `dashboards.get` can fail with. */
export type GetDashboardError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** What `dashboards.update` can fail with. */
export type UpdateDashboardError = OperationError<
  400 | 401 | 403 | 404 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** What `dashboards.delete` can fail with. */
export type DeleteDashboardError = OperationError<400 | 401 | 403 | 404 | 412 | 429 | 500 | 503, ManagedError>;

/** What `alerts.list` can fail with. */
export type ListAlertsError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** What `alerts.create` can fail with. */
export type CreateAlertError = OperationError<
  400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503,
  ManagedError
>;

/** What `alerts.get` can fail with. */
export type GetAlertError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** What `alerts.update` can fail with. */
export type UpdateAlertError = OperationError<400 | 401 | 403 | 404 | 412 | 413 | 415 | 429 | 500 | 503, ManagedError>;

/** What `alerts.delete` can fail with. */
export type DeleteAlertError = OperationError<400 | 401 | 403 | 404 | 412 | 429 | 500 | 503, ManagedError>;

/** What `sources.list` can fail with. */
export type ListSourcesError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** What `sources.get` can fail with. */
export type GetSourceError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** What `webhooks.list` can fail with. */
export type ListWebhooksError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** What `webhooks.create` can fail with. */
export type CreateWebhookError = OperationError<
  400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503,
  ManagedError
>;

/** What `webhooks.get` can fail with. */
export type GetWebhookError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** What `webhooks.update` can fail with. */
export type UpdateWebhookError = OperationError<
  400 | 401 | 403 | 404 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** What `webhooks.delete` can fail with. */
export type DeleteWebhookError = OperationError<400 | 401 | 403 | 404 | 409 | 412 | 429 | 500 | 503, ManagedError>;

/** What `keys.list` can fail with. */
export type ListKeysError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** What `keys.create` can fail with. */
export type CreateKeyError = OperationError<400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503, ManagedError>;

/** What `keys.get` can fail with. */
export type GetKeyError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** What `keys.update` can fail with. */
export type UpdateKeyError = OperationError<
  400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** What `keys.delete` can fail with. */
export type DeleteKeyError = OperationError<400 | 401 | 403 | 404 | 409 | 412 | 429 | 500 | 503, ManagedError>;

/** What `pipeSettings.get` can fail with. */
export type GetPipeSettingsError = OperationError<400 | 401 | 403 | 404 | 429 | 500 | 503, ManagedError>;

/** What `pipeSettings.update` can fail with. */
export type UpdatePipeSettingsError = OperationError<
  400 | 401 | 403 | 404 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** What `dashboards.modify` can fail with. */
export type DashboardsModifyError = OperationError<
  400 | 401 | 403 | 404 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** What `alerts.modify` can fail with. */
export type AlertsModifyError = OperationError<400 | 401 | 403 | 404 | 412 | 413 | 415 | 429 | 500 | 503, ManagedError>;

/** What `webhooks.modify` can fail with. */
export type WebhooksModifyError = OperationError<
  400 | 401 | 403 | 404 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** What `pipeSettings.modify` can fail with. */
export type PipeSettingsModifyError = OperationError<
  400 | 401 | 403 | 404 | 412 | 413 | 415 | 429 | 500 | 503,
  ManagedError
>;

/** The methods of `api.dashboards`. */
export interface DashboardsResource {
  /**
   * List dashboards.
   *
   * Lists the dashboards of the tenant in order of creation, with all their tiles. A page has at most 1000;
   * `meta.total` says how many there are.
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
   * Creates a dashboard with its tiles and answers it as it is stored, with the ids that were assigned. Tile ids
   * of the request are not kept. Sources that series name must exist.
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
   * Get a dashboard.
   *
   * Answers one dashboard with all its tiles.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}`, stable
   * since 1.0.0.
   *
   * @param dashboardId The id of the dashboard, 24 lower-case hexadecimal characters.
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
   * Replaces name and tiles, and the tags when they are given. A tile that is sent with the id it has keeps this
   * id and its alerts; every other tile gets a new id. Alerts on tiles that are gone, or that are neither `time`
   * nor `number` any more, are deleted with the same write.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}`, stable
   * since 1.0.0.
   *
   * @param dashboardId The id of the dashboard, 24 lower-case hexadecimal characters.
   * @param body The whole dashboard, as it is to be from now on.
   * @throws ApiError with status 400, 401, 403, 404, 412, 413, 415, 429, 500, 503.
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
   * Deletes the dashboard, its tiles and all alerts on them, in one step.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}`,
   * stable since 1.0.0.
   *
   * @param dashboardId The id of the dashboard, 24 lower-case hexadecimal characters.
   * @throws ApiError with status 400, 401, 403, 404, 412, 429, 500, 503.
   * @example
   * ```ts
   * await api.dashboards.delete('6740a3f2c51e9b0012d4e8a1');
   * ```
   */
  delete(dashboardId: string, options?: DeleteDashboardOptions): Call<void, DeleteDashboardError>;

  /**
   * Read, change, write: gets the dashboard, calls `change` with it, and puts it unless somebody else did so
   * meanwhile; then it starts again, so that `change` may be called more than once.
   *
   * @param dashboardId The id of the dashboard, 24 lower-case hexadecimal characters.
   * @param change Changes what was read: in place, or by answering what to write instead.
   * @example
   * ```ts
   * const dashboard = await api.dashboards.modify('6740a3f2c51e9b0012d4e8a1', (draft) => ({ ...draft }));
   * ```
   */
  modify(
    dashboardId: string,
    change: Change<DashboardDraft, DashboardInput>,
    options?: GetDashboardOptions,
  ): Call<Dashboard, DashboardsModifyError>;
}

/** The methods of `api.alerts`. */
export interface AlertsResource {
  /**
   * List alerts.
   *
   * Lists the alerts of the tenant in order of creation, with their current state.
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
   * Creates an alert on a tile of a dashboard. Dashboard, tile and webhooks must exist, and the series of the tile
   * must be of type `time` or `number`. The first window that is evaluated is the one in which the alert is
   * created; until then its state is `OK`.
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
   *   message: 'More than 100 failed requests in an hour.',
   * });
   * ```
   */
  create(body: AlertInput, options?: CreateAlertOptions): Call<Alert, CreateAlertError>;

  /**
   * Get an alert.
   *
   * Answers one alert with its current state and what went wrong in the last evaluation.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}`, stable since
   * 1.0.0.
   *
   * @param alertId The id of the alert, 24 lower-case hexadecimal characters.
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
   * Replaces everything that a caller can write; an absent nullable field becomes null. State, silence, errors and
   * creation time are never touched.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}`, stable since
   * 1.0.0.
   *
   * @param alertId The id of the alert, 24 lower-case hexadecimal characters.
   * @param body The whole alert, as it is to be from now on.
   * @throws ApiError with status 400, 401, 403, 404, 412, 413, 415, 429, 500, 503.
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
   *   message: 'More than 100 failed requests in an hour.',
   * });
   * ```
   */
  update(alertId: string, body: AlertInput, options?: UpdateAlertOptions): Call<Alert, UpdateAlertError>;

  /**
   * Delete an alert.
   *
   * Deletes the alert and its state. Notifications that are being delivered are not taken back.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}`, stable since
   * 1.0.0.
   *
   * @param alertId The id of the alert, 24 lower-case hexadecimal characters.
   * @throws ApiError with status 400, 401, 403, 404, 412, 429, 500, 503.
   * @example
   * ```ts
   * await api.alerts.delete('6740a3f2c51e9b0012d4e8b7');
   * ```
   */
  delete(alertId: string, options?: DeleteAlertOptions): Call<void, DeleteAlertError>;

  /**
   * Read, change, write: gets the alert, calls `change` with it, and puts it unless somebody else did so
   * meanwhile; then it starts again, so that `change` may be called more than once.
   *
   * What is read has `channel` and `channels`: to change `channel`, leave `channels` out, which would contradict
   * it.
   *
   * @param alertId The id of the alert, 24 lower-case hexadecimal characters.
   * @param change Changes what was read: in place, or by answering what to write instead.
   * @example
   * ```ts
   * const alert = await api.alerts.modify('6740a3f2c51e9b0012d4e8b7', (draft) => ({ ...draft }));
   * ```
   * @example
   * ```ts
   * const alert = await api.alerts.modify('6740a3f2c51e9b0012d4e8b7', ({ channels, ...rest }) => ({
   *   ...rest,
   *   channel: { type: 'webhook', webhookId: '6740a3f2c51e9b0012d4e8c3' },
   * }));
   * ```
   */
  modify(
    alertId: string,
    change: Change<AlertDraft, AlertInput>,
    options?: GetAlertOptions,
  ): Call<Alert, AlertsModifyError>;
}

/** The methods of `api.sources`. */
export interface SourcesResource {
  /**
   * List sources.
   *
   * Lists the sources of the tenant in order of creation, disabled ones included. Credentials of connections are
   * never part of the answer.
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
   * Get a source.
   *
   * Answers one source, disabled or not. Credentials of its connection are never part of the answer.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}`, beta since
   * 1.0.0.
   *
   * @param sourceId The id of the source, 24 lower-case hexadecimal characters.
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * const source = await api.sources.get('6740a3f2c51e9b0012d4e8d1');
   * ```
   */
  get(sourceId: string, options?: GetSourceOptions): Call<Source, GetSourceError>;
}

/** The methods of `api.webhooks`. */
export interface WebhooksResource {
  /**
   * List webhooks.
   *
   * Lists the webhooks of the tenant in order of creation. Headers, query parameters and secrets are never part of
   * the answer.
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
   * Creates a webhook that alerts can notify. The name must be unique among the webhooks of its `service`. The
   * target is not called; private and reserved addresses are refused unless the configuration of the server allows
   * them.
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
   *   description: 'Pages whoever is on call.',
   *   headers: { 'X-Environment': 'production' },
   *   secret: 'whsec-9f1c7d52b8e04a63',
   * });
   * ```
   */
  create(body: WebhookInput, options?: CreateWebhookOptions): Call<Webhook, CreateWebhookError>;

  /**
   * Get a webhook.
   *
   * Answers one webhook, without headers, query parameters and secret.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}`, beta since
   * 1.0.0.
   *
   * @param webhookId The id of the webhook, 24 lower-case hexadecimal characters.
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
   * Replaces the webhook. Headers, query parameters and secret stay as they are when they are absent, unless `url`
   * or `service` changes: then they are dropped, so that they cannot reach another target.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}`, beta since
   * 1.0.0.
   *
   * @param webhookId The id of the webhook, 24 lower-case hexadecimal characters.
   * @param body The whole webhook, as it is to be from now on.
   * @throws ApiError with status 400, 401, 403, 404, 412, 413, 415, 429, 500, 503.
   * @example
   * ```ts
   * const webhook = await api.webhooks.update('6740a3f2c51e9b0012d4e8c3', {
   *   name: 'On-call',
   *   service: 'generic',
   *   url: 'https://hooks.example.org/on-call',
   *   description: 'Pages whoever is on call.',
   * });
   * ```
   */
  update(webhookId: string, body: WebhookInput, options?: UpdateWebhookOptions): Call<Webhook, UpdateWebhookError>;

  /**
   * Delete a webhook.
   *
   * Deletes the webhook. While alerts use it this is answered with 409, and the text says how many do.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}`, beta
   * since 1.0.0.
   *
   * @param webhookId The id of the webhook, 24 lower-case hexadecimal characters.
   * @throws ApiError with status 400, 401, 403, 404, 409, 412, 429, 500, 503.
   * @example
   * ```ts
   * await api.webhooks.delete('6740a3f2c51e9b0012d4e8c3');
   * ```
   */
  delete(webhookId: string, options?: DeleteWebhookOptions): Call<void, DeleteWebhookError>;

  /**
   * Read, change, write: gets the webhook, calls `change` with it, and puts it unless somebody else did so
   * meanwhile; then it starts again, so that `change` may be called more than once.
   *
   * @param webhookId The id of the webhook, 24 lower-case hexadecimal characters.
   * @param change Changes what was read: in place, or by answering what to write instead.
   * @example
   * ```ts
   * const webhook = await api.webhooks.modify('6740a3f2c51e9b0012d4e8c3', (draft) => ({ ...draft }));
   * ```
   */
  modify(
    webhookId: string,
    change: Change<WebhookDraft, WebhookInput>,
    options?: GetWebhookOptions,
  ): Call<Webhook, WebhooksModifyError>;
}

/** The methods of `api.keys`. */
export interface KeysResource {
  /**
   * List API keys.
   *
   * Lists the API keys of the organization in order of creation, disabled and expired ones included. An
   * organization has at most 100.
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
   * Creates an API key. Its id and secret are answered this once and stored as digests only; with `hashData` the
   * caller makes both and sends the digests. The operation takes no idempotency key, since a secret is never kept.
   *
   * `POST /v1/organizations/{organizationId}/keys`, stable since 1.0.0.
   *
   * @param body The key to create. An empty object is valid, a missing body is not.
   * @throws ApiError with status 400, 401, 403, 404, 409, 413, 415, 429, 500, 503.
   * @example
   * ```ts
   * const apiKeyCreated = await api.keys.create({
   *   name: 'Deploy pipeline',
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
   * Answers the record of one key, without its secret. Its entity tag also changes with `usedAt`; a tag from
   * before such a use still passes as `If-Match`.
   *
   * `GET /v1/organizations/{organizationId}/keys/{keyId}`, stable since 1.0.0.
   *
   * @param keyId The id of the key record. It is the `id` of the record, not the key id that signs requests. 1 to
   * 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * const apiKey = await api.keys.get('4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b2a10');
   * ```
   */
  get(keyId: string, options?: GetKeyOptions): Call<ApiKey, GetKeyError>;

  /**
   * Change an API key.
   *
   * Changes what is given and leaves the rest as it is. A change takes effect with the next request. The key that
   * signs the request cannot lock itself out: to disable it, to take away its role `admin`, or to leave the
   * caller's address out of its `ipAccessList` is answered with 409, an `expireAt` in the past with 400 as for
   * every key.
   *
   * `PATCH /v1/organizations/{organizationId}/keys/{keyId}`, stable since 1.0.0.
   *
   * @param keyId The id of the key record. It is the `id` of the record, not the key id that signs requests. 1 to
   * 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @param body What to change of the key.
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
   * Deletes the key for good; the next request that it signs is answered with 401. The key that signs the request
   * cannot delete itself.
   *
   * `DELETE /v1/organizations/{organizationId}/keys/{keyId}`, stable since 1.0.0.
   *
   * @param keyId The id of the key record. It is the `id` of the record, not the key id that signs requests. 1 to
   * 64 characters, matching `^[A-Za-z0-9_-]{1,64}$`.
   * @throws ApiError with status 400, 401, 403, 404, 409, 412, 429, 500, 503.
   * @example
   * ```ts
   * await api.keys.delete('4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b2a10');
   * ```
   */
  delete(keyId: string, options?: DeleteKeyOptions): Call<void, DeleteKeyError>;
}

/** The methods of `api.pipeSettings`. */
export interface PipeSettingsResource {
  /**
   * Get pipe settings.
   *
   * Answers all twelve advanced settings of an ingestion pipe as they are in effect, defaults included. The
   * operation is in beta with a stable contract: no breaking changes are expected.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings`, beta since 1.0.0.
   *
   * @param pipeId The id of the ingestion pipe within the service. 1 to 64 characters, matching
   * `^[A-Za-z0-9_-]{1,64}$`.
   * @throws ApiError with status 400, 401, 403, 404, 429, 500, 503.
   * @example
   * ```ts
   * const pipeSettings = await api.pipeSettings.get('c5e4d3b2-a190-4f8e-8d7c-6b5a49382716');
   * ```
   */
  get(pipeId: string, options?: GetPipeSettingsOptions): Call<PipeSettings, GetPipeSettingsError>;

  /**
   * Change pipe settings.
   *
   * Sets the keys that are given, leaves the others as they are, and answers all twelve. Null returns a key to its
   * default, and an empty object changes nothing. When anything is wrong, every issue is listed and nothing is
   * changed. The operation is in beta with a stable contract: no breaking changes are expected.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings`, beta since 1.0.0.
   *
   * @param pipeId The id of the ingestion pipe within the service. 1 to 64 characters, matching
   * `^[A-Za-z0-9_-]{1,64}$`.
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
   * Read, change, write: gets the pipeSettings, calls `change` with it, and puts it unless somebody else did so
   * meanwhile; then it starts again, so that `change` may be called more than once.
   *
   * @param pipeId The id of the ingestion pipe within the service. 1 to 64 characters, matching
   * `^[A-Za-z0-9_-]{1,64}$`.
   * @param change Changes what was read: in place, or by answering what to write instead.
   * @example
   * ```ts
   * const pipeSettings = await api.pipeSettings.modify('c5e4d3b2-a190-4f8e-8d7c-6b5a49382716', (draft) => ({ ...draft }));
   * ```
   */
  modify(
    pipeId: string,
    change: Change<PipeSettingsDraft, PipeSettingsInput>,
    options?: GetPipeSettingsOptions,
  ): Call<PipeSettings, PipeSettingsModifyError>;
}

/** Every resource of the managed deployment. */
export interface Resources {
  readonly dashboards: DashboardsResource;
  readonly alerts: AlertsResource;
  readonly sources: SourcesResource;
  readonly webhooks: WebhooksResource;
  readonly keys: KeysResource;
  readonly pipeSettings: PipeSettingsResource;
}

/** The resources, each method of which is one call of `send`. */
export function resources(send: Send): Resources {
  return {
    dashboards: {
      list: (options) => send.list(operations.listDashboards, [], options),
      create: (body, options) => send.one(operations.createDashboard, [], body, options),
      get: (dashboardId, options) => send.one(operations.getDashboard, [dashboardId], undefined, options),
      update: (dashboardId, body, options) => send.one(operations.updateDashboard, [dashboardId], body, options),
      delete: (dashboardId, options) => send.one(operations.deleteDashboard, [dashboardId], undefined, options),
      modify: (dashboardId, change, options) =>
        send.modify(operations.getDashboard, operations.updateDashboard, [dashboardId], change, options),
    },
    alerts: {
      list: (options) => send.list(operations.listAlerts, [], options),
      create: (body, options) => send.one(operations.createAlert, [], body, options),
      get: (alertId, options) => send.one(operations.getAlert, [alertId], undefined, options),
      update: (alertId, body, options) => send.one(operations.updateAlert, [alertId], body, options),
      delete: (alertId, options) => send.one(operations.deleteAlert, [alertId], undefined, options),
      modify: (alertId, change, options) =>
        send.modify(operations.getAlert, operations.updateAlert, [alertId], change, options),
    },
    sources: {
      list: (options) => send.list(operations.listSources, [], options),
      get: (sourceId, options) => send.one(operations.getSource, [sourceId], undefined, options),
    },
    webhooks: {
      list: (options) => send.list(operations.listWebhooks, [], options),
      create: (body, options) => send.one(operations.createWebhook, [], body, options),
      get: (webhookId, options) => send.one(operations.getWebhook, [webhookId], undefined, options),
      update: (webhookId, body, options) => send.one(operations.updateWebhook, [webhookId], body, options),
      delete: (webhookId, options) => send.one(operations.deleteWebhook, [webhookId], undefined, options),
      modify: (webhookId, change, options) =>
        send.modify(operations.getWebhook, operations.updateWebhook, [webhookId], change, options),
    },
    keys: {
      list: (options) => send.list(operations.listKeys, [], options),
      create: (body, options) => send.one(operations.createKey, [], body, options),
      get: (keyId, options) => send.one(operations.getKey, [keyId], undefined, options),
      update: (keyId, body, options) => send.one(operations.updateKey, [keyId], body, options),
      delete: (keyId, options) => send.one(operations.deleteKey, [keyId], undefined, options),
    },
    pipeSettings: {
      get: (pipeId, options) => send.one(operations.getPipeSettings, [pipeId], undefined, options),
      update: (pipeId, body, options) => send.one(operations.updatePipeSettings, [pipeId], body, options),
      modify: (pipeId, change, options) =>
        send.modify(operations.getPipeSettings, operations.updatePipeSettings, [pipeId], change, options),
    },
  };
}
