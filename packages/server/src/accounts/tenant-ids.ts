import type { AccountsContext } from './accounts-context.ts';

/** The ids of everything that owns sources: teams, and services of organizations. */
export async function tenantIds({ store: { db } }: AccountsContext): Promise<string[]> {
  const teams = await db.selectFrom('teams').select('id').orderBy('id').execute();
  const services = await db.selectFrom('services').select('id').orderBy('created_at').orderBy('id').execute();
  return [...teams, ...services].map(({ id }) => id);
}
