import type { Source } from '@observability-api/schemas';
import type { Tenant } from '../domain/tenant.ts';
import type { Queries } from './store.ts';

/** Parses the stored definition of a source. */
export function toSource(row: { id: string; definition: string }): Source {
  return { id: row.id, ...(JSON.parse(row.definition) as object) } as Source;
}

/** Returns the sources of a tenant by id, in order of creation. */
export async function sourcesById(db: Queries, tenant: Tenant): Promise<Map<string, Source>> {
  const query = db.selectFrom('sources').select(['id', 'definition']).where('tenant_id', '=', tenant.id).orderBy('id');
  return new Map((await query.execute()).map((row) => [row.id, toSource(row)]));
}

/** Returns the ids of the connections of a tenant. */
export async function connectionIds(queries: Queries, tenant: Tenant): Promise<ReadonlySet<string>> {
  const rows = await queries.selectFrom('connections').select('id').where('tenant_id', '=', tenant.id).execute();
  return new Set(rows.map(({ id }) => id));
}
