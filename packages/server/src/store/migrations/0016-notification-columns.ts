import type { Kysely } from 'kysely';

/** Renames the column `webhook_id` of notifications to `channel_id`, because it also contains the ids of e-mail channels. */
export const notificationColumns = {
  number: 16,
  name: 'columns of notifications',
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.alterTable('alert_notifications').renameColumn('webhook_id', 'channel_id').execute();
  },
};
