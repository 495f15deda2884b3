import { AsyncLocalStorage } from 'node:async_hooks';

const tenants = new AsyncLocalStorage<string>();

/**
 * Runs `work` for a tenant: {@link currentTenant} returns the tenant in `work` and in all asynchronous work that it starts. Requests to
 * the managed deployment run for their organization instead of one of its services.
 */
export function runForTenant<Result>(tenant: string, work: () => Result): Result {
  return tenants.run(tenant, work);
}

/** Returns the tenant of the work in progress. Returns an empty string for work without a tenant, and before a caller is authenticated. */
export function currentTenant(): string {
  return tenants.getStore() ?? '';
}
