import { randomUUID } from 'node:crypto';
import { defaultSources } from './default-sources.js';
import { digest, suffixOf } from './secrets.js';
/** Stores a team with a personal key, an ingestion key and the default sources; its id. */
export const storeTeam = async (making, team) => {
    const { tx, now, newId } = making;
    const id = newId();
    await tx.insertInto('teams').values({ id, name: team.name, created_at: now }).execute();
    await storePersonalKey(making, { teamId: id, name: team.keyName, secret: team.apiKey });
    await storeTelemetryAccess(making, id, team.ingestionKey, team.databaseName ?? `team_${id}`);
    return id;
};
/** Stores a personal access key of a team; its id. */
export const storePersonalKey = async ({ tx, now, newId }, { teamId, name, secret }) => {
    const id = newId();
    await tx
        .insertInto('personal_keys')
        .values({
        id,
        team_id: teamId,
        name,
        digest: digest(secret),
        suffix: suffixOf(secret),
        created_at: now,
        used_at: null,
        revoked_at: null,
    })
        .execute();
    return id;
};
/** Stores an organization with an admin key. */
export const storeOrganization = async (making, { id, name, keyId, keySecret }) => {
    const { tx, now, newId } = making;
    await tx.insertInto('organizations').values({ id, name, created_at: now }).execute();
    await tx
        .insertInto('api_keys')
        .values({
        id: randomUUID(),
        organization_id: id,
        ordinal: newId(),
        name: 'First key',
        state: 'enabled',
        roles: JSON.stringify(['admin']),
        key_id_digest: digest(keyId),
        key_suffix: suffixOf(keyId),
        secret_digest: digest(keySecret),
        ip_access_list: '[]',
        created_at: now,
        expire_at: null,
        used_at: null,
        version: 1,
    })
        .execute();
};
/** Stores a service with an ingestion key and the default sources. */
export const storeService = async (making, { id, organizationId, name, ingestionKey }) => {
    const { tx, now } = making;
    await tx.insertInto('services').values({ id, organization_id: organizationId, name, created_at: now }).execute();
    await storeTelemetryAccess(making, id, ingestionKey, `service_${id.replaceAll('-', '')}`);
};
/** Stores a pipe of a service, with every setting at its default. */
export const storePipe = async ({ tx, now }, { id, serviceId, name }) => {
    await tx
        .insertInto('pipes')
        .values({ id, service_id: serviceId, name, settings: '{}', version: 1, created_at: now })
        .execute();
};
/** Stores an ingestion key of a tenant; its id. */
export const storeIngestionKey = async ({ tx, now, newId }, { tenant, secret }) => {
    const id = newId();
    await tx
        .insertInto('ingestion_keys')
        .values({ id, tenant_id: tenant, digest: digest(secret), suffix: suffixOf(secret), created_at: now })
        .execute();
    return id;
};
/** The ingestion key of a tenant, and the sources that read what comes in with it. */
const storeTelemetryAccess = async (making, tenant, ingestionKey, databaseName) => {
    const { tx, newId } = making;
    await storeIngestionKey(making, { tenant, secret: ingestionKey });
    const connection = newId();
    const rows = defaultSources(connection, databaseName).map((definition) => ({
        tenant_id: tenant,
        id: newId(),
        definition: JSON.stringify(definition),
        version: 1,
    }));
    await tx.insertInto('sources').values(rows).execute();
};
