import { type Kysely, sql } from 'kysely';

/**
 * Creates the table `pending_notices`, see `PendingNoticesTable`. Adds indexes for the queries of undelivered notifications that
 * evaluations and `pruneOutbox` run. Without the indexes, an evaluation reads all undelivered notifications of its alert, and
 * `pruneOutbox` reads those of all tenants.
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
