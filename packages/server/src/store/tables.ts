/**
 * The row types of all tables. They are the same for SQLite and PostgreSQL.
 *
 * - JSON: text
 * - a time: ISO 8601 text in UTC with milliseconds, or epoch milliseconds in the columns `…_ms` and `expire`
 * - a boolean: 0 or 1
 * - `version`: the number of writes to a resource, which is part of its ETag
 */
export interface Tables {
  migrations: MigrationsTable;
  teams: TeamsTable;
  organizations: OrganizationsTable;
  services: ServicesTable;
  pipes: PipesTable;
  personal_keys: PersonalKeysTable;
  ingestion_keys: IngestionKeysTable;
  api_keys: ApiKeysTable;
  connections: ConnectionsTable;
  sources: SourcesTable;
  webhooks: WebhooksTable;
  dashboards: DashboardsTable;
  saved_searches: SavedSearchesTable;
  alerts: AlertsTable;
  alert_webhooks: AlertWebhooksTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
  alert_evaluations: AlertEvaluationsTable;
  alert_notifications: AlertNotificationsTable;
  pending_notices: PendingNoticesTable;
  deleted_alerts: DeletedAlertsTable;
  evaluators: EvaluatorsTable;
  tenant_usage: TenantUsageTable;
  write_probes: WriteProbesTable;
}

/** One row for each migration that has run. */
export interface MigrationsTable {
  number: number;
  name: string;
  applied_at: string;
}

/** A tenant of the open source deployment; `id` is 24 hex characters. */
export interface TeamsTable {
  id: string;
  name: string;
  created_at: string;
}

/** The owner of services and API keys of the managed deployment; `id` is a UUID. */
export interface OrganizationsTable {
  id: string;
  name: string;
  created_at: string;
}

/** A tenant of the managed deployment; `id` is a UUID. */
export interface ServicesTable {
  id: string;
  organization_id: string;
  name: string;
  created_at: string;
}

/** A pipe, through which a service ingests data. `settings` is a JSON object with the settings that a caller has set. */
export interface PipesTable {
  id: string;
  service_id: string;
  name: string;
  settings: string;
  version: number;
  created_at: string;
}

/** A personal API access key of a team. `digest` is the SHA-256 of the key. `role` decides which operations it may call. */
export interface PersonalKeysTable {
  id: string;
  team_id: string;
  name: string;
  digest: string;
  suffix: string;
  role: 'editor' | 'reader';
  created_at: string;
  used_at: string | null;
  revoked_at: string | null;
}

/** A key for sending telemetry. `digest` is the SHA-256 of the key, `tenant_id` the id of a team or a service. */
export interface IngestionKeysTable {
  id: string;
  tenant_id: string;
  digest: string;
  suffix: string;
  created_at: string;
}

/** An API key of an organization. `ordinal` is a time-ordered id that sorts lists, because `id` is a random UUID. */
export interface ApiKeysTable {
  id: string;
  organization_id: string;
  ordinal: string;
  name: string;
  state: string;
  roles: string;
  key_id_digest: string;
  key_suffix: string;
  secret_digest: string;
  ip_access_list: string;
  created_at: string;
  expire_at: string | null;
  used_at: string | null;
  version: number;
}

/**
 * A connection to a database. `password` is encrypted and never returned; it is null if there is none. `details` contains the
 * optional properties of the API, as JSON. The row with `is_built_in` 1 is the connection to the tenant's own database.
 */
export interface ConnectionsTable {
  tenant_id: string;
  id: string;
  is_built_in: number;
  name: string;
  host: string;
  username: string;
  password: string | null;
  details: string;
  created_at: string;
  updated_at: string;
  version: number;
}

/** A source; `definition` is the resource without its id, as JSON. */
export interface SourcesTable {
  tenant_id: string;
  id: string;
  definition: string;
  version: number;
}

/** A webhook; `headers`, `query_params` and `secret` are never returned. */
export interface WebhooksTable {
  tenant_id: string;
  id: string;
  service: string;
  name: string;
  url: string;
  description: string | null;
  body: string | null;
  headers: string;
  query_params: string;
  secret: string | null;
  created_at: string;
  updated_at: string;
  version: number;
}

/**
 * A dashboard. `tiles`, `tags` and `details` are JSON. They are always written as a whole, and read as a whole except by `readTile`, which
 * reads one tile. `details` contains the filters, the saved query and values, and the containers; it is null if there are none.
 */
