import type { Store } from '../../store/store.ts';

/** The database of the operator's telemetry. It contains requests of all tenants, so the sources of tenants must not read it. */
export const OPERATOR_DATABASE = 'observability_api_operator';

/** Returns the database of a service (managed deployment) or of any team except the first. */
export function databaseName(tenant: string): string {
  // Only ids of services have hyphens: they are UUIDs.
  return tenant.includes('-') ? `service_${tenant.replaceAll('-', '')}` : `team_${tenant}`;
}

/**
 * Returns the id of the oldest team, or undefined if there is no team. The database of this team is `default`, which the OpenTelemetry
 * Collector uses by default.
 */
export async function firstTeam({ db }: Pick<Store, 'db'>): Promise<string | undefined> {
  // Ids of teams are time-ordered.
  const row = await db.selectFrom('teams').select('id').orderBy('id').limit(1).executeTakeFirst();
  return row?.id;
}

/** Returns the name of the database with the telemetry of a tenant. */
export async function databaseOfTenant(store: Pick<Store, 'db'>, tenant: string): Promise<string> {
  return tenant === (await firstTeam(store)) ? 'default' : databaseName(tenant);
}

/** Returns the names of the databases of all tenants. */
export async function databasesOfTenants({ db }: Pick<Store, 'db'>): Promise<string[]> {
  const teams = await db.selectFrom('teams').select('id').orderBy('id').execute();
  const services = await db.selectFrom('services').select('id').execute();
  return [
    ...teams.map(({ id }, index) => (index === 0 ? 'default' : databaseName(id))),
    ...services.map(({ id }) => databaseName(id)),
  ];
}
