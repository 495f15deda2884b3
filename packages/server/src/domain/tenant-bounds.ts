/** The bounds on what one tenant stores. */
export interface TenantBounds {
  /** The largest dashboard, in bytes of JSON. */
  readonly maxDashboardBytes: number;
  readonly maxDashboards: number;
  readonly maxAlerts: number;
  readonly maxWebhooks: number;
  /** The bytes of all dashboards, alerts, webhooks and idempotency records of a tenant. */
  readonly maxStoredBytes: number;
}

/** The bounds unless options set others. */
export const DEFAULT_BOUNDS: TenantBounds = {
  maxDashboardBytes: 4 * 1024 * 1024,
  maxDashboards: 10_000,
  maxAlerts: 10_000,
  maxWebhooks: 1_000,
  maxStoredBytes: 1024 * 1024 * 1024,
};

/** The use of a tenant, or a change of it. */
export interface TenantUsage {
  readonly dashboards: number;
  readonly alerts: number;
  readonly webhooks: number;
  readonly bytes: number;
}
