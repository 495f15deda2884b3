import type { AlertChannel } from '@observability-api/schemas';
import type { Clock } from '../../domain/clock.ts';
import type { Store } from '../../store/store.ts';
import type { Charts } from '../../telemetry/query/charts.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { LeasedAlert } from '../lease/acquire-alerts.ts';
import type { AlertObserver } from '../observer.ts';
import type { LinkTo } from '../outbox/dashboard-link.ts';
import { createNotification, idempotencyKey, toThreshold } from '../outbox/notification.ts';
import { insertNotifications, type PendingNotification } from '../outbox/outbox.ts';
import type { EvaluationRule } from '../state/groups.ts';
import { recordEvaluation, recordFailure, silenceAt } from '../state/record-evaluation.ts';
import { EMPTY_STATE, parseState } from '../state/stored-state.ts';
import { evaluateWindows } from './evaluate-windows.ts';
import { findExecutionFailure, toExecutionFailure } from './execution-error.ts';
import { readTile, type TileIds } from './read-tile.ts';
import { displayedTiles } from './shown-tiles.ts';
import { tileSeries } from './tile-series.ts';
import { tileValues, type WindowValues } from './tile-values.ts';

/** What alerts are evaluated with. */
export interface EvaluationContext {
  readonly store: Pick<Store, 'db' | 'transaction'>;
  readonly telemetry: Pick<Telemetry, 'prepare'> & { readonly charts: Pick<Charts, 'query'> };
  readonly clock: Clock;
  /** Makes time-ordered ids. */
  readonly newId: () => string;
  readonly linkTo: LinkTo;
  readonly observer: AlertObserver;
}

interface Read {
  readonly tileName: string;
  readonly groupBy: readonly string[];
  readonly values: readonly WindowValues[];
}

/** Reads the windows that are due. Answers what went wrong where the tile cannot be read; throws what the store throws. */
async function read({ store, telemetry }: EvaluationContext, { alert, plan }: LeasedAlert, ids: TileIds) {
  const { tile, sources, database } = await readTile(store, alert.tenant_id, ids);
  try {
    const series = tileSeries(tile, sources);
    await telemetry.prepare(database);
    const tookTooLong = findExecutionFailure(alert.execution_errors)?.type === 'QUERY_TIMEOUT';
    const queue = { workload: 'alerts', tenant: alert.tenant_id } as const;
    const charts: Pick<Charts, 'query'> = { query: (query) => telemetry.charts.query(query, { queue }) };
    const values = await tileValues(charts, series, plan.schedule, plan.windows, tookTooLong);
    return { tileName: tile?.name ?? '', groupBy: series.groupBy, values } satisfies Read;
  } catch (error) {
    return { error };
  }
}

/**
 * Evaluates the windows of a claimed alert. Its state, how far it is and the notifications are written in one
 * transaction; answers the notifications, which are then to be sent. Throws what the store throws.
 */
export async function evaluateAlert(context: EvaluationContext, leased: LeasedAlert): Promise<PendingNotification[]> {
  const { store, clock, newId, observer } = context;
  const { alert, evaluation, plan, owner } = leased;
  const tenant = alert.tenant_id;
  const ids = { dashboardId: alert.dashboard_id ?? '', tileId: alert.tile_id ?? '' };
  const result = await read(context, leased, ids);
  if ('error' in result) {
    const failure = toExecutionFailure(result.error);
    const details = { tenant, alertId: alert.id, type: failure.type, err: result.error };
    observer.warn(details, 'an alert could not be evaluated');
    await recordFailure(store, leased, clock(), failure);
    observer.evaluated(false);
    return [];
  }
  const { tileName, groupBy, values } = result;
  // It stays as it was claimed: nobody but the owner writes it.
  const memory = parseState(evaluation?.groups ?? EMPTY_STATE);
  const tileShown = await displayedTiles(context, tenant, { ids, name: tileName }, memory);
  const rule: Omit<EvaluationRule, 'isSilenced'> = {
    threshold: toThreshold(alert),
    consecutive: alert.num_consecutive_windows ?? 1,
    subject: { ...ids, groupBy },
    webhookIds: (JSON.parse(alert.channels) as AlertChannel[]).map(({ webhookId }) => webhookId),
  };
  const nowMs = clock();
  let waiting: PendingNotification[] = [];
  const isWritten = await recordEvaluation(store, leased, nowMs, async (tx, current) => {
    const isSilenced = silenceAt(current, nowMs) !== null;
    const { findings, ...evaluated } = evaluateWindows(plan, values, memory, { ...rule, isSilenced });
    waiting = findings.flatMap((finding) => {
      const { name, link } = tileShown(finding.of);
      return finding.webhookIds.map((webhookId) => {
        const told = { alert, tileName: name, finding, webhookId, link: link(finding.window) };
        return {
          tenant,
          key: idempotencyKey(told),
          alertId: alert.id,
          webhookId,
          content: createNotification(told),
          owner,
        };
      });
    });
    await insertNotifications(tx, newId, waiting);
    return evaluated;
  });
  if (isWritten) observer.evaluated(true);
  return isWritten ? waiting : [];
}
