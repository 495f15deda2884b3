import { randomUUID } from 'node:crypto';
import { newKeyId, newSecret } from '../domain/secrets.ts';
import type { AccountWrite } from './accounts-context.ts';
import type { Credentials } from './credentials.ts';
import { insertOrganization, insertPipe, insertService, insertTeam } from './store-accounts.ts';

/** The base URL of new credentials. `withAddresses` replaces it when the service knows its address. */
const UNKNOWN_BASE_URL = '';

/** Returns new ids and secrets for the tenants of the first start. The base URLs are empty strings. */
export function newCredentials(): Credentials {
  return {
    openSource: { baseUrl: UNKNOWN_BASE_URL, apiKey: newSecret('personal'), ingestionKey: newSecret('ingestion') },
    managed: {
      baseUrl: UNKNOWN_BASE_URL,
      organizationId: randomUUID(),
      serviceId: randomUUID(),
      pipeId: randomUUID(),
      keyId: newKeyId(),
      keySecret: newSecret('secret'),
      ingestionKey: newSecret('ingestion'),
    },
  };
}

/**
 * Inserts one tenant per deployment with the keys of `credentials`. Stores the digests of the secrets and the last four characters of
 * the keys, but no secret.
 */
export async function insertFirstTenants(write: AccountWrite, credentials: Credentials): Promise<void> {
  const { apiKey, ingestionKey } = credentials.openSource;
  await insertTeam(write, { name: 'Team', keyName: 'First key', apiKey, ingestionKey, databaseName: 'default' });
  const {
    organizationId,
    serviceId,
    pipeId,
    keyId,
    keySecret,
    ingestionKey: serviceIngestionKey,
  } = credentials.managed;
  await insertOrganization(write, { id: organizationId, name: 'Organization', keyId, keySecret });
  await insertService(write, { id: serviceId, organizationId, name: 'Service', ingestionKey: serviceIngestionKey });
  await insertPipe(write, { id: pipeId, serviceId, name: 'Pipe' });
}
