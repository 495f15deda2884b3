import { randomUUID } from 'node:crypto';
import { newKeyId, newSecret } from '../domain/secrets.ts';
import type { AccountWrite } from './accounts-context.ts';
import type { Credentials } from './credentials.ts';
import { insertOrganization, insertPipe, insertService, insertTeam } from './store-accounts.ts';

/** `withBaseUrl` fills it in when the service knows where it listens. */
const UNKNOWN = '';

/** The secrets and ids of a first start, before anything is stored under them; the base address is still empty. */
export function newCredentials(): Credentials {
  return {
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
  };
}

/** Stores one tenant of each deployment with the keys of `credentials`, by digest. */
export async function insertFirstTenants(write: AccountWrite, credentials: Credentials): Promise<void> {
  const { apiKey, ingestionKey } = credentials.openSource;
  await insertTeam(write, { name: 'Team', keyName: 'First key', apiKey, ingestionKey, databaseName: 'default' });
  const { organizationId, serviceId, pipeId, keyId, keySecret, ingestionKey: ofService } = credentials.managed;
  await insertOrganization(write, { id: organizationId, name: 'Organization', keyId, keySecret });
  await insertService(write, { id: serviceId, organizationId, name: 'Service', ingestionKey: ofService });
  await insertPipe(write, { id: pipeId, serviceId, name: 'Pipe' });
}
