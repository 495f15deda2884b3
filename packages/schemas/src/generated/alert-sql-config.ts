// Generated from specs/shared/schemas/AlertSqlConfig.yaml by `npm run generate`. Do not edit.

import { isAlertSqlConfig as guard, type AlertSqlConfig } from './bidirectional/alert-sql-config.ts';

export { AlertSqlConfig } from './bidirectional/alert-sql-config.ts';

/** Returns true if the value is a valid {@link AlertSqlConfig}. */
export function isAlertSqlConfig(value: unknown): value is AlertSqlConfig {
  return guard(value);
}
