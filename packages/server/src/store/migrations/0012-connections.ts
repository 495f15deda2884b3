import { type Kysely, sql } from 'kysely';
import { createIds } from '../../domain/ids.ts';
import { toIsoTime } from '../../domain/timestamp.ts';

interface SourceRow {
  readonly tenant_id: string;
  readonly id: string;
  readonly definition: string;
}

interface Definition {
  readonly kind: string;
  readonly connection: string;
  readonly from: { readonly databaseName: string; readonly tableName?: string };
}

/** Adds the properties that an older definition of a source lacks, and sets its connection. */
function completeDefinition(definition: Definition, connection: string): Definition {
  const { databaseName, tableName = '' } = definition.from;
  const hasEvents = definition.kind === 'log' || definition.kind === 'trace';
  return {
    ...(hasEvents && {
      highlightedTraceAttributeExpressions: [],
      highlightedRowAttributeExpressions: [],
      materializedViews: [],
    }),
    ...definition,
    connection,
    from: { databaseName, tableName },
  };
}

/**
 * Creates the built-in connection of each tenant and sets it in all sources of the tenant. Also adds the missing properties of the
 * sources, see {@link completeDefinition}. Before this migration, the connection of a source was an id without a row, and the sources of
 * one tenant could have different connection ids. The built-in connection gets the id that the oldest source refers to, or a new id if
 * there is no source.
 */
async function insertBuiltIn(db: Kysely<unknown>, nowMs: number): Promise<void> {
  const now = toIsoTime(nowMs);
  const newId = createIds(() => nowMs);
  const { rows: tenants } = await sql<{ id: string }>`select id from teams union all select id from services`.execute(
    db,
  );
  const { rows: sources } =
    await sql<SourceRow>`select tenant_id, id, definition from sources order by id desc`.execute(db);
  const connections = new Map(tenants.map(({ id }) => [id, newId()]));
  // The oldest source comes last, so its connection remains in the map.
  for (const { tenant_id, definition } of sources) {
    connections.set(tenant_id, (JSON.parse(definition) as Definition).connection);
  }
  for (const [tenant, id] of connections) {
    await sql`
      insert into connections (tenant_id, id, is_built_in, name, host, username, password, details, created_at, updated_at, version)
      values (${tenant}, ${id}, 1, 'This service', 'internal', '', null, '{}', ${now}, ${now}, 1)`.execute(db);
  }
  for (const { tenant_id, id, definition } of sources) {
    const completed = completeDefinition(JSON.parse(definition) as Definition, connections.get(tenant_id) ?? '');
    await sql`
      update sources set definition = ${JSON.stringify(completed)}, version = version + 1
      where tenant_id = ${tenant_id} and id = ${id}`.execute(db);
  }
}

/**
 * Creates the table of connections to databases, with a built-in connection for each tenant. Adds the bytes of sources to the storage
 * use of their tenants: from this version on, clients can create sources, and the bytes count towards the limit.
 */
export const connections = {
  number: 12,
  name: 'connections',
  async up(db: Kysely<unknown>, nowMs: number): Promise<void> {
    await db.schema
      .createTable('connections')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('is_built_in', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('password', 'text')
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('connections_key', ['tenant_id', 'id'])
      .execute();
    await insertBuiltIn(db, nowMs);
    await sql`
      insert into tenant_usage (tenant_id, dashboards, alerts, webhooks, bytes)
      select tenant_id, 0, 0, 0, sum(octet_length(definition)) from sources group by tenant_id
      on conflict (tenant_id) do update set bytes = tenant_usage.bytes + excluded.bytes`.execute(db);
  },
};
