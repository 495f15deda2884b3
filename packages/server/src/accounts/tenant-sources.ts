import { Source } from '@observability-api/schemas';
import { OPERATOR_DATABASE } from '../telemetry/schema/tenant-database.ts';
import { AccountError } from './account-error.ts';
import { type AccountsContext, writeAccount } from './accounts-context.ts';
import { chooseId, requireId } from './find-id.ts';
import { tenantIds } from './tenant-ids.ts';

/** How many sources one tenant may have: a list of the interface shows them on one page. */
const MAX_SOURCES = 1_000;

/** The sources of all tenants or of one. Throws Refusal. */
export async function listTenantSources(context: AccountsContext, tenant?: string) {
  if (tenant !== undefined) requireId('tenant', tenant, await tenantIds(context));
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

/** What a source has when its definition leaves it out: the connection is the one that the tenant's other sources use. */
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

/** JSON can say NUL, and not every database takes it. */
function hasNul(value: unknown): boolean {
  return typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
}

function requireSource(value: unknown): Source {
  const issues = Source.strict.check(value);
  if (issues.length > 0) {
    const problems = issues.map(({ pointer, message }) => `${pointer || 'the source'}: ${message}`).join('; ');
    throw new AccountError(`The source cannot be used: ${problems}.`);
  }
  if (hasNul(value)) throw new AccountError('The source cannot be used: a text has NUL in it.');
  return value as Source;
}

/** Makes a source from its definition, the resource of the interface without its id. Throws Refusal. */
export async function createSource(context: AccountsContext, definition: object, tenant?: string) {
  const tenantId = chooseId('tenant', tenant, await tenantIds(context));
  const others = await listTenantSources(context, tenantId);
  if (others.length >= MAX_SOURCES) {
    throw new AccountError(`The tenant has ${MAX_SOURCES} sources, which is the most.`);
  }
  if ('id' in definition) throw new AccountError('The source cannot be used: /id is given by the service.');
  const id = context.newId();
  const source = requireSource(completeDefinition(definition, id, others[0]?.source.connection ?? context.newId()));
  if (source.from.databaseName === OPERATOR_DATABASE) {
    throw new AccountError(`The source cannot be used: ${OPERATOR_DATABASE} contains the requests of all tenants.`);
  }
  if (
    'traceSourceId' in source &&
    !others.some(({ source: { id, kind } }) => id === source.traceSourceId && kind === 'trace')
  ) {
    throw new AccountError('The source cannot be used: /traceSourceId is no trace source of the tenant.');
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
