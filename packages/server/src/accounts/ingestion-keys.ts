import { newSecret } from '../domain/secrets.ts';
import { type AccountsContext, writeAccount } from './accounts-context.ts';
import { chooseId, requireId } from './find-id.ts';
import { requireRoomForKey } from './key-limit.ts';
import { insertIngestionKey } from './store-accounts.ts';
import { tenantIds } from './tenant-ids.ts';

/** The ingestion keys of all tenants or of one, without their digests. Throws Refusal. */
export async function listIngestionKeys(context: AccountsContext, tenant?: string) {
  if (tenant !== undefined) requireId('tenant', tenant, await tenantIds(context));
  const keys = context.store.db
    .selectFrom('ingestion_keys')
    .select(['id', 'tenant_id', 'suffix', 'created_at'])
    .orderBy('id');
  return (tenant === undefined ? keys : keys.where('tenant_id', '=', tenant)).execute();
}

/** Makes an ingestion key of a team or service; its secret is in no other place. Throws Refusal. */
export async function createIngestionKey(context: AccountsContext, tenant?: string) {
  const tenantId = chooseId('tenant', tenant, await tenantIds(context));
  const secret = newSecret('ingestion');
  const id = await writeAccount(context, async (making) => {
    await requireRoomForKey(making.tx, 'ingestion_keys', 'tenant_id', tenantId);
    return insertIngestionKey(making, { tenant: tenantId, secret });
  });
  return { id, tenantId, ingestionKey: secret };
}

/** Removes an ingestion key. Throws Refusal. */
export async function revokeIngestionKey(context: AccountsContext, id: string) {
  const known = await listIngestionKeys(context);
  requireId(
    'ingestion key',
    id,
    known.map((key) => key.id),
  );
  await context.store.transaction((tx) => tx.deleteFrom('ingestion_keys').where('id', '=', id).execute());
  return { id };
}
