import type { Transaction } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables.ts';
import { livingEvaluators, type Presence } from '../sharing/presence.ts';
import { type AlertAtHand, alertAtHand, type Candidate, type Plan, plannedColumns, planOf } from './due-alerts.ts';
import { NOTHING_REMEMBERED } from './memory.ts';

/** An alert that this process alone evaluates now. */
export interface ClaimedAlert extends AlertAtHand {
  readonly owner: string;
  readonly plan: Plan;
}

/** Writes who is at an alert, and what comes next of it. */
const write = async (tx: Transaction<Tables>, at: AlertAtHand, plan: Plan, owner: string | null): Promise<void> => {
  const { alert, evaluation } = at;
  const columns = { ...plannedColumns(alert, plan.schedule, plan.fromMs), owner };
  if (evaluation) {
    const isKnown = Object.entries(columns).every(
      ([name, value]) => evaluation[name as keyof typeof columns] === value,
    );
    if (isKnown) return;
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
    .values({ ...key, ...columns, groups: NOTHING_REMEMBERED, revision: 0 })
    .execute();
};

/**
 * Takes those of the candidates that are due and that no other evaluator is at, in one transaction. Of the others it
 * notes when they are due, so that nobody has to look at them before.
 */
export const claimAlerts = async (
  store: Pick<Store, 'transaction'>,
  presence: Presence,
  wanted: readonly Candidate[],
  nowMs: number,
): Promise<ClaimedAlert[]> => {
  const { owner, claimed } = await store.transaction(async (tx) => {
    const living = await livingEvaluators(tx);
    const due: { readonly at: AlertAtHand; readonly plan: Plan }[] = [];
    for (const candidate of wanted) {
      const at = await alertAtHand(tx, candidate);
      const holder = at?.evaluation?.owner ?? null;
      // What this process holds itself is left over from an evaluation that failed or was not begun: it works on one
      // batch at a time.
      const isTaken = holder !== null && holder !== presence.id() && living.has(holder);
      if (!at || isTaken) continue;
      const plan = planOf(at, nowMs);
      if (plan.windows.length > 0) due.push({ at, plan });
      else await write(tx, at, plan, null);
    }
    if (due.length === 0) return { owner: undefined, claimed: due };
    const me = await presence.enter(tx);
    for (const { at, plan } of due) await write(tx, at, plan, me);
    return { owner: me, claimed: due };
  });
  if (owner === undefined) return [];
  presence.entered(owner);
  return claimed.map(({ at, plan }) => ({ ...at, plan, owner }));
};