export interface DashboardsTable {
  tenant_id: string;
  id: string;
  name: string;
  tiles: string;
  tags: string;
  details: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

/** A saved search. `definition` is JSON: the properties that are only read and written as a whole. */
export interface SavedSearchesTable {
  tenant_id: string;
  id: string;
  name: string;
  source_id: string;
  definition: string;
  created_at: string;
  updated_at: string;
  version: number;
}

/** An alert with its state. `channels`, `tags`, `chart_config`, `silenced` and `execution_errors` are JSON. */
export interface AlertsTable {
  tenant_id: string;
  id: string;
  source: string;
  dashboard_id: string | null;
  tile_id: string | null;
  saved_search_id: string | null;
  group_by: string | null;
  chart_config: string | null;
  interval: string;
  threshold: number;
  threshold_type: string;
  threshold_max: number | null;
  channels: string;
  name: string | null;
  message: string | null;
  note: string | null;
  display_name: string | null;
  tags: string;
  enabled: number;
  notify_every: string | null;
  no_data: string;
  num_consecutive_windows: number | null;
  schedule_offset_minutes: number | null;
  schedule_start_at: string | null;
  state: string;
  silenced: string | null;
  execution_errors: string;
  created_at: string;
  updated_at: string;
  version: number;
}

/** The webhooks of each alert: an index of the ids in `alerts.channels`. */
export interface AlertWebhooksTable {
  tenant_id: string;
  alert_id: string;
  webhook_id: string;
}

/**
 * The result of a create request with an `Idempotency-Key`.
 *
 * - `body_digest`: the SHA-256 of the body, with sorted names and without white space
 * - `request_id`: a random id of the request that reserved the key, not its `X-Request-Id`
 * - `response`: the resource, its version and warnings as JSON; null while the request is in flight
 */
export interface IdempotencyKeysTable {
  tenant_id: string;
  operation: string;
  key: string;
  body_digest: string;
  request_id: string;
  response: string | null;
  created_at: string;
}

/** The request count of a rate limit window. `expire` is the end of the window in epoch milliseconds. Used only with PostgreSQL. */
export interface RateLimitsTable {
  key: string;
  points: number;
  expire: number | null;
}

/**
 * The evaluation state of an alert. An evaluation divides time into windows, and the rows of the chart into groups.
 *
 * - `alert_version`: the version of the alert that the state belongs to
 * - `alignment`: the interval and schedule that determine the windows, as text
 * - `from_ms`, `due_ms`: start and end of the next window in epoch milliseconds
 * - `groups`: the `StoredState` of `stored-state.ts` as JSON: the states of groups, the last evaluated window and the current failure
 * - `revision`: increases when a change is visible to readers of the alert
 * - `owner`: the id of the lease of the process that evaluates the alert, see {@link EvaluatorsTable}; null if there is none
 */
export interface AlertEvaluationsTable {
  tenant_id: string;
  alert_id: string;
  alert_version: number;
  alignment: string;
  from_ms: number;
  due_ms: number;
  groups: string;
  revision: number;
  owner: string | null;
}

/** Time for which the service retries the delivery of a notification. */
export const DELIVERY_TIMEOUT_MS = 24 * 60 * 60 * 1000;

/**
 * A notification of an alert to one channel. Its delivery is attempted until `done_at` is set.
 *
 * - `key`: the idempotency key of the delivery
 * - `sequence`: a time-ordered id
 * - `channel_id`: the id of the channel, see `channelId`
 * - `content`: the notification as JSON
 * - `owner`: the id of the lease of the process that delivers it, see {@link EvaluatorsTable}; null if there is none
 * - `group_key`: identifies the channel and the group
 * - `kind`: `firing` for the first notification of an incident, `repeat` or `resolution`
 * - `status`: `pending` until `done_at` is set, then the result of the delivery
 * - `attempts`: the number of finished attempts
 * - `backoff`: the number of postponements, which determines the next delay. A new notification inherits the maximum of the
 *   notifications that are superseded on its channel (`supersedeRepeats`). A retry by a caller resets it
 * - `next_attempt_ms`: when a postponed delivery is due; null if it is due immediately
 * - `expires_ms`: the end of the delivery attempts, {@link DELIVERY_TIMEOUT_MS} after the notification was created, or after a caller
 *   has requested a retry
 * - `error`: the reason for the last failure. It remains if a later attempt succeeds. Null if there was no failure
 */
export interface AlertNotificationsTable {
  tenant_id: string;
  key: string;
  sequence: string;
  alert_id: string;
  channel_id: string;
  content: string;
  owner: string | null;
  done_at: string | null;
  group_key: string;
  kind: string;
  status: string;
  attempts: number;
  backoff: number;
  next_attempt_ms: number | null;
  created_ms: number;
  expires_ms: number;
  last_attempt_at: string | null;
  error: string | null;
}

/**
 * Notices of an evaluation whose notifications are not stored yet. A notice states what one or more channels are notified of, such as the
 * new state of a group. Each of these channels gets a notification of its own. An evaluation with many notifications first stores its
 * notices, in several rows. A row is deleted when its notifications are stored in `alert_notifications`.
 *
 * - `number`: the index of the first notice of the row in the evaluation
 * - `content`: the `PendingNotices` of the row as JSON
 */
export interface PendingNoticesTable {
  tenant_id: string;
  alert_id: string;
  number: number;
  content: string;
}

/** A deleted alert that may still have undelivered notifications. They are no longer sent, and are deleted later. */
export interface DeletedAlertsTable {
  tenant_id: string;
  alert_id: string;
}

/** The lease of a process that evaluates alerts and delivers notifications. `heartbeats` counts its renewals. */
export interface EvaluatorsTable {
  id: string;
  heartbeats: number;
}

/** The storage use of a tenant. `bytes` includes the results in `idempotency_keys`. */
export interface TenantUsageTable {
  tenant_id: string;
  dashboards: number;
  alerts: number;
  webhooks: number;
  saved_searches: number;
  bytes: number;
}

/** A single row, which readiness checks write to test whether the store accepts writes. */
export interface WriteProbesTable {
  id: number;
  written_at: string;
}
