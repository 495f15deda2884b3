import type { AlertExecutionError, AlertSilence } from '@observability-api/schemas';
import type { Selectable, Transaction } from 'kysely';
import { toIsoTime } from '../../domain/timestamp.ts';
import type { Store } from '../../store/store.ts';
import type { AlertEvaluationsTable, AlertsTable, Tables } from '../../store/tables.ts';
import type { ExecutionFailure } from '../evaluate/execution-error.ts';
import type { LeasedAlert } from '../lease/acquire-alerts.ts';
import { plannedColumns } from '../schedule/due-alerts.ts';
import type { GroupState } from './groups.ts';
import { stateOfAlert } from './groups.ts';
import { serializeState } from './stored-state.ts';

/** What an evaluation found out. */
export interface EvaluationResult {
  readonly groups: readonly GroupState[];
  /** The end of the last window that was judged, where the next one starts. */
  readonly evaluatedUntilMs: number;
}

/** An alert that is still the one that was claimed, by the one who claimed it. */
interface Held {
  readonly alert: Selectable<AlertsTable>;
  readonly evaluation: Selectable<AlertEvaluationsTable>;
}

/** The silence of an alert that holds at a moment. */
export function silenceAt({ silenced }: Selectable<AlertsTable>, nowMs: number): AlertSilence | null {
  const silence = silenced === null ? null : (JSON.parse(silenced) as AlertSilence);
  return silence && Date.parse(silence.until) > nowMs ? silence : null;
}

function update(tx: Transaction<Tables>, { evaluation: { tenant_id, alert_id } }: Held) {
  return {
    alert: (columns: Partial<Pick<AlertsTable, 'state' | 'silenced' | 'execution_errors'>>) =>
      tx.updateTable('alerts').set(columns).where('tenant_id', '=', tenant_id).where('id', '=', alert_id).execute(),
    evaluation: (columns: Partial<AlertEvaluationsTable>) =>
      tx
        .updateTable('alert_evaluations')
        .set(columns)
        .where('tenant_id', '=', tenant_id)
        .where('alert_id', '=', alert_id)
        .execute(),
  };
}

/**
 * The alert, unless somebody else has it, changed it or deleted it since it was claimed: then nothing that was found out
 * counts, and it is evaluated anew, as it is now.
 */
async function requireLease(tx: Transaction<Tables>, { alert: { tenant_id, id, version }, owner }: LeasedAlert) {
  const evaluation = await tx
    .selectFrom('alert_evaluations')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('alert_id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
  if (!evaluation) return undefined;
  const present = await tx.selectFrom('evaluators').select('id').where('id', '=', owner).executeTakeFirst();
  const alert = await tx
    .selectFrom('alerts')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (present && alert?.version === version) return { alert, evaluation };
  await tx
    .updateTable('alert_evaluations')
    .set({ owner: null })
    .where('tenant_id', '=', tenant_id)
    .where('alert_id', '=', id)
    .execute();
  return undefined;
}

/**
 * Writes what an evaluation found out, and lets go of the alert. `judgeNow` works on the alert as it is in this
 * transaction, and may write notifications in it. Answers whether it was written.
 */
export function recordEvaluation(
  store: Pick<Store, 'transaction'>,
  leased: LeasedAlert,
  nowMs: number,
  evaluate: (tx: Transaction<Tables>, alert: Selectable<AlertsTable>) => Promise<EvaluationResult>,
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const mine = await requireLease(tx, leased);
    if (!mine) return false;
    const { alert, evaluation } = mine;
    const { groups, evaluatedUntilMs: judgedMs } = await evaluate(tx, alert);
    const silence = silenceAt(alert, nowMs);
    const visible = {
      state: stateOfAlert(groups),
      silenced: silence && JSON.stringify(silence),
      execution_errors: '[]',
    };
    const isNews = Object.entries(visible).some(([name, value]) => alert[name as keyof typeof visible] !== value);
    const { alert: updateAlert, evaluation: updateEvaluation } = update(tx, mine);
    if (isNews) await updateAlert(visible);
    await updateEvaluation({
      ...plannedColumns(alert, leased.plan.schedule, judgedMs),
      groups: serializeState({ evaluatedUntilMs: judgedMs, windowMs: leased.plan.schedule.intervalMs, groups }),
      revision: evaluation.revision + (isNews ? 1 : 0),
      owner: null,
    });
    return true;
  });
}

/** Writes why an alert could not be evaluated, and lets go of it; its state stays, and it is due still. */
export function recordFailure(
  store: Pick<Store, 'transaction'>,
  leased: LeasedAlert,
  nowMs: number,
  { type, message }: ExecutionFailure,
): Promise<void> {
  return store.transaction(async (tx) => {
    const mine = await requireLease(tx, leased);
    if (!mine) return;
    const error: AlertExecutionError = { timestamp: toIsoTime(nowMs), type, message };
    const { alert, evaluation } = update(tx, mine);
    await alert({ execution_errors: JSON.stringify([error]) });
    await evaluation({ revision: mine.evaluation.revision + 1, owner: null });
  });
}
