import {
  type Dashboard,
  DashboardInput,
  type DashboardValidation,
  fillDefaults,
  type Tile,
  type TileInput,
  type WriteWarning,
} from '@observability-api/schemas';
import { sql } from 'kysely';
import { canAlert } from '../../domain/alert-tiles.ts';
import { checkInput } from '../../domain/check-input.ts';
import { TickBudget } from '../../domain/concurrency/tick-budget.ts';
import { type InputIssue, NotFoundError, rejectInvalid } from '../../domain/errors.ts';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import { byteLengthOf, concatChunks, type JsonChunk, JsonText, SerializedResource } from '../../domain/serialized.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { toIsoTime } from '../../domain/timestamp.ts';
import { type Precondition, requireFound, requireWritable, type Versioned } from '../../domain/versioned.ts';
import { prepareQuery, prepareStatement } from '../../store/prepared.ts';
import { type Page, type PageRequest, readPage } from '../../store/read-page.ts';
import { connectionIds } from '../../store/read-sources.ts';
import { readTile } from '../../store/read-tile.ts';
import type { Queries, Store } from '../../store/store.ts';
import { deleteAlertsOfDashboard } from '../alerts/cascade.ts';
import type { ResourceContext, Tx } from '../context.ts';
import { storedBytes } from '../quotas.ts';
import { createKnownSourceReader, type ReadKnownSources } from '../sources/service.ts';
import type { ReferencedResources } from './config-rules.ts';
import { type DashboardDetails, detailsJson, parseDetails, toDetails, toDetailsColumn } from './details.ts';
import { type FindSqlError, filterWarnings } from './filter-warnings.ts';
import { dashboardIssues, type ResolvedDashboard } from './rules.ts';
import { toTiles } from './tiles.ts';

/** The columns of a dashboard that are part of its response. `tiles`, `tags` and `details` are JSON. */
interface Row {
  id: string;
  name: string;
  tiles: JsonChunk;
  tags: string;
  details: string | null;
}

const FIRST_VERSION = 1;

/**
 * Parsing, serializing or storing tiles with more JSON than this takes several milliseconds. In bytes for SQLite, in characters for
 * PostgreSQL: see {@link tilesColumn}.
 */
const LARGE_TILES = 64 * 1024;

/** The size of the JSON that is serialized in one tick, in characters. A single tile can be larger. */
const SERIALIZED_PER_TICK = 512 * 1024;

/** Returns the JSON of tiles in parts. Serializes many tiles in several ticks. */
async function serializeTiles(tiles: readonly Tile[]): Promise<string[]> {
  const parts: string[] = [];
  let length = 0;
  for (const tile of tiles) {
    const json = JSON.stringify(tile);
    parts.push(parts.length === 0 ? '[' : ',', json);
    length += json.length;
    if (length < SERIALIZED_PER_TICK) continue;
    await nextFreeTick({ holdsLock: true });
    length = 0;
  }
  return parts.length === 0 ? ['[]'] : [...parts, ']'];
}

/** Waits for {@link nextFreeTick} if the tiles are large. Parsing, serializing and storing them then run in different ticks. */
async function pauseIfLarge(tiles: JsonChunk): Promise<void> {
  if (tiles.length > LARGE_TILES) await nextFreeTick({ holdsLock: true });
}

/** The dependencies of {@link DashboardService}. */
export interface DashboardContext extends ResourceContext {
  /**
   * Returns the reason why a filter is not an SQL expression, see {@link FindSqlError}. The telemetry engine parses it in the queue for
   * the chart queries of the tenant. Undefined if telemetry is disabled.
   */
  readonly findSqlError?: ((text: string, tenant: Tenant, signal: AbortSignal) => ReturnType<FindSqlError>) | undefined;
}

/** Reads and writes the dashboards of tenants. */
export class DashboardService {
  readonly #context: DashboardContext;
  readonly #tiles: TilesColumn;
  readonly #knownSources: ReadKnownSources;
  readonly #findById: (values: { tenant: string; id: string }) => Promise<SerializedResource<Dashboard> | undefined>;
  readonly #insert: ReturnType<typeof prepareInsert>;
  /** Limits the size of the dashboards that are read in one tick of the event loop. */
  readonly #reads = new TickBudget();

