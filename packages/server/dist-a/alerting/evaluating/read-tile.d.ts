import type { Source, Tile } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { AlertsTable } from '../../store/tables.ts';
/** What is stored about the tile of an alert. */
export interface StoredTile {
    /** Absent when it was removed. */
    readonly tile: Tile | undefined;
    readonly sources: ReadonlyMap<string, Source>;
    /** The database with the tenant's telemetry. */
    readonly database: string;
}
/** Reads the tile of an alert, and the sources of its tenant in the order of creation. */
export declare const readTile: (store: Pick<Store, 'db'>, { tenant_id, dashboard_id, tile_id }: Selectable<AlertsTable>) => Promise<StoredTile>;
