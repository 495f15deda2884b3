import { Source } from '@observability-api/schemas';
import { OPERATOR_DATABASE } from '../telemetry/tenant-database.ts';
import { chosen, requireKnown } from './known-ids.ts';
import { type AccountsContext, make } from './making.ts';
import { Refusal } from './refusal.ts';
import { tenantIds } from './tenant-ids.ts';

/** How many sources one tenant may have: a list of the interface shows them on one page. */
const MAX_SOURCES = 1_000;

/** The sources of all tenants or of one. Throws Refusal. */
export const listTenantSources = async (context: AccountsContext, tenant?: string) => {
  if (tenant !== undefined) requireKnown('tenant', tenant, await tenantIds(context));
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
};

/** What a source has when its definition leaves it out: the connection is the one that the tenant's other sources use. */
const completed = (definition: object, id: string, connection: string): unknown => ({
  timestampValueExpression: 'Timestamp',
  disabled: false,
  querySettings: [],
  connection,
  ...definition,
  id,
});

/** JSON can say NUL, and not every database takes it. */
const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasNul);

const requireSource = (value: unknown): Source => {
  const issues = Source.strict.check(value);
  if (issues.length > 0) {
    const problems = issues.map(({ pointer, message }) => `${pointer || 'the source'}: ${message}`).join('; ');
    throw new Refusal(`The source cannot be used: ${problems}.`);
  }
  if (hasNul(value)) throw new Refusal('The source cannot be used: a text has NUL in it.');
  return value as Source;
};

/** Makes a source from its definition, the resource of the interface without its id. Throws Refusal. */
export const createSource = async (context: AccountsContext, definition: object, tenant?: string) => {
  const tenantId = chosen('tenant', tenant, await tenantIds(context));
  const others = await listTenantSources(context, tenantId);
  if (others.length >= MAX_SOURCES) {
    throw new Refusal(`The tenant has ${MAX_SOURCES} sources, which is the most.`);
  }
  if ('id' in definition) throw new Refusal('The source cannot be used: /id is given by the service.');
  const id = context.newId();
  const source = requireSource(completed(definition, id, others[0]?.source.connection ?? context.newId()));
  if (source.from.databaseName === OPERATOR_DATABASE) {
    throw new Refusal(`The source cannot be used: ${OPERATOR_DATABASE} contains the requests of all tenants.`);
  }
  if (
    'traceSourceId' in source &&
    !others.some(({ source: { id, kind } }) => id === source.traceSourceId && kind === 'trace')
  ) {
    throw new Refusal('The source cannot be used: /traceSourceId is no trace source of the tenant.');
  }
  await make(context, async ({ tx }) => {
    const { id: _, ...rest } = source;
    await tx
      .insertInto('sources')
      .values({ tenant_id: tenantId, id, definition: JSON.stringify(rest), version: 1 })
      .execute();
  });
  return { tenant: tenantId, source };
};
