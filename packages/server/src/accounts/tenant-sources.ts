import { Source } from '@observability-api/schemas';
import { OPERATOR_DATABASE } from '../telemetry/schema/tenant-database.ts';
import { AccountError, chooseId, requireId } from './account-rules.ts';
import { type AccountsContext, listTenantIds, writeAccount } from './accounts-context.ts';

/** Maximum number of sources of a tenant, because the API returns them in one page. */
const MAX_SOURCES = 1_000;

/** Returns the sources of one or all tenants. Throws AccountError for an unknown tenant. */
export async function listTenantSources(context: AccountsContext, tenant?: string) {
  if (tenant !== undefined) requireId('tenant', tenant, await listTenantIds(context));
  const sources = context.store.db
    .selectFrom('sources')
    .select(['tenant_id', 'id', 'definition'])
    .orderBy('tenant_id')
    .orderBy('id');
  const rows = await (tenant === undefined ? sources : sources.where('tenant_id', '=', tenant)).execute();
  return rows.map(({ tenant_id, id, definition }) => ({
    tenant: tenant_id,
    source: { id, ...(JSON.parse(definition) as object) } as Source,
  }));
}

/** Adds the id and the defaults of missing properties to a definition. */
function completeDefinition(definition: object, id: string, connection: string): unknown {
  return {
    timestampValueExpression: 'Timestamp',
    disabled: false,
    querySettings: [],
    connection,
    ...definition,
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

/** Creates a source from its definition: the API's source without `id`. Throws AccountError. */
export async function createSource(context: AccountsContext, definition: object, tenant?: string) {
  const tenantId = chooseId('tenant', tenant, await listTenantIds(context));
  const others = await listTenantSources(context, tenantId);
  if (others.length >= MAX_SOURCES) {
    throw new AccountError(`The tenant has reached its limit of ${MAX_SOURCES} sources.`);
  }
  if ('id' in definition)
    throw new AccountError('The source is not valid: /id must be omitted, because the service assigns it.');
  const id = context.newId();
  const source = requireSource(completeDefinition(definition, id, others[0]?.source.connection ?? context.newId()));
  if (source.from.databaseName === OPERATOR_DATABASE) {
    throw new AccountError(`The source is not valid: ${OPERATOR_DATABASE} contains the requests of all tenants.`);
  }
  if (
    'traceSourceId' in source &&
    !others.some(({ source: { id, kind } }) => id === source.traceSourceId && kind === 'trace')
  ) {
    throw new AccountError('The source is not valid: /traceSourceId must be the id of a trace source of the tenant.');
  }
  await writeAccount(context, async ({ tx }) => {
    const { id: _, ...rest } = source;
    await tx
      .insertInto('sources')
      .values({ tenant_id: tenantId, id, definition: JSON.stringify(rest), version: 1 })
      .execute();
  });
  return { tenant: tenantId, source };
}
