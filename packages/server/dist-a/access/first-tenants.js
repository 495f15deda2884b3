import { randomUUID } from 'node:crypto';
import { newKeyId, newSecret } from './secrets.js';
import { storeOrganization, storePipe, storeService, storeTeam } from './store-accounts.js';
/** `withBaseUrl` fills it in when the service knows where it listens. */
const UNKNOWN = '';
/** The secrets and ids of a first start, before anything is stored under them; the base address is still empty. */
export const newCredentials = () => ({
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
export const storeFirstTenants = async (making, credentials) => {
    const { apiKey, ingestionKey } = credentials.openSource;
    await storeTeam(making, { name: 'Team', keyName: 'First key', apiKey, ingestionKey, databaseName: 'default' });
    const { organizationId, serviceId, pipeId, keyId, keySecret, ingestionKey: ofService } = credentials.managed;
    await storeOrganization(making, { id: organizationId, name: 'Organization', keyId, keySecret });
    await storeService(making, { id: serviceId, organizationId, name: 'Service', ingestionKey: ofService });
    await storePipe(making, { id: pipeId, serviceId, name: 'Pipe' });
};
