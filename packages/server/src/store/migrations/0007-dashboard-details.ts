import type { Kysely } from 'kysely';

/** Adds the column with the filters, the saved query, the saved filter values and the containers of a dashboard. */
export const dashboardDetails = {
  number: 7,
  name: 'dashboard details',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('dashboards').addColumn('details', 'text').execute();
  },
};
