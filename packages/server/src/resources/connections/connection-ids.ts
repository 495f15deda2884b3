import type { Tenant } from '../../domain/tenant.ts';
import type { Queries } from '../../store/store.ts';

/** Returns the ids of the connections of a tenant. */
export async function connectionIds(queries: Queries, tenant: Tenant): Promise<ReadonlySet<string>> {
  const rows = await queries.selectFrom('connections').select('id').where('tenant_id', '=', tenant.id).execute();
  return new Set(rows.map(({ id }) => id));
}
