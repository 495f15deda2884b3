// Generated from specs/shared/schemas/MetricSource.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { MetricTables, isMetricTables } from './metric-tables.ts';
import { QuerySetting, isQuerySetting } from './query-setting.ts';
import { SourceTable, isSourceTable } from './source-table.ts';
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
  /**
   * Name of the source.
   * @example 'Metrics'
   */
  name: string;
  /** The source contains metrics. */
  kind: 'metric';
  /**
   * Id of the database connection. The address and the credentials of the connection are never returned.
   * @example '6740a3f2c51e9b0012d4e8e0'
   */
  connection: string;
  /** The table that stores the data. */
  from: SourceTable;
  /**
   * Expression for the timestamp.
   * @example 'TimeUnix'
   */
  timestampValueExpression: string;
  /** Whether the source is skipped when a series does not name a source. */
  disabled: boolean;
  /**
   * Settings applied to every query. Empty if there are none.
   *
   * At most 10 items.
   */
  querySettings: QuerySetting[];
  /** The table of each metric type. */
  metricTables: MetricTables;
  /**
   * Map column with the attributes of the resource that emitted the metric. Absent if not set.
   * @example 'ResourceAttributes'
   */
  resourceAttributesExpression?: string;
}

/** Validates {@link MetricSource}. */
export const MetricSource: Schema<MetricSource> = /* @__PURE__ */ schema<MetricSource>(
  () => ({
    type: 'object',
    optional: ['resourceAttributesExpression'],
    properties: {
      id: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      name: { type: 'string' },
      kind: { type: 'string', const: 'metric' },
      connection: { type: 'string' },
      from: SourceTable.rule,
      timestampValueExpression: { type: 'string' },
      disabled: { type: 'boolean' },
      querySettings: { type: 'array', maxItems: 10, items: QuerySetting.rule },
      metricTables: MetricTables.rule,
      resourceAttributesExpression: { type: 'string' },
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
    name,
    kind,
    connection,
    from,
    timestampValueExpression,
    disabled,
    querySettings,
    metricTables,
    resourceAttributesExpression,
  } = value;
  return (
    typeof id === 'string' &&
    shape.test(id) &&
    typeof name === 'string' &&
    kind === 'metric' &&
    typeof connection === 'string' &&
    isSourceTable(from) &&
    typeof timestampValueExpression === 'string' &&
    typeof disabled === 'boolean' &&
    metricSourceQuerySettings(querySettings) &&
    isMetricTables(metricTables) &&
    (resourceAttributesExpression === undefined || typeof resourceAttributesExpression === 'string')
  );
}
