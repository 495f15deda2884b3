import { isoTime } from '../../resources/instant.js';
import { stateOfAlert } from '../judging/groups.js';
import { plannedColumns } from './due-alerts.js';
/** The silence of an alert that holds at a moment. */
export const silenceAt = ({ silenced }, nowMs) => {
    const silence = silenced === null ? null : JSON.parse(silenced);
    return silence && Date.parse(silence.until) > nowMs ? silence : null;
};
const update = (tx, { evaluation: { tenant_id, alert_id } }) => ({
    alert: (columns) => tx.updateTable('alerts').set(columns).where('tenant_id', '=', tenant_id).where('id', '=', alert_id).execute(),
    evaluation: (columns) => tx
        .updateTable('alert_evaluations')
        .set(columns)
        .where('tenant_id', '=', tenant_id)
        .where('alert_id', '=', alert_id)
        .execute(),
});
/**
 * The alert, unless somebody else has it, changed it or deleted it since it was claimed: then nothing that was found out
 * counts, and it is evaluated anew, as it is now.
 */
const held = async (tx, { alert: { tenant_id, id, version }, owner }) => {
    const evaluation = await tx
        .selectFrom('alert_evaluations')
        .selectAll()
        .where('tenant_id', '=', tenant_id)
        .where('alert_id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst();
    if (!evaluation)
        return undefined;
    const present = await tx.selectFrom('evaluators').select('id').where('id', '=', owner).executeTakeFirst();
    const alert = await tx
        .selectFrom('alerts')
        .selectAll()
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', id)
        .executeTakeFirst();
    if (present && alert?.version === version)
        return { alert, evaluation };
    await tx
        .updateTable('alert_evaluations')
        .set({ owner: null })
        .where('tenant_id', '=', tenant_id)
        .where('alert_id', '=', id)
        .execute();
    return undefined;
};
/**
 * Writes what an evaluation found out, and lets go of the alert. `judgeNow` works on the alert as it is in this
 * transaction, and may write notifications in it. Answers whether it was written.
 */
export const recordEvaluation = (store, claimed, nowMs, judgeNow) => store.transaction(async (tx) => {
    const mine = await held(tx, claimed);
    if (!mine)
        return false;
    const { alert, evaluation } = mine;
    const { groups, fromMs } = await judgeNow(tx, alert, JSON.parse(evaluation.groups));
    const silence = silenceAt(alert, nowMs);
    const visible = {
        state: stateOfAlert(groups),
        silenced: silence && JSON.stringify(silence),
        execution_errors: '[]',
    };
    const isNews = Object.entries(visible).some(([name, value]) => alert[name] !== value);
    const { alert: updateAlert, evaluation: updateEvaluation } = update(tx, mine);
    if (isNews)
        await updateAlert(visible);
    await updateEvaluation({
        ...plannedColumns(alert, claimed.plan.schedule, fromMs),
        groups: JSON.stringify(groups),
        revision: evaluation.revision + (isNews ? 1 : 0),
        owner: null,
    });
    return true;
});
/** Writes why an alert could not be evaluated, and lets go of it; its state stays, and it is due still. */
export const recordFailure = (store, claimed, nowMs, { type, message }) => store.transaction(async (tx) => {
    const mine = await held(tx, claimed);
    if (!mine)
        return;
    const error = { timestamp: isoTime(nowMs), type, message };
    const { alert, evaluation } = update(tx, mine);
    await alert({ execution_errors: JSON.stringify([error]) });
    await evaluation({ revision: mine.evaluation.revision + 1, owner: null });
});
