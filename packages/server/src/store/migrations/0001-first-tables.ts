import { type Kysely, sql } from 'kysely';
import { databaseKind } from '../store.ts';

/** Creates the first tables: those of accounts, keys, sources, webhooks, dashboards and alerts. */
export const firstTables = {
  number: 1,
  name: 'first-tables',
  async up(db: Kysely<unknown>): Promise<void> {
    await createAccountTables(db);
    await createKeyTables(db);
    await createResourceTables(db);
  },
};

async function createAccountTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('teams')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('organizations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('services')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('services_of_organization').on('services').columns(['organization_id', 'id']).execute();
  await schema
    .createTable('pipes')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('service_id', 'text', (column) => column.notNull().references('services.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('pipes_key', ['service_id', 'id'])
    .execute();
}

async function createKeyTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('personal_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('suffix', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addColumn('revoked_at', 'text')
    .execute();
  await schema.createIndex('personal_keys_of_team').on('personal_keys').columns(['team_id', 'id']).execute();
  await schema
    .createTable('ingestion_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('suffix', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('ingestion_keys_of_tenant').on('ingestion_keys').columns(['tenant_id', 'id']).execute();
  await schema
    .createTable('api_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
    .addColumn('ordinal', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('roles', 'text', (column) => column.notNull())
    .addColumn('key_id_digest', 'text', (column) => column.notNull().unique())
    .addColumn('key_suffix', 'text', (column) => column.notNull())
    .addColumn('secret_digest', 'text', (column) => column.notNull().unique())
    .addColumn('ip_access_list', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expire_at', 'text')
    .addColumn('used_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('api_keys_in_order')
    .on('api_keys')
    .columns(['organization_id', 'ordinal'])
    .unique()
    .execute();
}

const WEBHOOKS_NAME = 'webhooks_name';

/** Indexes a digest of the name: PostgreSQL limits index entries to 2.7 kB, and a name of 1,024 characters can be longer. */
async function indexLongNames(schema: Kysely<unknown>['schema']): Promise<void> {
  await schema
    .createIndex(WEBHOOKS_NAME)
    .on('webhooks')
    .columns(['tenant_id', 'service'])
    .expression(sql`md5(${sql.ref('name')})`)
    .unique()
    .execute();
}

async function createResourceTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const kind = databaseKind(db);
  await schema
    .createTable('sources')
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('definition', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('sources_key', ['tenant_id', 'id'])
    .execute();
  await schema
    .createTable('webhooks')
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('body', 'text')
    .addColumn('headers', 'text', (column) => column.notNull())
    .addColumn('query_params', 'text', (column) => column.notNull())
    .addColumn('secret', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('webhooks_key', ['tenant_id', 'id'])
    .$call((table) =>
      kind === 'sqlite' ? table.addUniqueConstraint(WEBHOOKS_NAME, ['tenant_id', 'service', 'name']) : table,
    )
    .execute();
  if (kind === 'postgres') await indexLongNames(schema);
  await schema
    .createTable('dashboards')
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('tiles', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('dashboards_key', ['tenant_id', 'id'])
    .execute();
  await createAlertTables(schema);
}

async function createAlertTables(schema: Kysely<unknown>['schema']): Promise<void> {
  await schema
    .createTable('alerts')
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('dashboard_id', 'text')
    .addColumn('tile_id', 'text')
    .addColumn('interval', 'text', (column) => column.notNull())
    .addColumn('threshold', 'double precision', (column) => column.notNull())
    .addColumn('threshold_type', 'text', (column) => column.notNull())
    .addColumn('threshold_max', 'double precision')
    .addColumn('channels', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('message', 'text')
    .addColumn('note', 'text')
    .addColumn('num_consecutive_windows', 'integer')
    .addColumn('schedule_offset_minutes', 'integer')
    .addColumn('schedule_start_at', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('silenced', 'text')
    .addColumn('execution_errors', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('alerts_key', ['tenant_id', 'id'])
    .addForeignKeyConstraint('alerts_dashboard', ['tenant_id', 'dashboard_id'], 'dashboards', ['tenant_id', 'id'])
    .execute();
  await schema
    .createIndex('alerts_of_dashboard')
    .on('alerts')
    .columns(['tenant_id', 'dashboard_id', 'tile_id'])
    .execute();
  await schema
    .createTable('alert_webhooks')
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('alert_id', 'text', (column) => column.notNull())
    .addColumn('webhook_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_webhooks_key', ['tenant_id', 'alert_id', 'webhook_id'])
    .addForeignKeyConstraint('alert_webhooks_alert', ['tenant_id', 'alert_id'], 'alerts', ['tenant_id', 'id'])
    .addForeignKeyConstraint('alert_webhooks_webhook', ['tenant_id', 'webhook_id'], 'webhooks', ['tenant_id', 'id'])
    .execute();
  await schema
    .createIndex('alert_webhooks_of_webhook')
    .on('alert_webhooks')
    .columns(['tenant_id', 'webhook_id'])
    .execute();
}
