import { randomUUID } from 'node:crypto';
import type { PersonalRole } from '../auth/bearer.ts';
import { digest, suffixOf } from '../domain/secrets.ts';
import { DEFAULT_ACCESS_LIST } from '../resources/keys/rows.ts';
import { ADMIN_QUOTAS, storedBytes } from '../resources/quotas.ts';
import { databaseName } from '../telemetry/schema/tenant-database.ts';
import type { AccountWrite } from './accounts-context.ts';
import { defaultSources } from './default-sources.ts';

/** A team and the secrets of its first keys. */
export interface NewTeam {
  readonly name: string;
  readonly keyName: string;
  readonly apiKey: string;
  readonly ingestionKey: string;
  /** The telemetry database. Default: `team_<id>`. */
  readonly databaseName?: string;
}

/** Inserts a team with a personal API access key, an ingestion key and the default sources. Returns the team's id. */
export async function insertTeam(write: AccountWrite, team: NewTeam): Promise<string> {
  const { tx, now, newId } = write;
  const id = newId();
  await tx.insertInto('teams').values({ id, name: team.name, created_at: now }).execute();
  await insertPersonalKey(write, { teamId: id, name: team.keyName, role: 'editor', secret: team.apiKey });
  await insertTelemetryAccess(write, id, team.ingestionKey, team.databaseName ?? databaseName(id));
  return id;
}

/** A personal API access key of a team. */
export interface NewPersonalKey {
  readonly teamId: string;
  readonly name: string;
  readonly role: PersonalRole;
  readonly secret: string;
}

/** Inserts a personal API access key of a team. Returns the key's id. */
export async function insertPersonalKey(
  { tx, now, newId }: AccountWrite,
  { teamId, name, role, secret }: NewPersonalKey,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('personal_keys')
    .values({
      id,
      team_id: teamId,
      name,
      digest: digest(secret),
      suffix: suffixOf(secret),
      role,
      created_at: now,
      used_at: null,
      revoked_at: null,
    })
    .execute();
  return id;
}

/** An organization and the credentials of its first key, which has the role `admin`. */
export interface NewOrganization {
  readonly id: string;
  readonly name: string;
  readonly keyId: string;
  readonly keySecret: string;
}

/** Inserts an organization with an admin key. */
export async function insertOrganization(write: AccountWrite, { id, name, keyId, keySecret }: NewOrganization) {
  const { tx, now, newId } = write;
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
      ip_access_list: DEFAULT_ACCESS_LIST,
      created_at: now,
      expire_at: null,
      used_at: null,
      version: 1,
    })
    .execute();
}

/** A service of an organization and the secret of its ingestion key. */
export interface NewService {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly ingestionKey: string;
}

/** Inserts a service with an ingestion key and the default sources. */
export async function insertService(write: AccountWrite, { id, organizationId, name, ingestionKey }: NewService) {
  const { tx, now } = write;
  await tx.insertInto('services').values({ id, organization_id: organizationId, name, created_at: now }).execute();
  await insertTelemetryAccess(write, id, ingestionKey, databaseName(id));
}

/** Inserts a pipe of a service with default settings. */
export async function insertPipe(
  { tx, now }: AccountWrite,
  { id, serviceId, name }: { readonly id: string; readonly serviceId: string; readonly name: string },
): Promise<void> {
  await tx
    .insertInto('pipes')
    .values({ id, service_id: serviceId, name, settings: '{}', version: 1, created_at: now })
    .execute();
}

/** Inserts an ingestion key of a tenant. Returns the key's id. */
export async function insertIngestionKey(
  { tx, now, newId }: AccountWrite,
  { tenant, secret }: { readonly tenant: string; readonly secret: string },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('ingestion_keys')
    .values({ id, tenant_id: tenant, digest: digest(secret), suffix: suffixOf(secret), created_at: now })
    .execute();
  return id;
}

/** Inserts the built-in connection of a tenant, which leads to its own database. */
async function insertBuiltInConnection({ tx, now }: AccountWrite, tenant: string, id: string): Promise<void> {
  await tx
    .insertInto('connections')
    .values({
      tenant_id: tenant,
      id,
      is_built_in: 1,
      name: 'This service',
      host: 'internal',
      username: '',
      password: null,
      details: '{}',
      created_at: now,
      updated_at: now,
      version: 1,
    })
    .execute();
}

/** Inserts the ingestion key of a tenant, the built-in connection and the default sources on the tenant's database. */
async function insertTelemetryAccess(
  write: AccountWrite,
  tenant: string,
  ingestionKey: string,
  databaseName: string,
): Promise<void> {
  const { tx, newId } = write;
  await insertIngestionKey(write, { tenant, secret: ingestionKey });
  const connection = newId();
  await insertBuiltInConnection(write, tenant, connection);
  const rows = defaultSources(connection, databaseName).map((definition) => ({
    tenant_id: tenant,
    id: newId(),
    definition: JSON.stringify(definition),
    version: 1,
  }));
  await tx.insertInto('sources').values(rows).execute();
  const bytes = storedBytes(...rows.map(({ definition }) => definition));
  await ADMIN_QUOTAS.change(tx, tenant, { bytes });
}
