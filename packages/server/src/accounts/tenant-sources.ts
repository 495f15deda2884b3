import { Source } from '@observability-api/schemas';
import { describeDependents } from '../domain/describe-dependents.ts';
import type { Tx } from '../resources/context.ts';
import { ADMIN_QUOTAS, storedBytes } from '../resources/quotas.ts';
import { EMPTY_EVENT_LISTS } from '../resources/sources/rows.ts';
import { MAX_SOURCES, tableIssues } from '../resources/sources/rules.ts';
import { toSource } from '../store/read-sources.ts';
import { OPERATOR_DATABASE } from '../telemetry/schema/tenant-database.ts';
import { AccountError, chooseId, requireConfirmation, requireId, requireName, requireRow } from './account-rules.ts';
import { type AccountsContext, listTenantIds, writeAccount } from './accounts-context.ts';

/** Returns the sources of one or all tenants. Throws AccountError for an unknown tenant. */
export async function listTenantSources(context: AccountsContext, tenant?: string) {
  if (tenant !== undefined) requireId('tenant', tenant, await listTenantIds(context));
  const sources = context.store.db
    .selectFrom('sources')
    .select(['tenant_id', 'id', 'definition'])
    .orderBy('tenant_id')
    .orderBy('id');
  const rows = await (tenant === undefined ? sources : sources.where('tenant_id', '=', tenant)).execute();
  return rows.map(({ tenant_id, ...row }) => ({ tenant: tenant_id, source: toSource(row) }));
}

/** Returns the connections of a tenant. */
function listConnections({ store: { db } }: AccountsContext, tenant: string) {
  return db.selectFrom('connections').select(['id', 'is_built_in']).where('tenant_id', '=', tenant).execute();
}

/** Adds the id and the defaults of missing properties to a definition. */
function completeDefinition(definition: object, id: string, connection: string): unknown {
  const { kind, from } = definition as { readonly kind?: unknown; readonly from?: object };
  return {
    ...((kind === 'log' || kind === 'trace') && EMPTY_EVENT_LISTS),
    timestampValueExpression: 'Timestamp',
    disabled: false,
    querySettings: [],
    connection,
    ...definition,
    ...(typeof from === 'object' && { from: { tableName: '', ...from } }),
    id,
  };
}

/** Returns true if a string in the value contains a NUL character. PostgreSQL rejects it. */
function hasNul(value: unknown): boolean {
  return typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
}

function requireSource(value: unknown): Source {
  const issues = Source.strict.check(value);
  if (issues.length > 0) {
    const list = issues.map(({ pointer, message }) => `${pointer || 'the source'}: ${message}`).join('; ');
    throw new AccountError(`The source is not valid: ${list}.`);
  }
  if (hasNul(value)) throw new AccountError('The source is not valid: a string contains a NUL character.');
  return value as Source;
}

/** Throws AccountError if a source has no table. Only a metric source needs none. */
function requireTable(source: Source): void {
  const [issue] = tableIssues(source);
  if (issue) throw new AccountError(`The source is not valid: ${issue.pointer}: ${issue.message}.`);
}

/**
 * Throws AccountError if the tenant does not have the connection or the trace source of a source, or if the source reads
 * {@link OPERATOR_DATABASE}. Other references to sources are not checked.
 */
function requireReferences(
  source: Source,
  connections: readonly { readonly id: string }[],
  others: readonly Source[],
): void {
  if (!connections.some(({ id }) => id === source.connection)) {
    throw new AccountError('The source is not valid: /connection must be the id of a connection of the tenant.');
  }
  if (source.from.databaseName === OPERATOR_DATABASE) {
    throw new AccountError(
      `The source is not valid: /from/databaseName must not be ${OPERATOR_DATABASE}, which contains the requests of all tenants.`,
    );
  }
  if ('traceSourceId' in source && !others.some(({ id, kind }) => id === source.traceSourceId && kind === 'trace')) {
    throw new AccountError('The source is not valid: /traceSourceId must be the id of a trace source of the tenant.');
  }
}

/** Checks that the tables of a source exist. Throws AccountError. */
export type CheckTables = (source: Source) => Promise<void>;

