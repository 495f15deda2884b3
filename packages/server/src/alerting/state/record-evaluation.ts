import type { AlertExecutionError, AlertState } from '@observability-api/schemas';
import type { Selectable, Transaction } from 'kysely';
import { MAX_EXECUTION_ERRORS, silenceAt } from '../../domain/alert.ts';
import { toIsoTime } from '../../domain/timestamp.ts';
import type { Store } from '../../store/store.ts';
import type { AlertEvaluationsTable, AlertsTable, Tables } from '../../store/tables.ts';
import type { ExecutionFailure } from '../evaluate/execution-error.ts';
import type { LeasedAlert } from '../lease/acquire-alerts.ts';
import { deletePendingNotices, hasPendingNotices } from '../outbox/pending-notices.ts';
import { plannedColumns } from '../schedule/due-alerts.ts';
import type { GroupState } from './group-state.ts';
import { readState, type StoredFailure, serializeFailure, serializeState } from './stored-state.ts';

/** The result of an evaluation. */
export interface EvaluationResult {
  readonly groups: readonly GroupState[];
  /** The end of the last evaluated window. The next window starts there. */
  readonly evaluatedUntilMs: number;
  /** The state of the alert. */
  readonly state: AlertState;
  /** The failure that channels were notified of. Set only while a silence delays the notification that it has ended. */
  readonly failure?: StoredFailure | undefined;
  /** The stored errors of deliveries to channels with a delivery that is still retried. */
  readonly deliveryErrors?: readonly AlertExecutionError[];
  /** True if the evaluation has stored notices whose notifications are not stored yet. The alert then stays leased. @default false */
  readonly keepsLease?: boolean;
}

/** The failure of an evaluation, as it is stored. */
export interface FailureRecord {
  readonly failure: StoredFailure;
  /** The stored errors of deliveries to channels with a delivery that is still retried. */
  readonly deliveryErrors: readonly AlertExecutionError[];
}

/** The current rows of an alert whose lease is still valid. */
interface LeasedRows {
  readonly alert: Selectable<AlertsTable>;
  readonly evaluation: Pick<Selectable<AlertEvaluationsTable>, 'revision'>;
}

function updateAlert(
  tx: Transaction<Tables>,
  { alert }: LeasedRows,
  columns: Partial<Pick<AlertsTable, 'state' | 'silenced' | 'execution_errors'>>,
): Promise<unknown> {
  return tx
    .updateTable('alerts')
    .set(columns)
    .where('tenant_id', '=', alert.tenant_id)
    .where('id', '=', alert.id)
    .execute();
}

function updateEvaluation(
  tx: Transaction<Tables>,
  { alert }: LeasedRows,
  columns: Partial<AlertEvaluationsTable>,
): Promise<unknown> {
  return tx
    .updateTable('alert_evaluations')
    .set(columns)
    .where('tenant_id', '=', alert.tenant_id)
    .where('alert_id', '=', alert.id)
    .execute();
}

/**
 * Reads the current rows of a leased alert. Returns undefined if the lease has expired, or if the alert was changed or deleted during the
 * evaluation. In these cases, the caller must discard the result of the evaluation, and the alert is released if it still belongs to the
 * lease. The next round then evaluates it again.
 */
