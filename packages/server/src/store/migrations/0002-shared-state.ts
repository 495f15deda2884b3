import type { Kysely } from 'kysely';

/** Creates the tables for state that all processes of a service share: idempotency keys and rate limits. */
export const sharedState = {
  number: 2,
  name: 'shared-state',
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('idempotency_keys')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('operation', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('body_digest', 'text', (column) => column.notNull())
      .addColumn('claim', 'text', (column) => column.notNull())
      .addColumn('answer', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_key', ['tenant_id', 'operation', 'key'])
      .execute();
    await schema.createIndex('idempotency_keys_by_age').on('idempotency_keys').column('created_at').execute();
    // The order of the columns matters: rate-limiter-flexible inserts rows without column names.
    await schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('expire', 'bigint')
      .execute();
  },
};
