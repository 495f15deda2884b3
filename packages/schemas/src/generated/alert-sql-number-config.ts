// Generated from specs/shared/schemas/AlertSqlNumberConfig.yaml by `npm run generate`. Do not edit.

import { isAlertSqlNumberConfig as guard, type AlertSqlNumberConfig } from './bidirectional/alert-sql-number-config.ts';

export { AlertSqlNumberConfig } from './bidirectional/alert-sql-number-config.ts';

/** Returns true if the value is a valid {@link AlertSqlNumberConfig}. */
export function isAlertSqlNumberConfig(value: unknown): value is AlertSqlNumberConfig {
  return guard(value);
}
