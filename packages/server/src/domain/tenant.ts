/** The owner of observability resources: a team, or a service of the managed deployment. */
export interface Tenant {
  readonly id: string;
  /** Set only for a team. Alerts and saved searches contain it. */
  readonly teamId?: string;
}

/** The storage limits of a tenant. */
export interface TenantBounds {
  /** The maximum size of a dashboard, in bytes of JSON. */
  readonly maxDashboardBytes: number;
  readonly maxDashboards: number;
  readonly maxAlerts: number;
  readonly maxWebhooks: number;
  readonly maxSavedSearches: number;
  /** The maximum number of bytes of all resources and of the results for idempotency keys together. */
  readonly maxStoredBytes: number;
}

/** The default limits of a tenant. */
export const DEFAULT_BOUNDS: TenantBounds = {
  maxDashboardBytes: 4 * 1024 * 1024,
  maxDashboards: 10_000,
  maxAlerts: 10_000,
  maxWebhooks: 1_000,
  maxSavedSearches: 10_000,
  maxStoredBytes: 1024 * 1024 * 1024,
};

/** The storage use of a tenant, or a change of it. Each count of resources has the name of their table. */
export interface TenantUsage {
  readonly dashboards: number;
  readonly alerts: number;
  readonly webhooks: number;
  readonly saved_searches: number;
  readonly bytes: number;
}
