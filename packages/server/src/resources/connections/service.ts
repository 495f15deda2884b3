import type { Connection, ConnectionInput } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { InvalidInputError, rejectInvalid } from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { toIsoTime } from '../../domain/timestamp.ts';
import { type Precondition, requireFound, requireWritable, type Versioned } from '../../domain/versioned.ts';
import type { TargetAllowList } from '../../outgoing/allow-list.ts';
import { checkTargetName, type TargetCheck, targetIssues } from '../../outgoing/check-target.ts';
import type { Resolve } from '../../outgoing/resolve-names.ts';
import { type Page, type PageRequest, readPage } from '../../store/read-page.ts';
import { sourcesById } from '../../store/read-sources.ts';
import { connectionOwner, type SecretCipher, SecretsKeyMissingError } from '../../store/secrets/stored-secrets.ts';
import type { Queries } from '../../store/store.ts';
import type { ConnectionsTable } from '../../store/tables.ts';
import type { ResourceContext, Tx } from '../context.ts';
import { QuotaExceededError, storedBytes } from '../quotas.ts';
import { toColumns, toConnection } from './rows.ts';
import {
  connectionTarget,
  hostIssues,
  MAX_CONNECTIONS,
  missingKeyIssue,
  passwordIssues,
  prefixIssues,
  rejectBuiltIn,
  rejectUsed,
} from './rules.ts';

type Row = Selectable<ConnectionsTable>;

/** The dependencies of {@link ConnectionService}. */
export interface ConnectionContext extends ResourceContext {
  /** The targets that are allowed in addition to public addresses. */
  readonly allowList: TargetAllowList;
  /** Resolves the host names in the property `host`. @default the resolver of the system */
  readonly resolve?: Resolve;
  /** Encrypts the passwords. */
  readonly secrets: SecretCipher;
}

/**
 * Reads and writes the connections of tenants to databases. Each tenant has a built-in connection to its own database. The built-in
 * connection cannot be changed or deleted.
 */
export class ConnectionService {
  readonly #context: ConnectionContext;

  constructor(context: ConnectionContext) {
    this.#context = context;
  }

  /** Returns a page of the connections in order of creation. */
  list(tenant: Tenant, page: PageRequest): Promise<Page<Connection>> {
    return readPage<Connection>(this.#context.store, page, {
      table: 'connections',
      owner: ['tenant_id', tenant.id],
      key: 'id',
      variableLengthColumns: ['name', 'host', 'username', 'password', 'details'],
      async read(db, ids) {
        const rows = await db
          .selectFrom('connections')
          .selectAll()
          .where('tenant_id', '=', tenant.id)
          .where('id', 'in', ids)
          .orderBy('id')
          .execute();
        return rows.map(toConnection);
      },
    });
  }

  /** Returns a connection. Throws NotFoundError. */
  async get(tenant: Tenant, id: string): Promise<Versioned<Connection>> {
    return toVersioned(requireFound(await findRow(this.#context.store.db, tenant, id), 'connection'));
  }

  /** Resolves the host name of a connection. Call it before the connection is written. Never throws. */
  check(tenant: Tenant, input: ConnectionInput): Promise<TargetCheck> {
    return checkTargetName(connectionTarget(input), tenant.id, this.#context);
  }

  /** Creates a connection. `checked` is the result of {@link check}. Throws InvalidInputError and QuotaExceededError. */
  async create(tx: Tx, tenant: Tenant, input: ConnectionInput, checked?: TargetCheck): Promise<Versioned<Connection>> {
    const { clock, newId, quotas } = this.#context;
    rejectInvalid([...this.#issues(input, checked), ...prefixIssues(input)]);
    await rejectOverQuota(tx, tenant);
    const now = toIsoTime(clock());
    const id = newId();
    const row: Row = {
      ...toColumns(input),
      tenant_id: tenant.id,
      id,
      is_built_in: 0,
      password: input.password ? this.#encrypt(input.password, tenant, id) : null,
      created_at: now,
      updated_at: now,
      version: 1,
    };
    await tx.insertInto('connections').values(row).execute();
    await quotas.change(tx, tenant.id, { bytes: sizeOf(row) });
    return { ...toVersioned(row), ...(checked && { warnings: checked.warnings }) };
  }

  /**
   * Replaces a connection. `checked` is the result of {@link check}. Throws InvalidInputError, NotFoundError,
   * PreconditionFailedError, QuotaExceededError, and ConflictError for the built-in connection.
   */
  async replace(
    tx: Tx,
    tenant: Tenant,
    id: string,
    input: ConnectionInput,
    precondition?: Precondition,
    checked?: TargetCheck,
  ): Promise<Versioned<Connection>> {
    const { clock, quotas } = this.#context;
    const previous = requireWritable(await findRow(tx, tenant, id), 'connection', precondition);
    rejectBuiltIn(previous, 'changed');
    rejectInvalid([...this.#issues(input, checked), ...passwordIssues(input, previous)]);
    const changes = {
      ...toColumns(input, previous),
      ...(input.password && { password: this.#encrypt(input.password, tenant, id) }),
      updated_at: toIsoTime(clock()),
      version: previous.version + 1,
    };
    const row = { ...previous, ...changes };
    await quotas.change(tx, tenant.id, { bytes: sizeOf(row) - sizeOf(previous) });
    await tx.updateTable('connections').set(changes).where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
    return { ...toVersioned(row), ...(checked && { warnings: checked.warnings }) };
  }

  /**
   * Deletes a connection. Throws NotFoundError, PreconditionFailedError, and ConflictError for the built-in connection and for
   * one that sources use.
   */
  async delete(tx: Tx, tenant: Tenant, id: string, precondition?: Precondition): Promise<void> {
    const previous = requireWritable(await findRow(tx, tenant, id), 'connection', precondition);
    rejectBuiltIn(previous, 'deleted');
    const sources = [...(await sourcesById(tx, tenant)).values()];
    rejectUsed(sources.filter(({ connection }) => connection === id));
    await tx.deleteFrom('connections').where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
    await this.#context.quotas.change(tx, tenant.id, { bytes: -sizeOf(previous) });
  }

  #issues(input: ConnectionInput, checked: TargetCheck | undefined) {
    return [
      ...targetIssues(connectionTarget(input), this.#context.allowList),
      ...hostIssues(input),
      ...(checked?.issues ?? []),
    ];
  }

  #encrypt(password: string, tenant: Tenant, id: string): string {
    try {
      return this.#context.secrets.encrypt(password, connectionOwner(tenant.id, id));
    } catch (error) {
      throw error instanceof SecretsKeyMissingError ? new InvalidInputError([missingKeyIssue()]) : error;
    }
  }
}

function findRow(db: Queries, tenant: Tenant, id: string): Promise<Row | undefined> {
  return db
    .selectFrom('connections')
    .selectAll()
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', id)
    .executeTakeFirst();
}

function toVersioned(row: Row): Versioned<Connection> {
  return { resource: toConnection(row), version: row.version };
}

/** Returns the bytes of a connection that count towards the storage limit of its tenant. */
function sizeOf(row: Row): number {
  return storedBytes(row.name, row.host, row.username, row.password, row.details);
}

async function rejectOverQuota(tx: Tx, tenant: Tenant): Promise<void> {
  const { count } = await tx
    .selectFrom('connections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenant.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_CONNECTIONS) {
    throw new QuotaExceededError(`The team has reached its limit of ${MAX_CONNECTIONS} connections. Delete one first.`);
  }
}
