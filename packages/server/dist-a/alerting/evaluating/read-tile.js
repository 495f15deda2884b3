import { sourcesById } from '../../resources/sources.js';
import { databaseOfTenant } from '../../telemetry/tenant-database.js';
/** Reads the tile of an alert, and the sources of its tenant in the order of creation. */
export const readTile = async (store, { tenant_id, dashboard_id, tile_id }) => {
    const dashboard = await store.db
        .selectFrom('dashboards')
        .select('tiles')
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', dashboard_id)
        .executeTakeFirst();
    const tiles = dashboard ? JSON.parse(dashboard.tiles) : [];
    const sources = [...(await sourcesById(store.db, { id: tenant_id }))].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
        tile: tiles.find(({ id }) => id === tile_id),
        sources: new Map(sources),
        database: await databaseOfTenant(store, tenant_id),
    };
};
