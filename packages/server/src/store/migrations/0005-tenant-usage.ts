import { type Kysely, sql } from 'kysely';

/** The tables of resources whose rows count towards the storage use of a tenant, with the columns whose bytes count. */
const COUNTED = {
  dashboards: ['name', 'tiles', 'tags'],
  alerts: ['name', 'message', 'note', 'channels'],
  webhooks: ['name', 'url', 'description', 'body', 'headers', 'query_params', 'secret'],
} as const;

/**
 * Creates the table with the storage use of each tenant, and computes the use from the stored rows. Creates the table for the test
 * writes of readiness checks.
 */
export const tenantUsage = {
  number: 5,
  name: 'tenant usage',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('tenant_usage')
      .addColumn('tenant_id', 'text', (column) => column.primaryKey())
      .addColumn('dashboards', 'integer', (column) => column.notNull())
      .addColumn('alerts', 'integer', (column) => column.notNull())
      .addColumn('webhooks', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .execute();
    const parts = Object.entries(COUNTED).map(([table, columns]) => {
      const counts = Object.keys(COUNTED).map((name) => sql`${sql.lit(name === table ? 1 : 0)} as ${sql.ref(name)}`);
      const lengths = columns.map((name) => sql`coalesce(octet_length(${sql.ref(name)}), 0)`);
      return sql`select tenant_id, ${sql.join(counts)}, ${sql.join(lengths, sql` + `)} as bytes from ${sql.table(table)}`;
    });
    parts.push(sql`
      select tenant_id, 0 as dashboards, 0 as alerts, 0 as webhooks, octet_length(answer) as bytes
      from idempotency_keys where answer is not null`);
    await sql`
      insert into tenant_usage (tenant_id, dashboards, alerts, webhooks, bytes)
      select tenant_id, sum(dashboards), sum(alerts), sum(webhooks), sum(bytes)
      from (${sql.join(parts, sql` union all `)}) as counted group by tenant_id`.execute(db);
    await db.schema
      .createTable('write_probes')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('written_at', 'text', (column) => column.notNull())
      .execute();
  },
};
