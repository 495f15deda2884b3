import type { Source, SourceInput, WriteWarning } from '@observability-api/schemas';
import { type Selectable, sql } from 'kysely';
import { rejectInvalid } from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { type Precondition, requireFound, requireWritable, type Versioned } from '../../domain/versioned.ts';
import { prepareQuery, prepareStatement } from '../../store/prepared.ts';
import { lengthOf, type Page, type PageRequest, readPage } from '../../store/read-page.ts';
import { toSource } from '../../store/read-sources.ts';
import type { Queries, Store } from '../../store/store.ts';
import type { SourcesTable } from '../../store/tables.ts';
import type { ResourceContext, Tx } from '../context.ts';
import { QuotaExceededError, storedBytes } from '../quotas.ts';
import { tablesOf, toDefinition } from './rows.ts';
import { connectionIssues, MAX_SOURCES, MAX_SOURCES_BYTES, tableIssues } from './rules.ts';

/** The tables of a source for {@link SourceContext.findMissingTables}. */
export interface SourceTables {
  readonly connection: string;
  readonly database: string;
  readonly tables: readonly string[];
}

/** The dependencies of {@link SourceService}. */
export interface SourceContext extends ResourceContext {
  /**
   * Returns the names of the tables that do not exist, or an empty array if the check fails. Undefined if telemetry is disabled.
   */
  readonly findMissingTables: ((tenant: string, source: SourceTables) => Promise<readonly string[]>) | undefined;
}

type Row = Selectable<SourcesTable>;

/** Reads and writes the sources of tenants. */
export class SourceService {
  readonly #store: Store;
  readonly #context: SourceContext;
  readonly #findById: FindSource;

  constructor(context: SourceContext) {
    this.#store = context.store;
    this.#context = context;
    this.#findById = prepareFindSource(context.store);
  }

