import type { Kysely } from 'kysely';

/** Adds an index of the notifications of an alert with a status. A list of deliveries would read all notifications of the alert. */
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
