import { randomUUID } from 'node:crypto';
import {
  type ApiKey,
  type ApiKeyCreated,
  ApiKeyInput,
  type ApiKeyPatch,
  fillDefaults,
} from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import type { Usage } from '../../auth/usage.ts';
import { ConflictError, rejectInvalid } from '../../domain/errors.ts';
import { digest, newKeyId, newSecret, suffixOf } from '../../domain/secrets.ts';
import { toIsoTime } from '../../domain/timestamp.ts';
import { type Precondition, requireFound, requireWritable, type Versioned } from '../../domain/versioned.ts';
import { type Page, type PageRequest, readPage } from '../../store/read-page.ts';
import type { Queries } from '../../store/store.ts';
import type { ApiKeysTable } from '../../store/tables.ts';
import { isUniqueViolation } from '../../store/unique-violation.ts';
import type { ResourceContext, Tx } from '../context.ts';
import { rolesOf } from './roles.ts';
import { accessListColumn, expiryColumn, toApiKey, versionedKey } from './rows.ts';
import { keyIssues, MAX_KEYS, selfLockout } from './rules.ts';

/** The caller of a write. A key cannot delete itself, or apply a change to itself that {@link selfLockout} forbids. */
export interface KeyCaller {
  /** The id of the caller's own key. */
  readonly callerKeyId: string;
  /** The IP address of the caller. */
  readonly address: string;
}

/** The dependencies of {@link KeyService}. */
export interface KeyContext extends ResourceContext {
  readonly usage: Usage;
}

/** Reads and writes the API keys of organizations. A use of a key changes its `usedAt` and its ETag, but not its version. */
export class KeyService {
  readonly #context: KeyContext;

  constructor(context: KeyContext) {
    this.#context = context;
  }

  /** Returns a page of the keys in order of creation. */
  list(organizationId: string, page: PageRequest): Promise<Page<ApiKey>> {
    const { store, usage } = this.#context;
    return readPage<ApiKey>(store, page, {
      table: 'api_keys',
      owner: ['organization_id', organizationId],
      key: 'ordinal',
      variableLengthColumns: ['name', 'roles', 'ip_access_list'],
      async read(db, ordinals) {
        const rows = await db
          .selectFrom('api_keys')
          .selectAll()
          .where('organization_id', '=', organizationId)
          .where('ordinal', 'in', ordinals)
          .orderBy('ordinal')
          .execute();
        return rows.map((row) => toApiKey(usage.withPending('api_keys', row)));
      },
    });
  }

