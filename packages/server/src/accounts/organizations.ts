import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { newKeyId, newSecret } from '../domain/secrets.ts';
import type { OrganizationsTable, PipesTable, ServicesTable } from '../store/tables.ts';
import { chooseId, requireId, requireName } from './account-rules.ts';
import { type AccountsContext, writeAccount } from './accounts-context.ts';
import { insertOrganization, insertPipe, insertService } from './store-accounts.ts';

function toIds(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/** Returns all organizations, oldest first. */
export function listOrganizations({ store }: AccountsContext): Promise<Selectable<OrganizationsTable>[]> {
  return store.db.selectFrom('organizations').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** Creates an organization with an admin key. The secret is returned once and not stored. Throws AccountError. */
export async function createOrganization(context: AccountsContext, name: string) {
  const organization = { id: randomUUID(), name: requireName(name), keyId: newKeyId(), keySecret: newSecret('secret') };
  await writeAccount(context, (write) => insertOrganization(write, organization));
  return organization;
}

/** Returns the services of one or all organizations, oldest first. Throws AccountError for an unknown organization. */
export async function listServices(
  context: AccountsContext,
  organization?: string,
): Promise<Selectable<ServicesTable>[]> {
  if (organization !== undefined) requireId('organization', organization, toIds(await listOrganizations(context)));
  const services = context.store.db.selectFrom('services').selectAll().orderBy('created_at').orderBy('id');
  return (organization === undefined ? services : services.where('organization_id', '=', organization)).execute();
}

/** Creates a service with an ingestion key and the default sources. Throws AccountError. */
export async function createService(context: AccountsContext, name: string, organization?: string) {
  requireName(name);
  const organizationId = chooseId('organization', organization, toIds(await listOrganizations(context)));
  const service = { id: randomUUID(), name, organizationId, ingestionKey: newSecret('ingestion') };
  await writeAccount(context, (write) => insertService(write, service));
  return service;
}

/** Returns the pipes of one or all services, oldest first. Throws AccountError for an unknown service. */
export async function listPipes(context: AccountsContext, service?: string): Promise<Selectable<PipesTable>[]> {
  if (service !== undefined) requireId('service', service, toIds(await listServices(context)));
  const pipes = context.store.db.selectFrom('pipes').selectAll().orderBy('created_at').orderBy('id');
  return (service === undefined ? pipes : pipes.where('service_id', '=', service)).execute();
}

/** Creates a pipe with default settings. Throws AccountError. */
export async function createPipe(context: AccountsContext, name: string, service?: string) {
  requireName(name);
  const serviceId = chooseId('service', service, toIds(await listServices(context)));
  const pipe = { id: randomUUID(), name, serviceId };
  await writeAccount(context, (write) => insertPipe(write, pipe));
  return pipe;
}
