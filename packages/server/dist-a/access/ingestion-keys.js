import { chosen, requireKnown } from './known-ids.js';
import { make } from './making.js';
import { newSecret } from './secrets.js';
import { storeIngestionKey } from './store-accounts.js';
import { tenantIds } from './tenant-ids.js';
/** The ingestion keys of all tenants or of one, without their digests. Throws Refusal. */
export const listIngestionKeys = async (context, tenant) => {
    if (tenant !== undefined)
        requireKnown('tenant', tenant, await tenantIds(context));
    const keys = context.store.db
        .selectFrom('ingestion_keys')
        .select(['id', 'tenant_id', 'suffix', 'created_at'])
        .orderBy('id');
    return (tenant === undefined ? keys : keys.where('tenant_id', '=', tenant)).execute();
};
/** Makes an ingestion key of a team or service; its secret is in no other place. Throws Refusal. */
export const createIngestionKey = async (context, tenant) => {
    const tenantId = chosen('tenant', tenant, await tenantIds(context));
    const secret = newSecret('ingestion');
    const id = await make(context, (making) => storeIngestionKey(making, { tenant: tenantId, secret }));
    return { id, tenantId, ingestionKey: secret };
};
/** Removes an ingestion key. Throws Refusal. */
export const revokeIngestionKey = async (context, id) => {
    const known = await listIngestionKeys(context);
    requireKnown('ingestion key', id, known.map((key) => key.id));
    await context.store.transaction((tx) => tx.deleteFrom('ingestion_keys').where('id', '=', id).execute());
    return { id };
};