async function readIfLeased(
  tx: Transaction<Tables>,
  { alert: { tenant_id, id, version }, owner }: LeasedAlert,
): Promise<LeasedRows | undefined> {
  const evaluation = await tx
    .selectFrom('alert_evaluations')
    .select('revision')
    .where('tenant_id', '=', tenant_id)
    .where('alert_id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
  if (!evaluation) return undefined;
  const lease = await tx.selectFrom('evaluators').select('id').where('id', '=', owner).executeTakeFirst();
  const alert = await tx
    .selectFrom('alerts')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (lease && alert?.version === version) return { alert, evaluation };
  await tx
    .updateTable('alert_evaluations')
    .set({ owner: null })
    .where('tenant_id', '=', tenant_id)
    .where('alert_id', '=', id)
    .execute();
  return undefined;
}

/**
 * Stores the result of an evaluation. Releases the alert, unless the result has `keepsLease`. `evaluate` receives the alert as this
 * transaction reads it, and may insert notifications or notices in the same transaction. Returns false without calling `evaluate` if the
 * lease has expired, or if the alert was changed or deleted.
 */
export function recordEvaluation(
  store: Pick<Store, 'transaction'>,
  leased: LeasedAlert,
  nowMs: number,
  evaluate: (tx: Transaction<Tables>, alert: Selectable<AlertsTable>) => Promise<EvaluationResult>,
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const rows = await readIfLeased(tx, leased);
    if (!rows) return false;
    const { alert, evaluation } = rows;
    const { schedule } = leased.plan;
    const result = await evaluate(tx, alert);
    const { groups, evaluatedUntilMs, state, failure, deliveryErrors = [], keepsLease = false } = result;
    const silence = silenceAt(alert, nowMs);
    const visible = {
      state,
      silenced: silence && JSON.stringify(silence),
      execution_errors: JSON.stringify(deliveryErrors),
    };
    const hasChanged = Object.entries(visible).some(([name, value]) => alert[name as keyof typeof visible] !== value);
    if (hasChanged) await updateAlert(tx, rows, visible);
    await updateEvaluation(tx, rows, {
      ...plannedColumns(alert, schedule, evaluatedUntilMs),
      groups: serializeState({ evaluatedUntilMs, windowMs: schedule.intervalMs, groups, failure }),
      revision: evaluation.revision + (hasChanged ? 1 : 0),
      owner: keepsLease ? leased.owner : null,
    });
    return true;
  });
}

/**
 * Deletes the row of pending notices with this number: see {@link deletePendingNotices}. `insert` inserts their notifications in the same
 * transaction. Releases the alert after the last row. Returns false and inserts nothing if the lease has expired, or if the alert was
 * changed or deleted.
 */
export function recordNotices(
  store: Pick<Store, 'transaction'>,
  leased: LeasedAlert,
  number: number,
  insert: (tx: Transaction<Tables>) => Promise<void>,
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const rows = await readIfLeased(tx, leased);
    if (!rows) return false;
    await insert(tx);
    await deletePendingNotices(tx, rows.alert, number);
    if (!(await hasPendingNotices(tx, rows.alert))) await updateEvaluation(tx, rows, { owner: null });
    return true;
  });
}

/**
 * Stores why an alert could not be evaluated and releases it. The state of the alert is `INSUFFICIENT_DATA` until an evaluation
 * succeeds. The states of its groups do not change. All windows from `fromMs` on remain due. `notify` may insert notifications in
 * the same transaction. Returns false and discards the failure if the lease has expired, or if the alert was changed or deleted.
 */
export function recordFailure(
  store: Pick<Store, 'transaction'>,
  leased: LeasedAlert,
  nowMs: number,
  { type, message, fromMs }: ExecutionFailure & { readonly fromMs: number },
  notify: (tx: Transaction<Tables>, alert: Selectable<AlertsTable>) => Promise<FailureRecord>,
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const rows = await readIfLeased(tx, leased);
    if (!rows) return false;
    const { failure, deliveryErrors } = await notify(tx, rows.alert);
    const error: AlertExecutionError = { timestamp: toIsoTime(nowMs), type, message };
    const errors = JSON.stringify([...deliveryErrors, error].slice(-MAX_EXECUTION_ERRORS));
    await updateAlert(tx, rows, { state: 'INSUFFICIENT_DATA', execution_errors: errors });
    await updateEvaluation(tx, rows, {
      ...plannedColumns(rows.alert, leased.plan.schedule, fromMs),
      groups: serializeFailure(await readState(tx, rows.alert), failure),
      revision: rows.evaluation.revision + 1,
      owner: null,
    });
    return true;
  });
}
