import { setImmediate as othersTurn } from 'node:timers/promises';
import { isoTime } from '../../resources/instant.js';
/** How long what was sent is remembered, for whoever wants to look into it. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** How many are read, taken over or forgotten at once: with SQLite everything else waits meanwhile. */
const PART = 500;
/** How many are written in one statement. */
const MOST_ROWS = 100;
const asOwned = ({ tenant_id, key, alert_id, webhook_id }, owner) => ({
    ...{ tenant: tenant_id, key, alertId: alert_id, webhookId: webhook_id, owner },
});
/** Writes notifications in the transaction that makes their cause; one that was written before stays as it is. */
export const write = async (tx, sequence, all) => {
    for (let index = 0; index < all.length; index += MOST_ROWS) {
        if (index > 0)
            await othersTurn();
        const rows = all.slice(index, index + MOST_ROWS).map(({ tenant, key, alertId, webhookId, content, owner }) => ({
            ...{ tenant_id: tenant, key, sequence: sequence(), alert_id: alertId, webhook_id: webhookId },
            ...{ content: JSON.stringify(content), owner, done_at: null },
        }));
        await tx
            .insertInto('alert_notifications')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
    }
};
const COLUMNS = ['tenant_id', 'key', 'sequence', 'alert_id', 'webhook_id', 'owner'];
/** All that waits, the oldest first, in parts between which others have their turn. */
export async function* unsent({ db }) {
    let after = '';
    for (;;) {
        const part = await db
            .selectFrom('alert_notifications')
            .select(COLUMNS)
            .where('done_at', 'is', null)
            .where('sequence', '>', after)
            .orderBy('sequence')
            .limit(PART)
            .execute();
        yield part;
        if (part.length < PART)
            return;
        after = part.at(-1)?.sequence ?? after;
        await othersTurn();
    }
}
const isFree = (row) => row.or([row('owner', 'is', null), row('owner', 'not in', row.selectFrom('evaluators').select('id'))]);
/** Takes over what of a part of {@link unsent} still waits and whose sender is gone. */
export const takeOver = async (store, presence, part) => {
    const first = part[0]?.sequence ?? '';
    const last = part.at(-1)?.sequence ?? '';
    const { owner, rows } = await store.transaction(async (tx) => {
        const free = tx
            .selectFrom('alert_notifications')
            .select(COLUMNS)
            .where('done_at', 'is', null)
            .where('sequence', '>=', first)
            .where('sequence', '<=', last)
            .where(isFree)
            .orderBy('sequence');
        const rows = await free.execute();
        if (rows.length === 0)
            return { owner: undefined, rows };
        const owner = await presence.enter(tx);
        await tx
            .updateTable('alert_notifications')
            .set({ owner })
            .where('done_at', 'is', null)
            .where('sequence', '>=', first)
            .where('sequence', '<=', last)
            .where(isFree)
            .execute();
        return { owner, rows };
    });
    if (owner === undefined)
        return [];
    presence.entered(owner);
    return rows.map((row) => asOwned(row, owner));
};
/** What of a part of {@link unsent} an evaluator owns. */
export const ownedOf = (part, owner) => owner === undefined ? [] : part.filter((row) => row.owner === owner).map((row) => asOwned(row, owner));
/** What a notification says, as JSON; `undefined` when it is not its owner's to send any more: the alert may be deleted. */
export const contentOf = async ({ db }, { tenant, key, owner }) => {
    const row = await db
        .selectFrom('alert_notifications')
        .select('content')
        .where('tenant_id', '=', tenant)
        .where('key', '=', key)
        .where('owner', '=', owner)
        .where('done_at', 'is', null)
        .executeTakeFirst();
    return row?.content;
};
/** Notes that a notification needs no more sending. */
export const markDone = (tx, { tenant, key, owner }, nowMs) => tx
    .updateTable('alert_notifications')
    .set({ done_at: isoTime(nowMs) })
    .where('tenant_id', '=', tenant)
    .where('key', '=', key)
    .where('owner', '=', owner)
    .execute();
/** Forgets what was sent long ago, in parts between which others have their turn. */
export const forgetOld = async (store, nowMs) => {
    const before = isoTime(nowMs - KEPT_MS);
    for (;;) {
        const { numDeletedRows } = await store.transaction((tx) => tx
            .deleteFrom('alert_notifications')
            .where(({ eb, refTuple, selectFrom }) => eb(refTuple('tenant_id', 'key'), 'in', selectFrom('alert_notifications')
            .select(['tenant_id', 'key'])
            .where('done_at', '<', before)
            .limit(PART)
            .$asTuple('tenant_id', 'key')))
            .executeTakeFirstOrThrow());
        if (numDeletedRows < PART)
            return;
        await othersTurn();
    }
};
