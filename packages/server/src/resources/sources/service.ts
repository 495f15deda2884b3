import type { Source } from '@observability-api/schemas';
import { NotFoundError } from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { Versioned } from '../../domain/versioned.ts';
import { prepared, preparedIn } from '../../store/prepared.ts';
import { type Page, type PageRequest, readPage } from '../../store/read-page.ts';
import { toSource } from '../../store/read-sources.ts';
import type { Queries, Store } from '../../store/store.ts';
import type { ResourceContext } from '../context.ts';

/** Reading sources. Nothing in the interface writes them. */
export interface Sources {
  list(tenant: Tenant, page: PageRequest): Promise<Page<Source>>;
  /** Throws NotFound. */
  get(tenant: Tenant, id: string): Promise<Versioned<Source>>;
}

/** Answers the kinds of those sources of `wanted` that the tenant has, by id. */
export type SourceKinds = (
  queries: Queries,
  tenant: Tenant,
  wanted: ReadonlySet<string>,
) => Promise<Map<string, Source['kind']>>;

/** How many kinds are remembered. */
const MOST_KINDS = 10_000;

/** Makes {@link SourceKinds} for a store. What kind a source is never changes, so it is read out of it once. */
export function createSourceKinds({ db }: Pick<Store, 'db'>): SourceKinds {
  const known = new Map<string, Source['kind']>();
  const kindOf = (row: { id: string; definition: string }): Source['kind'] => {
    const found = known.get(row.id);
    if (found) return found;
    if (known.size >= MOST_KINDS) known.clear();
    const { kind } = toSource(row);
    known.set(row.id, kind);
    return kind;
  };
  const all = preparedIn(['tenant'], ({ tenant }) =>
    db.selectFrom('sources').select(['id', 'definition']).where('tenant_id', '=', tenant),
  );
  return async (queries, tenant, wanted) => {
    if (wanted.size === 0) return new Map();
    const rows = await all(queries, { tenant: tenant.id });
    return new Map(rows.filter(({ id }) => wanted.has(id)).map((row) => [row.id, kindOf(row)]));
  };
}

/** Makes the read of one source of a tenant. Who reads often shares what was read, so nobody writes into it. */
export function createSourceById(store: Store): (tenant: Tenant, id: string) => Promise<Versioned<Source> | undefined> {
  const read = prepared(
    store,
    ['tenant', 'id'],
    ({ tenant, id }) =>
      store.db
        .selectFrom('sources')
        .select(['id', 'definition', 'version'])
        .where('tenant_id', '=', tenant)
        .where('id', '=', id),
    (row) => ({ resource: toSource(row), version: row.version }),
  );
  return (tenant, id) => read({ tenant: tenant.id, id });
}

/** The sources of the tenants in the store. */
export function createSources({ store }: ResourceContext): Sources {
  const sourceById = createSourceById(store);
  return {
    list: (tenant, page) =>
      readPage<Source>(store, page, {
        table: 'sources',
        owner: ['tenant_id', tenant.id],
        key: 'id',
        sizedBy: ['definition'],
        async read(db, ids) {
          const rows = await db
            .selectFrom('sources')
            .select(['id', 'definition'])
            .where('tenant_id', '=', tenant.id)
            .where('id', 'in', ids)
            .orderBy('id')
            .execute();
          return rows.map(toSource);
        },
      }),
    async get(tenant, id) {
      const source = await sourceById(tenant, id);
      if (!source) throw new NotFoundError('No source has this id');
      return source;
    },
  };
}
