import { type Kysely, sql } from 'kysely';

/** Creates the tables of alerting: evaluation states, notifications, and the leases of the processes that evaluate alerts. */
export const alerting = {
  number: 3,
  name: 'alerting',
  async up(db: Kysely<unknown>, nowMs: number): Promise<void> {
    const { schema } = db;
    await schema
      .createTable('alert_evaluations')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('alert_id', 'text', (column) => column.notNull())
      .addColumn('alert_version', 'bigint', (column) => column.notNull())
      .addColumn('places', 'text', (column) => column.notNull())
      .addColumn('from_ms', 'bigint', (column) => column.notNull())
      .addColumn('due_ms', 'bigint', (column) => column.notNull())
      .addColumn('groups', 'text', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('owner', 'text')
      .addPrimaryKeyConstraint('alert_evaluations_key', ['tenant_id', 'alert_id'])
      .execute();
    // Existing alerts have not been evaluated before. Their first window is the one that contains the current time.
    const now = sql`cast(${nowMs} as bigint)`;
    await sql`insert into alert_evaluations (tenant_id, alert_id, alert_version, places, from_ms, due_ms, "groups", revision)
      select tenant_id, id, version, '', ${now}, ${now}, '[]', 0 from alerts`.execute(db);
    await schema.createIndex('alert_evaluations_by_due').on('alert_evaluations').column('due_ms').execute();
    await schema
      .createTable('alert_notifications')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('sequence', 'text', (column) => column.notNull())
      .addColumn('alert_id', 'text', (column) => column.notNull())
      .addColumn('webhook_id', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('owner', 'text')
      .addColumn('done_at', 'text')
      .addPrimaryKeyConstraint('alert_notifications_key', ['tenant_id', 'key'])
      .execute();
    await schema
      .createIndex('alert_notifications_of_alert')
      .on('alert_notifications')
      .columns(['tenant_id', 'alert_id'])
      .execute();
    await schema
      .createIndex('alert_notifications_by_done')
      .on('alert_notifications')
      .columns(['done_at', 'sequence'])
      .execute();
    await schema
      .createTable('evaluators')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('beat', 'bigint', (column) => column.notNull())
      .execute();
  },
};
