import { NotFoundError } from '../domain/errors.ts';
import type { Tenant } from '../domain/tenant.ts';
import { prepared } from '../store/prepared.ts';
import type { Store } from '../store/store.ts';

/** Finds the tenant that a path of the managed deployment names. */
export interface Tenants {
  /** Throws NotFound when the organization has no such service, whether or not another one has. */
  service(organizationId: string, serviceId: string): Promise<Tenant>;
}

/** The tenants in the store. */
export function createTenants({ store }: { store: Store }): Tenants {
  const service = prepared(
    store,
    ['organization', 'id'],
    (parameters) =>
      store.db
        .selectFrom('services')
        .select('id')
        .where('organization_id', '=', parameters.organization)
        .where('id', '=', parameters.id),
    ({ id }): Tenant => ({ id }),
  );
  return {
    async service(organizationId, serviceId) {
      const tenant = await service({ organization: organizationId, id: serviceId });
      if (!tenant) throw new NotFoundError('No service of the organization has this id');
      return tenant;
    },
  };
}
