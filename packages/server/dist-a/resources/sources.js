import { preparedIn } from '../store/prepared.js';
import { NotFound } from './errors.js';
import { readPage } from './page.js';
const toSource = (row) => ({ id: row.id, ...JSON.parse(row.definition) });
/** How many kinds are remembered. */
const MOST_KINDS = 10_000;
/** Makes {@link SourceKinds} for a store. What kind a source is never changes, so it is read out of it once. */
export const createSourceKinds = ({ db }) => {
    const known = new Map();
    const kindOf = (row) => {
        const found = known.get(row.id);
        if (found)
            return found;
        if (known.size >= MOST_KINDS)
            known.clear();
        const { kind } = toSource(row);
        known.set(row.id, kind);
        return kind;
    };
    const all = preparedIn(['tenant'], ({ tenant }) => db.selectFrom('sources').select(['id', 'definition']).where('tenant_id', '=', tenant));
    return async (queries, tenant, wanted) => {
        const ids = new Set(wanted);
        if (ids.size === 0)
            return new Map();
        const rows = await all(queries, { tenant: tenant.id });
        return new Map(rows.filter(({ id }) => ids.has(id)).map((row) => [row.id, kindOf(row)]));
    };
};
/** The sources of a tenant, by id. */
export const sourcesById = async (db, tenant) => {
    const query = db.selectFrom('sources').select(['id', 'definition']).where('tenant_id', '=', tenant.id);
    return new Map((await query.execute()).map((row) => [row.id, toSource(row)]));
};
/** The sources of the tenants in the store. */
export const createSources = ({ store }) => ({
    async list(tenant, page) {
        const { items, total } = await readPage(store, page, (db) => db.selectFrom('sources').select(['id', 'definition']).where('tenant_id', '=', tenant.id).orderBy('id'));
        return { items: items.map(toSource), total };
    },
    async get(tenant, id) {
        const row = await store.db
            .selectFrom('sources')
            .select(['id', 'definition', 'version'])
            .where('tenant_id', '=', tenant.id)
            .where('id', '=', id)
            .executeTakeFirst();
        if (!row)
            throw new NotFound('No source has this id');
        return { resource: toSource(row), version: row.version };
    },
});
