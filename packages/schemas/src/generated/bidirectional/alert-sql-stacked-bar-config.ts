// Generated from specs/shared/schemas/AlertSqlStackedBarConfig.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { NumberFormat, isNumberFormat } from './number-format.ts';
import { pattern, shape } from '../patterns.ts';

/** A stacked bar chart that an alert evaluates. It shows the result of an SQL statement. */
export interface AlertSqlStackedBarConfig {
  /**
   * Name of the chart in notifications. If absent or empty, generated titles contain `a chart` instead.
   *
   * At most 1024 characters.
   * @example 'Errors at checkout'
   */
  name?: string | undefined;
  /** Selects stacked bars. */
  displayType: 'stacked_bar';
  /** Marks a tile with its own SQL. */
  configType: 'sql';
  /**
   * Id of the connection to query, as in `connection` of a source. An unknown connection returns 400.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8e0'
   */
  connectionId: string;
  /**
   * One SELECT statement over the tables of one database. On the built-in connection, this is the database of the
   * tenant. On another connection, it is the database of the source, or `default` if `sourceId` is absent. The
   * statement may contain macros such as `$__timeFilter(Timestamp)`, parameters such as `{intervalSeconds:Int64}`,
   * and the variables of the dashboard.
   *
   * At most 100000 characters.
   * @example 'SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)'
   */
  sqlTemplate: string;
  /**
   * The source that `$__sourceTable` and `$__filters` refer to. It must use the connection `connectionId`.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  sourceId?: string | undefined;
  /** Format of the numbers. If absent, the user interface decides. */
  numberFormat?: NumberFormat | undefined;
  /** Whether user interfaces extend the time range to whole buckets. Queries of this API do not use it. */
  alignDateRangeToGranularity?: boolean | undefined;
  /**
   * Whether a bucket without data is drawn as 0. If false, the chart has a gap.
   * @default true
   */
  fillNulls?: boolean | undefined;
  /**
   * Maximum number of groups. Groups are ranked by their largest value in any bucket, and the first ones are kept.
   * With a limit, the group whose grouping columns are all empty is left out. If absent or 0, all groups are kept.
   *
   * 0 to 1000000.
   * @example 20
   */
  seriesLimit?: number | undefined;
}

/** Validates {@link AlertSqlStackedBarConfig}. */
export const AlertSqlStackedBarConfig: Schema<AlertSqlStackedBarConfig> =
  /* @__PURE__ */ schema<AlertSqlStackedBarConfig>(
    () => ({
      type: 'object',
      tolerated: 'nulls',
      properties: {
        name: { type: 'string', maxLength: 1024 },
        displayType: { type: 'string', const: 'stacked_bar' },
        configType: { type: 'string', const: 'sql' },
        connectionId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
        sqlTemplate: { type: 'string', maxLength: 100000 },
        sourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
        numberFormat: NumberFormat.rule,
        alignDateRangeToGranularity: { type: 'boolean' },
        fillNulls: { type: 'boolean', default: true },
        seriesLimit: { type: 'integer', minimum: 0, maximum: 1000000 },
      },
      required: ['displayType', 'configType', 'connectionId', 'sqlTemplate'],
    }),
    'both',
    isAlertSqlStackedBarConfig,
  );

/** Returns true if the value is a valid {@link AlertSqlStackedBarConfig}. */
export function isAlertSqlStackedBarConfig(value: unknown, closed = false): value is AlertSqlStackedBarConfig {
  if (!isObject(value)) return false;
  let missing = 4;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'name':
        if (!hasMaxLength(entry, 1024)) return false;
        break;
      case 'displayType':
        if (entry !== 'stacked_bar') return false;
        missing--;
        break;
      case 'configType':
        if (entry !== 'sql') return false;
        missing--;
        break;
      case 'connectionId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        missing--;
        break;
      case 'sqlTemplate':
        if (!hasMaxLength(entry, 100000)) return false;
        missing--;
        break;
      case 'sourceId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        break;
      case 'numberFormat':
        if (!isNumberFormat(entry, closed)) return false;
        break;
      case 'alignDateRangeToGranularity':
      case 'fillNulls':
        if (typeof entry !== 'boolean') return false;
        break;
      case 'seriesLimit':
        if (!(typeof entry === 'number' && (entry | 0) === entry && entry >= 0 && entry <= 1000000)) return false;
        break;
      default:
        if (closed && Object.hasOwn(value, key)) return false;
    }
  }
  return missing === 0;
}
