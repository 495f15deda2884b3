// Generated from specs by `npm run generate`. Do not edit.

import type { Alert } from './alert.ts';
import type { AlertChannel } from './alert-channel.ts';
import type { AlertChartConfig } from './alert-chart-config.ts';
import type { AlertExecutionError } from './alert-execution-error.ts';
import type { AlertInput } from './alert-input.ts';
import type { AlertSilence } from './alert-silence.ts';
import type { AlertState } from './alert-state.ts';
import type { Connection } from './connection.ts';
import type { ConnectionInput } from './connection-input.ts';
import type { Dashboard } from './dashboard.ts';
import type { DashboardContainer } from './dashboard-container.ts';
import type { DashboardFilter } from './dashboard-filter.ts';
import type { DashboardFilterInput } from './dashboard-filter-input.ts';
import type { DashboardInput } from './dashboard-input.ts';
import type { GenericWebhook } from './generic-webhook.ts';
import type { GenericWebhookInput } from './generic-webhook-input.ts';
import type { HighlightedExpression } from './highlighted-expression.ts';
import type { LogSource } from './log-source.ts';
import type { LogSourceInput } from './log-source-input.ts';
import type { MaterializedView } from './materialized-view.ts';
import type { MetricSource } from './metric-source.ts';
import type { MetricSourceInput } from './metric-source-input.ts';
import type { PipeSettings } from './pipe-settings.ts';
import type { PipeSettingsInput } from './pipe-settings-input.ts';
import type { PromqlSource } from './promql-source.ts';
import type { PromqlSourceInput } from './promql-source-input.ts';
import type { QuerySetting } from './query-setting.ts';
import type { SavedFilterValue } from './saved-filter-value.ts';
import type { SavedSearch } from './saved-search.ts';
import type { SavedSearchFilter } from './saved-search-filter.ts';
import type { SavedSearchInput } from './saved-search-input.ts';
import type { Series } from './series.ts';
import type { SessionSource } from './session-source.ts';
import type { SessionSourceInput } from './session-source-input.ts';
import type { SlackWebhook } from './slack-webhook.ts';
import type { SlackWebhookInput } from './slack-webhook-input.ts';
import type { Source } from './source.ts';
import type { SourceFilterSettings } from './source-filter-settings.ts';
import type { Tile } from './tile.ts';
import type { TileConfig } from './tile-config.ts';
import type { TileInput } from './tile-input.ts';
import type { TraceSource } from './trace-source.ts';
import type { TraceSourceInput } from './trace-source-input.ts';
import type { Webhook } from './webhook.ts';
import type { WhereLanguage } from './where-language.ts';

/**
 * An editable {@link Alert}, passed to the callback of `modify`. Its properties accept the values of {@link
 * AlertInput}, except read-only arrays.
 */
export interface AlertDraft extends AlertInput {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8b7'
   */
  readonly id: string;
  /**
   * Id of the team that owns the alert. Only present in the open source deployment.
   * @example '6740a3f2c51e9b0012d4e801'
   */
  readonly teamId?: string;
  chartConfig?: AlertChartConfig | undefined;
  channel?: AlertChannel | undefined;
  channels?: AlertChannel[] | undefined;
  get name(): string | null;
  set name(value: string | null | undefined);
  get message(): string | null;
  set message(value: string | null | undefined);
  get note(): string | null;
  set note(value: string | null | undefined);
  tags?: string[] | undefined;
  get numConsecutiveWindows(): number | null;
  set numConsecutiveWindows(value: number | null | undefined);
  /**
   * Result of the last evaluation. A new alert is `OK`, unless it is disabled or uses a metric or an attribute
   * that its source has never received.
   */
  readonly state: AlertState;
  /** The silence of the alert. Null if the alert is not silenced. */
  readonly silenced?: AlertSilence | null;
  /**
   * Error of the last evaluation, and errors of notifications that have failed since then or are still retried. At
   * most 20; empty if there are none.
   */
  readonly executionErrors?: AlertExecutionError[];
  /**
   * Creation time of the alert, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:30:00.000Z'
   */
  readonly createdAt?: string;
  /**
   * Time of the last update by a client, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:30:00.000Z'
   */
  readonly updatedAt?: string;
}

