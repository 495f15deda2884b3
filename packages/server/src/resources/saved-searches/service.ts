import type { SavedSearch, SavedSearchInput } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { rejectInvalid } from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { toIsoTime } from '../../domain/timestamp.ts';
import { issue } from '../../domain/validation-issue.ts';
import { type Precondition, requireFound, requireWritable, type Versioned } from '../../domain/versioned.ts';
import { type Page, type PageRequest, readPage } from '../../store/read-page.ts';
import type { Queries } from '../../store/store.ts';
import type { SavedSearchesTable } from '../../store/tables.ts';
import { deleteAlertsOfSavedSearch } from '../alerts/cascade.ts';
import type { ResourceContext, Tx } from '../context.ts';
import { storedBytes } from '../quotas.ts';
import { toColumns, toSavedSearch } from './rows.ts';
import { savedSearchIssues } from './rules.ts';

type Row = Selectable<SavedSearchesTable>;

/** Reads and writes the saved searches of tenants. */
export class SavedSearchService {
  readonly #context: ResourceContext;

  constructor(context: ResourceContext) {
    this.#context = context;
  }

  /** Returns a page of the saved searches in order of creation. */
  list(tenant: Tenant, page: PageRequest): Promise<Page<SavedSearch>> {
    return readPage<SavedSearch>(this.#context.store, page, {
      table: 'saved_searches',
      owner: ['tenant_id', tenant.id],
      key: 'id',
      variableLengthColumns: ['name', 'definition'],
      async read(db, ids) {
        const rows = await db
          .selectFrom('saved_searches')
          .selectAll()
          .where('tenant_id', '=', tenant.id)
          .where('id', 'in', ids)
          .orderBy('id')
          .execute();
        return rows.map((row) => toSavedSearch(tenant, row));
      },
    });
  }

  /** Returns a saved search. Throws NotFoundError. */
  async get(tenant: Tenant, id: string): Promise<Versioned<SavedSearch>> {
    return toVersioned(tenant, requireFound(await findRow(this.#context.store.db, tenant, id), 'saved search'));
  }

  /** Creates a saved search. Throws InvalidInputError and QuotaExceededError. */
  async create(tx: Tx, tenant: Tenant, input: SavedSearchInput): Promise<Versioned<SavedSearch>> {
    const { clock, newId, quotas } = this.#context;
    await rejectInvalidSearch(tx, tenant, input);
    const now = toIsoTime(clock());
    const row: Row = {
      ...toColumns(input),
      tenant_id: tenant.id,
      id: newId(),
      created_at: now,
      updated_at: now,
      version: 1,
    };
    await tx.insertInto('saved_searches').values(row).execute();
    await quotas.change(tx, tenant.id, { saved_searches: 1, bytes: sizeOf(row) });
    return toVersioned(tenant, row);
  }

  /** Replaces a saved search. Throws InvalidInputError, NotFoundError, PreconditionFailedError and QuotaExceededError. */
  async replace(
    tx: Tx,
    tenant: Tenant,
    id: string,
    input: SavedSearchInput,
    precondition?: Precondition,
  ): Promise<Versioned<SavedSearch>> {
    const { clock, quotas } = this.#context;
    const previous = requireWritable(await findRow(tx, tenant, id), 'saved search', precondition);
    await rejectInvalidSearch(tx, tenant, input);
    const changes = { ...toColumns(input), updated_at: toIsoTime(clock()), version: previous.version + 1 };
    const row = { ...previous, ...changes };
    await quotas.change(tx, tenant.id, { bytes: sizeOf(row) - sizeOf(previous) });
    await tx
      .updateTable('saved_searches')
      .set(changes)
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', id)
      .execute();
    return toVersioned(tenant, row);
  }

  /** Deletes a saved search and its alerts. Throws NotFoundError and PreconditionFailedError. */
  async delete(tx: Tx, tenant: Tenant, id: string, precondition?: Precondition): Promise<void> {
    const { quotas } = this.#context;
    const previous = requireWritable(await findRow(tx, tenant, id), 'saved search', precondition);
    await deleteAlertsOfSavedSearch(tx, quotas, tenant, id);
    await tx.deleteFrom('saved_searches').where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
    await quotas.change(tx, tenant.id, { saved_searches: -1, bytes: -sizeOf(previous) });
  }
}

/** Throws InvalidInputError with all issues that the schema cannot express. */
async function rejectInvalidSearch(tx: Tx, tenant: Tenant, input: SavedSearchInput): Promise<void> {
  const source = await tx
    .selectFrom('sources')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', input.sourceId)
    .executeTakeFirst();
  rejectInvalid([
    ...(await savedSearchIssues(input)),
    ...(source ? [] : [issue(['sourceId'], 'reference', `no source has the id "${input.sourceId}"`)]),
  ]);
}

function findRow(db: Queries, tenant: Tenant, id: string): Promise<Row | undefined> {
  return db
    .selectFrom('saved_searches')
    .selectAll()
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', id)
    .executeTakeFirst();
}

function toVersioned(tenant: Tenant, row: Row): Versioned<SavedSearch> {
  return { resource: toSavedSearch(tenant, row), version: row.version };
}

/** Returns the bytes of a saved search that count towards the storage limit of its tenant. */
function sizeOf({ name, definition }: Row): number {
  return storedBytes(name, definition);
}
