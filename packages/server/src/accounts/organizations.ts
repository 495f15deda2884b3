import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { newKeyId, newSecret } from '../domain/secrets.ts';
import type { OrganizationsTable, PipesTable, ServicesTable } from '../store/tables.ts';
import { chooseId, requireConfirmation, requireId, requireName, requireRow } from './account-rules.ts';
import { type AccountsContext, type AccountWrite, writeAccount } from './accounts-context.ts';
import { insertOrganization, insertPipe, insertService } from './store-accounts.ts';
import { type ContentCounts, countRows, countTenantContent, deleteTenantContent } from './tenant-content.ts';

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

/** Renames an organization. Throws AccountError. */
export async function renameOrganization(context: AccountsContext, id: string, name: string) {
  requireName(name);
  requireRow('organization', id, await listOrganizations(context));
  await context.store.transaction((tx) => tx.updateTable('organizations').set({ name }).where('id', '=', id).execute());
  return { id, name };
}

/** Deletes an organization with its API keys, its services and their content, except telemetry. Throws AccountError. */
export async function deleteOrganization(context: AccountsContext, id: string, isConfirmed: boolean) {
  const { db } = context.store;
  const organization = requireRow('organization', id, await listOrganizations(context));
  const services = toIds(await listServices(context, id));
  const deleted = {
    services: services.length,
    ...(await countServiceContent(context, services)),
    'API keys': await countRows(db, 'api_keys', 'organization_id', [id]),
  };
  requireConfirmation(isConfirmed, 'organization', organization, deleted);
  await context.store.transaction(async (tx) => {
    await deleteServices(tx, services);
    await tx.deleteFrom('api_keys').where('organization_id', '=', id).execute();
    await tx.deleteFrom('organizations').where('id', '=', id).execute();
  });
  return { id, name: organization.name, deleted };
}

/** Renames a service. Throws AccountError. */
export async function renameService(context: AccountsContext, id: string, name: string) {
  requireName(name);
  requireRow('service', id, await listServices(context));
  await context.store.transaction((tx) => tx.updateTable('services').set({ name }).where('id', '=', id).execute());
  return { id, name };
}

/** Deletes a service with its pipes and its content, except telemetry. Throws AccountError. */
export async function deleteService(context: AccountsContext, id: string, isConfirmed: boolean) {
  const service = requireRow('service', id, await listServices(context));
  const deleted = await countServiceContent(context, [id]);
  requireConfirmation(isConfirmed, 'service', service, deleted);
  await context.store.transaction((tx) => deleteServices(tx, [id]));
  return { id, name: service.name, deleted };
}

/** Renames a pipe. Throws AccountError. */
export async function renamePipe(context: AccountsContext, id: string, name: string) {
  requireName(name);
  requireRow('pipe', id, await listPipes(context));
  await context.store.transaction((tx) => tx.updateTable('pipes').set({ name }).where('id', '=', id).execute());
  return { id, name };
}

/** Deletes a pipe with its settings. Throws AccountError. */
export async function deletePipe(context: AccountsContext, id: string, isConfirmed: boolean) {
  const pipe = requireRow('pipe', id, await listPipes(context));
  requireConfirmation(isConfirmed, 'pipe', pipe);
  await context.store.transaction((tx) => tx.deleteFrom('pipes').where('id', '=', id).execute());
  return { id, name: pipe.name };
}

async function countServiceContent(
  { store: { db } }: AccountsContext,
  services: readonly string[],
): Promise<ContentCounts> {
  return {
    ...(await countTenantContent(db, services)),
    pipes: await countRows(db, 'pipes', 'service_id', services),
  };
}

async function deleteServices(tx: AccountWrite['tx'], services: readonly string[]): Promise<void> {
  if (services.length === 0) return;
  await deleteTenantContent(tx, services);
  await tx.deleteFrom('pipes').where('service_id', 'in', services).execute();
  await tx.deleteFrom('services').where('id', 'in', services).execute();
}
