// Generated from specs/shared/schemas/MetricSource.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { MetricTables, isMetricTables } from './bidirectional/metric-tables.ts';
import { QuerySetting, isQuerySetting } from './bidirectional/query-setting.ts';
import { SourceTable, isSourceTable } from './bidirectional/source-table.ts';
import { pattern, shape } from './patterns.ts';

/** A source of metrics. */
export interface MetricSource {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  id: string;
  /** The source contains metrics. */
  kind: 'metric';
  /**
   * Name of the time column. A comma-separated list is also accepted, and its most precise column is used.
   *
   * 1 to 10000 characters.
   * @example 'TimeUnix'
   */
  timestampValueExpression: string;
  /** The table of each metric type. */
  metricTables: MetricTables;
  /**
   * Map column with the attributes of the resource that emitted the metric.
   *
   * 1 to 10000 characters.
   * @example 'ResourceAttributes'
   */
  resourceAttributesExpression?: string;
  /**
   * Expression for the service name. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'ServiceName'
   */
  serviceNameExpression?: string;
  /**
   * The source with the log records of the same services. It need not exist. Absent if not set.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  logSourceId?: string;
  /**
   * Name of the table with the time series of the metrics. This service does not query the table. Absent if not
   * set.
   *
   * At most 10000 characters.
   * @example 'otel_metrics_series'
   */
  seriesTable?: string;
  /**
   * Name of the source. Names need not be unique.
   *
   * 1 to 1024 characters.
   * @example 'Logs'
   */
  name: string;
  /**
   * Name of a group of sources. This service stores it and does not use it. Absent if not set.
   *
   * At most 256 characters.
   * @example 'Checkout'
   */
  section?: string;
  /**
   * Id of the database connection. Each tenant has a built-in connection to its own database. A source does not
   * contain the connection's address or credentials.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8e0'
   */
  connection: string;
  /**
   * The table that stores the data. For a metric source, only the database is used, because its tables are in
   * `metricTables`.
   */
  from: SourceTable;
  /**
   * Whether the source is disabled. Queries that name it are rejected. A series without `sourceId` uses the first
   * enabled log source, or the first enabled metric source if its `dataSource` is `metrics`.
   * @default false
   */
  disabled?: boolean;
  /**
   * Database settings for queries of the source. This service stores them and does not use them.
   *
   * At most 10 items.
   * @default []
   */
  querySettings?: QuerySetting[];
}

/** Validates {@link MetricSource}. */
export const MetricSource: Schema<MetricSource> = /* @__PURE__ */ schema<MetricSource>(
  () => ({
    type: 'object',
    required: ['id', 'kind', 'timestampValueExpression', 'metricTables', 'name', 'connection', 'from'],
    properties: {
      id: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      kind: { type: 'string', const: 'metric' },
      timestampValueExpression: { type: 'string', minLength: 1, maxLength: 10000 },
      metricTables: MetricTables.rule,
      resourceAttributesExpression: { type: 'string', minLength: 1, maxLength: 10000 },
      serviceNameExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      logSourceId: {
        type: 'string',
        pattern: pattern,
        expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        tolerated: 'null',
      },
      seriesTable: { type: 'string', maxLength: 10000, tolerated: 'null' },
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      section: { type: 'string', maxLength: 256, tolerated: 'null' },
      connection: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      from: SourceTable.rule,
      disabled: { type: 'boolean', default: false, tolerated: 'null' },
      querySettings: { type: 'array', maxItems: 10, default: [], items: QuerySetting.rule, tolerated: 'null' },
    },
  }),
  'response',
  isMetricSource,
);

function metricSourceQuerySettings(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isQuerySetting(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link MetricSource}. */
export function isMetricSource(value: unknown): value is MetricSource {
  if (!isObject(value)) return false;
  const {
    id,
    kind,
    timestampValueExpression,
    metricTables,
    resourceAttributesExpression,
    serviceNameExpression,
    logSourceId,
    seriesTable,
    name,
    section,
    connection,
    from,
    disabled,
    querySettings,
  } = value;
  return (
    typeof id === 'string' &&
    shape.test(id) &&
    kind === 'metric' &&
    timestampValueExpression !== '' &&
    hasMaxLength(timestampValueExpression, 10000) &&
    isMetricTables(metricTables) &&
    (resourceAttributesExpression === undefined ||
      (resourceAttributesExpression !== '' && hasMaxLength(resourceAttributesExpression, 10000))) &&
    (serviceNameExpression === undefined || hasMaxLength(serviceNameExpression, 10000)) &&
    (logSourceId === undefined || (typeof logSourceId === 'string' && shape.test(logSourceId))) &&
    (seriesTable === undefined || hasMaxLength(seriesTable, 10000)) &&
    name !== '' &&
    hasMaxLength(name, 1024) &&
    (section === undefined || hasMaxLength(section, 256)) &&
    typeof connection === 'string' &&
    shape.test(connection) &&
    isSourceTable(from) &&
    (disabled === undefined || typeof disabled === 'boolean') &&
    (querySettings === undefined || metricSourceQuerySettings(querySettings))
  );
}
