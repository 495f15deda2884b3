// Generated from specs/shared/schemas/AlertSqlLineConfig.yaml by `npm run generate`. Do not edit.

import { isAlertSqlLineConfig as guard, type AlertSqlLineConfig } from './bidirectional/alert-sql-line-config.ts';

export { AlertSqlLineConfig } from './bidirectional/alert-sql-line-config.ts';

/** Returns true if the value is a valid {@link AlertSqlLineConfig}. */
export function isAlertSqlLineConfig(value: unknown): value is AlertSqlLineConfig {
  return guard(value);
}
