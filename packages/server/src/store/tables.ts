/**
 * The tables as Kysely sees them. Portable between SQLite and PostgreSQL: JSON is text, a time is ISO 8601 text with
 * milliseconds and Z, a boolean is 0 or 1, and `version` counts the successful writes of what has an ETag.
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
  sources: SourcesTable;
  webhooks: WebhooksTable;
  dashboards: DashboardsTable;
  alerts: AlertsTable;
  alert_webhooks: AlertWebhooksTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
  alert_evaluations: AlertEvaluationsTable;
  alert_notifications: AlertNotificationsTable;
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

/** The owner of services and API keys of the managed deployment; `id` is a uuid. */
export interface OrganizationsTable {
  id: string;
  name: string;
  created_at: string;
}

/** A tenant of the managed deployment; `id` is a uuid. */
export interface ServicesTable {
  id: string;
  organization_id: string;
  name: string;
  created_at: string;
}

/** An ingestion pipe; `settings` holds only the keys that were set, as JSON. */
export interface PipesTable {
  id: string;
  service_id: string;
  name: string;
  settings: string;
  version: number;
  created_at: string;
}

/** A personal access key of a team, by digest. */
export interface PersonalKeysTable {
  id: string;
  team_id: string;
  name: string;
  digest: string;
  suffix: string;
  created_at: string;
  used_at: string | null;
  revoked_at: string | null;
}

/** A key that telemetry is sent with, by digest; `tenant_id` is a team or a service. */
export interface IngestionKeysTable {
  id: string;
  tenant_id: string;
  digest: string;
  suffix: string;
  created_at: string;
}

/** An API key of an organization. `ordinal` is a time-ordered id: the uuid in `id` says nothing about creation order. */
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

/** A dashboard; tiles and tags are JSON, because they are only ever read and written whole. */
export interface DashboardsTable {
  tenant_id: string;
  id: string;
  name: string;
  tiles: string;
  tags: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** An alert with its state; `channels`, `silenced` and `execution_errors` are JSON. */
export interface AlertsTable {
  tenant_id: string;
  id: string;
  source: string;
  dashboard_id: string | null;
  tile_id: string | null;
  interval: string;
  threshold: number;
  threshold_type: string;
  threshold_max: number | null;
  channels: string;
  name: string | null;
  message: string | null;
  note: string | null;
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

/** Which alerts use which webhook: what `alerts.channels` says, in a form that can be looked up. */
export interface AlertWebhooksTable {
  tenant_id: string;
  alert_id: string;
  webhook_id: string;
}

/**
 * What a create with an `Idempotency-Key` answered: the resource and its version, as JSON; null while it is in flight,
 * when `claim` says which request it belongs to. `body_digest` is of the request.
 */
export interface IdempotencyKeysTable {
  tenant_id: string;
  operation: string;
  key: string;
  body_digest: string;
  claim: string;
  answer: string | null;
  created_at: string;
}

/** Requests that were counted in a window; `expire` is its end in epoch milliseconds. Only used with PostgreSQL. */
export interface RateLimitsTable {
  key: string;
  points: number;
  expire: number | null;
}

/**
 * How far an alert is evaluated: `from_ms` is where its next window starts and `due_ms` where that ends, in epoch
 * milliseconds, for the version of the alert that was looked at and the `places` of its windows. `groups` is what is
 * remembered of them, as JSON. `revision` counts what readers of the alert can see. `owner` is the evaluator at it.
 */
export interface AlertEvaluationsTable {
  tenant_id: string;
  alert_id: string;
  alert_version: number;
  places: string;
  from_ms: number;
  due_ms: number;
  groups: string;
  revision: number;
  owner: string | null;
}

/**
 * A notification of an alert to one webhook; `key` is its idempotency key, `sequence` a time-ordered id, `content` what
 * it says, as JSON. It waits to be sent until `done_at`.
 */
export interface AlertNotificationsTable {
  tenant_id: string;
  key: string;
  sequence: string;
  alert_id: string;
  webhook_id: string;
  content: string;
  owner: string | null;
  done_at: string | null;
}

/** A process that owns evaluations or notifications; `beat` counts up for as long as it lives. */
export interface EvaluatorsTable {
  id: string;
  beat: number;
}

/** The number of items of a tenant, and the bytes that its writes have stored, idempotency records included. */
export interface TenantUsageTable {
  tenant_id: string;
  dashboards: number;
  alerts: number;
  webhooks: number;
  bytes: number;
}

/** The one row that a readiness check writes to learn whether the store takes writes. */
export interface WriteProbesTable {
  id: number;
  written_at: string;
}
