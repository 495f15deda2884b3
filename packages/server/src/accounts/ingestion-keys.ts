import { newSecret } from '../domain/secrets.ts';
import { chooseId, requireId } from './account-rules.ts';
import { type AccountsContext, listTenantIds, writeAccount } from './accounts-context.ts';
import { requireRoomForKey } from './key-limit.ts';
import { insertIngestionKey } from './store-accounts.ts';

/** Returns the ingestion keys of one or all tenants, without their digests. Throws AccountError for an unknown tenant. */
export async function listIngestionKeys(context: AccountsContext, tenant?: string) {
  if (tenant !== undefined) requireId('tenant', tenant, await listTenantIds(context));
  const keys = context.store.db
    .selectFrom('ingestion_keys')
    .select(['id', 'tenant_id', 'suffix', 'created_at'])
    .orderBy('id');
  return (tenant === undefined ? keys : keys.where('tenant_id', '=', tenant)).execute();
}

/** Creates an ingestion key of a tenant. Its secret is returned once and not stored. Throws AccountError. */
export async function createIngestionKey(context: AccountsContext, tenant?: string) {
  const tenantId = chooseId('tenant', tenant, await listTenantIds(context));
  const secret = newSecret('ingestion');
  const id = await writeAccount(context, async (write) => {
    await requireRoomForKey(write.tx, 'ingestion_keys', 'tenant_id', tenantId);
    return insertIngestionKey(write, { tenant: tenantId, secret });
  });
  return { id, tenantId, ingestionKey: secret };
}

/** Revokes an ingestion key by deleting it. Throws AccountError for an unknown id. */
export async function revokeIngestionKey(context: AccountsContext, id: string) {
  const ids = (await listIngestionKeys(context)).map((key) => key.id);
  requireId('ingestion key', id, ids);
  await context.store.transaction((tx) => tx.deleteFrom('ingestion_keys').where('id', '=', id).execute());
  return { id };
}
