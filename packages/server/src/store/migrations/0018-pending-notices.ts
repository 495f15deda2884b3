import { type Kysely, sql } from 'kysely';

/**
 * Creates the table `pending_notices`, see `PendingNoticesTable`. Adds indexes for queries of evaluations and deliveries. Without the
 * indexes, these queries read all undelivered notifications of an alert, or also those of other tenants.
 */
export const pendingNotices = {
  number: 18,
  name: 'pending notices',
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('pending_notices')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('alert_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('pending_notices_key', ['tenant_id', 'alert_id', 'number'])
      .execute();
    await schema
      .createIndex('alert_notifications_failing')
      .on('alert_notifications')
      .columns(['tenant_id', 'alert_id', 'channel_id'])
      .where(sql<boolean>`done_at is null and backoff > 0`)
      .execute();
    await schema
      .createIndex('alert_notifications_repeats')
      .on('alert_notifications')
      .columns(['tenant_id', 'alert_id', 'group_key'])
      .where(sql<boolean>`done_at is null and kind = 'repeat'`)
      .execute();
    await schema
      .createIndex('alert_notifications_unsent')
      .on('alert_notifications')
      .columns(['tenant_id', 'sequence'])
      .where(sql<boolean>`done_at is null`)
      .execute();
  },
};
