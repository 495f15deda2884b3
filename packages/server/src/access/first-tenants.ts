import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '../resources/context.ts';
import type { Tables } from '../store/tables.ts';
import type { Credentials } from './credentials.ts';
import { defaultSources } from './default-sources.ts';
import { digest, newKeyId, newSecret, suffixOf } from './secrets.ts';

type Making = Pick<Context, 'newId'> & { readonly tx: Transaction<Tables>; readonly now: string };

/** `withBaseUrl` fills it in when the service knows where it listens. */
const UNKNOWN = '';

/** The secrets and ids of a first start, before anything is stored under them; the base address is still empty. */
export const newCredentials = (): Credentials => ({
  openSource: { baseUrl: UNKNOWN, apiKey: newSecret('personal'), ingestionKey: newSecret('ingestion') },
  managed: {
    baseUrl: UNKNOWN,
    organizationId: randomUUID(),
    serviceId: randomUUID(),
    pipeId: randomUUID(),
    keyId: newKeyId(),
    keySecret: newSecret('secret'),
    ingestionKey: newSecret('ingestion'),
  },
});

/** Stores one tenant of each deployment with the keys of `credentials`, by digest. */
export const storeFirstTenants = async (making: Making, credentials: Credentials): Promise<void> => {
  await storeTeam(making, credentials.openSource);
  await storeOrganization(making, credentials.managed);
};

const storeTeam = async (making: Making, { apiKey, ingestionKey }: Credentials['openSource']): Promise<void> => {
  const { tx, now, newId } = making;
  const team = newId();
  await tx.insertInto('teams').values({ id: team, name: 'Team', created_at: now }).execute();
  await tx
    .insertInto('personal_keys')
    .values({
      id: newId(),
      team_id: team,
      name: 'First key',
      digest: digest(apiKey),
      suffix: suffixOf(apiKey),
      created_at: now,
      used_at: null,
      revoked_at: null,
    })
    .execute();
  await storeTelemetryAccess(making, team, ingestionKey, 'default');
};

const storeOrganization = async (making: Making, managed: Credentials['managed']): Promise<void> => {
  const { tx, now, newId } = making;
  const { organizationId, serviceId, pipeId, keyId, keySecret, ingestionKey } = managed;
  await tx.insertInto('organizations').values({ id: organizationId, name: 'Organization', created_at: now }).execute();
  await tx
    .insertInto('services')
    .values({ id: serviceId, organization_id: organizationId, name: 'Service', created_at: now })
    .execute();
  await tx
    .insertInto('pipes')
    .values({ id: pipeId, service_id: serviceId, name: 'Pipe', settings: '{}', version: 1, created_at: now })
    .execute();
  await tx
    .insertInto('api_keys')
    .values({
      id: randomUUID(),
      organization_id: organizationId,
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
  await storeTelemetryAccess(making, serviceId, ingestionKey, `service_${serviceId.replaceAll('-', '')}`);
};

/** The ingestion key of a tenant, and the sources that read what comes in with it. */
const storeTelemetryAccess = async (
  { tx, now, newId }: Making,
  tenant: string,
  ingestionKey: string,
  databaseName: string,
): Promise<void> => {
  await tx
    .insertInto('ingestion_keys')
    .values({
      id: newId(),
      tenant_id: tenant,
      digest: digest(ingestionKey),
      suffix: suffixOf(ingestionKey),
      created_at: now,
    })
    .execute();
  const connection = newId();
  const rows = defaultSources(connection, databaseName).map((definition) => ({
    tenant_id: tenant,
    id: newId(),
    definition: JSON.stringify(definition),
    version: 1,
  }));
  await tx.insertInto('sources').values(rows).execute();
};