/**
 * An editable {@link Connection}, passed to the callback of `modify`. Its properties accept the values of {@link
 * ConnectionInput}, except read-only arrays.
 */
export interface ConnectionDraft extends ConnectionInput {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8e4'
   */
  readonly id: string;
  /**
   * Whether this is the connection to the team's own database. Each team has one such connection. It cannot be
   * changed or deleted.
   */
  readonly isBuiltIn?: boolean;
  /**
   * Creation time of the connection, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  readonly createdAt: string;
  /**
   * Time of the last update, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  readonly updatedAt: string;
}

/**
 * An editable {@link Dashboard}, passed to the callback of `modify`. Its properties accept the values of {@link
 * DashboardInput}, except read-only arrays.
 */
export interface DashboardDraft extends DashboardInput {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8a1'
   */
  readonly id: string;
  tiles: TileDraft[];
  get tags(): string[];
  set tags(value: string[] | undefined);
  get filters(): DashboardFilterDraft[];
  set filters(value: DashboardFilterDraft[] | undefined);
  get savedQuery(): string | null;
  set savedQuery(value: string | null | undefined);
  get savedQueryLanguage(): WhereLanguage | null;
  set savedQueryLanguage(value: WhereLanguage | null | undefined);
  get savedFilterValues(): SavedFilterValue[];
  set savedFilterValues(value: SavedFilterValue[] | undefined);
  containers?: DashboardContainer[] | undefined;
}

/**
 * An editable {@link DashboardFilter} inside the value that `modify` changes. Fields that the service assigns are
 * absent in a new one.
 */
export interface DashboardFilterDraft extends DashboardFilterInput {
  appliesToSourceIds?: string[] | undefined;
}

/**
 * An editable {@link GenericWebhook}, passed to the callback of `modify`. Its properties accept the values of
 * {@link GenericWebhookInput}, except read-only arrays.
 */
export interface GenericWebhookDraft extends GenericWebhookInput {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8c3'
   */
  readonly id: string;
  /**
   * Creation time of the webhook, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  readonly createdAt: string;
  /**
   * Time of the last update, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  readonly updatedAt: string;
}

/**
 * An editable {@link LogSource}, passed to the callback of `modify`. Its properties accept the values of {@link
 * LogSourceInput}, except read-only arrays.
 */
export interface LogSourceDraft extends LogSourceInput {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  readonly id: string;
  querySettings?: QuerySetting[] | undefined;
  highlightedTraceAttributeExpressions?: HighlightedExpression[] | undefined;
  highlightedRowAttributeExpressions?: HighlightedExpression[] | undefined;
  materializedViews?: MaterializedView[] | undefined;
  filterSettings?: SourceFilterSettings | undefined;
}

/**
 * An editable {@link MetricSource}, passed to the callback of `modify`. Its properties accept the values of {@link
 * MetricSourceInput}, except read-only arrays.
 */
export interface MetricSourceDraft extends MetricSourceInput {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  readonly id: string;
  querySettings?: QuerySetting[] | undefined;
}

/**
 * An editable {@link PipeSettings}, passed to the callback of `modify`. Its properties accept the values of {@link
 * PipeSettingsInput}, except read-only arrays.
 */
export interface PipeSettingsDraft extends PipeSettingsInput {
  get streaming_max_insert_wait_ms(): number;
  set streaming_max_insert_wait_ms(value: number | null | undefined);
  get object_storage_concurrency(): number;
  set object_storage_concurrency(value: number | null | undefined);
  get object_storage_polling_interval_ms(): number;
  set object_storage_polling_interval_ms(value: number | null | undefined);
  get object_storage_max_insert_bytes(): number;
  set object_storage_max_insert_bytes(value: number | null | undefined);
  get object_storage_max_file_count(): number;
  set object_storage_max_file_count(value: number | null | undefined);
  get db_max_threads(): number;
  set db_max_threads(value: number | null | undefined);
  get db_max_insert_threads(): number;
  set db_max_insert_threads(value: number | null | undefined);
  get db_min_insert_block_size_bytes(): number;
  set db_min_insert_block_size_bytes(value: number | null | undefined);
  get db_max_download_threads(): number;
  set db_max_download_threads(value: number | null | undefined);
  get db_parallel_distributed_insert_select(): number;
  set db_parallel_distributed_insert_select(value: number | null | undefined);
  get object_storage_use_cluster_function(): boolean;
  set object_storage_use_cluster_function(value: boolean | null | undefined);
  get db_parallel_view_processing(): boolean;
  set db_parallel_view_processing(value: boolean | null | undefined);
}

/**
 * An editable {@link PromqlSource}, passed to the callback of `modify`. Its properties accept the values of {@link
 * PromqlSourceInput}, except read-only arrays.
 */
export interface PromqlSourceDraft extends PromqlSourceInput {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  readonly id: string;
  querySettings?: QuerySetting[] | undefined;
}

/**
 * An editable {@link SavedSearch}, passed to the callback of `modify`. Its properties accept the values of {@link
 * SavedSearchInput}, except read-only arrays.
 */
export interface SavedSearchDraft extends SavedSearchInput {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8f1'
   */
  readonly id: string;
  /**
   * Id of the team that owns the saved search. Absent in the managed deployment.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e801'
   */
  readonly teamId?: string;
  get select(): string;
  set select(value: string | undefined);
  get where(): string;
  set where(value: string | undefined);
  get whereLanguage(): WhereLanguage;
  set whereLanguage(value: WhereLanguage | undefined);
  get orderBy(): string;
  set orderBy(value: string | undefined);
  get tags(): string[];
  set tags(value: string[] | undefined);
  get filters(): SavedSearchFilter[];
  set filters(value: SavedSearchFilter[] | undefined);
  /**
   * Creation time of the saved search, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  readonly createdAt: string;
  /**
   * Time of the last update, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  readonly updatedAt: string;
}

/**
 * An editable {@link SessionSource}, passed to the callback of `modify`. Its properties accept the values of
 * {@link SessionSourceInput}, except read-only arrays.
 */
export interface SessionSourceDraft extends SessionSourceInput {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  readonly id: string;
  get timestampValueExpression(): string;
  set timestampValueExpression(value: string | undefined);
  querySettings?: QuerySetting[] | undefined;
}

/**
 * An editable {@link SlackWebhook}, passed to the callback of `modify`. Its properties accept the values of {@link
 * SlackWebhookInput}, except read-only arrays.
 */
export interface SlackWebhookDraft extends SlackWebhookInput {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8c4'
   */
  readonly id: string;
  /**
   * Creation time of the webhook, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  readonly createdAt: string;
  /**
   * Time of the last update, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  readonly updatedAt: string;
}

/** An editable {@link Source}, passed to the callback of `modify`. */
export type SourceDraft =
  | LogSourceDraft
  | TraceSourceDraft
  | MetricSourceDraft
  | SessionSourceDraft
  | PromqlSourceDraft;

/**
 * An editable {@link Tile} inside the value that `modify` changes. Fields that the service assigns are absent in a
 * new one.
 */
export interface TileDraft extends TileInput {
  series?: Series[] | undefined;
  config?: TileConfig | undefined;
}

/**
 * An editable {@link TraceSource}, passed to the callback of `modify`. Its properties accept the values of {@link
 * TraceSourceInput}, except read-only arrays.
 */
export interface TraceSourceDraft extends TraceSourceInput {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  readonly id: string;
  querySettings?: QuerySetting[] | undefined;
  highlightedTraceAttributeExpressions?: HighlightedExpression[] | undefined;
  highlightedRowAttributeExpressions?: HighlightedExpression[] | undefined;
  materializedViews?: MaterializedView[] | undefined;
  filterSettings?: SourceFilterSettings | undefined;
}

/** An editable {@link Webhook}, passed to the callback of `modify`. */
export type WebhookDraft = GenericWebhookDraft | SlackWebhookDraft;
