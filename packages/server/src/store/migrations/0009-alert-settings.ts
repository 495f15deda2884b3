import type { Kysely } from 'kysely';

/**
 * Adds the columns of alerts for the display name, the tags, disabled alerts, repeated notifications and missing data. Existing alerts
 * get the defaults.
 */
export const alertSettings = {
  number: 9,
  name: 'alert settings',
  async up({ schema }: Kysely<unknown>): Promise<void> {
    const alter = () => schema.alterTable('alerts');
    await alter().addColumn('display_name', 'text').execute();
    await alter()
      .addColumn('tags', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await alter()
      .addColumn('enabled', 'bigint', (column) => column.notNull().defaultTo(1))
      .execute();
    await alter().addColumn('notify_every', 'text').execute();
    await alter()
      .addColumn('no_data', 'text', (column) => column.notNull().defaultTo('zero'))
      .execute();
  },
};
