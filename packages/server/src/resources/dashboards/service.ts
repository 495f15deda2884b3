import type { Dashboard, DashboardInput, Tile } from '@observability-api/schemas';
import { sql, type Transaction } from 'kysely';
import { canAlert } from '../../domain/alert-tiles.ts';
import { NotFoundError, rejectInvalid } from '../../domain/errors.ts';
import { type JsonChunk, JsonText, SerializedResource } from '../../domain/json-text.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { toIsoTime } from '../../domain/timestamp.ts';
import { type Precondition, requireWritable, type Versioned } from '../../domain/versioned.ts';
import { prepared, preparedIn } from '../../store/prepared.ts';
import { type Page, type PageRequest, readPage } from '../../store/read-page.ts';
import type { Queries, Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables.ts';
import { deleteAlertsOfDashboard } from '../alerts/cascade.ts';
import type { OnCommit, ResourceContext } from '../context.ts';
import { storedBytes } from '../quotas.ts';
import { createSourceKinds, type SourceKinds } from '../sources/service.ts';
import { namedSources, tileIssues } from './rules.ts';
import { assignTileIds } from './tiles.ts';

/** Dashboards of a tenant. */
export interface Dashboards {
  list(tenant: Tenant, page: PageRequest): Promise<Page<Dashboard>>;
  /** Throws NotFound. */
  get(tenant: Tenant, id: string): Promise<Versioned<Dashboard>>;
  /** Writes `also` in the same transaction. Throws Invalid. */
  create(
    tenant: Tenant,
    input: DashboardInput,
    onCommit?: OnCommit<Versioned<Dashboard>>,
  ): Promise<Versioned<Dashboard>>;
  /** Deletes the alerts whose tile is gone or cannot alert any more. Throws Invalid, NotFound, PreconditionFailed. */
  replace(
    tenant: Tenant,
    id: string,
    input: DashboardInput,
    precondition?: Precondition,
  ): Promise<Versioned<Dashboard>>;
  /** Deletes the alerts on it too. Throws NotFound, PreconditionFailed. */
  delete(tenant: Tenant, id: string, precondition?: Precondition): Promise<void>;
}

interface Row {
  id: string;
  name: string;
  tiles: JsonChunk;
  tags: string;
}

const FIRST_VERSION = 1;

const COLUMNS = ['id', 'name', 'tiles', 'tags', 'version'] as const;

/** Returns the JSON of a dashboard in chunks. */
function jsonOf({ id, name, tiles, tags }: Row): JsonChunk[] {
  return [`{"id":"${id}","name":${JSON.stringify(name)},"tiles":`, tiles, `,"tags":${tags}}`];
}

/** Returns the stored bytes of a dashboard, which are its bytes in a response but for its id. */
function sizeOf({ name, tiles, tags }: Pick<Row, 'name' | 'tiles' | 'tags'>): number {
  return storedBytes(name, tiles, tags);
}

function versionedDashboard(row: Row & { readonly version: number }): Versioned<Dashboard> {
  return new SerializedResource<Dashboard>(jsonOf(row), row.version);
}

/**
 * Tiles on their way between the store and an answer. With SQLite as bytes: what goes out as bytes need not become a
 * string, and a string is turned into bytes once.
 */
function tilesOf({ kind: engine }: Pick<Store, 'kind'>) {
  return engine === 'sqlite'
    ? {
        column: sql<JsonChunk>`cast("tiles" as blob)`.as('tiles'),
        value: (tiles: string) => sql<string>`cast(${tiles} as text)`,
        write: (tiles: Tile[]): JsonChunk => Buffer.from(JSON.stringify(tiles)),
      }
    : {
        column: 'tiles' as const,
        value: (tiles: string) => tiles,
        write: (tiles: Tile[]): JsonChunk => JSON.stringify(tiles),
      };
}

function selectOne(db: Queries, tenantId: string, id: string) {
  return db.selectFrom('dashboards').select(COLUMNS).where('tenant_id', '=', tenantId).where('id', '=', id);
}

/** Refuses tiles that break rules which their schema cannot state. */
async function checkTiles(
  kindsOf: SourceKinds,
  tx: Transaction<Tables>,
  { tenant, tiles }: { readonly tenant: Tenant; readonly tiles: DashboardInput['tiles'] },
): Promise<void> {
  return rejectInvalid(tileIssues(tiles, await kindsOf(tx, tenant, namedSources(tiles))));
}

/** The dashboards in the store, with the rules that their schema cannot state. */
export function createDashboards({ store, clock, newId, quotas }: ResourceContext): Dashboards {
  const stored = tilesOf(store);
  const columns = ['id', 'name', stored.column, 'tags', 'version'] as const;
  const one = prepared(
    store,
    ['tenant', 'id'],
    ({ tenant, id }) =>
      store.db.selectFrom('dashboards').select(columns).where('tenant_id', '=', tenant).where('id', '=', id),
    versionedDashboard,
  );
  const kindsOf = createSourceKinds(store);
  const insert = preparedIn(['id', 'name', 'tiles', 'tags', 'tenant', 'now'], ({ tenant, now, tiles, ...row }) =>
    store.db.insertInto('dashboards').values({
      ...row,
      tiles: stored.value(tiles),
      version: FIRST_VERSION,
      tenant_id: tenant,
      created_at: now,
      updated_at: now,
    }),
  );
  return {
    list: (tenant, page) =>
      readPage<Dashboard>(store, page, {
        table: 'dashboards',
        owner: ['tenant_id', tenant.id],
        key: 'id',
        sizedBy: ['name', 'tiles', 'tags'],
        async read(db, ids) {
          const rows = await db
            .selectFrom('dashboards')
            .select(columns)
            .where('tenant_id', '=', tenant.id)
            .where('id', 'in', ids)
            .orderBy('id')
            .execute();
          return rows.map((row) => new JsonText<Dashboard>(jsonOf(row)));
        },
      }),

    async get(tenant, id) {
      const found = await one({ tenant: tenant.id, id });
      if (!found) throw new NotFoundError('No dashboard has this id');
      return found;
    },

    create: (tenant, input, also) =>
      store.transaction(async (tx) => {
        await checkTiles(kindsOf, tx, { tenant, tiles: input.tiles });
        const now = toIsoTime(clock());
        const row = {
          id: newId(),
          name: input.name,
          tiles: stored.write(assignTileIds(input.tiles, new Set(), newId)),
          tags: JSON.stringify([...new Set(input.tags)]),
          version: FIRST_VERSION,
        };
        const bytes = sizeOf(row);
        quotas.checkDashboard(bytes);
        await insert(tx, { ...row, tenant: tenant.id, now });
        await quotas.change(tx, tenant.id, { dashboards: 1, bytes });
        const made = versionedDashboard(row);
        await also?.(tx, made);
        return made;
      }),

    replace: (tenant, id, input, when) =>
      store.transaction(async (tx) => {
        await checkTiles(kindsOf, tx, { tenant, tiles: input.tiles });
        const before = requireWritable(await selectOne(tx, tenant.id, id).executeTakeFirst(), 'dashboard', when);
        const known = new Set((JSON.parse(before.tiles) as Tile[]).map((tile) => tile.id));
        const tiles = assignTileIds(input.tiles, known, newId);
        const row = {
          name: input.name,
          tiles: JSON.stringify(tiles),
          tags: input.tags === undefined ? before.tags : JSON.stringify([...new Set(input.tags)]),
          version: before.version + 1,
        };
        const bytes = sizeOf(row);
        const added = bytes - sizeOf(before);
        if (added > 0) quotas.checkDashboard(bytes);
        await quotas.change(tx, tenant.id, { bytes: added });
        await tx
          .updateTable('dashboards')
          .set({ ...row, updated_at: toIsoTime(clock()) })
          .where('tenant_id', '=', tenant.id)
          .where('id', '=', id)
          .execute();
        const alerting = tiles.filter(canAlert).map((tile) => tile.id);
        await deleteAlertsOfDashboard(tx, quotas, tenant, id, { except: alerting });
        return versionedDashboard({ id, ...row });
      }),

    delete: (tenant, id, when) =>
      store.transaction(async (tx) => {
        const before = requireWritable(await selectOne(tx, tenant.id, id).executeTakeFirst(), 'dashboard', when);
        await deleteAlertsOfDashboard(tx, quotas, tenant, id, { except: [] });
        await quotas.change(tx, tenant.id, { dashboards: -1, bytes: -sizeOf(before) });
        await tx.deleteFrom('dashboards').where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
      }),
  };
}
