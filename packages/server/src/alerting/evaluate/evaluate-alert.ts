import { setImmediate as nextTick } from 'node:timers/promises';
import type { AlertChannel, AlertInterval, AlertNoData } from '@observability-api/schemas';
import type { Clock } from '../../domain/timestamp.ts';
import type { Store } from '../../store/store.ts';
import type { Charts } from '../../telemetry/query/charts.ts';
import { granularities } from '../../telemetry/query/granularity.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { LeasedAlert } from '../lease/acquire-alerts.ts';
import type { AlertObserver } from '../observer.ts';
import type { LinkTo } from '../outbox/dashboard-link.ts';
import {
  createNotification,
  groupKey,
  idempotencyKey,
  notificationKind,
  templateContext,
  toThreshold,
} from '../outbox/notification.ts';
import { insertNotifications, type PendingNotification } from '../outbox/outbox.ts';
import type { EvaluationRule, StateChange } from '../state/group-state.ts';
import { recordEvaluation, recordFailure, silenceAt } from '../state/record-evaluation.ts';
import { EMPTY_STATE, parseState } from '../state/stored-state.ts';
import { type DisplayedTile, displayedTiles } from './displayed-tiles.ts';
import { evaluateWindows } from './evaluate-windows.ts';
import { findExecutionFailure, toExecutionFailure } from './execution-error.ts';
import { readTile, type TileIds } from './read-tile.ts';
import { tileSeries } from './tile-series.ts';
import { tileValues, type WindowValues } from './tile-values.ts';

/** The dependencies of an evaluation. */
export interface EvaluationContext {
  readonly store: Pick<Store, 'db' | 'transaction'>;
  readonly telemetry: Pick<Telemetry, 'prepare'> & { readonly charts: Pick<Charts, 'query'> };
  readonly clock: Clock;
  /** Returns time-ordered ids. */
  readonly newId: () => string;
  readonly linkTo: LinkTo;
  readonly observer: AlertObserver;
}

interface QueriedTile {
  readonly tileName: string;
  readonly groupBy: readonly string[];
  /** The filter of the evaluated series. */
  readonly sourceQuery: string;
  readonly values: readonly WindowValues[];
}

/** Queries the due windows. Returns the error if the tile cannot be queried. Throws only errors of the store. */
async function queryTile(
  { store, telemetry }: EvaluationContext,
  { alert, plan }: LeasedAlert,
  ids: TileIds,
): Promise<QueriedTile | { readonly error: unknown }> {
  const { tile, sources, database } = await readTile(store, alert.tenant_id, ids);
  try {
    const series = tileSeries(tile, sources);
    await telemetry.prepare(database);
    const hasTimedOut = findExecutionFailure(alert.execution_errors)?.type === 'QUERY_TIMEOUT';
    const queue = { workload: 'alerts', tenant: alert.tenant_id } as const;
    const charts: Pick<Charts, 'query'> = { query: (query) => telemetry.charts.query(query, { queue }) };
    const values = await tileValues(charts, series, plan.schedule, plan.windows, hasTimedOut);
    const sourceQuery = series.series.at(-1)?.where ?? '';
    return { tileName: tile?.name ?? '', groupBy: series.groupBy, sourceQuery, values };
  } catch (error) {
    return { error };
  }
}

async function reportFailure(
  { store, clock, observer }: EvaluationContext,
  leased: LeasedAlert,
  error: unknown,
): Promise<void> {
  const failure = toExecutionFailure(error);
  const { tenant_id: tenant, id: alertId, execution_errors: errors } = leased.alert;
  observer.warn({ tenant, alertId, type: failure.type, err: error }, 'an alert could not be evaluated');
  if (!findExecutionFailure(errors)) {
    const details = { tenant, alertId, reason: failure.message };
    observer.warn(details, 'the state of an alert is unknown until its evaluation succeeds');
    observer.stateUnknown();
  }
  await recordFailure(store, leased, clock(), failure);
  observer.evaluated(false);
}

/** A change has up to ten notifications. */
const CHANGES_PER_TICK = 10;

/** Creates one notification per webhook for each change, in several ticks: there may be thousands. */
async function createNotifications(
  { alert, owner }: LeasedAlert,
  changes: readonly StateChange[],
  sourceQuery: string,
  tileOf: (ids: TileIds) => DisplayedTile,
): Promise<PendingNotification[]> {
  const notifications: PendingNotification[] = [];
  for (const [index, change] of changes.entries()) {
    if (index % CHANGES_PER_TICK === 0) await nextTick();
    const { name, link } = tileOf(change.subject);
    for (const webhookId of change.webhookIds) {
      const input = { alert, tileName: name, change, webhookId, link: link(change.window), sourceQuery };
      notifications.push({
        tenant: alert.tenant_id,
        key: idempotencyKey(input),
        alertId: alert.id,
        webhookId,
        content: { ...createNotification(input), context: templateContext(input) },
        groupKey: groupKey(input),
        kind: notificationKind(input),
        owner,
      });
    }
  }
  return notifications;
}

/**
 * Evaluates the due windows of a leased alert. Stores the new state and the notifications in one transaction. Returns the
 * notifications to send. Throws errors of the store.
 */
export async function evaluateAlert(context: EvaluationContext, leased: LeasedAlert): Promise<PendingNotification[]> {
  const { store, clock, newId, observer } = context;
  const { alert, evaluation, plan } = leased;
  const ids = { dashboardId: alert.dashboard_id ?? '', tileId: alert.tile_id ?? '' };
  const queried = await queryTile(context, leased, ids);
  if ('error' in queried) {
    await reportFailure(context, leased, queried.error);
    return [];
  }
  const { tileName, groupBy, sourceQuery, values } = queried;
  // The state cannot have changed since the lease was acquired: only the holder of the lease writes it.
  const stored = parseState(evaluation?.groups ?? EMPTY_STATE);
  const tileOf = await displayedTiles(context, alert.tenant_id, { ids, name: tileName }, stored);
  const rule: Omit<EvaluationRule, 'isSilenced'> = {
    threshold: toThreshold(alert),
    consecutive: alert.num_consecutive_windows ?? 1,
    subject: { ...ids, groupBy },
    notifyEveryMs: alert.notify_every === null ? null : granularities[alert.notify_every as AlertInterval],
    noData: alert.no_data as AlertNoData,
    webhookIds: (JSON.parse(alert.channels) as AlertChannel[]).map(({ webhookId }) => webhookId),
  };
  const nowMs = clock();
  let notifications: PendingNotification[] = [];
  const isRecorded = await recordEvaluation(store, leased, nowMs, async (tx, current) => {
    const isSilenced = silenceAt(current, nowMs) !== null;
    const { changes, ...result } = evaluateWindows(plan, values, stored, { ...rule, isSilenced });
    notifications = await createNotifications(leased, changes, sourceQuery, tileOf);
    await insertNotifications(tx, newId, notifications, nowMs);
    return result;
  });
  if (!isRecorded) return [];
  observer.evaluated(true);
  return notifications;
}
