import { isUniqueViolation } from '../store/unique-violation.js';
import { Conflict, Invalid, NotFound, refuse } from './errors.js';
import { isoTime } from './instant.js';
import { readPage } from './page.js';
import { writable } from './versioned.js';
import { toWebhook, writtenColumns } from './webhook-rows.js';
import { takenName, templateIssues, urlIssues } from './webhook-rules.js';
const rowOf = (db, tenant, id) => db.selectFrom('webhooks').selectAll().where('tenant_id', '=', tenant.id).where('id', '=', id).executeTakeFirst();
const versioned = (row) => ({
    resource: toWebhook(row),
    version: row.version,
});
const nameIssues = async (db, tenant, input, ownId) => {
    const other = await db
        .selectFrom('webhooks')
        .select('id')
        .where('tenant_id', '=', tenant.id)
        .where('service', '=', input.service)
        .where('name', '=', input.name)
        .executeTakeFirst();
    return other && other.id !== ownId ? [takenName(input)] : [];
};
/** Of two writers of one name, the unique index lets one through; the other gets the same answer as if it came later. */
const unlessTaken = async (input, write) => {
    try {
        return await write;
    }
    catch (error) {
        throw isUniqueViolation(error) ? new Invalid([takenName(input)]) : error;
    }
};
/** The webhooks in the store, with the rules that their schema cannot state. */
export const createWebhooks = ({ store, clock, newId, allowList, }) => ({
    async list(tenant, page) {
        const { items, total } = await readPage(store, page, (db) => db.selectFrom('webhooks').selectAll().where('tenant_id', '=', tenant.id).orderBy('id'));
        return { items: items.map(toWebhook), total };
    },
    async get(tenant, id) {
        const row = await rowOf(store.db, tenant, id);
        if (!row)
            throw new NotFound('No webhook has this id');
        return versioned(row);
    },
    async create(tenant, input, also) {
        const issues = [...urlIssues(input, allowList), ...(await templateIssues(input))];
        return store.transaction(async (tx) => {
            refuse([...issues, ...(await nameIssues(tx, tenant, input))]);
            const now = isoTime(clock());
            const row = {
                ...writtenColumns(input),
                tenant_id: tenant.id,
                id: newId(),
                created_at: now,
                updated_at: now,
                version: 1,
            };
            await unlessTaken(input, tx.insertInto('webhooks').values(row).execute());
            const made = versioned(row);
            await also?.(tx, made);
            return made;
        });
    },
    async replace(tenant, id, input, when) {
        const issues = [...urlIssues(input, allowList), ...(await templateIssues(input))];
        return store.transaction(async (tx) => {
            refuse([...issues, ...(await nameIssues(tx, tenant, input, id))]);
            const before = writable(await rowOf(tx, tenant, id), 'webhook', when);
            const changes = {
                ...writtenColumns(input, before),
                updated_at: isoTime(clock()),
                version: before.version + 1,
            };
            const write = tx.updateTable('webhooks').set(changes).where('tenant_id', '=', tenant.id).where('id', '=', id);
            await unlessTaken(input, write.execute());
            return versioned({ ...before, ...changes });
        });
    },
    delete: (tenant, id, when) => store.transaction(async (tx) => {
        writable(await rowOf(tx, tenant, id), 'webhook', when);
        const { count } = await tx
            .selectFrom('alert_webhooks')
            .select(({ fn }) => fn.countAll().as('count'))
            .where('tenant_id', '=', tenant.id)
            .where('webhook_id', '=', id)
            .executeTakeFirstOrThrow();
        const alerts = Number(count);
        if (alerts > 0) {
            throw new Conflict(`${alerts === 1 ? '1 alert uses' : `${alerts} alerts use`} this webhook: change or delete it there first`);
        }
        await tx.deleteFrom('webhooks').where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
    }),
});
