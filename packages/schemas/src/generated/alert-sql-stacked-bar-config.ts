// Generated from specs/shared/schemas/AlertSqlStackedBarConfig.yaml by `npm run generate`. Do not edit.

import {
  isAlertSqlStackedBarConfig as guard,
  type AlertSqlStackedBarConfig,
} from './bidirectional/alert-sql-stacked-bar-config.ts';

export { AlertSqlStackedBarConfig } from './bidirectional/alert-sql-stacked-bar-config.ts';

/** Returns true if the value is a valid {@link AlertSqlStackedBarConfig}. */
export function isAlertSqlStackedBarConfig(value: unknown): value is AlertSqlStackedBarConfig {
  return guard(value);
}
