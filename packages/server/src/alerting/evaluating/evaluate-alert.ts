import type { AlertChannel } from '@observability-api/schemas';
import type { Clock } from '../../store/clock.ts';
import type { Store } from '../../store/store.ts';
import type { Charts } from '../../telemetry/charts/charts.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { Rule } from '../judging/groups.ts';
import type { LinkTo } from '../notifying/dashboard-link.ts';
import { keyOf, notificationOf, thresholdOf } from '../notifying/notification.ts';
import { type Waiting, write } from '../notifying/outbox.ts';
import type { AlertObserver } from '../observer.ts';
import type { ClaimedAlert } from './claim-alerts.ts';
import { failureAmong, failureOf } from './execution-error.ts';
import { judgeWindows } from './judge-windows.ts';
import { NOTHING_REMEMBERED, readMemory } from './memory.ts';
import { readTile, type TileIds } from './read-tile.ts';
import { recordEvaluation, recordFailure, silenceAt } from './record-evaluation.ts';
import { shownTiles } from './shown-tiles.ts';
import { tileSeries } from './tile-series.ts';
import { tileValues, type WindowValues } from './tile-values.ts';

/** What alerts are evaluated with. */
export interface Evaluation {
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
const read = async ({ store, telemetry }: Evaluation, { alert, plan }: ClaimedAlert, ids: TileIds) => {
  const { tile, sources, database } = await readTile(store, alert.tenant_id, ids);
  try {
    const series = tileSeries(tile, sources);
    await telemetry.prepare(database);
    const tookTooLong = failureAmong(alert.execution_errors)?.type === 'QUERY_TIMEOUT';
    const queue = { workload: 'alerts', tenant: alert.tenant_id } as const;
    const charts: Pick<Charts, 'query'> = { query: (query) => telemetry.charts.query(query, { queue }) };
    const values = await tileValues(charts, series, plan.schedule, plan.windows, tookTooLong);
    return { tileName: tile?.name ?? '', groupBy: series.groupBy, values } satisfies Read;
  } catch (error) {
    return { error };
  }
};

/**
 * Evaluates the windows of a claimed alert. Its state, how far it is and the notifications are written in one
 * transaction; answers the notifications, which are then to be sent. Throws what the store throws.
 */
export const evaluateAlert = async (parts: Evaluation, claimed: ClaimedAlert): Promise<Waiting[]> => {
  const { store, clock, newId, observer } = parts;
  const { alert, evaluation, plan, owner } = claimed;
  const tenant = alert.tenant_id;
  const ids = { dashboardId: alert.dashboard_id ?? '', tileId: alert.tile_id ?? '' };
  const result = await read(parts, claimed, ids);
  if ('error' in result) {
    const failure = failureOf(result.error);
    const details = { tenant, alertId: alert.id, type: failure.type, err: result.error };
    observer.warn(details, 'an alert could not be evaluated');
    await recordFailure(store, claimed, clock(), failure);
    observer.evaluated(false);
    return [];
  }
  const { tileName, groupBy, values } = result;
  // It stays as it was claimed: nobody but the owner writes it.
  const memory = readMemory(evaluation?.groups ?? NOTHING_REMEMBERED);
  const tileShown = await shownTiles(parts, tenant, { ids, name: tileName }, memory);
  const rule: Omit<Rule, 'isSilenced'> = {
    threshold: thresholdOf(alert),
    consecutive: alert.num_consecutive_windows ?? 1,
    subject: { ...ids, groupBy },
    webhookIds: (JSON.parse(alert.channels) as AlertChannel[]).map(({ webhookId }) => webhookId),
  };
  const nowMs = clock();
  let waiting: Waiting[] = [];
  const isWritten = await recordEvaluation(store, claimed, nowMs, async (tx, current) => {
    const isSilenced = silenceAt(current, nowMs) !== null;
    const { findings, ...evaluated } = judgeWindows(plan, values, memory, { ...rule, isSilenced });
    waiting = findings.flatMap((finding) => {
      const { name, link } = tileShown(finding.of);
      return finding.webhookIds.map((webhookId) => {
        const told = { alert, tileName: name, finding, webhookId, link: link(finding.window) };
        return { tenant, key: keyOf(told), alertId: alert.id, webhookId, content: notificationOf(told), owner };
      });
    });
    await write(tx, newId, waiting);
    return evaluated;
  });
  if (isWritten) observer.evaluated(true);
  return isWritten ? waiting : [];
};