  /** Returns a key. Throws NotFoundError. */
  async get(organizationId: string, id: string): Promise<Versioned<ApiKey>> {
    return versionedKey(requireFound(await this.#find(this.#context.store.db, organizationId, id), 'key'));
  }

  /**
   * Creates a key. The result contains its key id and secret. The store contains only their digests, and the last four characters of
   * the key id. If the input contains the digests, the result has neither key id nor secret. Throws InvalidInputError, and
   * ConflictError at the limit of keys or if a digest is in use.
   */
  async create(tx: Tx, organizationId: string, input: ApiKeyInput): Promise<Versioned<ApiKeyCreated>> {
    const { clock, newId } = this.#context;
    const nowMs = clock();
    rejectInvalid(keyIssues(input, nowMs));
    if ((await countKeys(tx, organizationId)) >= MAX_KEYS) {
      throw new ConflictError(`The organization has reached its limit of ${MAX_KEYS} API keys. Delete a key first.`);
    }
    const { columns, secrets } = createIdentity(input);
    const { name, state, roles, assignedRoleIds, ipAccessList } = withDefaults(input);
    const row: Selectable<ApiKeysTable> = {
      ...columns,
      id: randomUUID(),
      organization_id: organizationId,
      ordinal: newId(),
      name,
      state,
      roles: JSON.stringify(rolesOf({ roles, assignedRoleIds })),
      ip_access_list: accessListColumn(ipAccessList),
      created_at: toIsoTime(nowMs),
      expire_at: expiryColumn(input.expireAt),
      used_at: null,
      version: 1,
    };
    await insert(tx, row);
    return { resource: { key: toApiKey(row), ...secrets }, version: row.version };
  }

  /**
   * Updates the properties that the patch contains. Throws InvalidInputError, NotFoundError, PreconditionFailedError, and
   * ConflictError if the caller's own key would lock itself out.
   */
  async update(
    tx: Tx,
    organizationId: string,
    id: string,
    patch: ApiKeyPatch,
    { callerKeyId, address }: KeyCaller,
    precondition?: Precondition,
  ): Promise<Versioned<ApiKey>> {
    const previous = requireWritable(await this.#find(tx, organizationId, id), 'key', precondition);
    rejectInvalid(keyIssues(patch, this.#context.clock(), previous.expire_at));
    const roles = rolesOf(patch);
    const lockout = id === callerKeyId ? selfLockout({ ...patch, roles }, address) : undefined;
    if (lockout !== undefined) throw new ConflictError(lockout);
    const changes = {
      name: patch.name ?? previous.name,
      state: patch.state ?? previous.state,
      roles: roles === undefined ? previous.roles : JSON.stringify(roles),
      expire_at: patch.expireAt === undefined ? previous.expire_at : expiryColumn(patch.expireAt),
      ip_access_list: patch.ipAccessList === undefined ? previous.ip_access_list : accessListColumn(patch.ipAccessList),
      version: previous.version + 1,
    };
    await tx.updateTable('api_keys').set(changes).where('id', '=', id).execute();
    return versionedKey({ ...previous, ...changes });
  }

  /** Deletes a key. Throws NotFoundError, PreconditionFailedError, and ConflictError for the caller's own key. */
  async delete(
    tx: Tx,
    organizationId: string,
    id: string,
    { callerKeyId }: Pick<KeyCaller, 'callerKeyId'>,
    precondition?: Precondition,
  ): Promise<void> {
    requireWritable(await this.#find(tx, organizationId, id), 'key', precondition);
    if (id === callerKeyId) throw new ConflictError('An API key cannot delete itself. Use another key.');
    await tx.deleteFrom('api_keys').where('id', '=', id).execute();
  }

  async #find(db: Queries, organizationId: string, id: string): Promise<Selectable<ApiKeysTable> | undefined> {
    const row = await db
      .selectFrom('api_keys')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && this.#context.usage.withPending('api_keys', row);
  }
}

async function countKeys(db: Queries, organizationId: string): Promise<number> {
  const { total } = await db
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

type Defaulted = {
  readonly [Name in 'name' | 'state' | 'roles' | 'ipAccessList']: NonNullable<ApiKeyInput[Name]>;
};

/** Returns the input with the defaults of the spec. */
function withDefaults(input: ApiKeyInput): ApiKeyInput & Defaulted {
  return fillDefaults(ApiKeyInput.rule, { ...input }) as ApiKeyInput & Defaulted;
}

/** Returns the digests of the input. If the input has none, creates a key id and a secret, and returns both with their digests. */
function createIdentity({ hashData }: ApiKeyInput) {
  if (hashData) {
    const { keyIdHash, keyIdSuffix, keySecretHash } = hashData;
    return {
      columns: { key_id_digest: keyIdHash, key_suffix: keyIdSuffix, secret_digest: keySecretHash },
      secrets: {},
    };
  }
  const secrets = { keyId: newKeyId(), keySecret: newSecret('secret') };
  const columns = {
    key_id_digest: digest(secrets.keyId),
    key_suffix: suffixOf(secrets.keyId),
    secret_digest: digest(secrets.keySecret),
  };
  return { columns, secrets };
}

async function insert(tx: Tx, row: Selectable<ApiKeysTable>): Promise<void> {
  try {
    await tx.insertInto('api_keys').values(row).execute();
  } catch (error) {
    throw isUniqueViolation(error)
      ? new ConflictError('A digest in hashData is already in use by another key.')
      : error;
  }
}
