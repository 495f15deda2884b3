// Generated from specs/shared/schemas/RawSqlPieConfig.yaml by `npm run generate`. Do not edit.

import { isRawSqlPieConfig as guard, type RawSqlPieConfig } from './bidirectional/raw-sql-pie-config.ts';

export { RawSqlPieConfig } from './bidirectional/raw-sql-pie-config.ts';

/** Returns true if the value is a valid {@link RawSqlPieConfig}. */
export function isRawSqlPieConfig(value: unknown): value is RawSqlPieConfig {
  return guard(value);
}
