import type { Tables } from './tables.ts';

/** Not in a backup: the migrations are made by a restore, and counts of requests mean nothing a minute later. */
type LeftOut = 'migrations' | 'rate_limits';

/** A table of a backup. */
export type BackupTable = Exclude<keyof Tables, LeftOut>;

/**
 * The primary key of each table, by which a backup walks through it. A table comes after those that it refers to, so
 * that a restore can fill them in this order.
 */
export const BACKUP_TABLES: Readonly<Record<BackupTable, readonly string[]>> = {
  teams: ['id'],
  organizations: ['id'],
  services: ['id'],
  pipes: ['service_id', 'id'],
  personal_keys: ['id'],
  ingestion_keys: ['id'],
  api_keys: ['id'],
  sources: ['tenant_id', 'id'],
  webhooks: ['tenant_id', 'id'],
  dashboards: ['tenant_id', 'id'],
  alerts: ['tenant_id', 'id'],
  alert_webhooks: ['tenant_id', 'alert_id', 'webhook_id'],
  idempotency_keys: ['tenant_id', 'operation', 'key'],
};
