import type { Transaction } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables.ts';
import {
  type AlertProgress,
  type Candidate,
  type EvaluationPlan,
  planEvaluation,
  plannedColumns,
  readAlertProgress,
} from '../schedule/due-alerts.ts';
import { EMPTY_STATE, readState } from '../state/stored-state.ts';
import { activeLeaseIds, type EvaluatorLease } from './evaluator-lease.ts';

interface PlannedAlert extends AlertProgress {
  readonly plan: EvaluationPlan;
}

/** An alert that only this process evaluates while its lease is valid. */
export interface LeasedAlert extends PlannedAlert {
  /** The id of the lease. */
  readonly owner: string;
}

/** Stores the plan of an alert and the id of the lease that holds it. Writes nothing if both are stored already. */
async function storePlan(
  tx: Transaction<Tables>,
  { alert, evaluation, plan }: PlannedAlert,
  owner: string | null,
): Promise<void> {
  const columns = { ...plannedColumns(alert, plan.schedule, plan.fromMs), owner };
  if (!evaluation) {
    const key = { tenant_id: alert.tenant_id, alert_id: alert.id };
    await tx
      .insertInto('alert_evaluations')
      .values({ ...key, ...columns, groups: EMPTY_STATE, revision: 0 })
      .execute();
    return;
  }
  const isStored = Object.entries(columns).every(([name, value]) => evaluation[name as keyof typeof columns] === value);
  if (isStored) return;
  await tx
    .updateTable('alert_evaluations')
    .set(columns)
    .where('tenant_id', '=', alert.tenant_id)
    .where('alert_id', '=', alert.id)
    .execute();
}

/**
 * Leases the enabled candidates with due windows, and all candidates that have notifications to store from an earlier evaluation
 * ({@link AlertProgress.hasPendingNotices}). Skips those that another process leases. For the other enabled candidates, stores the end of
 * the next window. Rounds select them again after that time, or when they change. Runs in one transaction.
 */
export async function acquireAlerts(
  store: Pick<Store, 'transaction'>,
  lease: EvaluatorLease,
  candidates: readonly Candidate[],
  nowMs: number,
): Promise<LeasedAlert[]> {
  const leased = await store.transaction(async (tx) => {
    const active = await activeLeaseIds(tx);
    const due: PlannedAlert[] = [];
    for (const candidate of candidates) {
      const progress = await readAlertProgress(tx, candidate);
      const holder = progress?.evaluation?.owner ?? null;
      // This process evaluates one batch at a time. An alert that it already holds is left over from an earlier evaluation that
      // failed or did not start.
      const isHeldByOther = holder !== null && holder !== lease.id && active.has(holder);
      if (!progress || isHeldByOther) continue;
      // The alert may have been disabled since the round selected it. Its channels are still notified of an earlier evaluation.
      if (progress.alert.enabled === 0 && !progress.hasPendingNotices) continue;
      const plan = await planEvaluation(progress, nowMs, () => readState(tx, progress.alert));
      const planned = { ...progress, plan };
      if (planned.plan.windows.length > 0 || planned.hasPendingNotices) due.push(planned);
      else await storePlan(tx, planned, null);
    }
    if (due.length === 0) return [];
    const owner = await lease.acquire(tx);
    for (const planned of due) await storePlan(tx, planned, owner);
    return due.map((planned) => ({ ...planned, owner }));
  });
  const [first] = leased;
  if (first) lease.confirmAcquired(first.owner);
  return leased;
}
