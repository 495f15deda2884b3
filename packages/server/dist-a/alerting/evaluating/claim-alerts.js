import { livingEvaluators } from '../sharing/presence.js';
import { alertAtHand, plannedColumns, planOf } from './due-alerts.js';
/** Writes who is at an alert, and what comes next of it. */
const write = async (tx, at, plan, owner) => {
    const { alert, evaluation } = at;
    const columns = { ...plannedColumns(alert, plan.schedule, plan.fromMs), owner };
    if (evaluation) {
        const isKnown = Object.entries(columns).every(([name, value]) => evaluation[name] === value);
        if (isKnown)
            return;
        await tx
            .updateTable('alert_evaluations')
            .set(columns)
            .where('tenant_id', '=', alert.tenant_id)
            .where('alert_id', '=', alert.id)
            .execute();
        return;
    }
    const key = { tenant_id: alert.tenant_id, alert_id: alert.id };
    await tx
        .insertInto('alert_evaluations')
        .values({ ...key, ...columns, groups: '[]', revision: 0 })
        .execute();
};
/**
 * Takes those of the candidates that are due and that no other evaluator is at, in one transaction. Of the others it
 * notes when they are due, so that nobody has to look at them before.
 */
export const claimAlerts = async (store, presence, wanted, nowMs) => {
    const { owner, claimed } = await store.transaction(async (tx) => {
        const living = await livingEvaluators(tx);
        const due = [];
        for (const candidate of wanted) {
            const at = await alertAtHand(tx, candidate);
            const holder = at?.evaluation?.owner ?? null;
            // What this process holds itself is left over from an evaluation that failed or was not begun: it works on one
            // batch at a time.
            const isTaken = holder !== null && holder !== presence.id() && living.has(holder);
            if (!at || isTaken)
                continue;
            const plan = planOf(at, nowMs);
            if (plan.windows.length > 0)
                due.push({ at, plan });
            else
                await write(tx, at, plan, null);
        }
        if (due.length === 0)
            return { owner: undefined, claimed: due };
        const me = await presence.enter(tx);
        for (const { at, plan } of due)
            await write(tx, at, plan, me);
        return { owner: me, claimed: due };
    });
    if (owner === undefined)
        return [];
    presence.entered(owner);
    return claimed.map(({ at, plan }) => ({ ...at, plan, owner }));
};
