import type { Source } from '@observability-api/schemas';
import { nextFreeTick } from '../domain/next-free-tick.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { Queries } from './store.ts';

/** Parses the stored definition of a source. */
export function toSource(row: { id: string; definition: string }): Source {
  return { id: row.id, ...(JSON.parse(row.definition) as object) } as Source;
}

/** The number of characters of JSON after which parsing continues in another tick of the event loop. */
const SLICE_LENGTH = 512 * 1024;

/**
 * Returns the sources of a tenant by id, in order of creation: ids begin with the time. Their definitions may be several megabytes long, so
 * this function yields to the event loop before it reads them, and each time it has parsed {@link SLICE_LENGTH} characters. A caller in
 * a transaction has priority, because it may hold the write lock.
 */
export async function sourcesById(db: Queries, tenant: Tenant): Promise<Map<string, Source>> {
  const holdsLock = db.isTransaction;
  await nextFreeTick({ holdsLock });
  const query = db.selectFrom('sources').select(['id', 'definition']).where('tenant_id', '=', tenant.id).orderBy('id');
  const sources = new Map<string, Source>();
  let length = 0;
  for (const row of await query.execute()) {
    sources.set(row.id, toSource(row));
    length += row.definition.length;
    if (length < SLICE_LENGTH) continue;
    await nextFreeTick({ holdsLock });
    length = 0;
  }
  return sources;
}

/** Returns the ids of the connections of a tenant. */
export async function connectionIds(queries: Queries, tenant: Tenant): Promise<ReadonlySet<string>> {
  const rows = await queries.selectFrom('connections').select('id').where('tenant_id', '=', tenant.id).execute();
  return new Set(rows.map(({ id }) => id));
}
