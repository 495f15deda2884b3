import { sql, type Transaction } from 'kysely';
import { ConflictError, PayloadTooLargeError } from '../domain/errors.ts';
import { byteLengthOf, type JsonChunk } from '../domain/serialized.ts';
import { DEFAULT_BOUNDS, type TenantBounds, type TenantUsage } from '../domain/tenant.ts';
import type { Tables } from '../store/tables.ts';

/** For each count of resources in {@link TenantUsage}: its bound, and the command-line option for the bound. */
const OPTIONS = {
  dashboards: ['maxDashboards', '--max-dashboards'],
  alerts: ['maxAlerts', '--max-alerts'],
  webhooks: ['maxWebhooks', '--max-webhooks'],
  saved_searches: ['maxSavedSearches', '--max-saved-searches'],
} as const satisfies Record<Exclude<keyof TenantUsage, 'bytes'>, readonly [keyof TenantBounds, string]>;

/** Thrown when a write exceeds a storage limit of its tenant. The write is rolled back. */
export class QuotaExceededError extends ConflictError {}

/**
 * Counts the dashboards, alerts, webhooks, saved searches and bytes that each tenant stores. Rejects writes that exceed the
 * {@link TenantBounds}.
 */
export class Quotas {
  readonly #bounds: TenantBounds;

  constructor(bounds: TenantBounds = DEFAULT_BOUNDS) {
    this.#bounds = bounds;
  }

  /** Throws PayloadTooLargeError if a dashboard has more bytes than allowed. */
  checkDashboard(bytes: number): void {
    const { maxDashboardBytes } = this.#bounds;
    if (bytes <= maxDashboardBytes) return;
    throw new PayloadTooLargeError(
      `Expected a dashboard of at most ${maxDashboardBytes} bytes of JSON, received ${bytes} bytes. Split it, or ask the operator to raise --max-dashboard-bytes.`,
    );
  }

  /**
   * Updates the usage of a tenant in the transaction of the write, so that concurrent writes cannot exceed a limit
   * together. Throws QuotaExceededError. A change that only frees space is always allowed.
   */
  async change(tx: Transaction<Tables>, tenantId: string, change: Partial<TenantUsage>): Promise<void> {
    const { dashboards = 0, alerts = 0, webhooks = 0, saved_searches: searches = 0, bytes = 0 } = change;
    const { rows } = await sql<TenantUsage>`
      insert into tenant_usage (tenant_id, dashboards, alerts, webhooks, saved_searches, bytes)
      values (${tenantId}, ${dashboards}, ${alerts}, ${webhooks}, ${searches}, ${bytes})
      on conflict (tenant_id) do update set
        dashboards = tenant_usage.dashboards + excluded.dashboards, alerts = tenant_usage.alerts + excluded.alerts,
        webhooks = tenant_usage.webhooks + excluded.webhooks,
        saved_searches = tenant_usage.saved_searches + excluded.saved_searches, bytes = tenant_usage.bytes + excluded.bytes
      returning dashboards, alerts, webhooks, saved_searches, bytes`.execute(tx);
    const usage = rows[0];
    if (usage) this.#check(usage, change);
  }

  #check(usage: TenantUsage, change: Partial<TenantUsage>): void {
    for (const [kind, [bound, option]] of Object.entries(OPTIONS)) {
      const added = change[kind as keyof typeof OPTIONS] ?? 0;
      const used = Number(usage[kind as keyof typeof OPTIONS]);
      if (added <= 0 || used <= this.#bounds[bound]) continue;
      throw new QuotaExceededError(
        `The number of ${kind.replace('_', ' ')} of the tenant is limited to ${this.#bounds[bound]} (it has ${used - added}). Delete one first, or ask the operator to raise ${option}.`,
      );
    }
    const { bytes = 0 } = change;
    const { maxStoredBytes } = this.#bounds;
    if (bytes <= 0 || Number(usage.bytes) <= maxStoredBytes) return;
    throw new QuotaExceededError(
      `The storage of the tenant is limited to ${maxStoredBytes} bytes (it uses ${Number(usage.bytes) - bytes}, and this write adds ${bytes}). Delete other resources first, or ask the operator to raise --max-stored-bytes.`,
    );
  }
}

/** Quotas for changes by admin commands and at the first start: they count the bytes of tenants, but do not limit them. */
export const ADMIN_QUOTAS = new Quotas({ ...DEFAULT_BOUNDS, maxStoredBytes: Number.MAX_SAFE_INTEGER });

/** Returns the number of bytes of the texts in UTF-8. A null has none. */
export function storedBytes(...texts: readonly (JsonChunk | null)[]): number {
  return byteLengthOf(texts.filter((text) => text !== null));
}
