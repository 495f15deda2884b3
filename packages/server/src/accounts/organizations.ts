import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { newKeyId, newSecret } from '../domain/secrets.ts';
import type { OrganizationsTable, PipesTable, ServicesTable } from '../store/tables.ts';
import { requireName } from './account-names.ts';
import { type AccountsContext, writeAccount } from './accounts-context.ts';
import { chooseId, requireId } from './find-id.ts';
import { insertOrganization, insertPipe, insertService } from './store-accounts.ts';

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/** Every organization, the oldest first. */
export function listOrganizations({ store }: AccountsContext): Promise<Selectable<OrganizationsTable>[]> {
  return store.db.selectFrom('organizations').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** Makes an organization with an admin key, whose secret is in no other place. Throws Refusal. */
export async function createOrganization(context: AccountsContext, name: string) {
  const organization = { id: randomUUID(), name: requireName(name), keyId: newKeyId(), keySecret: newSecret('secret') };
  await writeAccount(context, (making) => insertOrganization(making, organization));
  return organization;
}

/** The services of all organizations or of one, the oldest first. Throws Refusal. */
export async function listServices(
  context: AccountsContext,
  organization?: string,
): Promise<Selectable<ServicesTable>[]> {
  if (organization !== undefined) requireId('organization', organization, idsOf(await listOrganizations(context)));
  const services = context.store.db.selectFrom('services').selectAll().orderBy('created_at').orderBy('id');
  return (organization === undefined ? services : services.where('organization_id', '=', organization)).execute();
}

/** Makes a service with an ingestion key and the default sources. Throws Refusal. */
export async function createService(context: AccountsContext, name: string, organization?: string) {
  requireName(name);
  const organizationId = chooseId('organization', organization, idsOf(await listOrganizations(context)));
  const service = { id: randomUUID(), name, organizationId, ingestionKey: newSecret('ingestion') };
  await writeAccount(context, (making) => insertService(making, service));
  return service;
}

/** The pipes of all services or of one, the oldest first. Throws Refusal. */
export async function listPipes(context: AccountsContext, service?: string): Promise<Selectable<PipesTable>[]> {
  if (service !== undefined) requireId('service', service, idsOf(await listServices(context)));
  const pipes = context.store.db.selectFrom('pipes').selectAll().orderBy('created_at').orderBy('id');
  return (service === undefined ? pipes : pipes.where('service_id', '=', service)).execute();
}

/** Makes a pipe with every setting at its default. Throws Refusal. */
export async function createPipe(context: AccountsContext, name: string, service?: string) {
  requireName(name);
  const serviceId = chooseId('service', service, idsOf(await listServices(context)));
  const pipe = { id: randomUUID(), name, serviceId };
  await writeAccount(context, (making) => insertPipe(making, pipe));
  return pipe;
}
