import type { Tables } from '../tables.ts';

/**
 * Tables whose rows are not part of a backup. A restore runs the migrations, which fill `migrations`. The rows of the other tables
 * describe running processes, recent requests and write tests, and are soon out of date.
 */
export const EXCLUDED_TABLES = ['evaluators', 'rate_limits', 'write_probes', 'migrations'] as const;

/** A table of a backup. */
export type BackupTable = Exclude<keyof Tables, (typeof EXCLUDED_TABLES)[number]>;

/**
 * The primary key of each table, which sorts its rows in a backup. A table comes after the tables that it references, so that
 * a restore can insert the rows in this order.
 */
export const BACKUP_TABLES: Readonly<Record<BackupTable, readonly string[]>> = {
  teams: ['id'],
  organizations: ['id'],
  services: ['id'],
  pipes: ['service_id', 'id'],
  personal_keys: ['id'],
  ingestion_keys: ['id'],
  api_keys: ['id'],
  connections: ['tenant_id', 'id'],
  sources: ['tenant_id', 'id'],
  webhooks: ['tenant_id', 'id'],
  dashboards: ['tenant_id', 'id'],
  saved_searches: ['tenant_id', 'id'],
  alerts: ['tenant_id', 'id'],
  alert_webhooks: ['tenant_id', 'alert_id', 'webhook_id'],
  idempotency_keys: ['tenant_id', 'operation', 'key'],
  alert_evaluations: ['tenant_id', 'alert_id'],
  alert_notifications: ['tenant_id', 'key'],
  pending_notices: ['tenant_id', 'alert_id', 'number'],
  deleted_alerts: ['tenant_id', 'alert_id'],
  tenant_usage: ['tenant_id'],
};
