import type { Source } from '@observability-api/schemas';
import type { Queries } from '../store/store.ts';
import type { Context, Tenant } from './context.ts';
import { NotFound } from './errors.ts';
import { type Page, type PageRequest, readPage } from './page.ts';
import type { Versioned } from './versioned.ts';

/** Reading sources. Nothing in the interface writes them. */
export interface Sources {
  list(tenant: Tenant, page: PageRequest): Promise<Page<Source>>;
  /** Throws NotFound. */
  get(tenant: Tenant, id: string): Promise<Versioned<Source>>;
}

const toSource = (row: { id: string; definition: string }): Source =>
  ({ id: row.id, ...(JSON.parse(row.definition) as object) }) as Source;

/** The kinds of those sources of `wanted` that the tenant has, by id. */
export const sourceKinds = async (
  db: Queries,
  tenant: Tenant,
  wanted: readonly string[],
): Promise<Map<string, Source['kind']>> => {
  const ids = new Set(wanted);
  if (ids.size === 0) return new Map();
  const query = db.selectFrom('sources').select(['id', 'definition']).where('tenant_id', '=', tenant.id);
  const rows = await query.execute();
  return new Map(rows.filter(({ id }) => ids.has(id)).map((row) => [row.id, toSource(row).kind]));
};

/** The sources of the tenants in the store. */
export const createSources = ({ store }: Context): Sources => ({
  async list(tenant, page) {
    const { items, total } = await readPage(store, page, (db) =>
      db.selectFrom('sources').select(['id', 'definition']).where('tenant_id', '=', tenant.id).orderBy('id'),
    );
    return { items: items.map(toSource), total };
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