/** Creates a source from its definition: the API's source without `id`. Throws AccountError. */
export async function createSource(
  context: AccountsContext,
  definition: object,
  { tenant, checkTables }: { readonly tenant: string | undefined; readonly checkTables: CheckTables },
) {
  const tenantId = chooseId('tenant', tenant, await listTenantIds(context));
  const others = await listTenantSources(context, tenantId);
  if (others.length >= MAX_SOURCES) {
    throw new AccountError(`The tenant has reached its limit of ${MAX_SOURCES} sources.`);
  }
  if ('id' in definition)
    throw new AccountError('The source is not valid: /id must be omitted, because the service assigns it.');
  const id = context.newId();
  const connections = await listConnections(context, tenantId);
  const builtIn = connections.find(({ is_built_in }) => is_built_in === 1);
  const source = requireSource(completeDefinition(definition, id, builtIn?.id ?? ''));
  requireTable(source);
  requireReferences(
    source,
    connections,
    others.map((other) => other.source),
  );
  // `checkTables` looks in the telemetry engine of the service, which has only the tables of the built-in connection.
  if (source.connection === builtIn?.id) await checkTables(source);
  await writeAccount(context, async ({ tx }) => {
    const { id: _, ...stored } = source;
    const json = JSON.stringify(stored);
    await tx.insertInto('sources').values({ tenant_id: tenantId, id, definition: json, version: 1 }).execute();
    await ADMIN_QUOTAS.change(tx, tenantId, { bytes: storedBytes(json) });
  });
  return { tenant: tenantId, source };
}

/** Returns the tenant of a source. Throws AccountError. */
async function requireTenantOf(context: AccountsContext, id: string): Promise<string> {
  const sources = await listTenantSources(context);
  const rows = sources.map(({ tenant, source }) => ({ id: source.id, name: source.name, tenant }));
  return requireRow('source', id, rows).tenant;
}

/** Returns the source with the id. Throws AccountError if it was deleted in the meantime. */
async function requireSourceOf(tx: Tx, tenant: string, id: string): Promise<Source> {
  const query = tx.selectFrom('sources').select(['id', 'definition']).where('tenant_id', '=', tenant);
  const rows = await query.where('id', '=', id).execute();
  const sources = rows.map(toSource);
  return requireRow('source', id, sources);
}

/** Renames a source. Throws AccountError. */
export async function renameSource(context: AccountsContext, id: string, name: string) {
  requireName(name);
  const tenant = await requireTenantOf(context, id);
  return context.store.transaction(async (tx) => {
    const source = await requireSourceOf(tx, tenant, id);
    const { id: _, ...definition } = requireSource({ ...source, name });
    const { id: __, ...previous } = source;
    const [before, after] = [JSON.stringify(previous), JSON.stringify(definition)];
    await tx
      .updateTable('sources')
      .set(({ eb }) => ({ definition: after, version: eb('version', '+', 1) }))
      .where('tenant_id', '=', tenant)
      .where('id', '=', id)
      .execute();
    await ADMIN_QUOTAS.change(tx, tenant, { bytes: storedBytes(after) - storedBytes(before) });
    return { id, tenant, name };
  });
}

/**
 * Deletes a source, but not its tables. Throws AccountError if the source does not exist, if a dashboard, a saved search, the chart of an
 * alert or the `traceSourceId` of another source refers to it, or if `isConfirmed` is false.
 */
export async function deleteSource(context: AccountsContext, id: string, isConfirmed: boolean) {
  const tenant = await requireTenantOf(context, id);
  return context.store.transaction(async (tx) => {
    const source = await requireSourceOf(tx, tenant, id);
    await requireUnused(tx, tenant, id);
    requireConfirmation(isConfirmed, 'source', source);
    await tx.deleteFrom('sources').where('tenant_id', '=', tenant).where('id', '=', id).execute();
    const { id: _, ...definition } = source;
    await ADMIN_QUOTAS.change(tx, tenant, { bytes: -storedBytes(JSON.stringify(definition)) });
    return { id, tenant, name: source.name };
  });
}

/**
 * Throws AccountError if a resource of the tenant refers to the source. Of the references in other sources, checks only
 * `traceSourceId`.
 */
async function requireUnused(tx: Tx, tenant: string, id: string): Promise<void> {
  const idsIn = (table: 'dashboards' | 'saved_searches' | 'alerts' | 'sources') =>
    tx.selectFrom(table).select('id').where('tenant_id', '=', tenant).orderBy('id');
  const contains = `%"${id}"%`;
  const dashboards = idsIn('dashboards').where(({ or, eb }) =>
    or([eb('tiles', 'like', contains), eb('details', 'like', contains)]),
  );
  requireNone(['dashboard', 'dashboards'], await dashboards.execute());
  const searches = idsIn('saved_searches').where('source_id', '=', id);
  requireNone(['saved search', 'saved searches'], await searches.execute());
  const alerts = idsIn('alerts').where('chart_config', 'like', contains);
  requireNone(['alert', 'alerts'], await alerts.execute());
  const sources = idsIn('sources').where('definition', 'like', `%"traceSourceId":"${id}"%`);
  requireNone(['source', 'sources'], await sources.execute());
}

function requireNone(
  nouns: readonly [singular: string, plural: string],
  users: readonly { readonly id: string }[],
): void {
  if (users.length > 0) throw new AccountError(describeDependents(users, nouns, 'source'));
}
