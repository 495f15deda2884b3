/** Not in a backup: migrations are made by a restore, and counts of requests and who evaluates alerts last no minute. */
export const LEFT_OUT = ['evaluators', 'rate_limits', 'migrations'];
/**
 * The primary key of each table, by which a backup walks through it. A table comes after those that it refers to, so
 * that a restore can fill them in this order.
 */
export const BACKUP_TABLES = {
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
    alert_evaluations: ['tenant_id', 'alert_id'],
    alert_notifications: ['tenant_id', 'key'],
};
