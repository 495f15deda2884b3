import type { Transaction } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables.ts';
import {
  type AlertState,
  type Candidate,
  type EvaluationPlan,
  planEvaluation,
  plannedColumns,
  readAlertState,
} from '../schedule/due-alerts.ts';
import { EMPTY_STATE } from '../state/stored-state.ts';
import { activeLeaseIds, type EvaluatorLease } from './evaluator-lease.ts';

/** An alert that this process alone evaluates now. */
export interface LeasedAlert extends AlertState {
  readonly owner: string;
  readonly plan: EvaluationPlan;
}

/** Writes who is at an alert, and what comes next of it. */
async function write(
  tx: Transaction<Tables>,
  at: AlertState,
  plan: EvaluationPlan,
  owner: string | null,
): Promise<void> {
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
    .values({ ...key, ...columns, groups: EMPTY_STATE, revision: 0 })
    .execute();
}

/**
 * Takes those of the candidates that are due and that no other evaluator is at, in one transaction. Of the others it
 * notes when they are due, so that nobody has to look at them before.
 */
export async function acquireAlerts(
  store: Pick<Store, 'transaction'>,
  lease: EvaluatorLease,
  wanted: readonly Candidate[],
  nowMs: number,
): Promise<LeasedAlert[]> {
  const { owner, claimed } = await store.transaction(async (tx) => {
    const living = await activeLeaseIds(tx);
    const due: { readonly at: AlertState; readonly plan: EvaluationPlan }[] = [];
    for (const candidate of wanted) {
      const at = await readAlertState(tx, candidate);
      const holder = at?.evaluation?.owner ?? null;
      // What this process holds itself is left over from an evaluation that failed or was not begun: it works on one
      // batch at a time.
      const isTaken = holder !== null && holder !== lease.id() && living.has(holder);
      if (!at || isTaken) continue;
      const plan = planEvaluation(at, nowMs);
      if (plan.windows.length > 0) due.push({ at, plan });
      else await write(tx, at, plan, null);
    }
    if (due.length === 0) return { owner: undefined, claimed: due };
    const me = await lease.acquire(tx);
    for (const { at, plan } of due) await write(tx, at, plan, me);
    return { owner: me, claimed: due };
  });
  if (owner === undefined) return [];
  lease.confirmAcquired(owner);
  return claimed.map(({ at, plan }) => ({ ...at, plan, owner }));
}