  /** Returns a page of the sources in order of creation. */
  list(tenant: Tenant, page: PageRequest): Promise<Page<Source>> {
    return readPage<Source>(this.#store, page, {
      table: 'sources',
      owner: ['tenant_id', tenant.id],
      key: 'id',
      variableLengthColumns: ['definition'],
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
    return requireFound(await this.#findById(tenant, id), 'source');
  }

  /** Returns a warning for each missing table of a source. Call it before the source is written. */
  async check(tenant: Tenant, input: SourceInput): Promise<readonly WriteWarning[]> {
    const { findMissingTables } = this.#context;
    if (!findMissingTables || (await connectionIssues(this.#store.db, tenant, input)).length > 0) return [];
    const database = input.from.databaseName;
    const tables = tablesOf(input);
    const missing = await findMissingTables(tenant.id, { connection: input.connection, database, tables });
    // A metric source can have one table per metric type. If a table is missing, only its metrics cannot be queried.
    const [pointer, consequence] =
      input.kind === 'metric'
        ? ['/metricTables', 'Its metrics cannot be queried until the table exists.']
        : ['/from/tableName', 'Queries of the source are rejected until the table exists.'];
    return missing.map((table) => ({
      pointer,
      message: `The table ${database}.${table} does not exist. ${consequence}`,
    }));
  }

  /** Creates a source. `warnings` is the result of {@link check}. Throws InvalidInputError and QuotaExceededError. */
  async create(
    tx: Tx,
    tenant: Tenant,
    input: SourceInput,
    warnings: readonly WriteWarning[] = [],
  ): Promise<Versioned<Source>> {
    const { newId, quotas } = this.#context;
    await rejectInvalidSource(tx, tenant, input);
    const definition = JSON.stringify(toDefinition(input));
    await rejectOverQuota(tx, tenant, definition);
    const row: Row = { tenant_id: tenant.id, id: newId(), definition, version: 1 };
    await tx.insertInto('sources').values(row).execute();
    await quotas.change(tx, tenant.id, { bytes: storedBytes(definition) });
    return { resource: toSource(row), version: row.version, warnings };
  }

  /**
   * Replaces a source. `warnings` is the result of {@link check}. Throws InvalidInputError, NotFoundError,
   * PreconditionFailedError and QuotaExceededError.
   */
  async replace(
    tx: Tx,
    tenant: Tenant,
    id: string,
    input: SourceInput,
    precondition?: Precondition,
    warnings: readonly WriteWarning[] = [],
  ): Promise<Versioned<Source>> {
    const previous = requireWritable(await findRow(tx, tenant, id), 'source', precondition);
    await rejectInvalidSource(tx, tenant, input);
    const definition = JSON.stringify(toDefinition(input));
    const changes = { definition, version: previous.version + 1 };
    await rejectOverQuota(tx, tenant, definition, previous);
    const bytes = storedBytes(definition) - storedBytes(previous.definition);
    await this.#context.quotas.change(tx, tenant.id, { bytes });
    await tx.updateTable('sources').set(changes).where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
    return { resource: toSource({ id, definition }), version: changes.version, warnings };
  }

  /** Deletes a source, even if other resources refer to it. Throws NotFoundError and PreconditionFailedError. */
  async delete(tx: Tx, tenant: Tenant, id: string, precondition?: Precondition): Promise<void> {
    const previous = requireWritable(await findRow(tx, tenant, id), 'source', precondition);
    await tx.deleteFrom('sources').where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
    await this.#context.quotas.change(tx, tenant.id, { bytes: -storedBytes(previous.definition) });
  }
}

function findRow(db: Queries, tenant: Tenant, id: string): Promise<Row | undefined> {
  return db
    .selectFrom('sources')
    .selectAll()
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', id)
    .executeTakeFirst();
}

async function rejectInvalidSource(tx: Tx, tenant: Tenant, input: SourceInput): Promise<void> {
  rejectInvalid([...tableIssues(input), ...(await connectionIssues(tx, tenant, input))]);
}

/** Throws QuotaExceededError if a write of `definition` exceeds a limit on the sources of a tenant. `previous` is the row to replace. */
async function rejectOverQuota(tx: Tx, tenant: Tenant, definition: string, previous?: Row): Promise<void> {
  const { count, bytes } = await tx
    .selectFrom('sources')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>(lengthOf(['definition'])), sql<number>`0`).as('bytes'),
    ])
    .where('tenant_id', '=', tenant.id)
    .executeTakeFirstOrThrow();
  if (!previous && Number(count) >= MAX_SOURCES) {
    throw new QuotaExceededError(`The tenant has reached its limit of ${MAX_SOURCES} sources. Delete one first.`);
  }
  const added = storedBytes(definition) - (previous ? storedBytes(previous.definition) : 0);
  if (added > 0 && Number(bytes) + added > MAX_SOURCES_BYTES) {
    throw new QuotaExceededError(
      `The tenant has reached its limit of ${MAX_SOURCES_BYTES} bytes of sources (it uses ${bytes}, and this write adds ${added}). Shorten expressions, or delete sources first.`,
    );
  }
}

/** Returns a source of a tenant, or undefined. */
export type FindSource = (tenant: Tenant, id: string) => Promise<Versioned<Source> | undefined>;

/** Prepares the query that finds a source by its id. */
export function prepareFindSource(store: Store): FindSource {
  const find = prepareStatement(
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

/** The properties of a source that are needed to validate a reference to it. */
export type KnownSource = Pick<Source, 'kind' | 'connection'>;

/** Returns the sources of a tenant by id. */
export type ReadKnownSources = (queries: Queries, tenant: Tenant) => Promise<ReadonlyMap<string, KnownSource>>;

/** Maximum number of cached sources. */
const MAX_CACHED_SOURCES = 10_000;

/** Creates {@link ReadKnownSources}. It caches the parsed properties, because most writes read the same sources. */
export function createKnownSourceReader({ db }: Pick<Store, 'db'>): ReadKnownSources {
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
  const selectAll = prepareQuery(['tenant'], ({ tenant }) =>
    db.selectFrom('sources').select(['id', 'definition', 'version']).where('tenant_id', '=', tenant),
  );
  return async (queries, tenant) => {
    const rows = await selectAll(queries, { tenant: tenant.id });
    return new Map(rows.map((row) => [row.id, knownSource(row)]));
  };
}
