import type { Kysely } from 'kysely';

/**
 * Creates the table of saved searches. Adds the columns for alerts that watch a saved search, and the number of saved searches to the
 * storage use of a tenant.
 */
export const savedSearches = {
  number: 11,
  name: 'saved searches',
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('saved_searches')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('source_id', 'text', (column) => column.notNull())
      .addColumn('definition', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('saved_searches_key', ['tenant_id', 'id'])
      .execute();
    await schema.alterTable('alerts').addColumn('saved_search_id', 'text').execute();
    await schema.alterTable('alerts').addColumn('group_by', 'text').execute();
    await schema.createIndex('alerts_of_saved_search').on('alerts').columns(['tenant_id', 'saved_search_id']).execute();
    await schema
      .alterTable('tenant_usage')
      .addColumn('saved_searches', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
