import type { Kysely } from 'kysely';

/** Adds an index for queries of the undelivered notifications that one alert has for one webhook. Each delivery runs such a query. */
export const waitingNotifications = {
  number: 4,
  name: 'waiting notifications',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createIndex('alert_notifications_waiting')
      .on('alert_notifications')
      .columns(['tenant_id', 'alert_id', 'webhook_id', 'sequence'])
      .where('done_at' as never, 'is', null)
      .execute();
  },
};
