// Generated from specs/shared/schemas/AlertSqlConfig.yaml by `npm run generate`. Do not edit.

import { isObject } from '../../runtime/value.ts';
import { union } from '../../runtime/keywords/union.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { AlertSqlLineConfig, isAlertSqlLineConfig } from './alert-sql-line-config.ts';
import { AlertSqlNumberConfig, isAlertSqlNumberConfig } from './alert-sql-number-config.ts';
import { AlertSqlStackedBarConfig, isAlertSqlStackedBarConfig } from './alert-sql-stacked-bar-config.ts';

/** A chart with its own SQL that an alert evaluates. `displayType` selects the properties. */
export type AlertSqlConfig = AlertSqlLineConfig | AlertSqlStackedBarConfig | AlertSqlNumberConfig;

/** Validates {@link AlertSqlConfig}. */
export const AlertSqlConfig: Schema<AlertSqlConfig> = /* @__PURE__ */ schema<AlertSqlConfig>(
  () => ({
    tag: 'displayType',
    members: {
      line: AlertSqlLineConfig.rule,
      stacked_bar: AlertSqlStackedBarConfig.rule,
      number: AlertSqlNumberConfig.rule,
    },
    keywords: [union],
  }),
  'both',
  isAlertSqlConfig,
);

/** Returns true if the value is a valid {@link AlertSqlConfig}. */
export function isAlertSqlConfig(value: unknown, closed = false): value is AlertSqlConfig {
  if (!isObject(value)) return false;
  switch (value['displayType']) {
    case 'line':
      return isAlertSqlLineConfig(value, closed);
    case 'stacked_bar':
      return isAlertSqlStackedBarConfig(value, closed);
    case 'number':
      return isAlertSqlNumberConfig(value, closed);
    default:
      return false;
  }
}
