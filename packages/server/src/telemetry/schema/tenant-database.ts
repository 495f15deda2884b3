import type { Store } from '../../store/store.ts';

/** The database of the operator's telemetry: the requests of all tenants. No tenant's source may name it. */
export const OPERATOR_DATABASE = 'observability_api_operator';

/** The database of a tenant that is a service of the managed deployment, or a team but the first. */
function named(tenant: string): string {
  return tenant.includes('-') ? `service_${tenant.replaceAll('-', '')}` : `team_${tenant}`;
}

/** The team that was made first, whose telemetry is in `default`, where a collector puts it unless it is told otherwise. */
export async function firstTeam({ db }: Pick<Store, 'db'>): Promise<string | undefined> {
  const row = await db.selectFrom('teams').select('id').orderBy('id').limit(1).executeTakeFirst();
  return row?.id;
}

/** The database that the telemetry of a tenant is in. */
export async function databaseOfTenant(store: Pick<Store, 'db'>, tenant: string): Promise<string> {
  return tenant === (await firstTeam(store)) ? 'default' : named(tenant);
}

/** The databases of all tenants. */
export async function databasesOfTenants({ db }: Pick<Store, 'db'>): Promise<string[]> {
  const teams = await db.selectFrom('teams').select('id').orderBy('id').execute();
  const services = await db.selectFrom('services').select('id').execute();
  return [
    ...teams.map(({ id }, index) => (index === 0 ? 'default' : named(id))),
    ...services.map(({ id }) => named(id)),
  ];
}
