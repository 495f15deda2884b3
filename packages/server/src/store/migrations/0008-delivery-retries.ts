import { type Kysely, sql } from 'kysely';

/**
 * Adds the columns for retries of deliveries. Existing notifications get the kind `firing`: no later notification replaces them.
 * Completed ones count as delivered, and the others expire after 24 hours.
 */
export const deliveryRetries = {
  number: 8,
  name: 'delivery retries',
  async up(db: Kysely<unknown>, nowMs: number): Promise<void> {
    const { schema } = db;
    const table = 'alert_notifications';
    const addText = (name: string, value: string) =>
      schema.alterTable(table).addColumn(name, 'text', (column) => column.notNull().defaultTo(value));
    const addInteger = (name: string) =>
      schema.alterTable(table).addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0));
    await addText('group_key', '').execute();
    await addText('kind', 'firing').execute();
    await addText('status', 'pending').execute();
    await addInteger('attempts').execute();
    await addInteger('backoff').execute();
    await schema.alterTable(table).addColumn('next_attempt_ms', 'bigint').execute();
    await addInteger('created_ms').execute();
    await addInteger('expires_ms').execute();
    await schema.alterTable(table).addColumn('last_attempt_at', 'text').execute();
    await schema.alterTable(table).addColumn('error', 'text').execute();
    const expiresMs = nowMs + 24 * 60 * 60 * 1000;
    await sql`update alert_notifications set created_ms = cast(${nowMs} as bigint), expires_ms = cast(${expiresMs} as bigint),
      status = case when done_at is null then 'pending' else 'delivered' end`.execute(db);
    await schema.dropIndex('alert_notifications_of_alert').execute();
    await schema
      .createIndex('alert_notifications_of_alert')
      .on(table)
      .columns(['tenant_id', 'alert_id', 'sequence'])
      .execute();
    await schema
      .createIndex('alert_notifications_completed')
      .on(table)
      .columns(['tenant_id', 'done_at'])
      .where('done_at' as never, 'is not', null)
      .execute();
  },
};
