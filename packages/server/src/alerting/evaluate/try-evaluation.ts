import type { AlertInput } from '@observability-api/schemas';
import type { Clock } from '../../domain/timestamp.ts';
import type { Store } from '../../store/store.ts';
import type { Charts } from '../../telemetry/query/charts.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import { scheduleOf, windowStart } from '../schedule/windows.ts';
import { toExecutionFailure } from './execution-error.ts';
import { readTile } from './read-tile.ts';
import { tileSeries } from './tile-series.ts';
import { tileValues } from './tile-values.ts';

/** The dependencies of {@link tryEvaluation}. */
export interface TrialContext {
  readonly store: Pick<Store, 'db'>;
  readonly telemetry: Pick<Telemetry, 'prepare'> & { readonly charts: Pick<Charts, 'query'> };
  readonly clock: Clock;
}

/**
 * Queries the last window of an alert before it is written. Returns why its tile cannot be queried, or undefined. A tile
 * that does not exist is the concern of other rules, and a failure of the telemetry engine says nothing about the alert.
 */
export async function tryEvaluation(
  { store, telemetry, clock }: TrialContext,
  tenant: string,
  { dashboardId, tileId, interval }: AlertInput,
): Promise<string | undefined> {
  if (typeof dashboardId !== 'string' || typeof tileId !== 'string') return undefined;
  const { tile, sources, database } = await readTile(store, tenant, { dashboardId, tileId });
  if (!tile) return undefined;
  const schedule = scheduleOf({ interval, schedule_offset_minutes: null, schedule_start_at: null });
  const endMs = windowStart(schedule, clock());
  const window = { startMs: endMs - schedule.intervalMs, endMs };
  try {
    const series = tileSeries(tile, sources);
    await telemetry.prepare(database);
    const queue = { workload: 'alerts', tenant } as const;
    const charts: Pick<Charts, 'query'> = { query: (query) => telemetry.charts.query(query, { queue }) };
    await tileValues(charts, series, schedule, [window]);
    return undefined;
  } catch (error) {
    const { type, message } = toExecutionFailure(error);
    return type === 'INVALID_ALERT' ? message : undefined;
  }
}
