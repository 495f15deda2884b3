import { randomUUID } from 'node:crypto';
import { ApiKeyInput, fillDefaults, } from '@observability-api/schemas';
import { digest, newKeyId, newSecret, suffixOf } from '../access/secrets.js';
import { isUniqueViolation } from '../store/unique-violation.js';
import { Conflict, NotFound, refuse } from './errors.js';
import { isoTime } from './instant.js';
import { accessListColumn, expiryColumn, toApiKey, versionedKey } from './key-rows.js';
import { keyIssues, MAX_KEYS, selfLockout } from './key-rules.js';
import { readPage } from './page.js';
import { writable } from './versioned.js';
const rowOf = (db, organizationId, id) => db
    .selectFrom('api_keys')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
const countOf = async (db, organizationId) => {
    const { total } = await db
        .selectFrom('api_keys')
        .select(({ fn }) => fn.countAll().as('total'))
        .where('organization_id', '=', organizationId)
        .executeTakeFirstOrThrow();
    return Number(total);
};
/** The input with the defaults of the spec, where the caller has not filled them in. */
const withDefaults = (input) => fillDefaults(ApiKeyInput.rule, { ...input });
/** Id and secret of a new key, or the digests of those that the caller has made. */
const identity = ({ hashData }) => {
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
};
const insert = async (tx, row) => {
    try {
        await tx.insertInto('api_keys').values(row).execute();
    }
    catch (error) {
        throw isUniqueViolation(error) ? new Conflict('A digest in hashData is already in use by a key') : error;
    }
};
/** The API keys in the store, with the rules that their schema cannot state. */
export const createKeys = ({ store, clock, newId, usage }) => ({
    async list(organizationId, page) {
        await usage.flush();
        const { items, total } = await readPage(store, page, (db) => db.selectFrom('api_keys').selectAll().where('organization_id', '=', organizationId).orderBy('ordinal'));
        return { items: items.map(toApiKey), total };
    },
    async get(organizationId, id) {
        await usage.flush();
        const row = await rowOf(store.db, organizationId, id);
        if (!row)
            throw new NotFound('No key has this id');
        return versionedKey(row);
    },
    create: (organizationId, input) => store.transaction(async (tx) => {
        const now = clock();
        refuse(keyIssues(input, now));
        if ((await countOf(tx, organizationId)) >= MAX_KEYS) {
            throw new Conflict(`The organization has ${MAX_KEYS} keys, which is the most: delete one first`);
        }
        const { columns, once } = identity(input);
        const { name, state, roles, ipAccessList } = withDefaults(input);
        const row = {
            ...columns,
            id: randomUUID(),
            organization_id: organizationId,
            ordinal: newId(),
            name,
            state,
            roles: JSON.stringify(roles),
            ip_access_list: accessListColumn(ipAccessList),
            created_at: isoTime(now),
            expire_at: expiryColumn(input.expireAt),
            used_at: null,
            version: 1,
        };
        await insert(tx, row);
        return { resource: { key: toApiKey(row), ...once }, version: row.version };
    }),
    async update(organizationId, id, patch, { signedBy, address, when }) {
        await usage.flush();
        return store.transaction(async (tx) => {
            refuse(keyIssues(patch, clock()));
            const before = writable(await rowOf(tx, organizationId, id), 'key', when);
            const lockout = id === signedBy ? selfLockout(patch, address) : undefined;
            if (lockout !== undefined)
                throw new Conflict(lockout);
            const changes = {
                name: patch.name ?? before.name,
                state: patch.state ?? before.state,
                roles: patch.roles === undefined ? before.roles : JSON.stringify(patch.roles),
                expire_at: patch.expireAt === undefined ? before.expire_at : expiryColumn(patch.expireAt),
                ip_access_list: patch.ipAccessList === undefined ? before.ip_access_list : accessListColumn(patch.ipAccessList),
                version: before.version + 1,
            };
            await tx.updateTable('api_keys').set(changes).where('id', '=', id).execute();
            return versionedKey({ ...before, ...changes });
        });
    },
    delete: (organizationId, id, { signedBy, when }) => store.transaction(async (tx) => {
        writable(await rowOf(tx, organizationId, id), 'key', when);
        if (id === signedBy) {
            throw new Conflict('The key that signs this request cannot be deleted by it: use another key');
        }
        await tx.deleteFrom('api_keys').where('id', '=', id).execute();
    }),
});
