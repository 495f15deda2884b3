import type { Source } from '@observability-api/schemas';
import type { Queries } from '../store/store.ts';
import type { Context, Tenant } from './context.ts';
import { NotFound } from './errors.ts';
import type { Page, PageRequest } from './page.ts';
import type { Versioned } from './versioned.ts';

/** Reading sources. Nothing in the interface writes them. */
export interface Sources {
  list(tenant: Tenant, page: PageRequest): Promise<Page<Source>>;
  /** Throws NotFound. */
  get(tenant: Tenant, id: string): Promise<Versioned<Source>>;
}

const toSource = (row: { id: string; definition: string }): Source =>
  ({ id: row.id, ...(JSON.parse(row.definition) as object) }) as Source;

/** The ids of `wanted` that no source of the tenant has. */
export const missingSources = async (db: Queries, tenant: Tenant, wanted: readonly string[]): Promise<Set<string>> => {
  const missing = new Set(wanted);
  if (missing.size === 0) return missing;
  const rows = await db.selectFrom('sources').select('id').where('tenant_id', '=', tenant.id).execute();
  for (const { id } of rows) missing.delete(id);
  return missing;
};

/** The sources of the tenants in the store. */
export const createSources = ({ store }: Context): Sources => ({
  async list(tenant, { limit, offset }) {
    const rows = await store.db
      .selectFrom('sources')
      .select(['id', 'definition'])
      .where('tenant_id', '=', tenant.id)
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    const { total } = await store.db
      .selectFrom('sources')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('tenant_id', '=', tenant.id)
      .executeTakeFirstOrThrow();
    return { items: rows.map(toSource), total: Number(total) };
  },
  async get(tenant, id) {
    const row = await store.db
      .selectFrom('sources')
      .select(['id', 'definition', 'version'])
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw new NotFound('No source has this id');
    return { resource: toSource(row), version: row.version };
  },
});
