import { deleteAlert } from './alert-cascade.js';
import { alertReferenceIssues } from './alert-references.js';
import { toAlert, writtenColumns } from './alert-rows.js';
import { alertIssues, channelsOf } from './alert-rules.js';
import { NotFound, refuse } from './errors.js';
import { isoTime } from './instant.js';
import { readPage } from './page.js';
import { writable } from './versioned.js';
const rowOf = (db, tenant, id) => db
    .selectFrom('alerts')
    .leftJoin('alert_evaluations as e', (join) => join.onRef('e.tenant_id', '=', 'alerts.tenant_id').onRef('e.alert_id', '=', 'alerts.id'))
    .selectAll('alerts')
    .select('e.revision')
    .where('alerts.tenant_id', '=', tenant.id)
    .where('alerts.id', '=', id)
    .executeTakeFirst();
const versioned = (tenant, row) => ({
    resource: toAlert(tenant, row),
    version: row.version,
    ...(row.revision && { state: String(row.revision) }),
});
const linkWebhooks = async (tx, tenant, alertId, input) => {
    await tx.deleteFrom('alert_webhooks').where('tenant_id', '=', tenant.id).where('alert_id', '=', alertId).execute();
    const links = channelsOf(input).map(({ webhookId }) => ({
        tenant_id: tenant.id,
        alert_id: alertId,
        webhook_id: webhookId,
    }));
    await tx.insertInto('alert_webhooks').values(links).execute();
};
/** The alerts in the store, with the rules that their schema cannot state. */
export const createAlerts = ({ store, clock, newId }) => ({
    async list(tenant, page) {
        const { items, total } = await readPage(store, page, (db) => db.selectFrom('alerts').selectAll().where('tenant_id', '=', tenant.id).orderBy('id'));
        return { items: items.map((row) => toAlert(tenant, row)), total };
    },
    async get(tenant, id) {
        const row = await rowOf(store.db, tenant, id);
        if (!row)
            throw new NotFound('No alert has this id');
        return versioned(tenant, row);
    },
    create: (tenant, input, also) => store.transaction(async (tx) => {
        const now = clock();
        refuse([...alertIssues(input, now), ...(await alertReferenceIssues(tx, tenant, input))]);
        const row = {
            ...writtenColumns(input),
            tenant_id: tenant.id,
            id: newId(),
            state: 'OK',
            silenced: null,
            execution_errors: '[]',
            created_at: isoTime(now),
            updated_at: isoTime(now),
            version: 1,
        };
        await tx.insertInto('alerts').values(row).execute();
        await linkWebhooks(tx, tenant, row.id, input);
        const made = versioned(tenant, { ...row, revision: null });
        await also?.(tx, made);
        return made;
    }),
    replace: (tenant, id, input, when) => store.transaction(async (tx) => {
        const now = clock();
        refuse([...alertIssues(input, now), ...(await alertReferenceIssues(tx, tenant, input))]);
        const before = writable(await rowOf(tx, tenant, id), 'alert', when);
        const changes = { ...writtenColumns(input), updated_at: isoTime(now), version: before.version + 1 };
        await tx.updateTable('alerts').set(changes).where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
        await linkWebhooks(tx, tenant, id, input);
        return versioned(tenant, { ...before, ...changes });
    }),
    delete: (tenant, id, when) => store.transaction(async (tx) => {
        writable(await rowOf(tx, tenant, id), 'alert', when);
        await deleteAlert(tx, tenant, id);
    }),
});
