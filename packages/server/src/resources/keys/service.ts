import { randomUUID } from 'node:crypto';
import {
  type ApiKey,
  type ApiKeyCreated,
  ApiKeyInput,
  type ApiKeyPatch,
  fillDefaults,
} from '@observability-api/schemas';
import type { Selectable, Transaction } from 'kysely';
import type { Usage } from '../../auth/usage.ts';
import { ConflictError, NotFoundError, rejectInvalid } from '../../domain/errors.ts';
import { digest, newKeyId, newSecret, suffixOf } from '../../domain/secrets.ts';
import { toIsoTime } from '../../domain/timestamp.ts';
import { type Precondition, requireWritable, type Versioned } from '../../domain/versioned.ts';
import { type Page, type PageRequest, readPage } from '../../store/read-page.ts';
import type { Queries } from '../../store/store.ts';
import type { ApiKeysTable, Tables } from '../../store/tables.ts';
import { isUniqueViolation } from '../../store/unique-violation.ts';
import type { ResourceContext } from '../context.ts';
import { accessListColumn, expiryColumn, toApiKey, versionedKey } from './rows.ts';
import { keyIssues, MAX_KEYS, selfLockout } from './rules.ts';

/** A write of a key: the record id of the key that signs it, and what the caller expects of the version. */
export interface KeyWrite {
  readonly callerKeyId: string;
  readonly precondition?: Precondition | undefined;
}

/** A change of a key. */
export interface KeyChange extends KeyWrite {
  /** The IP address that the request comes from. */
  readonly address: string;
}

/** API keys of an organization. A use of a key does not change its version, only its state. */
export interface Keys {
  list(organizationId: string, page: PageRequest): Promise<Page<ApiKey>>;
  /** Throws NotFound. */
  get(organizationId: string, id: string): Promise<Versioned<ApiKey>>;
  /** Answers the generated secret, once, unless digests were given. Throws Invalid, Conflict. */
  create(organizationId: string, input: ApiKeyInput): Promise<Versioned<ApiKeyCreated>>;
  /** Throws Invalid, NotFound, PreconditionFailed, Conflict. */
  update(organizationId: string, id: string, patch: ApiKeyPatch, change: KeyChange): Promise<Versioned<ApiKey>>;
  /** Throws NotFound, PreconditionFailed, Conflict. */
  delete(organizationId: string, id: string, write: KeyWrite): Promise<void>;
}

function rowOf(db: Queries, organizationId: string, id: string) {
  return db
    .selectFrom('api_keys')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

async function countOf(db: Queries, organizationId: string): Promise<number> {
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

/** The input with the defaults of the spec, where the caller has not filled them in. */
function withDefaults(input: ApiKeyInput): ApiKeyInput & Defaulted {
  return fillDefaults(ApiKeyInput.rule, { ...input }) as ApiKeyInput & Defaulted;
}

/** Id and secret of a new key, or the digests of those that the caller has made. */
function keyIdentity({ hashData }: ApiKeyInput) {
  if (hashData) {
    const { keyIdHash, keyIdSuffix, keySecretHash } = hashData;
    return { columns: { key_id_digest: keyIdHash, key_suffix: keyIdSuffix, secret_digest: keySecretHash }, once: {} };
  }
  const once = { keyId: newKeyId(), keySecret: newSecret('secret') };
  const columns = {
    key_id_digest: digest(once.keyId),
    key_suffix: suffixOf(once.keyId),
    secret_digest: digest(once.keySecret),
  };
  return { columns, once };
}

async function insert(tx: Transaction<Tables>, row: Selectable<ApiKeysTable>): Promise<void> {
  try {
    await tx.insertInto('api_keys').values(row).execute();
  } catch (error) {
    throw isUniqueViolation(error)
      ? new ConflictError('A digest in hashData is already in use by another key.')
      : error;
  }
}

/** The API keys in the store, with the rules that their schema cannot state. */
export function createKeys({ store, clock, newId, usage }: ResourceContext & { usage: Usage }): Keys {
  return {
    async list(organizationId, page) {
      await usage.flush();
      return readPage<ApiKey>(store, page, {
        table: 'api_keys',
        owner: ['organization_id', organizationId],
        key: 'ordinal',
        sizedBy: ['name', 'roles', 'ip_access_list'],
        async read(db, ordinals) {
          const rows = await db
            .selectFrom('api_keys')
            .selectAll()
            .where('organization_id', '=', organizationId)
            .where('ordinal', 'in', ordinals)
            .orderBy('ordinal')
            .execute();
          return rows.map(toApiKey);
        },
      });
    },

    async get(organizationId, id) {
      await usage.flush();
      const row = await rowOf(store.db, organizationId, id);
      if (!row) throw new NotFoundError('No key has this id');
      return versionedKey(row);
    },

    create: (organizationId, input) =>
      store.transaction(async (tx) => {
        const now = clock();
        rejectInvalid(keyIssues(input, now));
        if ((await countOf(tx, organizationId)) >= MAX_KEYS) {
          throw new ConflictError(
            `The organization has reached its limit of ${MAX_KEYS} API keys. Delete a key first.`,
          );
        }
        const { columns, once } = keyIdentity(input);
        const { name, state, roles, ipAccessList } = withDefaults(input);
        const row: Selectable<ApiKeysTable> = {
          ...columns,
          id: randomUUID(),
          organization_id: organizationId,
          ordinal: newId(),
          name,
          state,
          roles: JSON.stringify(roles),
          ip_access_list: accessListColumn(ipAccessList),
          created_at: toIsoTime(now),
          expire_at: expiryColumn(input.expireAt),
          used_at: null,
          version: 1,
        };
        await insert(tx, row);
        return { resource: { key: toApiKey(row), ...once }, version: row.version };
      }),

    async update(organizationId, id, patch, { callerKeyId, address, precondition }) {
      await usage.flush();
      return store.transaction(async (tx) => {
        rejectInvalid(keyIssues(patch, clock()));
        const before = requireWritable(await rowOf(tx, organizationId, id), 'key', precondition);
        const lockout = id === callerKeyId ? selfLockout(patch, address) : undefined;
        if (lockout !== undefined) throw new ConflictError(lockout);
        const changes = {
          name: patch.name ?? before.name,
          state: patch.state ?? before.state,
          roles: patch.roles === undefined ? before.roles : JSON.stringify(patch.roles),
          expire_at: patch.expireAt === undefined ? before.expire_at : expiryColumn(patch.expireAt),
          ip_access_list:
            patch.ipAccessList === undefined ? before.ip_access_list : accessListColumn(patch.ipAccessList),
          version: before.version + 1,
        };
        await tx.updateTable('api_keys').set(changes).where('id', '=', id).execute();
        return versionedKey({ ...before, ...changes });
      });
    },

    delete: (organizationId, id, { callerKeyId, precondition }) =>
      store.transaction(async (tx) => {
        requireWritable(await rowOf(tx, organizationId, id), 'key', precondition);
        if (id === callerKeyId) {
          throw new ConflictError('An API key cannot delete itself. Use another key.');
        }
        await tx.deleteFrom('api_keys').where('id', '=', id).execute();
      }),
  };
}
