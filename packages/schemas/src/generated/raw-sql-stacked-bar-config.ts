// Generated from specs/shared/schemas/RawSqlStackedBarConfig.yaml by `npm run generate`. Do not edit.

import {
  isRawSqlStackedBarConfig as guard,
  type RawSqlStackedBarConfig,
} from './bidirectional/raw-sql-stacked-bar-config.ts';

export { RawSqlStackedBarConfig } from './bidirectional/raw-sql-stacked-bar-config.ts';

/** Returns true if the value is a valid {@link RawSqlStackedBarConfig}. */
export function isRawSqlStackedBarConfig(value: unknown): value is RawSqlStackedBarConfig {
  return guard(value);
}
