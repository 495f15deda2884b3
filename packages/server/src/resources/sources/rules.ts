import type { Source, SourceInput } from '@observability-api/schemas';
import type { InputIssue } from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { issue } from '../../domain/validation-issue.ts';
import { sourcesById } from '../../store/read-sources.ts';
import type { Queries } from '../../store/store.ts';
import { databaseOfTenant } from '../../telemetry/schema/tenant-database.ts';

/** The maximum number of sources of a tenant. It equals the maximum page size, so clients can read all sources in one request. */
export const MAX_SOURCES = 1_000;

/**
 * The maximum total size of the sources of a tenant, in bytes. Limits only writes through the API. Charts and writes of dashboards read
 * all sources of the tenant.
 */
export const MAX_SOURCES_BYTES = 4_194_304;

/** Returns an issue if a source lacks `from.tableName`. A metric source does not need it: its tables are in `metricTables`. */
export function tableIssues({
  kind,
  from: { tableName = '' },
}: Pick<Source | SourceInput, 'kind' | 'from'>): InputIssue[] {
  return kind !== 'metric' && tableName === ''
    ? [issue(['from', 'tableName'], 'required', 'expected the name of the table')]
    : [];
}

/**
 * Returns the databases that a tenant can read on its built-in connection: its own, and those for which the operator has created
 * sources.
 */
function readableDatabases(database: string, connection: string, sources: Iterable<Source>): ReadonlySet<string> {
  const readable = new Set([database]);
  for (const source of sources) if (source.connection === connection) readable.add(source.from.databaseName);
  return readable;
}

/** Returns the issues of the connection and the database of a source. */
export async function connectionIssues(db: Queries, tenant: Tenant, input: SourceInput): Promise<InputIssue[]> {
  const connection = await db
    .selectFrom('connections')
    .select('is_built_in')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', input.connection)
    .executeTakeFirst();
  if (!connection) return [issue(['connection'], 'reference', 'no connection has this id')];
  if (connection.is_built_in === 0) return [];
  const tenantDatabase = await databaseOfTenant({ db }, tenant.id);
  const readable = readableDatabases(tenantDatabase, input.connection, (await sourcesById(db, tenant)).values());
  if (readable.has(input.from.databaseName)) return [];
  const message = `expected ${JSON.stringify(tenantDatabase)}, the database of the built-in connection: use it, or another connection`;
  return [issue(['from', 'databaseName'], 'condition', message)];
}
