// Generated from specs/shared/schemas/AlertChartConfig.yaml by `npm run generate`. Do not edit.

import { isObject } from '../../runtime/value.ts';
import { union } from '../../runtime/keywords/union.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { AlertBuilderConfig, isAlertBuilderConfig, type AlertBuilderConfigInput } from './alert-builder-config.ts';
import { AlertSqlConfig, isAlertSqlConfig } from './alert-sql-config.ts';

/** Input variant of {@link AlertChartConfig}: its arrays may be read-only. */
export type AlertChartConfigInput = AlertBuilderConfigInput | AlertSqlConfig;

/**
 * The chart of an alert with `source: inline`. With `configType: sql`, it contains an SQL statement. Without
 * `configType`, the service builds the query. A chart has the properties of a tile `config` and a `name`. A chart
 * without SQL also has `where`.
 */
export type AlertChartConfig = AlertBuilderConfig | AlertSqlConfig;

/** Validates {@link AlertChartConfig}. */
export const AlertChartConfig: Schema<AlertChartConfig> = /* @__PURE__ */ schema<AlertChartConfig>(
  () => ({
    tag: 'configType',
    members: { sql: AlertSqlConfig.rule },
    absent: AlertBuilderConfig.rule,
    keywords: [union],
  }),
  'both',
  isAlertChartConfig,
);

/** Returns true if the value is a valid {@link AlertChartConfig}. */
export function isAlertChartConfig(value: unknown, closed = false): value is AlertChartConfig {
  if (!isObject(value)) return false;
  switch (value['configType']) {
    case 'sql':
      return isAlertSqlConfig(value, closed);
    case undefined:
      return isAlertBuilderConfig(value, closed);
    default:
      return false;
  }
}
