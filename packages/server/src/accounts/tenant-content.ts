import type { Transaction } from 'kysely';
import type { Queries } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

/** The tables with a column `tenant_id`. */
type TenantTable = {
  [Name in keyof Tables]: 'tenant_id' extends keyof Tables[Name] ? Name : never;
}[keyof Tables];

/** All tables with a column `tenant_id`. A table comes before the tables that it references. A missing table is a compiler error. */
const TENANT_TABLES: Readonly<Record<TenantTable, true>> = {
  alert_notifications: true,
  pending_notices: true,
  deleted_alerts: true,
  alert_evaluations: true,
  alert_webhooks: true,
  alerts: true,
  dashboards: true,
  saved_searches: true,
  webhooks: true,
  sources: true,
  connections: true,
  idempotency_keys: true,
  ingestion_keys: true,
  tenant_usage: true,
};

/** The number of items of each kind, for messages. */
export type ContentCounts = Readonly<Record<string, number>>;

/**
 * Deletes the rows of tenants from all tables with a column `tenant_id`: resources, ingestion keys, idempotency keys, the state of alerts
 * and the storage use. The callers delete pipes and personal keys. Does not delete telemetry, which is not in the store.
 */
export async function deleteTenantContent(tx: Transaction<Tables>, tenants: readonly string[]): Promise<void> {
  if (tenants.length === 0) return;
  for (const table of Object.keys(TENANT_TABLES) as TenantTable[]) {
    await tx.deleteFrom(table).where('tenant_id', 'in', tenants).execute();
  }
}

/** Counts the resources and ingestion keys that {@link deleteTenantContent} deletes, except the built-in connections. */
export async function countTenantContent(db: Queries, tenants: readonly string[]): Promise<ContentCounts> {
  const count = (table: TenantTable) => countRows(db, table, 'tenant_id', tenants);
  return {
    dashboards: await count('dashboards'),
    alerts: await count('alerts'),
    webhooks: await count('webhooks'),
    'saved searches': await count('saved_searches'),
    sources: await count('sources'),
    connections: await countConnections(db, tenants),
    'ingestion keys': await count('ingestion_keys'),
  };
}

/** Counts the connections of tenants, except the built-in ones, which tenants cannot change. */
async function countConnections(db: Queries, tenants: readonly string[]): Promise<number> {
  if (tenants.length === 0) return 0;
  const { total } = await db
    .selectFrom('connections')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('tenant_id', 'in', tenants)
    .where('is_built_in', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Counts the rows of a table whose column has one of the values. */
export async function countRows(
  db: Queries,
  table: keyof Tables,
  column: string,
  values: readonly string[],
): Promise<number> {
  if (values.length === 0) return 0;
  const { total } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('total'))
    .where(db.dynamic.ref<string>(column), 'in', values)
    .executeTakeFirstOrThrow();
  return Number(total);
}
