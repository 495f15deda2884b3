// Generated from specs/shared/schemas/RawSqlNumberConfig.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { ChartColor, isChartColor } from '../chart-color.ts';
import { NumberFormat, isNumberFormat } from './number-format.ts';
import { pattern, shape } from '../patterns.ts';

/** The first number in the result of an SQL statement. */
export interface RawSqlNumberConfig {
  /** Selects a single number. */
  displayType: 'number';
  /** Color of the number. If absent, the user interface decides. */
  color?: ChartColor | undefined;
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
}

/** Validates {@link RawSqlNumberConfig}. */
export const RawSqlNumberConfig: Schema<RawSqlNumberConfig> = /* @__PURE__ */ schema<RawSqlNumberConfig>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    optional: ['color', 'sourceId', 'numberFormat'],
    properties: {
      displayType: { type: 'string', const: 'number' },
      color: ChartColor.rule,
      configType: { type: 'string', const: 'sql' },
      connectionId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      sqlTemplate: { type: 'string', maxLength: 100000 },
      sourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      numberFormat: NumberFormat.rule,
    },
  }),
  'both',
  isRawSqlNumberConfig,
);

/** Returns true if the value is a valid {@link RawSqlNumberConfig}. */
export function isRawSqlNumberConfig(value: unknown, closed = false): value is RawSqlNumberConfig {
  if (!isObject(value)) return false;
  const { displayType, color, configType, connectionId, sqlTemplate, sourceId, numberFormat } = value;
  return (
    displayType === 'number' &&
    (color === undefined || isChartColor(color)) &&
    configType === 'sql' &&
    typeof connectionId === 'string' &&
    shape.test(connectionId) &&
    hasMaxLength(sqlTemplate, 100000) &&
    (sourceId === undefined || (typeof sourceId === 'string' && shape.test(sourceId))) &&
    (numberFormat === undefined || isNumberFormat(numberFormat, closed)) &&
    (!closed ||
      countProperties(value) ===
        4 + (color === undefined ? 0 : 1) + (sourceId === undefined ? 0 : 1) + (numberFormat === undefined ? 0 : 1) ||
      hasOnlyProperties(value, RawSqlNumberConfig.rule.properties))
  );
}
