import type { Alert, AlertChannel, AlertExecutionError, AlertInput } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { silenceAt } from '../../domain/alert.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { toEpochMs, toIsoTime } from '../../domain/timestamp.ts';
import type { AlertsTable } from '../../store/tables.ts';
import { channelsOf, hasRange } from './rules.ts';

/** Converts a time of a request to the format of the store. Returns null if there is none. */
function normalizeTime(text: string | null | undefined): string | null {
  const time = typeof text === 'string' ? toEpochMs(text) : undefined;
  return time === undefined ? null : toIsoTime(time);
}

/** Returns the columns that a request sets. */
export function toColumns(input: AlertInput) {
  return {
    source: input.source,
    dashboard_id: input.dashboardId ?? null,
    tile_id: input.tileId ?? null,
    saved_search_id: input.savedSearchId ?? null,
    group_by: input.groupBy ?? null,
    chart_config: input.chartConfig ? JSON.stringify(input.chartConfig) : null,
    interval: input.interval,
    threshold: input.threshold,
    threshold_type: input.thresholdType,
    threshold_max: hasRange(input) ? (input.thresholdMax ?? null) : null,
    channels: JSON.stringify(channelsOf(input)),
    name: input.name ?? null,
    message: input.message ?? null,
    note: input.note ?? null,
    display_name: input.displayName ?? null,
    tags: JSON.stringify([...new Set(input.tags)]),
    enabled: input.enabled === false ? 0 : 1,
    notify_every: input.notifyEvery ?? null,
    no_data: input.noData ?? 'zero',
    num_consecutive_windows: input.numConsecutiveWindows ?? null,
    schedule_offset_minutes: input.scheduleOffsetMinutes ?? null,
    schedule_start_at: normalizeTime(input.scheduleStartAt),
  };
}

/** Parses execution errors and omits the properties that only the evaluator uses. */
function toExecutionErrors(json: string): AlertExecutionError[] {
  const errors = JSON.parse(json) as AlertExecutionError[];
  return errors.map(({ timestamp, type, message }) => ({ timestamp, type, message }));
}

/**
 * Returns the alert of a row. Fields without a value are null if the schema allows null, and absent otherwise. A silence that has ended at
 * `nowMs` is null, although the row contains it until the next successful evaluation.
 */
export function toAlert(tenant: Tenant, row: Selectable<AlertsTable>, nowMs: number): Alert {
  const channels = JSON.parse(row.channels) as AlertChannel[];
  return {
    id: row.id,
    ...(tenant.teamId !== undefined && { teamId: tenant.teamId }),
    source: row.source,
    ...(row.dashboard_id !== null && { dashboardId: row.dashboard_id }),
    ...(row.tile_id !== null && { tileId: row.tile_id }),
    ...(row.saved_search_id !== null && { savedSearchId: row.saved_search_id }),
    ...(row.group_by !== null && { groupBy: row.group_by }),
    ...(row.chart_config !== null && { chartConfig: JSON.parse(row.chart_config) as unknown }),
    interval: row.interval,
    threshold: row.threshold,
    thresholdType: row.threshold_type,
    ...(row.threshold_max !== null && { thresholdMax: row.threshold_max }),
    channel: channels[0],
    channels,
    name: row.name,
    message: row.message,
    note: row.note,
    displayName: row.display_name,
    tags: JSON.parse(row.tags) as unknown,
    enabled: row.enabled === 1,
    notifyEvery: row.notify_every,
    noData: row.no_data,
    numConsecutiveWindows: row.num_consecutive_windows,
    scheduleOffsetMinutes: row.schedule_offset_minutes,
    scheduleStartAt: row.schedule_start_at,
    state: row.state,
    silenced: silenceAt(row, nowMs),
    executionErrors: toExecutionErrors(row.execution_errors),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  } as Alert;
}
