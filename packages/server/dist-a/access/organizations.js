import { randomUUID } from 'node:crypto';
import { requireName } from './account-names.js';
import { chosen, requireKnown } from './known-ids.js';
import { make } from './making.js';
import { newKeyId, newSecret } from './secrets.js';
import { storeOrganization, storePipe, storeService } from './store-accounts.js';
const idsOf = (rows) => rows.map(({ id }) => id);
/** Every organization, the oldest first. */
export const listOrganizations = ({ store }) => store.db.selectFrom('organizations').selectAll().orderBy('created_at').orderBy('id').execute();
/** Makes an organization with an admin key, whose secret is in no other place. Throws Refusal. */
export const createOrganization = async (context, name) => {
    const organization = { id: randomUUID(), name: requireName(name), keyId: newKeyId(), keySecret: newSecret('secret') };
    await make(context, (making) => storeOrganization(making, organization));
    return organization;
};
/** The services of all organizations or of one, the oldest first. Throws Refusal. */
export const listServices = async (context, organization) => {
    if (organization !== undefined)
        requireKnown('organization', organization, idsOf(await listOrganizations(context)));
    const services = context.store.db.selectFrom('services').selectAll().orderBy('created_at').orderBy('id');
    return (organization === undefined ? services : services.where('organization_id', '=', organization)).execute();
};
/** Makes a service with an ingestion key and the default sources. Throws Refusal. */
export const createService = async (context, name, organization) => {
    requireName(name);
    const organizationId = chosen('organization', organization, idsOf(await listOrganizations(context)));
    const service = { id: randomUUID(), name, organizationId, ingestionKey: newSecret('ingestion') };
    await make(context, (making) => storeService(making, service));
    return service;
};
/** The pipes of all services or of one, the oldest first. Throws Refusal. */
export const listPipes = async (context, service) => {
    if (service !== undefined)
        requireKnown('service', service, idsOf(await listServices(context)));
    const pipes = context.store.db.selectFrom('pipes').selectAll().orderBy('created_at').orderBy('id');
    return (service === undefined ? pipes : pipes.where('service_id', '=', service)).execute();
};
/** Makes a pipe with every setting at its default. Throws Refusal. */
export const createPipe = async (context, name, service) => {
    requireName(name);
    const serviceId = chosen('service', service, idsOf(await listServices(context)));
    const pipe = { id: randomUUID(), name, serviceId };
    await make(context, (making) => storePipe(making, pipe));
    return pipe;
};
