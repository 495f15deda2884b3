import type { Source } from '@observability-api/schemas';
import { NotFoundError } from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { Versioned } from '../../domain/versioned.ts';
import { prepared, preparedIn } from '../../store/prepared.ts';
import { type Page, type PageRequest, readPage } from '../../store/read-page.ts';
import { toSource } from '../../store/read-sources.ts';
import type { Queries, Store } from '../../store/store.ts';
import type { ResourceContext } from '../context.ts';

/** The sources of a tenant. The API cannot change them. */
export class SourceService {
  readonly #store: Store;
  readonly #findById: FindSource;

  constructor({ store }: Pick<ResourceContext, 'store'>) {
    this.#store = store;
    this.#findById = prepareFindSource(store);
  }

  /** Returns a page of the sources in order of creation. */
  list(tenant: Tenant, page: PageRequest): Promise<Page<Source>> {
    return readPage<Source>(this.#store, page, {
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
    });
  }

  /** Returns a source. Throws NotFoundError. */
  async get(tenant: Tenant, id: string): Promise<Versioned<Source>> {
    const source = await this.#findById(tenant, id);
    if (!source) throw new NotFoundError('No source has this id.');
    return source;
  }
}

/** Returns a source of a tenant, or undefined. */
export type FindSource = (tenant: Tenant, id: string) => Promise<Versioned<Source> | undefined>;

/** Prepares the query that finds a source by its id. */
export function prepareFindSource(store: Store): FindSource {
  const find = prepared(
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
  return (tenant, id) => find({ tenant: tenant.id, id });
}

/** The properties of a source that references to it depend on. */
export type KnownSource = Pick<Source, 'kind' | 'connection'>;

/** Returns the sources of a tenant by id. */
export type ReadKnownSources = (queries: Queries, tenant: Tenant) => Promise<ReadonlyMap<string, KnownSource>>;

/** Maximum number of cached sources. */
const MAX_CACHED_SOURCES = 10_000;

/** Creates {@link ReadKnownSources}. It caches what a definition contains, because most writes read the same sources. */
export function createKnownSources({ db }: Pick<Store, 'db'>): ReadKnownSources {
  const cache = new Map<string, KnownSource & { readonly version: number }>();
  const knownSource = (row: { id: string; definition: string; version: number }): KnownSource => {
    const cached = cache.get(row.id);
    if (cached?.version === row.version) return cached;
    if (cache.size >= MAX_CACHED_SOURCES) cache.clear();
    const { kind, connection } = toSource(row);
    const known = { kind, connection, version: row.version };
    cache.set(row.id, known);
    return known;
  };
  const selectAll = preparedIn(['tenant'], ({ tenant }) =>
    db.selectFrom('sources').select(['id', 'definition', 'version']).where('tenant_id', '=', tenant),
  );
  return async (queries, tenant) => {
    const rows = await selectAll(queries, { tenant: tenant.id });
    return new Map(rows.map((row) => [row.id, knownSource(row)]));
  };
}
