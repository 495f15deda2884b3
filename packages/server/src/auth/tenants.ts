import { NotFoundError } from '../domain/errors.ts';
import type { Tenant } from '../domain/tenant.ts';
import { prepareStatement } from '../store/prepared.ts';
import type { Store } from '../store/store.ts';

/** Looks up the tenants that paths of the managed deployment identify. */
export interface Tenants {
  /** Returns the service of an organization as a tenant. Throws NotFoundError if the organization has no such service. */
  service(organizationId: string, serviceId: string): Promise<Tenant>;
}

/** Creates the lookup of the tenants in the store. */
export function createTenants({ store }: { store: Store }): Tenants {
  const service = prepareStatement(
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
      if (!tenant) throw new NotFoundError('No service of the organization has this id.');
      return tenant;
    },
  };
}
