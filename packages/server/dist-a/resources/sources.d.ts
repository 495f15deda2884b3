import type { Source } from '@observability-api/schemas';
import type { Queries, Store } from '../store/store.ts';
import type { Context, Tenant } from './context.ts';
import { type Page, type PageRequest } from './page.ts';
import type { Versioned } from './versioned.ts';
/** Reading sources. Nothing in the interface writes them. */
export interface Sources {
    list(tenant: Tenant, page: PageRequest): Promise<Page<Source>>;
    /** Throws NotFound. */
    get(tenant: Tenant, id: string): Promise<Versioned<Source>>;
}
/** Answers the kinds of those sources of `wanted` that the tenant has, by id. */
export type SourceKinds = (queries: Queries, tenant: Tenant, wanted: readonly string[]) => Promise<Map<string, Source['kind']>>;
/** Makes {@link SourceKinds} for a store. What kind a source is never changes, so it is read out of it once. */
export declare const createSourceKinds: ({ db }: Pick<Store, 'db'>) => SourceKinds;
/** The sources of a tenant, by id. */
export declare const sourcesById: (db: Queries, tenant: Tenant) => Promise<Map<string, Source>>;
/** The sources of the tenants in the store. */
export declare const createSources: ({ store }: Context) => Sources;
