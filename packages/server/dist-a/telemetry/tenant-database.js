/** The database of a tenant that is a service of the managed deployment, or a team but the first. */
const named = (tenant) => tenant.includes('-') ? `service_${tenant.replaceAll('-', '')}` : `team_${tenant}`;
/** The team that was made first, whose telemetry is in `default`, where a collector puts it unless it is told otherwise. */
export const firstTeam = async ({ db }) => {
    const row = await db.selectFrom('teams').select('id').orderBy('id').limit(1).executeTakeFirst();
    return row?.id;
};
/** The database that the telemetry of a tenant is in. */
export const databaseOfTenant = async (store, tenant) => tenant === (await firstTeam(store)) ? 'default' : named(tenant);
/** The databases of all tenants. */
export const databasesOfTenants = async ({ db }) => {
    const teams = await db.selectFrom('teams').select('id').orderBy('id').execute();
    const services = await db.selectFrom('services').select('id').execute();
    return [
        ...teams.map(({ id }, index) => (index === 0 ? 'default' : named(id))),
        ...services.map(({ id }) => named(id)),
    ];
};
