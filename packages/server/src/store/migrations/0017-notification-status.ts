import type { Kysely } from 'kysely';

/**
 * Adds an index for lists of the deliveries of one alert that have a given status. Without it, these lists read all notifications of the
 * alert.
 */
export const notificationStatus = {
  number: 17,
  name: 'status of notifications',
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createIndex('alert_notifications_by_status')
      .on('alert_notifications')
      .columns(['tenant_id', 'alert_id', 'status', 'sequence'])
      .execute();
  },
};
