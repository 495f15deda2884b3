import type { AlertChannel } from '@observability-api/schemas';
import type { Clock } from '../../store/clock.ts';
import type { Store } from '../../store/store.ts';
import type { Charts } from '../../telemetry/charts/charts.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import { afterGap, type Finding, type GroupState, judge, MOST_GROUPS } from '../judging/groups.ts';
import type { LinkTo } from '../notifying/dashboard-link.ts';
import { keyOf, notificationOf, thresholdOf } from '../notifying/notification.ts';
import { type Waiting, write } from '../notifying/outbox.ts';
import type { AlertObserver } from '../observer.ts';
import type { ClaimedAlert } from './claim-alerts.ts';
import { failureAmong, failureOf } from './execution-error.ts';
import { readTile } from './read-tile.ts';
import { recordEvaluation, recordFailure, silenceAt } from './record-evaluation.ts';
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
  readonly groupedBy: number;
  readonly values: readonly WindowValues[];
}

/** Reads the windows that are due. Answers what went wrong where the tile cannot be read; throws what the store throws. */
const read = async ({ store, telemetry }: Evaluation, { alert, plan }: ClaimedAlert) => {
  const { tile, sources, database } = await readTile(store, alert);
  try {
    const series = tileSeries(tile, sources);
    await telemetry.prepare(database);
    const tookTooLong = failureAmong(alert.execution_errors)?.type === 'QUERY_TIMEOUT';
    const values = await tileValues(telemetry.charts, series, plan.schedule, plan.windows, tookTooLong);
    return { tileName: tile?.name ?? '', groupedBy: series.groupBy.length, values } satisfies Read;
  } catch (error) {
    return { error };
  }
};

/**
 * Judges the windows one after the other, on what is remembered of the windows before them; no more than can be written
 * in one transaction.
 */
const judgeAll = (
  { alert, plan }: ClaimedAlert,
  { values, groupedBy }: Read,
  before: readonly GroupState[],
  isSilenced: boolean,
) => {
  const rule = {
    threshold: thresholdOf(alert),
    consecutive: alert.num_consecutive_windows ?? 1,
    groupedBy,
    isSilenced,
  };
  let groups = plan.skipped > 0 ? afterGap(before) : [...before];
  let { fromMs } = plan;
  const findings: Finding[] = [];
  for (const { window, values: ofWindow } of values) {
    const judged = judge(groups, ofWindow, window, rule);
    if (findings.length > 0 && findings.length + judged.findings.length > 2 * MOST_GROUPS) break;
    groups = judged.groups;
    fromMs = window.endMs;
    findings.push(...judged.findings);
  }
  return { groups, findings, fromMs };
};

/**
 * Evaluates the windows of a claimed alert. Its state, how far it is and the notifications are written in one
 * transaction; answers the notifications, which are then to be sent. Throws what the store throws.
 */
export const evaluateAlert = async (parts: Evaluation, claimed: ClaimedAlert): Promise<Waiting[]> => {
  const { store, clock, newId, linkTo, observer } = parts;
  const { alert, owner } = claimed;
  const tenant = alert.tenant_id;
  const result = await read(parts, claimed);
  if ('error' in result) {
    const failure = failureOf(result.error);
    const details = { tenant, alertId: alert.id, type: failure.type, err: result.error };
    observer.warn(details, 'an alert could not be evaluated');
    await recordFailure(store, claimed, clock(), failure);
    observer.evaluated(false);
    return [];
  }
  const target = { tenant, dashboardId: alert.dashboard_id ?? '', tileId: alert.tile_id ?? '' };
  const link = await linkTo(target);
  const channels = JSON.parse(alert.channels) as AlertChannel[];
  const nowMs = clock();
  let waiting: Waiting[] = [];
  const isWritten = await recordEvaluation(store, claimed, nowMs, async (tx, current, before) => {
    const { groups, findings, fromMs } = judgeAll(claimed, result, before, silenceAt(current, nowMs) !== null);
    waiting = findings.flatMap((finding) =>
      channels.map(({ webhookId }) => {
        const told = { alert, tileName: result.tileName, finding, webhookId, link: link(finding.window) };
        return { tenant, key: keyOf(told), alertId: alert.id, webhookId, content: notificationOf(told), owner };
      }),
    );
    await write(tx, newId, waiting);
    return { groups, fromMs };
  });
  if (isWritten) observer.evaluated(true);
  return isWritten ? waiting : [];
};
