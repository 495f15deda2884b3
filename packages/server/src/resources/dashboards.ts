import type { Dashboard, DashboardInput, Tile } from '@observability-api/schemas';
import type { Transaction } from 'kysely';
import { prepared } from '../store/prepared.ts';
import type { Queries } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { deleteAlertsOfDashboard } from './alert-cascade.ts';
import type { AlsoWrite, Context, Tenant } from './context.ts';
import { canAlert, metricNameIssues, namedSources, repeatedTileIds, tileIssues } from './dashboard-rules.ts';
import { type InputIssue, NotFound, refuse } from './errors.ts';
import { isoTime } from './instant.ts';
import { issue } from './issue.ts';
import { type Page, type PageRequest, readPage } from './page.ts';
import { sourceKinds } from './sources.ts';
import { keptTiles } from './tiles.ts';
import { type Precondition, type Versioned, writable } from './versioned.ts';

/** Dashboards of a tenant. */
export interface Dashboards {
  list(tenant: Tenant, page: PageRequest): Promise<Page<Dashboard>>;
  /** Throws NotFound. */
  get(tenant: Tenant, id: string): Promise<Versioned<Dashboard>>;
  /** Writes `also` in the same transaction. Throws Invalid. */
  create(tenant: Tenant, input: DashboardInput, also?: AlsoWrite<Versioned<Dashboard>>): Promise<Versioned<Dashboard>>;
  /** Deletes the alerts whose tile is gone or cannot alert any more. Throws Invalid, NotFound, PreconditionFailed. */
  replace(tenant: Tenant, id: string, input: DashboardInput, when?: Precondition): Promise<Versioned<Dashboard>>;
  /** Deletes the alerts on it too. Throws NotFound, PreconditionFailed. */
  delete(tenant: Tenant, id: string, when?: Precondition): Promise<void>;
}

interface Row {
  id: string;
  name: string;
  tiles: string;
  tags: string;
}

const COLUMNS = ['id', 'name', 'tiles', 'tags', 'version'] as const;

const toDashboard = ({ id, name, tiles, tags }: Row): Dashboard => ({
  id,
  name,
  tiles: JSON.parse(tiles) as Tile[],
  tags: JSON.parse(tags) as string[],
});

const selectOne = (db: Queries, tenantId: string, id: string) =>
  db.selectFrom('dashboards').select(COLUMNS).where('tenant_id', '=', tenantId).where('id', '=', id);

/** Everything that is wrong with the tiles, with them alone and with the sources that they name. */
const inputIssues = async (
  tx: Transaction<Tables>,
  tenant: Tenant,
  { tiles }: DashboardInput,
): Promise<InputIssue[]> => {
  const named = namedSources(tiles);
  const kinds = await sourceKinds(
    tx,
    tenant,
    named.map(({ id }) => id),
  );
  const missing = named.filter(({ id }) => !kinds.has(id));
  return [
    ...tileIssues(tiles),
    ...repeatedTileIds(tiles),
    ...missing.map(({ id, path }) => issue(path, 'reference', `no source has the id "${id}"`)),
    ...metricNameIssues(tiles, kinds),
  ];
};

/** The dashboards in the store, with the rules that their schema cannot state. */
export const createDashboards = ({ store, clock, newId }: Context): Dashboards => {
  const one = prepared(store.db, ['tenant', 'id'], ({ tenant, id }) => selectOne(store.db, tenant, id));
  return {
    async list(tenant, page) {
      const { items, total } = await readPage(store, page, (db) =>
        db.selectFrom('dashboards').select(COLUMNS).where('tenant_id', '=', tenant.id).orderBy('id'),
      );
      return { items: items.map(toDashboard), total };
    },

    async get(tenant, id) {
      const row = await one({ tenant: tenant.id, id });
      if (!row) throw new NotFound('No dashboard has this id');
      return { resource: toDashboard(row), version: row.version };
    },

    create: (tenant, input, also) =>
      store.transaction(async (tx) => {
        refuse(await inputIssues(tx, tenant, input));
        const now = isoTime(clock());
        const row = {
          id: newId(),
          name: input.name,
          tiles: JSON.stringify(keptTiles(input.tiles, new Set(), newId)),
          tags: JSON.stringify([...new Set(input.tags)]),
          version: 1,
        };
        await tx
          .insertInto('dashboards')
          .values({ ...row, tenant_id: tenant.id, created_at: now, updated_at: now })
          .execute();
        const made = { resource: toDashboard(row), version: row.version };
        await also?.(tx, made);
        return made;
      }),

    replace: (tenant, id, input, when) =>
      store.transaction(async (tx) => {
        refuse(await inputIssues(tx, tenant, input));
        const before = writable(await selectOne(tx, tenant.id, id).executeTakeFirst(), 'dashboard', when);
        const known = new Set(toDashboard(before).tiles.map((tile) => tile.id));
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
        return { resource: toDashboard({ id, ...row }), version: row.version };
      }),

    delete: (tenant, id, when) =>
      store.transaction(async (tx) => {
        writable(await selectOne(tx, tenant.id, id).executeTakeFirst(), 'dashboard', when);
        await deleteAlertsOfDashboard(tx, tenant, id, { except: [] });
        await tx.deleteFrom('dashboards').where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
      }),
  };
};
