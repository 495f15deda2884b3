import type { Kysely } from 'kysely';

/** Creates the table of deleted alerts whose undelivered notifications are not deleted yet. */
export const deletedAlerts = {
  number: 19,
  name: 'deleted alerts',
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('deleted_alerts')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('alert_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('deleted_alerts_key', ['tenant_id', 'alert_id'])
      .execute();
  },
};