  constructor(context: DashboardContext) {
    const { store } = context;
    this.#context = context;
    this.#tiles = tilesColumn(store);
    this.#knownSources = createKnownSourceReader(store);
    this.#findById = prepareFind(store, this.#tiles);
    this.#insert = prepareInsert(store, this.#tiles);
  }

  /** Returns a page of the dashboards in order of creation. */
  list(tenant: Tenant, page: PageRequest): Promise<Page<Dashboard>> {
    const columns = columnsWith(this.#tiles);
    return readPage<Dashboard>(this.#context.store, page, {
      table: 'dashboards',
      owner: ['tenant_id', tenant.id],
      key: 'id',
      variableLengthColumns: ['name', 'tiles', 'tags', 'details'],
      async read(db, ids) {
        const rows = await db
          .selectFrom('dashboards')
          .select(columns)
          .where('tenant_id', '=', tenant.id)
          .where('id', 'in', ids)
          .orderBy('id')
          .execute();
        return rows.map((row) => new JsonText<Dashboard>(toJson(row)));
      },
    });
  }

  /** Returns a dashboard. Throws NotFoundError. */
  async get(tenant: Tenant, id: string): Promise<Versioned<Dashboard>> {
    await this.#reads.wait();
    const dashboard = requireFound(await this.#findById({ tenant: tenant.id, id }), 'dashboard');
    this.#reads.add(byteLengthOf(dashboard.json.chunks));
    return dashboard;
  }

  /** Returns a tile, and the {@link DashboardDetails} of its dashboard. Throws NotFoundError. */
  async getTile(tenant: Tenant, id: string, tileId: string): Promise<{ tile: Tile; dashboard: DashboardDetails }> {
    // Finding a tile of a large dashboard takes several milliseconds.
    await nextFreeTick();
    const { tile, details } = requireFound(await readTile(this.#context.store.db, tenant.id, id, tileId), 'dashboard');
    if (!tile) throw new NotFoundError('The dashboard has no tile with this id.');
    return { tile, dashboard: parseDetails(details) };
  }

  /**
   * Returns the warnings about filters that do not parse: see {@link filterWarnings}. Call it before the transaction of the write. `id` is
   * the id of the dashboard to replace.
   */
  async check(tenant: Tenant, input: DashboardInput, id?: string): Promise<WriteWarning[]> {
    const { findSqlError } = this.#context;
    const keepsLanguage = id !== undefined && input.savedQuery && input.savedQueryLanguage === undefined;
    const resolved = keepsLanguage ? { ...input, savedQueryLanguage: await this.#storedLanguage(tenant, id) } : input;
    return filterWarnings(resolved, findSqlError && ((text, signal) => findSqlError(text, tenant, signal)));
  }

  /** Returns the stored language of the saved query, or null if the dashboard does not exist. */
  async #storedLanguage(tenant: Tenant, id: string): Promise<Dashboard['savedQueryLanguage']> {
    const row = await this.#context.store.db
      .selectFrom('dashboards')
      .select('details')
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', id)
      .executeTakeFirst();
    return parseDetails(row?.details ?? null).savedQueryLanguage;
  }

  /**
   * Creates a dashboard. `warnings` is the result of {@link check}. Throws InvalidInputError, PayloadTooLargeError and
   * QuotaExceededError.
   */
  async create(
    tx: Tx,
    tenant: Tenant,
    input: DashboardInput,
    warnings: readonly WriteWarning[] = [],
  ): Promise<Versioned<Dashboard>> {
    const { clock, newId, quotas } = this.#context;
    const details = toDetails(input, newId);
    await this.#rejectInvalid(tx, tenant, { ...input, containers: details.containers ?? [] });
    const row = {
      id: newId(),
      name: input.name,
      tiles: this.#tiles.join(await serializeTiles(toTiles(input.tiles, newId))),
      tags: JSON.stringify([...new Set(input.tags)]),
      details: toDetailsColumn(details),
      version: FIRST_VERSION,
    };
    const bytes = sizeOf(row);
    quotas.checkDashboard(bytes);
    await pauseIfLarge(row.tiles);
    await this.#insert(tx, { ...row, tenant: tenant.id, now: toIsoTime(clock()) });
    await quotas.change(tx, tenant.id, { dashboards: 1, bytes });
    return toDashboard(row, warnings);
  }

  /**
   * Checks the body of a create request. Returns the first {@link MAX_ERRORS} issues, or the body with its defaults and the warnings.
   * Changes nothing.
   */
  async validate(tenant: Tenant, candidate: unknown): Promise<DashboardValidation> {
    const schemaIssues = checkInput(DashboardInput, candidate);
    if (schemaIssues.length > 0) return invalidDashboard(schemaIssues);
    const input = fillDefaults(DashboardInput.rule, candidate as DashboardInput);
    const dashboard = { ...input, containers: input.containers ?? [] };
    const referenced = await this.#readReferencedResources(this.#context.store.db, tenant, dashboard);
    const issues = await dashboardIssues(dashboard, referenced, { holdsLock: false });
    if (issues.length > 0) return invalidDashboard(issues);
    const warnings = await this.check(tenant, input);
    return { valid: true, errors: [], ...(warnings.length > 0 && { meta: { warnings } }), normalized: { ...input } };
  }

  /**
   * Replaces a dashboard. Deletes the alerts on tiles that are removed or cannot have alerts any more. `warnings` is the result of
   * {@link check}. Throws InvalidInputError, NotFoundError, PreconditionFailedError, PayloadTooLargeError and QuotaExceededError.
   */
  async replace(
    tx: Tx,
    tenant: Tenant,
    id: string,
    input: DashboardInput,
    precondition?: Precondition,
    warnings: readonly WriteWarning[] = [],
  ): Promise<Versioned<Dashboard>> {
    const { clock, newId, quotas } = this.#context;
    const previous = requireWritable(await findForUpdate(tx, this.#tiles, tenant, id), 'dashboard', precondition);
    const details = toDetails(input, newId, parseDetails(previous.details));
    await this.#rejectInvalid(tx, tenant, {
      ...input,
      ...details,
      // If the request omits the filters, the stored ones are not checked again: their sources may no longer exist.
      filters: input.filters,
      containers: details.containers ?? [],
    });
    await pauseIfLarge(previous.tiles);
    const tiles = toTiles(input.tiles, newId);
    const row = {
      name: input.name,
      tiles: this.#tiles.join(await serializeTiles(tiles)),
      tags: input.tags === undefined ? previous.tags : JSON.stringify([...new Set(input.tags)]),
      details: toDetailsColumn(details),
      version: previous.version + 1,
    };
    const bytes = sizeOf(row);
    const added = bytes - sizeOf(previous);
    if (added > 0) quotas.checkDashboard(bytes);
    await pauseIfLarge(row.tiles);
    await quotas.change(tx, tenant.id, { bytes: added });
    await tx
      .updateTable('dashboards')
      .set({ ...row, tiles: this.#tiles.value(row.tiles), updated_at: toIsoTime(clock()) })
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', id)
      .execute();
    const keptTileIds = tiles.filter(canAlert).map((tile) => tile.id);
    await deleteAlertsOfDashboard(tx, quotas, tenant, id, { keptTileIds });
    return toDashboard({ id, ...row }, warnings);
  }

  /** Deletes a dashboard and its alerts. Throws NotFoundError and PreconditionFailedError. */
  async delete(tx: Tx, tenant: Tenant, id: string, precondition?: Precondition): Promise<void> {
    const { quotas } = this.#context;
    const previous = requireWritable(await findForUpdate(tx, this.#tiles, tenant, id), 'dashboard', precondition);
    await deleteAlertsOfDashboard(tx, quotas, tenant, id, { keptTileIds: [] });
    await quotas.change(tx, tenant.id, { dashboards: -1, bytes: -sizeOf(previous) });
    await tx.deleteFrom('dashboards').where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
  }

  /** Throws InvalidInputError if the dashboard breaks a rule that its schema cannot express. */
  async #rejectInvalid(queries: Queries, tenant: Tenant, dashboard: ResolvedDashboard): Promise<void> {
    const referenced = await this.#readReferencedResources(queries, tenant, dashboard);
    rejectInvalid(await dashboardIssues(dashboard, referenced, { holdsLock: true }));
  }

  /** Reads the resources that a dashboard can refer to. A dashboard without tiles and filters refers to none. */
  async #readReferencedResources(
    queries: Queries,
    tenant: Tenant,
    { tiles, filters = [] }: ResolvedDashboard,
  ): Promise<ReferencedResources> {
    const isEmpty = tiles.length + filters.length === 0;
    const sources = isEmpty ? new Map() : await this.#knownSources(queries, tenant);
    const dashboards = await existingDashboards(queries, tenant, clickedDashboards(tiles));
    const connections = tiles.some(({ config }) => config?.configType === 'sql')
      ? await connectionIds(queries, tenant)
      : new Set<string>();
    return { sources, connections, dashboards };
  }
}

/** Maximum number of errors in the result of a validation. */
const MAX_ERRORS = 50;

function invalidDashboard(issues: readonly InputIssue[]): DashboardValidation {
  const errors = issues.slice(0, MAX_ERRORS).map(({ path, message }) => ({ path: path.join('.'), message }));
  return { valid: false, errors, normalized: null };
}

/** Returns the ids of the dashboards that a click on a tile opens (`onClick`). */
function clickedDashboards(tiles: readonly TileInput[]): string[] {
  return tiles.flatMap(({ config }) => {
    const click = config && 'onClick' in config ? config.onClick : undefined;
    return click?.type === 'dashboard' && click.target.mode === 'id' ? [click.target.id] : [];
  });
}

async function existingDashboards(queries: Queries, tenant: Tenant, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await queries
    .selectFrom('dashboards')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns the JSON of a dashboard in chunks. */
function toJson({ id, name, tiles, tags, details }: Row): JsonChunk[] {
  const start = `{"id":"${id}","name":${JSON.stringify(name)},"tiles":`;
  return [start, tiles, `,"tags":${tags},${detailsJson(details).slice(1)}`];
}

function toDashboard(
  row: Row & { readonly version: number },
  warnings?: readonly WriteWarning[],
): SerializedResource<Dashboard> {
  return new SerializedResource<Dashboard>(toJson(row), row.version, warnings);
}

/** Returns the bytes of a dashboard that count towards the storage limit of its tenant. */
function sizeOf({ name, tiles, tags, details }: Omit<Row, 'id'>): number {
  return storedBytes(name, tiles, tags, details);
}

type TilesColumn = ReturnType<typeof tilesColumn>;

/**
 * Returns the expressions that read and write the column `tiles`. SQLite reads and writes it as bytes, which the response
 * contains unchanged.
 */
function tilesColumn({ kind }: Pick<Store, 'kind'>) {
  return kind === 'sqlite'
    ? {
        select: sql<JsonChunk>`cast("tiles" as blob)`.as('tiles'),
        value: (tiles: JsonChunk) => sql<string>`cast(${tiles} as text)`,
        join: (parts: readonly string[]): JsonChunk => concatChunks(parts),
      }
    : {
        select: 'tiles' as const,
        value: (tiles: JsonChunk) => tiles as string,
        join: (parts: readonly string[]): JsonChunk => parts.join(''),
      };
}

function columnsWith(tiles: TilesColumn) {
  return ['id', 'name', tiles.select, 'tags', 'details', 'version'] as const;
}

function prepareFind(store: Store, tiles: TilesColumn) {
  return prepareStatement(
    store,
    ['tenant', 'id'],
    ({ tenant, id }) =>
      store.db.selectFrom('dashboards').select(columnsWith(tiles)).where('tenant_id', '=', tenant).where('id', '=', id),
    toDashboard,
  );
}

function prepareInsert(store: Store, tilesColumn: TilesColumn) {
  return prepareQuery(['id', 'name', 'tiles', 'tags', 'details', 'tenant', 'now'], ({ tenant, now, tiles, ...row }) =>
    store.db.insertInto('dashboards').values({
      ...row,
      tiles: tilesColumn.value(tiles),
      version: FIRST_VERSION,
      tenant_id: tenant,
      created_at: now,
      updated_at: now,
    }),
  );
}

function findForUpdate(tx: Tx, tiles: TilesColumn, tenant: Tenant, id: string) {
  return tx
    .selectFrom('dashboards')
    .select(columnsWith(tiles))
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', id)
    .executeTakeFirst();
}
