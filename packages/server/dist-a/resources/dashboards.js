import { sql } from 'kysely';
import { prepared, preparedIn } from '../store/prepared.js';
import { deleteAlertsOfDashboard } from './alert-cascade.js';
import { canAlert, metricNameIssues, namedSources, repeatedTileIds, tileIssues } from './dashboard-rules.js';
import { NotFound, refuse } from './errors.js';
import { isoTime } from './instant.js';
import { issue } from './issue.js';
import { readPage } from './page.js';
import { createSourceKinds } from './sources.js';
import { keptTiles } from './tiles.js';
import { writable } from './versioned.js';
import { WrittenPage, WrittenResource } from './written.js';
const FIRST_VERSION = 1;
const COLUMNS = ['id', 'name', 'tiles', 'tags', 'version'];
/** The JSON of a dashboard. */
const jsonOf = ({ id, name, tiles, tags }) => [
    `{"id":"${id}","name":${JSON.stringify(name)},"tiles":`,
    tiles,
    `,"tags":${tags}}`,
];
const versionedDashboard = (row) => new WrittenResource(jsonOf(row), row.version);
/** The JSON of a list of dashboards. */
const listOf = (rows) => [
    '[',
    ...rows.flatMap((row, index) => (index === 0 ? jsonOf(row) : [',', ...jsonOf(row)])),
    ']',
];
/** The tiles as they are stored: with SQLite as bytes, so that what goes out as bytes again never becomes a string. */
const tilesColumn = ({ engine }) => engine === 'sqlite' ? sql `cast("tiles" as blob)`.as('tiles') : 'tiles';
const selectOne = (db, tenantId, id) => db.selectFrom('dashboards').select(COLUMNS).where('tenant_id', '=', tenantId).where('id', '=', id);
/** Everything that is wrong with the tiles, with them alone and with the sources that they name. */
const inputIssues = async (kindsOf, tx, { tenant, tiles }) => {
    const named = namedSources(tiles);
    const kinds = await kindsOf(tx, tenant, named.map(({ id }) => id));
    const missing = named.filter(({ id }) => !kinds.has(id));
    return [
        ...tileIssues(tiles),
        ...repeatedTileIds(tiles),
        ...missing.map(({ id, path }) => issue(path, 'reference', `no source has the id "${id}"`)),
        ...metricNameIssues(tiles, kinds),
    ];
};
/** The dashboards in the store, with the rules that their schema cannot state. */
export const createDashboards = ({ store, clock, newId }) => {
    const columns = ['id', 'name', tilesColumn(store), 'tags', 'version'];
    const one = prepared(store, ['tenant', 'id'], ({ tenant, id }) => store.db.selectFrom('dashboards').select(columns).where('tenant_id', '=', tenant).where('id', '=', id), versionedDashboard);
    const kindsOf = createSourceKinds(store);
    const insert = preparedIn(['id', 'name', 'tiles', 'tags', 'tenant', 'now'], ({ tenant, now, ...row }) => store.db
        .insertInto('dashboards')
        .values({ ...row, version: FIRST_VERSION, tenant_id: tenant, created_at: now, updated_at: now }));
    return {
        async list(tenant, page) {
            const rows = await readPage(store, page, (db) => db.selectFrom('dashboards').select(columns).where('tenant_id', '=', tenant.id).orderBy('id'));
            return new WrittenPage(listOf(rows.items), rows.total);
        },
        async get(tenant, id) {
            const found = await one({ tenant: tenant.id, id });
            if (!found)
                throw new NotFound('No dashboard has this id');
            return found;
        },
        create: (tenant, input, also) => store.transaction(async (tx) => {
            refuse(await inputIssues(kindsOf, tx, { tenant, tiles: input.tiles }));
            const now = isoTime(clock());
            const row = {
                id: newId(),
                name: input.name,
                tiles: JSON.stringify(keptTiles(input.tiles, new Set(), newId)),
                tags: JSON.stringify([...new Set(input.tags)]),
                version: FIRST_VERSION,
            };
            await insert(tx, { ...row, tenant: tenant.id, now });
            const made = versionedDashboard(row);
            await also?.(tx, made);
            return made;
        }),
        replace: (tenant, id, input, when) => store.transaction(async (tx) => {
            refuse(await inputIssues(kindsOf, tx, { tenant, tiles: input.tiles }));
            const before = writable(await selectOne(tx, tenant.id, id).executeTakeFirst(), 'dashboard', when);
            const known = new Set(JSON.parse(before.tiles).map((tile) => tile.id));
            const tiles = keptTiles(input.tiles, known, newId);
            const row = {
                name: input.name,
                tiles: JSON.stringify(tiles),
                tags: input.tags === undefined ? before.tags : JSON.stringify([...new Set(input.tags)]),
                version: before.version + 1,
            };
            await tx
                .updateTable('dashboards')
                .set({ ...row, updated_at: isoTime(clock()) })
                .where('tenant_id', '=', tenant.id)
                .where('id', '=', id)
                .execute();
            const alerting = tiles.filter(canAlert).map((tile) => tile.id);
            await deleteAlertsOfDashboard(tx, tenant, id, { except: alerting });
            return versionedDashboard({ id, ...row });
        }),
        delete: (tenant, id, when) => store.transaction(async (tx) => {
            writable(await selectOne(tx, tenant.id, id).executeTakeFirst(), 'dashboard', when);
            await deleteAlertsOfDashboard(tx, tenant, id, { except: [] });
            await tx.deleteFrom('dashboards').where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
        }),
    };
};
